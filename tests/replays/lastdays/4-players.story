1. - citizen purple | 9483fdc8d5c5 38e9354fa7fa
    citizen {"seat": 0, "colour": "purple", "house": 40}
2. - citizen blue | 5436dc25ad02 4271041962d8
    citizen {"seat": 1, "colour": "blue", "house": 23}
3. - citizen white | 3f0bb4d22973 4eb6b8a4c28e
    citizen {"seat": 2, "colour": "white", "house": 42}
4. - citizen black | e0345af29e50 b1913781e2b8
    citizen {"seat": 3, "colour": "black", "house": 53}
5. purple forward | bb2636318d0d 490efb9fae55
6. - roll 2 3 | 839959a75f8c 5f3e9aea6837
    rolled {"seat": 0, "dice": [2, 3], "steps": 5}
    moved {"seat": 0, "from": "s0", "to": "s5", "pushed": false}
7. purple pass | 5bb3dbf552b6 d0824d03ddfd
    passed {"seat": 0}
8. blue forward | 64232b4bb9dd d829c1eda1ec
9. - roll 4 5 | 0e8186fccb4e e35ca318a22f
    rolled {"seat": 1, "dice": [4, 5], "steps": 9}
    moved {"seat": 1, "from": "s0", "to": "s9", "pushed": false}
10. blue buy 9 | ba36f3ee0101 725070845dbe
    bought {"seat": 1, "card": 9, "amount": 1000}
11. white forward | c485f447f4a4 e875d97749d1
12. - roll 3 2 | 73d77bb47dd8 1d6dc2b244b1
    rolled {"seat": 2, "dice": [3, 2], "steps": 5}
    moved {"seat": 2, "from": "s0", "to": "s6", "pushed": true}
13. white pass | da19254e8c84 5b5d2940233d
    passed {"seat": 2}
14. black forward | 23b5c6805ffb fee671970f5c
15. - roll 3 5 | 45c4e8e96970 069b972a1d9e
    rolled {"seat": 3, "dice": [3, 5], "steps": 8}
    moved {"seat": 3, "from": "s0", "to": "s8", "pushed": false}
16. black buy 8 | dd5cbff0a2b2 e5445455cbdb
    bought {"seat": 3, "card": 8, "amount": 1200}
17. purple forward | 124b71b69855 99a33360ab66
18. - roll 3 4 | 66bf30e57c31 12ca6158b6f1
    rolled {"seat": 0, "dice": [3, 4], "steps": 7}
    moved {"seat": 0, "from": "s5", "to": "s12", "pushed": false}
19. purple buy 11 | 5ca0f9692c6a b44010bb5dcd
    bought {"seat": 0, "card": 11, "amount": 1000}
20. blue forward | c78d04057f2a 7103516c9351
21. - roll 2 1 | f50ecb3a8d30 d15841628260
    rolled {"seat": 1, "dice": [2, 1], "steps": 3}
    moved {"seat": 1, "from": "s9", "to": "s13", "pushed": true}
22. blue buy 12 | fd9b69211cde 37c306fb1376
    bought {"seat": 1, "card": 12, "amount": 1300}
23. white forward | 9ca51f4e90f5 f0bb39cd87e5
24. - roll 2 3 | cfd24b47ae90 1026bb8fbaac
    rolled {"seat": 2, "dice": [2, 3], "steps": 5}
    moved {"seat": 2, "from": "s6", "to": "s11", "pushed": false}
25. white pass | 2b02ab0f3a15 834ebfcf8dd4
    passed {"seat": 2}
26. black forward | 407111466eb3 9603211ed5be
27. - roll 3 2 | 5b8365f297ef e9e82c479e1d
    rolled {"seat": 3, "dice": [3, 2], "steps": 5}
    moved {"seat": 3, "from": "s8", "to": "s14", "pushed": true}
28. black buy 13 | edbb85ca84e8 1d0c453bbcc6
    bought {"seat": 3, "card": 13, "amount": 1900}
29. purple forward | 234d92a08be0 21d5c3f8f392
30. - roll 2 1 | f3bb24d69146 3de5efb7e386
    rolled {"seat": 0, "dice": [2, 1], "steps": 3}
    moved {"seat": 0, "from": "s12", "to": "s15", "pushed": false}
31. purple buy 14 | 23ab76813aa6 6f8503eb2a73
    bought {"seat": 0, "card": 14, "amount": 500}
32. blue forward | ec3668ae565a 7a2e9e1b97df
33. - roll 4 1 | f5879733dc98 ff1c21b14fc7
    rolled {"seat": 1, "dice": [4, 1], "steps": 5}
    moved {"seat": 1, "from": "s13", "to": "s18", "pushed": false}
34. blue buy 17 | 5dcc90915adf d46f251c787f
    bought {"seat": 1, "card": 17, "amount": 1450}
35. white forward | 79e3bb507461 fb8980fad803
36. - roll 4 5 | 6c4ef1340fdb 9d82545dd0f1
    rolled {"seat": 2, "dice": [4, 5], "steps": 9}
    moved {"seat": 2, "from": "s11", "to": "s20", "pushed": false}
37. white pass | d015d237b7dd 2dffe7d2f175
    passed {"seat": 2}
38. black forward | dc9f89c9e4a9 5c620b908f19
39. - roll 6 3 | 00af11a1d639 32328ca17f91
    rolled {"seat": 3, "dice": [6, 3], "steps": 9}
    moved {"seat": 3, "from": "s14", "to": "s23", "pushed": false}
40. black buy 21 | dcf0d1d9ebe1 4cf73260f45b
    bought {"seat": 3, "card": 21, "amount": 500}
41. purple forward | 47a1c8dcd7cc e89fdcd61c06
42. - roll 2 4 | cfc881fdf8ee 5f935f648091
    rolled {"seat": 0, "dice": [2, 4], "steps": 6}
    moved {"seat": 0, "from": "s15", "to": "s21", "pushed": false}
43. purple buy 19 | ab2ec13f62a7 bccb8bcb3a6b
    bought {"seat": 0, "card": 19, "amount": 500}
44. blue forward | 904db34abaa6 4bcd9e7cc097
45. - roll 1 5 | 85f47395db73 28021607a597
    rolled {"seat": 1, "dice": [1, 5], "steps": 6}
    moved {"seat": 1, "from": "s18", "to": "s24", "pushed": false}
46. blue buy 22 | ef88d7b8d2e7 6399d36ae1d7
    bought {"seat": 1, "card": 22, "amount": 1450}
47. white forward | 66df7b5f55c7 2bf79d4f2839
48. - roll 5 1 | c4309dfe2ec4 fbd6fcf362a5
    rolled {"seat": 2, "dice": [5, 1], "steps": 6}
    moved {"seat": 2, "from": "s20", "to": "s26", "pushed": false}
49. white pass | 5459aa5119b6 8b65a12b3740
    passed {"seat": 2}
50. black back | e3c198c10b38 880b353543bc
51. - roll 4 | a345ac1e4f53 1f774fbacc1d
    rolled {"seat": 3, "dice": [4], "steps": 4}
    moved {"seat": 3, "from": "s23", "to": "s19", "pushed": false}
52. black buy 16 | 8f90fc1d84fc d554ab063d8d
    bought {"seat": 3, "card": 16, "amount": 1000}
53. purple back | d098d31fde7b a4f70fff7d53
54. - roll 6 | 3a9a5d53e518 ce34716af036
    rolled {"seat": 0, "dice": [6], "steps": 6}
    moved {"seat": 0, "from": "s21", "to": "s11", "pushed": true}
55. purple buy 10 | be510c38b48b ecb6d7e90276
    bought {"seat": 0, "card": 10, "amount": 500}
56. blue back | a106197543ed cc24abbd729b
57. - roll 5 | d773b5bab96e c80fcc76fd30
    rolled {"seat": 1, "dice": [5], "steps": 5}
    moved {"seat": 1, "from": "s24", "to": "s19", "pushed": false}
58. blue buy 15 | bdb216175a2a be5119eed547
    bought {"seat": 1, "card": 15, "amount": 1300}
59. white back | 76b96822f260 ef4bccc832d1
60. - roll 2 | 083cdf0ce3ff c5e5372019b4
    rolled {"seat": 2, "dice": [2], "steps": 2}
    moved {"seat": 2, "from": "s26", "to": "s22", "pushed": true}
61. white pass | 4b7cac27611c 5818d20730ce
    passed {"seat": 2}
62. black back | a472a3952c45 cb3bc4a24c9c
63. - roll 4 | 5e1f72a97cfb 16340906e2f4
    rolled {"seat": 3, "dice": [4], "steps": 4}
    moved {"seat": 3, "from": "s17", "to": "s10", "pushed": true}
64. black buy 1 | c594c728d7ae ef9fb2397f7e
    bought {"seat": 3, "card": 1, "amount": 2400}
65. purple forward | 96ef4a6f3328 867461a57b03
66. - roll 1 5 | a487b91e5c3d 00b05233e07a
    rolled {"seat": 0, "dice": [1, 5], "steps": 6}
    moved {"seat": 0, "from": "s11", "to": "s19", "pushed": true}
67. purple pass | 8edc611e943f 443ec2c32637
    passed {"seat": 0}
68. blue offer 3 17 0 for 1050 | 6fb4763a2df3 ec7c09e2b564
    offered {"seat": 1, "to": 3, "give": [17], "pay": 0, "take": [], "get": 1050}
69. black accept | 46434fd9422c b2a5632754e3
    traded {"seat": 1, "to": 3, "give": [17], "pay": 0, "take": [], "get": 1050}
70. blue back | 47cd457f9941 ccdb217d1b1f
71. - roll 4 | c3cb3c6766f2 2a0af31ae7ad
    rolled {"seat": 1, "dice": [4], "steps": 4}
    moved {"seat": 1, "from": "s16", "to": "s10", "pushed": true}
72. blue buy 7 | ef3e62752f97 1414f8887428
    bought {"seat": 1, "card": 7, "amount": 500}
73. white forward | 9e326d886e9e 3252324ee549
74. - roll 2 1 | e108956e8300 1829bc40e485
    rolled {"seat": 2, "dice": [2, 1], "steps": 3}
    moved {"seat": 2, "from": "s22", "to": "s25", "pushed": false}
75. white buy 23 | 19de5b91f3f9 a3ac2e1c7753
    bought {"seat": 2, "card": 23, "amount": 1000}
76. black forward | bb126c795d5d 0ae444f7818a
77. - roll 1 5 | a59fcc5635c6 f8ebe7046686
    rolled {"seat": 3, "dice": [1, 5], "steps": 6}
    moved {"seat": 3, "from": "s1", "to": "s10", "pushed": true}
78. black buy 2 | 7e7319bd6fe8 b842882af5bb
    bought {"seat": 3, "card": 2, "amount": 1000}
79. purple forward | bb65c9f2c027 c4d67be7fa81
80. - roll 1 6 | 2c3a31f7b9a3 cdfb9e983722
    rolled {"seat": 0, "dice": [1, 6], "steps": 7}
    moved {"seat": 0, "from": "s19", "to": "s26", "pushed": false}
81. purple pass | 402b82872d00 a82ce8d30173
    passed {"seat": 0}
82. blue offer 0 12 0 for 950 | 4a8942a5f63b 7289195daae8
    offered {"seat": 1, "to": 0, "give": [12], "pay": 0, "take": [], "get": 950}
83. purple accept | 02087f70418b 80d64a1d5544
    traded {"seat": 1, "to": 0, "give": [12], "pay": 0, "take": [], "get": 950}
84. blue back | f6ea1e2a0023 b073d5230bda
85. - roll 2 | b0933cc294ad 4b28b0e8dabc
    rolled {"seat": 1, "dice": [2], "steps": 2}
    moved {"seat": 1, "from": "s7", "to": "s5", "pushed": false}
86. blue buy 5 | e088426eea67 50d25d704856
    bought {"seat": 1, "card": 5, "amount": 1800}
87. white forward | 7e291a876870 c5343155ad27
88. - roll 3 5 | 247d17767486 85f9b746bd0a
    rolled {"seat": 2, "dice": [3, 5], "steps": 8}
    moved {"seat": 2, "from": "s25", "to": "s33", "pushed": false}
89. white pass | 5562c7dad5f7 16545379c7ef
    passed {"seat": 2}
90. black forward | 73e39436c257 34a138755af4
91. - roll 3 4 | 984b15ae9f0e 7335a27995ce
    rolled {"seat": 3, "dice": [3, 4], "steps": 7}
    moved {"seat": 3, "from": "s2", "to": "s10", "pushed": true}
92. black buy 3 | 888835122ae0 570fe6e9dfb0
    bought {"seat": 3, "card": 3, "amount": 1800}
93. purple forward | 3da4ae10ea88 14b206485ec9
94. - roll 4 3 | a431ae92314f bf9d1c5265c9
    rolled {"seat": 0, "dice": [4, 3], "steps": 7}
    moved {"seat": 0, "from": "s26", "to": "s34", "pushed": true}
95. purple pass | 4f440915596b 4b89046fe11d
    passed {"seat": 0}
96. blue offer 0 15 0 for 950 | 0bad8c0e798b a126fd006488
    offered {"seat": 1, "to": 0, "give": [15], "pay": 0, "take": [], "get": 950}
97. purple accept | db065f488e32 b04e60532631
    traded {"seat": 1, "to": 0, "give": [15], "pay": 0, "take": [], "get": 950}
98. blue forward | 4ba56679fd9d 89e40b5901d8
99. - roll 2 1 | 1baf287ca71a 86fffcee1921
    rolled {"seat": 1, "dice": [2, 1], "steps": 3}
    moved {"seat": 1, "from": "s5", "to": "s10", "pushed": true}
100. blue buy 4 | f8c836303e1f 36e2b68fbcac
    bought {"seat": 1, "card": 4, "amount": 500}
101. white back | 31d3f2038ef8 605c53de205b
102. - roll 6 | 0dd551dd59b1 43b06b6629fd
    rolled {"seat": 2, "dice": [6], "steps": 6}
    moved {"seat": 2, "from": "s33", "to": "s27", "pushed": false}
103. white buy 25 | 7269055e7a3b 70b4b952ba9d
    bought {"seat": 2, "card": 25, "amount": 650}
104. black forward | 029466645212 85181673ba08
105. - roll 2 2 | 7d75eb7ef382 ee1567852ce7
    rolled {"seat": 3, "dice": [2, 2], "steps": 4}
    moved {"seat": 3, "from": "s3", "to": "s10", "pushed": true}
106. black pass | 3c2bdf23549a 6ba06d768095
    passed {"seat": 3}
107. purple forward | 650889331b3b 3a80e9238e90
108. - roll 4 3 | d414bbfb88df 87078c4f17d3
    rolled {"seat": 0, "dice": [4, 3], "steps": 7}
    moved {"seat": 0, "from": "s34", "to": "s41", "pushed": false}
109. purple pass | 7ac0d79dc277 f2d233bc1844
    passed {"seat": 0}
110. blue offer 0 5 0 for 1300 | d436b683e836 d576714c868e
    offered {"seat": 1, "to": 0, "give": [5], "pay": 0, "take": [], "get": 1300}
111. purple accept | f8bf54ff77bf 74301e583258
    traded {"seat": 1, "to": 0, "give": [5], "pay": 0, "take": [], "get": 1300}
112. blue forward | b8c269818d0d 5bcf06ac6ddb
113. - roll 1 5 | 8fa30ba005dc 6784df769e4d
    rolled {"seat": 1, "dice": [1, 5], "steps": 6}
    moved {"seat": 1, "from": "s4", "to": "s19", "pushed": true}
114. blue pass | 488d3ef8abab f484a7ce92ec
    passed {"seat": 1}
115. white forward | 4b883fd38e6d 1c32c8a2f476
116. - roll 5 1 | d5f655eb24f5 eeb686b235a4
    rolled {"seat": 2, "dice": [5, 1], "steps": 6}
    moved {"seat": 2, "from": "s27", "to": "s33", "pushed": false}
117. white pass | 9c1c65bf39b2 87f0301f14b2
    passed {"seat": 2}
118. black forward | 0b49226faf4e fb51c6942a7a
119. - roll 2 2 | 1f6637a5c940 e9dd6c178e19
    rolled {"seat": 3, "dice": [2, 2], "steps": 4}
    moved {"seat": 3, "from": "s10", "to": "s20", "pushed": true}
120. black pass | 8a9ec44973e3 50eaa7e0c7a7
    passed {"seat": 3}
121. purple forward | bbdb9d9bda96 80073fade037
122. - roll 5 4 | e180938d8415 1d3effbc09f9
    rolled {"seat": 0, "dice": [5, 4], "steps": 9}
    moved {"seat": 0, "from": "s41", "to": "s50", "pushed": false}
123. purple pass | 9742b199d28a d1cf64c28dce
    passed {"seat": 0}
124. blue forward | b6211b764b99 bbacd8d8cc77
125. - roll 1 1 | a50049b66c02 28a5b3fd5f5c
    rolled {"seat": 1, "dice": [1, 1], "steps": 2}
    moved {"seat": 1, "from": "s19", "to": "s22", "pushed": true}
126. blue buy 20 | 17b97b97e8e5 368498d4338f
    bought {"seat": 1, "card": 20, "amount": 1700}
127. white forward | e6790046534b 41b6a01f8eef
128. - roll 6 6 | 7a2b441c294c 3b4fa489a137
    rolled {"seat": 2, "dice": [6, 6], "steps": 12}
    moved {"seat": 2, "from": "s33", "to": "s45", "pushed": false}
129. white pass | 0d1617c3996a f8f291384595
    passed {"seat": 2}
130. black forward | 46bac6a2fd92 1d7bd82ae1ef
131. - roll 4 2 | f730b227ad22 f6aaef75c6e9
    rolled {"seat": 3, "dice": [4, 2], "steps": 6}
    moved {"seat": 3, "from": "s20", "to": "s26", "pushed": false}
132. black pass | eb747d591410 c52f394df09c
    passed {"seat": 3}
133. purple forward | 293834afa0ea 2de10ebfbc57
134. - roll 4 5 | a48af07ef160 a9699617d2e0
    rolled {"seat": 0, "dice": [4, 5], "steps": 9}
    moved {"seat": 0, "from": "s50", "to": "s59", "pushed": false}
135. purple buy 53 | 7ca47a64ff82 b3ba7025d94a
    bought {"seat": 0, "card": 53, "amount": 800}
136. blue forward | 24c2b1d7e5ea b76147fa92e9
137. - roll 3 3 | 0f880324031d 3f189066ca63
    rolled {"seat": 1, "dice": [3, 3], "steps": 6}
    moved {"seat": 1, "from": "s22", "to": "s28", "pushed": false}
138. blue buy 18 | ad603ec7c0f3 d188ce832ebc
    bought {"seat": 1, "card": 18, "amount": 1100}
139. white forward | 342b84fc8cca 5a789ffeaa2b
140. - roll 2 2 | 14334f7797e0 57d21b55f1a6
    rolled {"seat": 2, "dice": [2, 2], "steps": 4}
    moved {"seat": 2, "from": "s45", "to": "s49", "pushed": false}
141. white pass | 248d37818b62 85a7af266db8
    passed {"seat": 2}
142. black forward | ae9f846ece66 fdb06db72f82
143. - roll 3 4 | d781097740c3 25bb894b712d
    rolled {"seat": 3, "dice": [3, 4], "steps": 7}
    moved {"seat": 3, "from": "s26", "to": "s33", "pushed": false}
144. black pass | 2ea14960efe5 14127334501c
    passed {"seat": 3}
145. purple forward | 35edd6f623d2 483feb17054c
146. - roll 4 3 | c2ea003b7b0f 25bd5ce2d472
    rolled {"seat": 0, "dice": [4, 3], "steps": 7}
    moved {"seat": 0, "from": "s59", "to": "s66", "pushed": false}
147. purple buy 51 | 8c73f2f41677 a5f286ccd129
    bought {"seat": 0, "card": 51, "amount": 1200}
148. blue offer 0 350 for 10 0 | f7dfbd4f8afe 00e316536a19
    offered {"seat": 1, "to": 0, "give": [], "pay": 350, "take": [10], "get": 0}
149. purple refuse | 9719fccf87a8 2a57b51a3322
    refused {"seat": 0, "from": 1}
150. blue forward | 08eed912e953 e20f9e562823
151. - roll 3 3 | 50dae46f495b 9ee07e7c8c27
    rolled {"seat": 1, "dice": [3, 3], "steps": 6}
    moved {"seat": 1, "from": "s20", "to": "s26", "pushed": false}
152. blue pass | a159fae5fea3 cdcc7a9628b4
    passed {"seat": 1}
153. white forward | efd75d66ba43 3bfb7b030597
154. - roll 6 4 | dd91166af18f 62e4d75aecac
    rolled {"seat": 2, "dice": [6, 4], "steps": 10}
    moved {"seat": 2, "from": "s49", "to": "s60", "pushed": true}
155. white pass | 00b00dbeada3 3da5a776dd12
    passed {"seat": 2}
156. black forward | b35a9582d14b 3286ee601a0f
157. - roll 4 3 | 62ec651d6316 205ffbc23471
    rolled {"seat": 3, "dice": [4, 3], "steps": 7}
    moved {"seat": 3, "from": "s33", "to": "s40", "pushed": false}
158. black pass | d5e667f3096f fba1a12c93fa
    passed {"seat": 3}
159. purple forward | 182c6bece4fd 874981ff2e72
160. - roll 2 1 | cbc15f841fc2 41c4963645d9
    rolled {"seat": 0, "dice": [2, 1], "steps": 3}
    moved {"seat": 0, "from": "s57", "to": "s61", "pushed": true}
161. purple buy 55 | 00d5c000c49b 3170ba531309
    bought {"seat": 0, "card": 55, "amount": 1000}
162. blue forward | ad737dfdd2d6 1eae17292f4c
163. - roll 1 1 | b199b82c834a 123f25333f6d
    rolled {"seat": 1, "dice": [1, 1], "steps": 2}
    moved {"seat": 1, "from": "s26", "to": "s28", "pushed": false}
164. blue pass | e66ef962c39b 4f409c406151
    passed {"seat": 1}
165. white forward | cbf747804896 10ba9044ff31
166. - roll 5 3 | cbb2574f3828 5e0d4caccf3d
    rolled {"seat": 2, "dice": [5, 3], "steps": 8}
    moved {"seat": 2, "from": "s60", "to": "s68", "pushed": false}
167. white pass | 2e2741a13c71 8f04fe815d2f
    passed {"seat": 2}
168. black back | 3b2ba7b4441b 0ebcc7f05fc0
169. - roll 5 | d37d451f3818 5d3948a04080
    rolled {"seat": 3, "dice": [5], "steps": 5}
    moved {"seat": 3, "from": "s40", "to": "s35", "pushed": false}
170. black buy 32 | 626199afc581 276e80445786
    bought {"seat": 3, "card": 32, "amount": 2150}
171. purple forward | 6556489aa721 b62dd2e0e113
172. - roll 1 3 | 29164557abf2 48e15fef776f
    rolled {"seat": 0, "dice": [1, 3], "steps": 4}
    moved {"seat": 0, "from": "s61", "to": "s65", "pushed": false}
173. purple buy 59 | bab2efd20df3 0081d42fe460
    bought {"seat": 0, "card": 59, "amount": 1000}
174. blue forward | d0b94598a6b0 fc1c6452bca8
175. - roll 1 4 | 9c4fca46f924 4408856dc4d4
    rolled {"seat": 1, "dice": [1, 4], "steps": 5}
    moved {"seat": 1, "from": "s28", "to": "s33", "pushed": false}
176. blue pass | b30fa6017b4c f9e5ce210913
    passed {"seat": 1}
177. white forward | 2b25aac85700 7cfba6a7be49
178. - roll 3 1 | 067e13a46374 279b5cbd51a8
    rolled {"seat": 2, "dice": [3, 1], "steps": 4}
    moved {"seat": 2, "from": "s68", "to": "s72", "pushed": false}
179. white pass | 3dd1340a7bca 31a94b55be0b
    passed {"seat": 2}
180. black forward | 69f215259e71 7e00763c48a7
181. - roll 1 5 | 596307283ff0 db22a5583fd9
    rolled {"seat": 3, "dice": [1, 5], "steps": 6}
    moved {"seat": 3, "from": "s35", "to": "s41", "pushed": false}
182. black pass | a52eb956c218 0fbef5a0c6d3
    passed {"seat": 3}
183. purple forward | 8a39b70c4da7 528506c60a9b
184. - roll 6 2 | d3e7e6503fb4 456aa46f5a62
    rolled {"seat": 0, "dice": [6, 2], "steps": 8}
    moved {"seat": 0, "from": "s65", "to": "s73", "pushed": false}
185. purple buy 66 | 78572495b9fd d07c3e6b866b
    bought {"seat": 0, "card": 66, "amount": 950}
186. blue forward | faebb7d21d0d c3f125f37396
187. - roll 3 5 | c1e47f6dc76a 21be271eb1dd
    rolled {"seat": 1, "dice": [3, 5], "steps": 8}
    moved {"seat": 1, "from": "s33", "to": "s42", "pushed": true}
188. blue buy 38 | 6169eb2c5a51 15b8d379fa59
    bought {"seat": 1, "card": 38, "amount": 500}
189. white forward | 4dbadf6fb2bd d504e5f29c7e
190. - roll 5 1 | e23f5f2ddce4 ee168ed493e4
    rolled {"seat": 2, "dice": [5, 1], "steps": 6}
    moved {"seat": 2, "from": "s72", "to": "s78", "pushed": false}
191. white pass | 8509d030a09c fb1479b33bfa
    passed {"seat": 2}
192. black forward | 966943502338 9323723b999c
193. - roll 1 5 | b5013f7bfcd9 e849124afd25
    rolled {"seat": 3, "dice": [1, 5], "steps": 6}
    moved {"seat": 3, "from": "s41", "to": "s47", "pushed": false}
194. black pass | 076d38b8d4a7 5ec68adec611
    passed {"seat": 3}
195. purple forward | 67773c325c0b 4ff53767ffe4
196. - roll 5 1 | 796b470c76d4 fb70a05809df
    rolled {"seat": 0, "dice": [5, 1], "steps": 6}
    moved {"seat": 0, "from": "s73", "to": "s79", "pushed": false}
197. purple buy 71 | 4e6a653da55f e5e7a1fbcf07
    bought {"seat": 0, "card": 71, "amount": 1000}
198. blue back | 5c3cb34e61f8 081e8aa55617
199. - roll 6 | 2c146de4f46d 7f6f417c6078
    rolled {"seat": 1, "dice": [6], "steps": 6}
    moved {"seat": 1, "from": "s42", "to": "s36", "pushed": false}
200. blue buy 33 | ae78e7523f42 eeb7d29bbcb1
    bought {"seat": 1, "card": 33, "amount": 500}
201. white forward | f7221df8ce26 72df81a5ab7e
202. - roll 3 3 | 89f646e12915 f8f68e6a220b
    rolled {"seat": 2, "dice": [3, 3], "steps": 6}
    moved {"seat": 2, "from": "s78", "to": "s84", "pushed": false}
203. white buy 74 | 654faeb47a08 c1c06b5aad8b
    bought {"seat": 2, "card": 74, "amount": 500}
204. black forward | c1b20e326df5 24c64d21b832
205. - roll 2 4 | b29eea28119f 9fc3c50ef010
    rolled {"seat": 3, "dice": [2, 4], "steps": 6}
    moved {"seat": 3, "from": "s47", "to": "s53", "pushed": false}
206. black pass | e70c3c34c224 80d9ba66d826
    passed {"seat": 3}
207. purple forward | 0fe3b9c98b54 29a1d936f6ef
208. - roll 1 2 | 77c86c9ef7bb 398831892023
    rolled {"seat": 0, "dice": [1, 2], "steps": 3}
    moved {"seat": 0, "from": "s79", "to": "s83", "pushed": true}
209. purple pass | 39c8528f5179 becdfbfe6668
    passed {"seat": 0}
210. blue forward | b78431f76b09 b56427f6dfcc
211. - roll 2 4 | 5a87b6049d02 a7a085a9721a
    rolled {"seat": 1, "dice": [2, 4], "steps": 6}
    moved {"seat": 1, "from": "s36", "to": "s43", "pushed": true}
212. blue buy 39 | ad745e1de4b6 b067050ed676
    bought {"seat": 1, "card": 39, "amount": 800}
213. white forward | d40a413ac7d8 7d1ff936f492
214. - roll 5 6 | dbfd392c9f97 cf7608c71d7d
    rolled {"seat": 2, "dice": [5, 6], "steps": 11}
    moved {"seat": 2, "from": "s82", "to": "s93", "pushed": false}
215. white pass | 347742a9b6e0 3a10483e94c9
    passed {"seat": 2}
216. black forward | f44e0dfed53b 5861bf9063fe
217. - roll 1 1 | 8ff6b8a0d62f 7fde5bd1b27c
    rolled {"seat": 3, "dice": [1, 1], "steps": 2}
    moved {"seat": 3, "from": "s53", "to": "s55", "pushed": false}
218. black pass | b4217e4f9004 90f3ac163f13
    passed {"seat": 3}
219. purple forward | a0f859c44ca5 0d4df40496c5
220. - roll 5 3 | 17ae69ed6638 768fc4ab22fc
    rolled {"seat": 0, "dice": [5, 3], "steps": 8}
    moved {"seat": 0, "from": "s83", "to": "s91", "pushed": false}
221. purple buy 82 | 383551ff6f18 e5c8a4eb70a0
    bought {"seat": 0, "card": 82, "amount": 1200}
222. blue forward | 7c7b3539d980 86f9bcc79cf1
223. - roll 5 4 | eb108e0a7fdb 97a7251b5a48
    rolled {"seat": 1, "dice": [5, 4], "steps": 9}
    moved {"seat": 1, "from": "s43", "to": "s52", "pushed": false}
224. blue pass | ea35e4fdb738 6428bb340b08
    passed {"seat": 1}
225. white forward | e4268588b457 9963438bed18
226. - roll 2 3 | a8bdcf1d4f05 59e152df0529
    rolled {"seat": 2, "dice": [2, 3], "steps": 5}
    moved {"seat": 2, "from": "s93", "to": "s98", "pushed": false}
227. white pass | 7af345fcd1ba 2e56f3e79bda
    passed {"seat": 2}
228. black forward | 2fdb70382d57 29dd33857d13
229. - roll 5 5 | ffd2d9374f3b 43a07af1b7f8
    rolled {"seat": 3, "dice": [5, 5], "steps": 10}
    moved {"seat": 3, "from": "s55", "to": "s66", "pushed": true}
230. black pass | 8e2436f6af5e 2e77866ff424
    passed {"seat": 3}
231. purple forward | 6919803940ff ec2dbb9a5c69
232. - roll 3 4 | 9461cc915cda 9e2bed272834
    rolled {"seat": 0, "dice": [3, 4], "steps": 7}
    moved {"seat": 0, "from": "s91", "to": "s99", "pushed": true}
233. purple pass | dd7b692b4289 9d11e95d18b7
    passed {"seat": 0}
234. blue forward | e98f76614287 0e4c41846d95
235. - roll 6 6 | 4dc7e245a66d 55e3591adf09
    rolled {"seat": 1, "dice": [6, 6], "steps": 12}
    moved {"seat": 1, "from": "s52", "to": "s64", "pushed": false}
236. blue buy 58 | 6d2ef4d24099 3170aaf4aa75
    bought {"seat": 1, "card": 58, "amount": 950}
237. white forward | 4eb08e1459c7 00963348ec65
238. - roll 6 6 | b39a5635ccab ff77fecabbf1
    rolled {"seat": 2, "dice": [6, 6], "steps": 12}
    moved {"seat": 2, "from": "s98", "to": "s110", "pushed": false}
239. white pass | aaff60628270 72296f07f3d0
    passed {"seat": 2}
240. black offer 0 350 for 14 0 | 35f58a441249 3595c15c972c
    offered {"seat": 3, "to": 0, "give": [], "pay": 350, "take": [14], "get": 0}
241. purple refuse | 37fc8f69997e 8db6e3cbb9ee
    refused {"seat": 0, "from": 3}
242. black forward | 69ca8fba9e92 0b1215bc8469
243. - roll 2 5 | 434b1358b3b4 d1d6f49211f0
    rolled {"seat": 3, "dice": [2, 5], "steps": 7}
    moved {"seat": 3, "from": "s66", "to": "s74", "pushed": true}
244. black pass | ecffb0401ed9 4ee4ca360c0c
    passed {"seat": 3}
245. purple forward | cc1dbcf455cd d6c1f6a91cf2
246. - roll 3 5 | 0672fcc7cecd 3484cecac5f9
    rolled {"seat": 0, "dice": [3, 5], "steps": 8}
    moved {"seat": 0, "from": "s99", "to": "s107", "pushed": false}
247. purple pass | 708a9fa4de30 250b5a5ca2ff
    passed {"seat": 0}
248. blue offer 0 600 for 53 0 | 38ff5a24fff1 cce1d03232ea
    offered {"seat": 1, "to": 0, "give": [], "pay": 600, "take": [53], "get": 0}
249. purple refuse | cd8c9687fa2b fa489bf043bf
    refused {"seat": 0, "from": 1}
250. blue forward | a9fc1f94191b dc46d0eedda6
251. - roll 4 6 | 02943c1c8a05 ebdd17286ebf
    rolled {"seat": 1, "dice": [4, 6], "steps": 10}
    moved {"seat": 1, "from": "s64", "to": "s75", "pushed": true}
252. blue buy 62 | e31aef99bd16 c9fcbbcd619d
    bought {"seat": 1, "card": 62, "amount": 1000}
253. white forward | 9b9510761f68 0bcc716411f7
254. - roll 5 2 | 07d2a4e68c29 3dfa79d91c77
    rolled {"seat": 2, "dice": [5, 2], "steps": 7}
    moved {"seat": 2, "from": "s110", "to": "s113", "pushed": false}
255. white enter | ef8ede0513bf 315920773b86
    entering {"seat": 2}
256. white house 25 43 | 845b56fb9f1d 9d2eeef21569
    housed {"seat": 2, "card": 25, "place": 43}
257. white done | e6e1324db52e 8884600e0120
    entered {"seat": 2}
    went {"seat": 2, "from": "s113", "to": "p42", "place": 42}
258. black enter | f0ce7885b0c7 627d09888e7f
    entering {"seat": 3}
259. black house 1 3 | ee3e61827ed6 4787f9ceffce
    housed {"seat": 3, "card": 1, "place": 3}
260. black house 32 3 | 7d94f85c0447 72b9fee3960b
    housed {"seat": 3, "card": 32, "place": 3}
261. black house 13 5 | 1fb98ca996d6 8f21624750b8
    housed {"seat": 3, "card": 13, "place": 5}
262. black house 3 51 | d02abcdb5051 dd1b1fc76e68
    housed {"seat": 3, "card": 3, "place": 51}
263. black house 17 3 | 436868021fd1 fa5a2c51d77c
    housed {"seat": 3, "card": 17, "place": 3}
264. black done | 90192a652fd4 706ed1676b5d
    sold {"seat": 3, "card": 8, "amount": 600}
    entered {"seat": 3}
    went {"seat": 3, "from": "s74", "to": "p53", "place": 53}
265. purple enter | fd10612365dc e833f83c1624
    entering {"seat": 0}
266. purple house 15 2 | 303cb8f11daa 4c855307b4d8
    housed {"seat": 0, "card": 15, "place": 2}
267. purple house 66 2 | 31283dbb18ba f3f2faddfc06
    housed {"seat": 0, "card": 66, "place": 2}
268. purple house 10 32 | fe7403328c1c a3f42e8c5ef4
    housed {"seat": 0, "card": 10, "place": 32}
269. purple house 53 32 | 32f9376544d4 083e8522511d
    housed {"seat": 0, "card": 53, "place": 32}
270. purple house 51 22 | f6dbcc6cf079 30ead01b91c5
    housed {"seat": 0, "card": 51, "place": 22}
271. purple house 82 7 | fa6bfd8f4f84 775785af4e99
    housed {"seat": 0, "card": 82, "place": 7}
272. purple house 5 2 | f1716ec77ac8 719f464911ca
    housed {"seat": 0, "card": 5, "place": 2}
273. purple house 12 22 | ed866a269c39 a53a587ce81f
    housed {"seat": 0, "card": 12, "place": 22}
274. purple done | 94c03857f237 16c484a42e45
    entered {"seat": 0}
    went {"seat": 0, "from": "s107", "to": "p40", "place": 40}
275. blue enter | b54932d08f16 f52493cdd29f
    entering {"seat": 1}
276. blue house 20 30 | 130cd7c006a3 33637ffd6147
    housed {"seat": 1, "card": 20, "place": 30}
277. blue house 22 20 | 8b4b5bd3dac9 8f4ba6c1ff01
    housed {"seat": 1, "card": 22, "place": 20}
278. blue house 18 13 | 5a64713e9b08 d3a46b48681a
    housed {"seat": 1, "card": 18, "place": 13}
279. blue house 39 20 | 797b060736e9 b2bbe69d9bb0
    housed {"seat": 1, "card": 39, "place": 20}
280. blue done | 612ec6275a35 86c6297a96a3
    sold {"seat": 1, "card": 58, "amount": 500}
    entered {"seat": 1}
    went {"seat": 1, "from": "s69", "to": "p23", "place": 23}
281. - vita 8 | 9a5ae485c1f3 b5ab249b3941
    vita {"seat": 2, "card": 8}
    went {"seat": 2, "from": "p42", "to": "p17", "place": 17}
    paid {"seat": 2, "to": null, "amount": 50, "forgiven": 0}
282. - vita 14 | 289789996138 d86cf48a0080
    vita {"seat": 3, "card": 14}
    went {"seat": 3, "from": "p53", "to": "p28", "place": 28}
283. - vita 13 | 77ff055b9eee 18deb14410c0
    vita {"seat": 0, "card": 13}
    went {"seat": 0, "from": "p40", "to": "p14", "place": 14}
    received {"seat": 0, "amount": 100}
284. - vita 29 | ba5fbd9060df 7a2ecbd22eea
    vita {"seat": 1, "card": 29}
    paid {"seat": 1, "to": null, "amount": 200, "forgiven": 0}
    paid {"seat": 1, "to": null, "amount": 200, "forgiven": 0}
285. - vita 7 | 694fd4babb97 ffdcc006994e
    vita {"seat": 2, "card": 7}
    went {"seat": 2, "from": "p17", "to": "p4", "place": 4}
    received {"seat": 2, "amount": 200}
286. - vita 4 | b5dc08e95ec7 0d73239051e8
    vita {"seat": 3, "card": 4}
    went {"seat": 3, "from": "p28", "to": "p3", "place": 3}
    paid {"seat": 3, "to": null, "amount": 200, "forgiven": 0}
287. - vita 31 | d6a6630897a5 97dbb15ce9ed
    vita {"seat": 0, "card": 31}
    paid {"seat": 0, "to": null, "amount": 200, "forgiven": 0}
    paid {"seat": 1, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 3, "to": null, "amount": 100, "forgiven": 0}
288. - vita 9 | e8d9a931fde4 180e33bee2e8
    vita {"seat": 1, "card": 9}
    went {"seat": 1, "from": "p23", "to": "p44", "place": 44}
    paid {"seat": 1, "to": null, "amount": 50, "forgiven": 0}
289. - vita 23 | dc524e256afe c66d2b876a34
    vita {"seat": 2, "card": 23}
    went {"seat": 2, "from": "p4", "to": "d192", "place": 27}
290. - vita 22 | efc23c541bac 664f37a63749
    vita {"seat": 3, "card": 22}
    went {"seat": 3, "from": "p3", "to": "p25", "place": 25}
    paid {"seat": 3, "to": null, "amount": 50, "forgiven": 0}
291. - vita 15 | 3add2660b068 cbf268ecd8fe
    vita {"seat": 0, "card": 15}
    went {"seat": 0, "from": "p14", "to": "p15", "place": 15}
    paid {"seat": 0, "to": null, "amount": 150, "forgiven": 0}
292. - vita 3 | f6b4b8177cd9 5b668d596386
    vita {"seat": 1, "card": 3}
    went {"seat": 1, "from": "p44", "to": "p29", "place": 29}
    paid {"seat": 1, "to": null, "amount": 100, "forgiven": 0}
293. - vita 10 | b504cd2d2db1 2abc5fe70e09
    vita {"seat": 2, "card": 10}
    went {"seat": 2, "from": "d192", "to": "p56", "place": 56}
    paid {"seat": 2, "to": 0, "amount": 50, "forgiven": 0}
294. - vita 28 | e729e9cfc623 26210f892099
    vita {"seat": 3, "card": 28}
    paid {"seat": 3, "to": null, "amount": 50, "forgiven": 0}
    went {"seat": 3, "from": "p25", "to": "p53", "place": 53}
295. - vita 18 | 93863817549c 47ae5f886b79
    vita {"seat": 0, "card": 18}
    went {"seat": 0, "from": "p15", "to": "p48", "place": 48}
296. - vita 25 | c8219519eba8 e906ae1bf5fa
    vita {"seat": 1, "card": 25}
    went {"seat": 1, "from": "p29", "to": "d71", "place": 47}
297. - vita 20 | 65b63b61eb3b 0acf1a62cf00
    vita {"seat": 2, "card": 20}
    went {"seat": 2, "from": "p56", "to": "p30", "place": 30}
    received {"seat": 2, "amount": 100}
298. - vita 19 | 03a8f03a6305 9a0c165c10f1
    vita {"seat": 3, "card": 19}
    went {"seat": 3, "from": "p53", "to": "p49", "place": 49}
    paid {"seat": 3, "to": null, "amount": 100, "forgiven": 0}
299. - vita 12 | f45e3763ce8f 172652f045fa
    vita {"seat": 0, "card": 12}
    went {"seat": 0, "from": "p48", "to": "p13", "place": 13}
    paid {"seat": 0, "to": 1, "amount": 100, "forgiven": 0}
300. - vita 36 | ccc92b9b72e5 88ebd471b450
    vita {"seat": 1, "card": 36}
    last_day {"seat": 1, "excluded": []}
301. - vesuvius 20 | e4ca11253d1e b1d7f4ab06d2
    vesuvius {"seat": 2, "card": 20}
    destroyed {"place": 20, "dots": [108, 120]}
    perished {"card": 22, "seat": 1}
    perished {"card": 39, "seat": 1}
302. white fetch 25 | 19f6b31111d2 205ec967a204
    declared {"seat": 2, "card": 25, "place": 43}
303. - roll 5 1 | 8766eed7a1ab 3a5041046331
    rolled {"seat": 2, "dice": [5, 1], "steps": 6}
304. white go d157 | 85f57fe23f2a 455e227dc613
    walked {"seat": 2, "way": ["p30", "d125", "d124", "d112", "d123", "d111", "d157"], "left": 0}
305. - vesuvius 25 | 9077c5331adc 4d61d29cfdf3
    vesuvius {"seat": 3, "card": 25}
    destroyed {"place": 25, "dots": [177, 183, 187, 197]}
306. black fetch 1 | 7e850bdd50f7 f02da75ecb19
    declared {"seat": 3, "card": 1, "place": 3}
307. - roll 4 3 | 6ce5341abae3 a414e07388fd
    rolled {"seat": 3, "dice": [4, 3], "steps": 7}
308. black go d116 | 59afbd09e7a1 320e46984b76
    walked {"seat": 3, "way": ["p49", "d15", "d11", "d137", "d89", "d138", "d106", "d116"], "left": 0}
309. - vesuvius x2 | 2f6176b5594d 6f7bfcca2ce8
    vesuvius {"seat": 0, "card": "x2"}
310. purple fetch 53 | 86337f725895 a5ea2f0fcf31
    declared {"seat": 0, "card": 53, "place": 32}
311. - roll 2 2 | 43a72813ef0e 9807f681f0d0
    rolled {"seat": 0, "dice": [2, 2], "steps": 40}
312. purple go d154 | 77ff56cd1e51 41096e512dbc
    walked {"seat": 0, "way": ["p13", "d134", "d77", "d82", "d76", "d81", "d75", "d80", "d13", "d26", "d19", "d20", "d21", "d154"], "left": 27}
313. purple go d146 | 8b6ef2e25798 c0be30c51f44
    walked {"seat": 0, "way": ["d154", "d144", "d150", "d145", "d151", "d146"], "left": 22}
314. purple go d160 | 968a75a85a56 a01857d2f193
    walked {"seat": 0, "way": ["d146", "d160"], "left": 21}
315. purple go d111 | c3f08d31b3bb 61c8a32d1d6f
    walked {"seat": 0, "way": ["d160", "d112", "d123", "d111"], "left": 18}
316. purple go p32 | dff3707e454a 799919350f14
    walked {"seat": 0, "way": ["d111", "d123", "p32"], "left": 16}
    fetched {"seat": 0, "cards": [10, 53], "place": 32, "patron": 0}
317. - vesuvius x2 | 71f3a1ff5805 5450d7d69233
    vesuvius {"seat": 1, "card": "x2"}
318. blue fetch 18 | 5f8f121d424b 22f1d10e51db
    declared {"seat": 1, "card": 18, "place": 13}
319. - roll 1 1 | 769c348f1818 76a1e03e51af
    rolled {"seat": 1, "dice": [1, 1], "steps": 40}
320. blue go p13 | 60631609de88 9edaac1be8f6
    walked {"seat": 1, "way": ["d71", "d37", "d72", "d55", "d73", "d74", "d13", "d80", "d75", "d81", "d76", "d82", "d77", "d134", "p13"], "left": 26}
    fetched {"seat": 1, "cards": [18], "place": 13, "patron": 1}
321. - vesuvius 47 | f0055ed99aed 2c9f50ba0fb6
    vesuvius {"seat": 2, "card": 47}
    destroyed {"place": 47, "dots": [37, 47, 48, 71, 72]}
322. white fetch 25 | 41da509dd789 8bc9fd7535a5
    declared {"seat": 2, "card": 25, "place": 43}
323. - roll 3 6 | 27af268367b1 b15f14ff7c59
    rolled {"seat": 2, "dice": [3, 6], "steps": 9}
324. white go d166 | ced49bf4e69d 720b7a8d99eb
    walked {"seat": 2, "way": ["d157", "d145", "d156", "d22", "d166"], "left": 5}
325. white go d21 | a031872a3a30 68275a7c98fb
    walked {"seat": 2, "way": ["d166", "d22", "d27", "d21"], "left": 2}
326. white go d20 | a36a7f17f970 07a5f1d93f5d
    walked {"seat": 2, "way": ["d21", "d20"], "left": 1}
327. white go d19 | afecd72d57a6 432f80e4efa7
    walked {"seat": 2, "way": ["d20", "d19"], "left": 0}
328. - vesuvius 21 | 5a074647f4b1 81eada48fca5
    vesuvius {"seat": 3, "card": 21}
    destroyed {"place": 21, "dots": [109]}
329. black fetch 1 | d4db891bf9ad e99867b51b14
    declared {"seat": 3, "card": 1, "place": 3}
330. - roll 2 4 | 1472adef4bd8 e11b665530aa
    rolled {"seat": 3, "dice": [2, 4], "steps": 6}
331. black go p3 | c3b3c7e9aaea 28d55a247078
    walked {"seat": 3, "way": ["d116", "d87", "p3"], "left": 4}
    fetched {"seat": 3, "cards": [1, 17, 32], "place": 3, "patron": 3}
332. - vesuvius 11 | de9bf174c5c9 3d7ca83b46fe
    vesuvius {"seat": 0, "card": 11}
    destroyed {"place": 11, "dots": [126, 130]}
333. - roll 5 5 | 5173dbeb0260 fef598885594
    rolled {"seat": 0, "dice": [5, 5], "steps": 20}
334. purple go d201 | 15818d030d21 46613dce762b
    walked {"seat": 0, "way": ["p32", "d199", "d202", "d200", "d201"], "left": 16}
335. purple go d25 | f6ed79d8f894 901f805340c4
    walked {"seat": 0, "way": ["d201", "d113", "d114", "d221", "d220", "d217", "d219", "d218", "d24", "d25"], "left": 7}
336. purple go d227 | 985d212abe76 9bebbba9afdd
    walked {"seat": 0, "way": ["d25", "d227"], "left": 6}
    saved {"seat": 0, "cards": [10, 53], "gate": 37}
337. purple fetch 12 | a2d60c6fef26 f4a08c427ce7
    declared {"seat": 0, "card": 12, "place": 22}
338. purple go d115 | 0881210202b7 41011cf6970b
    walked {"seat": 0, "way": ["d227", "d250", "d251", "d252", "d253", "d228", "d115"], "left": 0}
339. - vesuvius 39 | 369dc6cf55ac 48d651270e0b
    vesuvius {"seat": 1, "card": 39}
    destroyed {"place": 39, "dots": [38, 49, 55, 161, 164, 168, 170]}
340. - roll 5 6 | 5d1ab684aee3 12513175c966
    rolled {"seat": 1, "dice": [5, 6], "steps": 11}
341. blue go d230 | b809dc2ac1de 57f21da4c715
    walked {"seat": 1, "way": ["p13", "d135", "d136", "d78", "d79", "d230"], "left": 6}
    saved {"seat": 1, "cards": [18], "gate": 16}
342. blue fetch 20 | 753546684df5 e187695d2a67
    declared {"seat": 1, "card": 20, "place": 30}
343. blue go d229 | 2f1e411e7db4 60e995d06d20
    walked {"seat": 1, "way": ["d230", "d266", "d265", "d264", "d263", "d262", "d229"], "left": 0}
344. - vesuvius blank | 6a79f8de5c75 d01fb505add6
    vesuvius {"seat": 2, "card": "blank"}
345. white fetch 25 | bac689e8a22f 6c8ee02ebfaa
    declared {"seat": 2, "card": 25, "place": 43}
346. - roll 5 5 | 16c88b131039 2627ebbad3dd
    rolled {"seat": 2, "dice": [5, 5], "steps": 20}
347. white go d18 | 6ad15cdea9e2 ce942cb0be8f
    walked {"seat": 2, "way": ["d19", "d26", "d13", "d18"], "left": 17}
348. white go d13 | 10865dd51307 eff7919c7ea3
    walked {"seat": 2, "way": ["d18", "d13"], "left": 16}
349. white go d80 | 3fbc01413994 616731f44003
    walked {"seat": 2, "way": ["d13", "d80"], "left": 15}
350. white go p43 | a032b79a2b2c 431abe682268
    walked {"seat": 2, "way": ["d80", "p43"], "left": 14}
    fetched {"seat": 2, "cards": [25], "place": 43, "patron": 2}
351. - vesuvius x2 | c4acee187aeb 811dc2b75dca
    vesuvius {"seat": 3, "card": "x2"}
352. - roll 1 6 | a2ab6c8645cc d2e08d148a1c
    rolled {"seat": 3, "dice": [1, 6], "steps": 14}
353. black go d231 | 4e61583d0d80 10af1378ae7e
    walked {"seat": 3, "way": ["p3", "d98", "d97", "d96", "d99", "d95", "d231"], "left": 8}
    saved {"seat": 3, "cards": [1, 17, 32], "gate": 1}
354. black fetch 3 | c3b12fac56f2 bb5a6b6acc73
    declared {"seat": 3, "card": 3, "place": 51}
355. black go p51 | 34b3f1f1eedc 09c81423f7f8
    walked {"seat": 3, "way": ["d231", "d95", "d99", "d96", "d101", "d102", "d3", "d7", "p51"], "left": 0}
    fetched {"seat": 3, "cards": [3], "place": 51, "patron": 3}
356. - vesuvius 42 | a67d9cf6306d 98a6ced59e82
    vesuvius {"seat": 0, "card": 42}
    destroyed {"place": 42, "dots": [75, 81, 94, 142, 147]}
357. purple fetch 15 | cb2bc99feb25 a23a1c04024f
    declared {"seat": 0, "card": 15, "place": 2}
358. - roll 6 3 | b327a6974010 ba19fc95ca6d
    rolled {"seat": 0, "dice": [6, 3], "steps": 9}
359. purple go d191 | c2ca7e7b4892 6dc126bcbbbb
    walked {"seat": 0, "way": ["d115", "d114", "d113", "d201", "d200", "d203", "d204", "d207", "d205", "d191"], "left": 0}
360. - vesuvius 3 | 4f7baeba72d8 b4cf6c9528f8
    vesuvius {"seat": 1, "card": 3}
    destroyed {"place": 3, "dots": [87, 208, 209, 210]}
361. blue fetch 20 | 917f9b94eb9e 8fd5cde64a23
    declared {"seat": 1, "card": 20, "place": 30}
362. - roll 6 6 | c80d41c16084 c8e6a3dd65ba
    rolled {"seat": 1, "dice": [6, 6], "steps": 20}
363. blue go p30 | 95109d49e377 7db337f30d8c
    walked {"seat": 1, "way": ["d229", "d192", "d191", "d205", "d207", "d204", "d203", "d200", "d201", "p30"], "left": 11}
    fetched {"seat": 1, "cards": [20], "place": 30, "patron": 1}
364. - vesuvius 13 | e9207c140feb 087df275757a
    vesuvius {"seat": 2, "card": 13}
    destroyed {"place": 13, "dots": [135]}
365. - roll 5 1 | 2256ceceab01 d9eaa1a6b901
    rolled {"seat": 2, "dice": [5, 1], "steps": 6}
366. white go d152 | 2bbfd159f584 0f37c79b6f65
    walked {"seat": 2, "way": ["p43", "d80", "d13", "d26", "d19", "d20", "d152"], "left": 0}
367. - vesuvius 53 | b8ba2f8cc277 77dfb6cf320f
    vesuvius {"seat": 3, "card": 53}
    destroyed {"place": 53, "dots": [101, 102, 104]}
368. - roll 4 2 | ae8de8bd324a 72e8d63825b7
    rolled {"seat": 3, "dice": [4, 2], "steps": 6}
369. black go d4 | f21999b7f666 897c302b84d3
    walked {"seat": 3, "way": ["p51", "d7", "d6", "d2", "d5", "d1", "d4"], "left": 0}
370. - vesuvius blank | 78c6534ec9a6 0d83a49c0151
    vesuvius {"seat": 0, "card": "blank"}
371. purple fetch 51 | 7531ac76e13e 0128760a02ef
    declared {"seat": 0, "card": 51, "place": 22}
372. - roll 2 1 | 797d22ef2679 ce1aee2f3840
    rolled {"seat": 0, "dice": [2, 1], "steps": 3}
373. purple go d194 | e63c2cc21581 a9134ddf94f1
    walked {"seat": 0, "way": ["d191", "d194"], "left": 2}
374. purple go d184 | dba55713d6b7 71072ec1f857
    walked {"seat": 0, "way": ["d194", "d181", "d184"], "left": 0}
375. - vesuvius 32 | bc95bec0f362 393f3ac9fcd7
    vesuvius {"seat": 1, "card": 32}
    destroyed {"place": 32, "dots": [112, 123, 193, 199]}
376. - roll 6 3 | d334ffb5b7a0 8800379628ef
    rolled {"seat": 1, "dice": [6, 3], "steps": 9}
377. blue go d229 | 810f2bfb8cd4 138f8baa89c5
    walked {"seat": 1, "way": ["p30", "d201", "d200", "d203", "d204", "d207", "d205", "d191", "d192", "d229"], "left": 0}
    saved {"seat": 1, "cards": [20], "gate": 27}
378. - vesuvius 9 | 52f6c970749c 6886fa03f5f6
    vesuvius {"seat": 2, "card": 9}
    destroyed {"place": 9, "dots": [86]}
379. - roll 5 6 | d72435bcaf93 ff10afc7c392
    rolled {"seat": 2, "dice": [5, 6], "steps": 11}
380. white go d150 | fe56007442a5 60a6ab423cdc
    walked {"seat": 2, "way": ["d152", "d143", "d149", "d144", "d150"], "left": 7}
381. white go d24 | 8914dfebe961 a55cb3208249
    walked {"seat": 2, "way": ["d150", "d145", "d156", "d22", "d28", "d23", "d29", "d24"], "left": 0}
382. - vesuvius 24 | eb8bdba3c51d b3faec73db64
    vesuvius {"seat": 3, "card": 24}
    destroyed {"place": 24, "dots": [122, 189]}
383. - roll 3 1 | 90ed9b064425 1d4d173baeea
    rolled {"seat": 3, "dice": [3, 1], "steps": 4}
384. black go d225 | 0aef950a0c62 415c3b2637b3
    walked {"seat": 3, "way": ["d4", "d0", "d225"], "left": 2}
    saved {"seat": 3, "cards": [3], "gate": 52}
385. black fetch 13 | 5c12a5906652 fdc7978d55fe
    declared {"seat": 3, "card": 13, "place": 5}
386. black go d4 | 0cc40a62eba0 55605228dcbb
    walked {"seat": 3, "way": ["d225", "d0", "d4"], "left": 0}
387. - vesuvius 41 | 22b037c52fa7 9ad2fadc3da2
    vesuvius {"seat": 0, "card": 41}
    destroyed {"place": 41, "dots": [19, 20, 143, 148, 152, 169]}
388. purple fetch 5 | 2fb8d7a2ee0b 95809843aa4f
    declared {"seat": 0, "card": 5, "place": 2}
389. - roll 2 5 | 0790f6fda31d e68b790f2da8
    rolled {"seat": 0, "dice": [2, 5], "steps": 7}
390. purple go d205 | e027a4652a42 cca64e620237
    walked {"seat": 0, "way": ["d184", "d181", "d182", "d206", "d205"], "left": 3}
391. purple go d192 | 284887b49392 002ee37d9e75
    walked {"seat": 0, "way": ["d205", "d191", "d192"], "left": 1}
392. purple go d229 | c3352348221e 734d7973f86e
    walked {"seat": 0, "way": ["d192", "d229"], "left": 0}
393. - vesuvius 46 | 7351b6af9109 fd7d35f450fb
    vesuvius {"seat": 1, "card": 46}
    destroyed {"place": 46, "dots": [16, 92, 137]}
394. blue roam | c5f928aa840c 1e0118483f10
    declared {"seat": 1, "card": null, "place": null}
395. - roll 3 1 | c538e34a2efb 6e085d655b3f
    rolled {"seat": 1, "dice": [3, 1], "steps": 4}
396. blue stop | 13b1f28911e6 31f69b352691
    stopped {"seat": 1, "left": 4}
397. - vesuvius 5 | 74245f505129 cde04796734e
    vesuvius {"seat": 2, "card": 5}
    destroyed {"place": 5, "dots": [84, 100, 105]}
    perished {"card": 13, "seat": 3}
398. - roll 3 3 | 29872ce0eb36 de11bb8bffa9
    rolled {"seat": 2, "dice": [3, 3], "steps": 20}
399. white go d192 | f1e0efbe38c4 023685bd1174
    walked {"seat": 2, "way": ["d24", "d218", "d219", "d217", "d220", "d221", "d114", "d113", "d201", "d200", "d203", "d204", "d207", "d205", "d191", "d192"], "left": 5}
400. white go d229 | b3ca25771a2a 3020e59f26c0
    walked {"seat": 2, "way": ["d192", "d229"], "left": 4}
    saved {"seat": 2, "cards": [25], "gate": 27}
401. white stop | 18558891c321 87e644b0e500
    stopped {"seat": 2, "left": 4}
402. - vesuvius 38 | c96ac1dad5f3 79fe90a6fbf2
    vesuvius {"seat": 3, "card": 38}
    destroyed {"place": 38, "dots": [21, 39, 50, 162, 165, 171, 172]}
403. black roam | d4f499c10ea3 1816786abc82
    declared {"seat": 3, "card": null, "place": null}
404. - roll 2 5 | c5d8dde0ac50 7d55e1e2f14d
    rolled {"seat": 3, "dice": [2, 5], "steps": 7}
405. black go d236 | b5fb17020626 074ecb48fbf2
    walked {"seat": 3, "way": ["d4", "d0", "d225", "d232", "d233", "d234", "d235", "d236"], "left": 0}
406. - vesuvius x2 | cbdef4a6af34 0277ff43acc7
    vesuvius {"seat": 0, "card": "x2"}
407. purple fetch 82 | 4818edd1c1e5 68b3a8d3cba0
    declared {"seat": 0, "card": 82, "place": 7}
408. - roll 5 3 | e6b167f8f08b 11c8dd4aee65
    rolled {"seat": 0, "dice": [5, 3], "steps": 16}
409. purple go d270 | 13f5744148cb 6740d98593c9
    walked {"seat": 0, "way": ["d229", "d262", "d263", "d264", "d265", "d266", "d230", "d267", "d268", "d269", "d270"], "left": 6}
410. purple go d267 | 0042299dcebc 05fd1db72e0f
    walked {"seat": 0, "way": ["d270", "d269", "d268", "d267"], "left": 3}
411. purple go d79 | 405dc576d5d3 df2376e50cd5
    walked {"seat": 0, "way": ["d267", "d230", "d79"], "left": 1}
412. purple go d78 | 46cf02804afc f981214ab397
    walked {"seat": 0, "way": ["d79", "d78"], "left": 0}
413. - vesuvius 12 | 1352729a526e c6774ca29466
    vesuvius {"seat": 1, "card": 12}
    destroyed {"place": 12, "dots": [128, 129, 131, 133]}
414. blue roam | 9928fd72e41c 609df6fb30af
    declared {"seat": 1, "card": null, "place": null}
415. - roll 3 4 | cd3e4c16637a 0f7e23f7e0bb
    rolled {"seat": 1, "dice": [3, 4], "steps": 7}
416. blue stop | af08e6a29017 9c817950abe8
    stopped {"seat": 1, "left": 7}
417. - vesuvius 23 | 22120a6895f7 7eec68e60a0b
    vesuvius {"seat": 2, "card": 23}
    destroyed {"place": 23, "dots": [186]}
418. white roam | bd5b94c84d97 ddd46b0f2086
    declared {"seat": 2, "card": null, "place": null}
419. - roll 4 3 | 19be38239240 459218682008
    rolled {"seat": 2, "dice": [4, 3], "steps": 7}
420. white stop | b26940e54cfe 4c0c67e2d43f
    stopped {"seat": 2, "left": 7}
421. - vesuvius 17 | 90f977f9c94d 9f0659efc37c
    vesuvius {"seat": 3, "card": 17}
    destroyed {"place": 17, "dots": [134]}
422. black roam | 5edc1dcd4022 7b881ed8921a
    declared {"seat": 3, "card": null, "place": null}
423. - roll 6 1 | 82d96b443d8b ae4141dfdee8
    rolled {"seat": 3, "dice": [6, 1], "steps": 7}
424. black stop | b7608a09d6ec 4749dff437b9
    stopped {"seat": 3, "left": 7}
425. - vesuvius 1 | a4b444d6ef29 887916db73f9
    vesuvius {"seat": 0, "card": 1}
    destroyed {"place": 1, "dots": [95, 99]}
426. purple fetch 82 | 32de37349637 d0a70653763d
    declared {"seat": 0, "card": 82, "place": 7}
427. - roll 1 3 | 204c4584cc21 0e568e4b6a27
    rolled {"seat": 0, "dice": [1, 3], "steps": 4}
428. purple go d77 | 4a132714f8c9 54acb64190a2
    walked {"seat": 0, "way": ["d78", "d83", "d77"], "left": 2}
429. purple go d82 | 673cbb6b56fa f58785da59ab
    walked {"seat": 0, "way": ["d77", "d82"], "left": 1}
430. purple go d76 | b36eebe3f954 29620a112f35
    walked {"seat": 0, "way": ["d82", "d76"], "left": 0}
431. - vesuvius 27 | 00b1020cba35 eb396fd0f6b0
    vesuvius {"seat": 1, "card": 27}
    destroyed {"place": 27, "dots": [191, 192]}
432. blue roam | 7cbecf5c6d04 32dfe611df22
    declared {"seat": 1, "card": null, "place": null}
433. - roll 2 5 | 1c8b09fa5a89 f598a110bdb8
    rolled {"seat": 1, "dice": [2, 5], "steps": 7}
434. blue stop | 7ac5823f8420 178c364f1bba
    stopped {"seat": 1, "left": 7}
435. - vesuvius 26 | e3c4ed0cb0f6 78f906021021
    vesuvius {"seat": 2, "card": 26}
    destroyed {"place": 26, "dots": [180, 181, 184, 188, 190, 194, 198]}
436. white roam | cb786770cb2d da4dc5176ae3
    declared {"seat": 2, "card": null, "place": null}
437. - roll 1 3 | ce787eb7338d 9243cab5da6a
    rolled {"seat": 2, "dice": [1, 3], "steps": 4}
438. white stop | 97058efe867d 35b3c2ae6a2b
    stopped {"seat": 2, "left": 4}
439. - vesuvius 7 | b662c323cbe6 bf31cc670a5a
    vesuvius {"seat": 3, "card": 7}
    destroyed {"place": 7, "dots": [89, 91, 138]}
    perished {"card": 82, "seat": 0}
440. black roam | da75cd15859d 47ce1bb818d8
    declared {"seat": 3, "card": null, "place": null}
441. - roll 3 3 | c54081d90cd1 dd62d2aed89f
    rolled {"seat": 3, "dice": [3, 3], "steps": 20}
442. black stop | 6151f90e36bd a600f5241f88
    stopped {"seat": 3, "left": 20}
443. - vesuvius 52 | 6dc21cf1d9f8 71f19f61fdd5
    vesuvius {"seat": 0, "card": 52}
    destroyed {"place": 52, "dots": [0, 1, 4]}
444. purple fetch 12 | 45575e14e633 33011658ebb9
    declared {"seat": 0, "card": 12, "place": 22}
445. - roll 5 5 | 87b98d333da8 5bf95f45a5b7
    rolled {"seat": 0, "dice": [5, 5], "steps": 20}
446. purple go d78 | 007928286af0 5298183bd369
    walked {"seat": 0, "way": ["d76", "d82", "d77", "d83", "d78"], "left": 16}
447. purple go d258 | 18cb6a2efe70 3b0335320b86
    walked {"seat": 0, "way": ["d78", "d79", "d230", "d266", "d265", "d264", "d263", "d262", "d229", "d261", "d260", "d259", "d258"], "left": 4}
448. purple go d255 | f2bc70d56e8f f5b4b5dbc670
    walked {"seat": 0, "way": ["d258", "d257", "d256", "d255"], "left": 1}
449. purple go d254 | 2441a3b9157a ccc0aa7f591e
    walked {"seat": 0, "way": ["d255", "d254"], "left": 0}
450. - vesuvius 45 | dfce5c05480f b52a1a6da4b6
    vesuvius {"seat": 1, "card": 45}
    destroyed {"place": 45, "dots": [90, 107, 117, 139]}
451. blue roam | 2d538992343a 2c1a5394a19d
    declared {"seat": 1, "card": null, "place": null}
452. - roll 4 1 | 30eb8786427e 1fe5604ec084
    rolled {"seat": 1, "dice": [4, 1], "steps": 5}
453. blue stop | e349fe2813e3 df4c7ab93203
    stopped {"seat": 1, "left": 5}
454. - vesuvius 54 | 8656e0acdb0a 2adc50152c91
    vesuvius {"seat": 2, "card": 54}
    destroyed {"place": 54, "dots": [30, 31, 34, 40, 41, 42, 43, 52, 57, 58]}
455. white roam | 84367549e54a 58b2c0601f52
    declared {"seat": 2, "card": null, "place": null}
456. - roll 2 5 | 6eb7ace0141a 981fa06d7b87
    rolled {"seat": 2, "dice": [2, 5], "steps": 7}
457. white stop | cfa4cb3d86f2 98ab8d04133a
    stopped {"seat": 2, "left": 7}
458. - vesuvius blank | 46b82205cc43 27b85eefc37e
    vesuvius {"seat": 3, "card": "blank"}
459. black roam | 774b52c60a96 53474628b882
    declared {"seat": 3, "card": null, "place": null}
460. - roll 1 3 | 0acce30ba0ce 349da2249fef
    rolled {"seat": 3, "dice": [1, 3], "steps": 4}
461. black stop | 0f5144e80986 141765186a23
    stopped {"seat": 3, "left": 4}
462. - vesuvius 8 | c8a3469a8e8b c113c895b732
    vesuvius {"seat": 0, "card": 8}
    destroyed {"place": 8, "dots": [106, 116]}
463. purple fetch 12 | cbdcfae3d560 de64e96e7346
    declared {"seat": 0, "card": 12, "place": 22}
464. - roll 3 5 | c971837d4cb0 dd3f586806c1
    rolled {"seat": 0, "dice": [3, 5], "steps": 8}
465. purple go d114 | 2000026dac28 59aa2d4b48d0
    walked {"seat": 0, "way": ["d254", "d228", "d115", "d114"], "left": 5}
466. purple go d221 | bd9b4d1122e8 d5d0d2d24d4f
    walked {"seat": 0, "way": ["d114", "d221"], "left": 4}
467. purple go d219 | 6b741a7b5b25 75e2e4025227
    walked {"seat": 0, "way": ["d221", "d220", "d217", "d219"], "left": 1}
468. purple go d218 | bf7b9806dd1a e9d28d3a6e2b
    walked {"seat": 0, "way": ["d219", "d218"], "left": 0}
469. - vesuvius 28 | e984f44fbc05 8f4a7107266a
    vesuvius {"seat": 1, "card": 28}
    destroyed {"place": 28, "dots": [182, 205, 206, 207]}
470. blue roam | 1d608aadf5f7 bfcdf46511cb
    declared {"seat": 1, "card": null, "place": null}
471. - roll 5 4 | b30ed15a6c7e 86c98741466f
    rolled {"seat": 1, "dice": [5, 4], "steps": 9}
472. blue stop | f01bbc0a00da 48cf96338e82
    stopped {"seat": 1, "left": 9}
473. - vesuvius 29 | 15bc0a1ac8ec 725fbe8686ca
    vesuvius {"seat": 2, "card": 29}
    destroyed {"place": 29, "dots": [203, 204, 223]}
474. white roam | 21f365b76cb9 fd6007e13942
    declared {"seat": 2, "card": null, "place": null}
475. - roll 3 3 | b4c730bbf96e 668d05dcf602
    rolled {"seat": 2, "dice": [3, 3], "steps": 20}
476. white stop | 0191f4a01ae8 d33452b90e01
    stopped {"seat": 2, "left": 20}
477. - vesuvius x2 | 4fccc3d6be29 a39e068c578d
    vesuvius {"seat": 3, "card": "x2"}
478. black roam | 642d64b73f39 cd4a0bf4fc73
    declared {"seat": 3, "card": null, "place": null}
479. - roll 5 3 | 653424e2e8dd 23fae4a47f52
    rolled {"seat": 3, "dice": [5, 3], "steps": 16}
480. black stop | 1b56e0798c75 71830b014bbe
    stopped {"seat": 3, "left": 16}
481. - vesuvius 44 | a5a38c3d5d5f 3cb6d31f757a
    vesuvius {"seat": 0, "card": 44}
    destroyed {"place": 44, "dots": [76, 93, 118, 119]}
482. purple fetch 51 | 1ba591e552ab cc333ad01d31
    declared {"seat": 0, "card": 51, "place": 22}
483. - roll 1 4 | 4fdf82336eb1 9162a1756a9c
    rolled {"seat": 0, "dice": [1, 4], "steps": 5}
484. purple go d214 | bcedaaa25ead 3c4af271d37e
    walked {"seat": 0, "way": ["d218", "d24", "d216", "d214"], "left": 2}
485. purple go d163 | 82f03bf7667c 150405b8c68d
    walked {"seat": 0, "way": ["d214", "d215", "d163"], "left": 0}
486. - vesuvius 35 | b9544c3b0201 d0dfb546f140
    vesuvius {"seat": 1, "card": 35}
    destroyed {"place": 35, "dots": [110, 144, 155]}
    ended {"reason": "cut_off", "places": [3, 2, 4, 1], "scores": [1300, 2800, 650, 7800]}
