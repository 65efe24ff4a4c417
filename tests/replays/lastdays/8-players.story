1. - citizen yellow | 768838570b38 3a0a3524c09a
    citizen {"seat": 0, "colour": "yellow", "house": 36}
2. - citizen red | f54a4a3f6bb1 9f8201190a1c
    citizen {"seat": 1, "colour": "red", "house": 34}
3. - citizen blue | a6d6f5c3bf0c 6b79366a71b8
    citizen {"seat": 2, "colour": "blue", "house": 23}
4. - citizen white | 17f214f8ea29 bb81fbf1ea59
    citizen {"seat": 3, "colour": "white", "house": 42}
5. - citizen purple | 6672ba6c30c1 6da992181f85
    citizen {"seat": 4, "colour": "purple", "house": 40}
6. - citizen green | 3ec8843c22da eba2653bdc3c
    citizen {"seat": 5, "colour": "green", "house": 35}
7. - citizen orange | 79f13aae501b b223209a04bc
    citizen {"seat": 6, "colour": "orange", "house": 38}
8. - citizen black | f4423cd9739b 863f141de04a
    citizen {"seat": 7, "colour": "black", "house": 53}
9. yellow forward | 8358c9c52056 2edbd08d98c6
10. - roll 6 3 | f277a42bf8d2 2b9b60983030
    rolled {"seat": 0, "dice": [6, 3], "steps": 9}
    moved {"seat": 0, "from": "s0", "to": "s9", "pushed": false}
11. yellow buy 9 | 06c74e190419 032cb56c016b
    bought {"seat": 0, "card": 9, "amount": 1000}
12. red forward | 7164fd6888c7 bb4d148dfd94
13. - roll 5 1 | fe13898eb68c 2968a6dcb4bd
    rolled {"seat": 1, "dice": [5, 1], "steps": 6}
    moved {"seat": 1, "from": "s0", "to": "s6", "pushed": false}
14. red pass | a58fee55d672 88fd2497fd24
    passed {"seat": 1}
15. blue forward | cd72ebeed76e 608dd1f410e1
16. - roll 4 4 | 920c389d67ee 2182700ade43
    rolled {"seat": 2, "dice": [4, 4], "steps": 8}
    moved {"seat": 2, "from": "s0", "to": "s8", "pushed": false}
17. blue buy 8 | 74c6a7f2a89a 3bdf11c42e1e
    bought {"seat": 2, "card": 8, "amount": 1200}
18. white forward | c766d05c4294 1eec156b7b62
19. - roll 1 6 | 965a6e680337 eb67f21f08cc
    rolled {"seat": 3, "dice": [1, 6], "steps": 7}
    moved {"seat": 3, "from": "s0", "to": "s7", "pushed": false}
20. white buy 7 | 518fbdd71ebe 705a2b32f4d5
    bought {"seat": 3, "card": 7, "amount": 500}
21. purple forward | 645c824f5a0f 3ae4de174e01
22. - roll 3 2 | b9ff45640c08 356dac99eb4b
    rolled {"seat": 4, "dice": [3, 2], "steps": 5}
    moved {"seat": 4, "from": "s0", "to": "s5", "pushed": false}
23. purple buy 5 | c58501e71f73 db81060864f8
    bought {"seat": 4, "card": 5, "amount": 1800}
24. green forward | dbd4204b0d7b b5a4ca65b6e8
25. - roll 2 3 | 59a7bfe25583 4651495e1d07
    rolled {"seat": 5, "dice": [2, 3], "steps": 5}
    moved {"seat": 5, "from": "s0", "to": "s10", "pushed": true}
26. green buy 4 | da45cf90f30b ae3f7bc321f1
    bought {"seat": 5, "card": 4, "amount": 500}
27. orange forward | 4fe0d1bcc63c 4546a4a30b09
28. - roll 2 6 | 360f13ef737f 9aa9818861c0
    rolled {"seat": 6, "dice": [2, 6], "steps": 8}
    moved {"seat": 6, "from": "s0", "to": "s10", "pushed": true}
29. orange buy 1 | b9e61e982dc9 bfcee50f249e
    bought {"seat": 6, "card": 1, "amount": 2400}
30. black forward | 62abb95d9f15 8b5ffb14e59e
31. - roll 4 3 | 1be0f3e7629f 63dbbe1e9afb
    rolled {"seat": 7, "dice": [4, 3], "steps": 7}
    moved {"seat": 7, "from": "s0", "to": "s10", "pushed": true}
32. black buy 2 | 25cbd69d1da5 7df6867b694d
    bought {"seat": 7, "card": 2, "amount": 1000}
33. yellow forward | 71a68a5f05e6 2971590c3c7c
34. - roll 6 2 | aaf2cbc249c3 4b8ce56288bd
    rolled {"seat": 0, "dice": [6, 2], "steps": 8}
    moved {"seat": 0, "from": "s9", "to": "s17", "pushed": false}
35. yellow buy 16 | 12ab15651a71 e84a145a0a93
    bought {"seat": 0, "card": 16, "amount": 1000}
36. red back | f623bfe51f58 4a633c4c985c
37. - roll 6 | a42bb49b7998 fe0e095bce7d
    rolled {"seat": 1, "dice": [6], "steps": 6}
    moved {"seat": 1, "from": "s6", "to": "s0", "pushed": false}
38. red pass | fd7f76489e51 04bf80430edb
    passed {"seat": 1}
39. blue forward | f46dd4bde36b 5d7c417982bf
40. - roll 2 2 | 0c852ec91e19 b848d140bace
    rolled {"seat": 2, "dice": [2, 2], "steps": 4}
    moved {"seat": 2, "from": "s8", "to": "s12", "pushed": false}
41. blue buy 11 | 3e220efc96c4 61fe1e090367
    bought {"seat": 2, "card": 11, "amount": 1000}
42. white back | d7c89bb94a6b 0428df042bb5
43. - roll 3 | 66c90bcf3233 b7451e5f8aea
    rolled {"seat": 3, "dice": [3], "steps": 3}
    moved {"seat": 3, "from": "s7", "to": "s3", "pushed": true}
44. white pass | 7d6c04eb79ed aea1acd17c22
    passed {"seat": 3}
45. purple forward | 1f773f2f78ed c83c3a8c4b75
46. - roll 1 5 | d275ad739da9 053fa5f48811
    rolled {"seat": 4, "dice": [1, 5], "steps": 6}
    moved {"seat": 4, "from": "s5", "to": "s11", "pushed": false}
47. purple buy 10 | 1ac3cc9fd38c d707281dd11a
    bought {"seat": 4, "card": 10, "amount": 500}
48. green forward | 018f967e015a 8ba35989d613
49. - roll 3 4 | 7237884e7007 2aed35517fd2
    rolled {"seat": 5, "dice": [3, 4], "steps": 7}
    moved {"seat": 5, "from": "s4", "to": "s13", "pushed": true}
50. green pass | 66ed47b276f1 1cb6aab204ba
    passed {"seat": 5}
51. orange offer 0 700 for 16 0 | 7ae096e8f95c 889e0da07776
    offered {"seat": 6, "to": 0, "give": [], "pay": 700, "take": [16], "get": 0}
52. yellow accept | c0b75c82701d bec7f2e957e7
    traded {"seat": 6, "to": 0, "give": [], "pay": 700, "take": [16], "get": 0}
53. orange forward | f5c0ff78f11a f6f9779875e6
54. - roll 2 1 | 2fc444564537 f61ddf6f8e6b
    rolled {"seat": 6, "dice": [2, 1], "steps": 3}
    moved {"seat": 6, "from": "s1", "to": "s6", "pushed": true}
55. orange pass | 991bdf771289 b6f170e00d0f
    passed {"seat": 6}
56. black back | fcee513dcacb 967f742063a6
57. - roll 2 | b3fe8e00cc52 c61262230c8b
    rolled {"seat": 7, "dice": [2], "steps": 2}
    moved {"seat": 7, "from": "s2", "to": "s0", "pushed": false}
58. black pass | b0b62a8d6a23 de2115dd8340
    passed {"seat": 7}
59. yellow back | 0e5da62cd08a aa16f2e5979c
60. - roll 5 | b6c738b809c4 3fde8a45d851
    rolled {"seat": 0, "dice": [5], "steps": 5}
    moved {"seat": 0, "from": "s17", "to": "s10", "pushed": true}
61. yellow buy 3 | 8147f3132fd4 1eff776f663e
    bought {"seat": 0, "card": 3, "amount": 1800}
62. red forward | 641e344d3452 e5745b720434
63. - roll 3 3 | 055d229b9de9 48ba83e46b60
    rolled {"seat": 1, "dice": [3, 3], "steps": 6}
    moved {"seat": 1, "from": "s0", "to": "s10", "pushed": true}
64. red pass | bae051a343ad a1493e8fa2d2
    passed {"seat": 1}
65. blue offer 4 1300 for 5 0 | a9b42ebacf9c 8403b8d9d631
    offered {"seat": 2, "to": 4, "give": [], "pay": 1300, "take": [5], "get": 0}
66. purple accept | b693fbdd66d1 bfb197c9cde7
    traded {"seat": 2, "to": 4, "give": [], "pay": 1300, "take": [5], "get": 0}
67. blue forward | 70e322e3b47d 3641dd543856
68. - roll 3 4 | 44094f889496 d28c33fbfca1
    rolled {"seat": 2, "dice": [3, 4], "steps": 7}
    moved {"seat": 2, "from": "s12", "to": "s19", "pushed": false}
69. blue buy 15 | f865a72b2663 4737653ccba4
    bought {"seat": 2, "card": 15, "amount": 1300}
70. white back | c571967fd9dd 60b57df17aa0
71. - roll 2 | 196e5a9e2f3c 336f983ddda2
    rolled {"seat": 3, "dice": [2], "steps": 2}
    moved {"seat": 3, "from": "s3", "to": "s0", "pushed": true}
72. white pass | 6f39e10e4557 003680ee545b
    passed {"seat": 3}
73. purple offer 5 350 for 4 0 | ac52df1af81c f88ef8d4cd6c
    offered {"seat": 4, "to": 5, "give": [], "pay": 350, "take": [4], "get": 0}
74. green refuse | bbd70e092134 5c7e86c98227
    refused {"seat": 5, "from": 4}
75. purple forward | f4b47509b93f 2a7c52d16dd7
76. - roll 2 2 | 8e00d701ccfc 69b7fd0f425d
    rolled {"seat": 4, "dice": [2, 2], "steps": 4}
    moved {"seat": 4, "from": "s11", "to": "s15", "pushed": false}
77. purple buy 14 | 7dad61e39a4c b26dfa11adb3
    bought {"seat": 4, "card": 14, "amount": 500}
78. green back | 7d9eff9f22c8 72ee069acdd0
79. - roll 6 | f5bffaecf7b5 af039a95a9dd
    rolled {"seat": 5, "dice": [6], "steps": 6}
    moved {"seat": 5, "from": "s13", "to": "s0", "pushed": true}
80. green pass | e65b13156055 1c617361e581
    passed {"seat": 5}
81. orange forward | a187eae0d76e 310237ba082b
82. - roll 1 2 | 0d1b2d90091c ca7c3f04faa1
    rolled {"seat": 6, "dice": [1, 2], "steps": 3}
    moved {"seat": 6, "from": "s6", "to": "s13", "pushed": true}
83. orange pass | edb6b756ea8d a3cc80458a08
    passed {"seat": 6}
84. black forward | 047344b0c7fe d11288969e34
85. - roll 2 4 | 7fc8667f9996 873ad6464755
    rolled {"seat": 7, "dice": [2, 4], "steps": 6}
    moved {"seat": 7, "from": "s0", "to": "s6", "pushed": false}
86. black pass | b0758dc9e60f 9b2b1ab2f4e6
    passed {"seat": 7}
87. yellow forward | 84fddebfac1b d9e52734fb1a
88. - roll 1 2 | d0b3b2ea048e a77f2f0178b8
    rolled {"seat": 0, "dice": [1, 2], "steps": 3}
    moved {"seat": 0, "from": "s3", "to": "s14", "pushed": true}
89. yellow buy 13 | 12d3487567a2 6e617c8d92ce
    bought {"seat": 0, "card": 13, "amount": 1900}
90. red back | 754f71d1613d bac2413933ae
91. - roll 5 | 2afc39bbd279 f1a091564483
    rolled {"seat": 1, "dice": [5], "steps": 5}
    moved {"seat": 1, "from": "s10", "to": "s0", "pushed": true}
92. red pass | 9228012e3b1e 7a271f5792ac
    passed {"seat": 1}
93. blue forward | f7069a92d8b9 22c2e44d09b6
94. - roll 5 5 | 813cc9521371 47f39c587c58
    rolled {"seat": 2, "dice": [5, 5], "steps": 10}
    moved {"seat": 2, "from": "s16", "to": "s26", "pushed": false}
95. blue pass | e14697fa3ae7 5cb741739f4a
    passed {"seat": 2}
96. white forward | ec8eaa229d66 ab89e7c16755
97. - roll 1 1 | b8185b3a6533 1ae441ba3756
    rolled {"seat": 3, "dice": [1, 1], "steps": 2}
    moved {"seat": 3, "from": "s0", "to": "s10", "pushed": true}
98. white pass | 7a12e316a731 8f03222df936
    passed {"seat": 3}
99. purple offer 0 1300 for 3 0 | 3dea49eefc6e 88277e85175f
    offered {"seat": 4, "to": 0, "give": [], "pay": 1300, "take": [3], "get": 0}
100. yellow accept | 292d4bfc53d2 8a1a75195489
    traded {"seat": 4, "to": 0, "give": [], "pay": 1300, "take": [3], "get": 0}
101. purple forward | 8b998d2a4f67 e9f3a9e3fb74
102. - roll 4 5 | 3788d8712f64 bb56a854e0b9
    rolled {"seat": 4, "dice": [4, 5], "steps": 9}
    moved {"seat": 4, "from": "s15", "to": "s24", "pushed": false}
103. purple pass | a46ee8b85ea8 6bc71f5d0690
    passed {"seat": 4}
104. green forward | f2654cf4deab b635f8bd1ea7
105. - roll 6 2 | 36c46a9b9923 e9618a6bb424
    rolled {"seat": 5, "dice": [6, 2], "steps": 8}
    moved {"seat": 5, "from": "s0", "to": "s18", "pushed": true}
106. green pass | bba2a3cf09a6 8e901130a7da
    passed {"seat": 5}
107. orange forward | a885a5a73af7 ecdcd9bd0478
108. - roll 3 3 | ca82469ae245 95932e8a06d1
    rolled {"seat": 6, "dice": [3, 3], "steps": 6}
    moved {"seat": 6, "from": "s13", "to": "s19", "pushed": false}
109. orange buy 17 | f0a407f6fc7f 56efb521c2e1
    bought {"seat": 6, "card": 17, "amount": 1450}
110. black back | 3df855559014 07abe30897e8
111. - roll 3 | 682e5c0994f8 f7d9c1e7aab8
    rolled {"seat": 7, "dice": [3], "steps": 3}
    moved {"seat": 7, "from": "s6", "to": "s0", "pushed": true}
112. black pass | 432a97ecb425 c36adf5ef7ac
    passed {"seat": 7}
113. yellow forward | 6657620cbc77 c305f78312d9
114. - roll 6 4 | c1d50b06fc85 015d36e16746
    rolled {"seat": 0, "dice": [6, 4], "steps": 10}
    moved {"seat": 0, "from": "s14", "to": "s25", "pushed": true}
115. yellow buy 23 | 8ba583ba8b62 0bca7881ba88
    bought {"seat": 0, "card": 23, "amount": 1000}
116. red forward | e13e8e97b63f 4cc2af012621
117. - roll 2 3 | 83cbef1d4195 ceb1c4f27c68
    rolled {"seat": 1, "dice": [2, 3], "steps": 5}
    moved {"seat": 1, "from": "s0", "to": "s6", "pushed": true}
118. red pass | 4a4848709c07 de07e8830639
    passed {"seat": 1}
119. blue forward | 622afb12b56e 6574259692eb
120. - roll 3 6 | d46bff44f7e4 c7b06b416f75
    rolled {"seat": 2, "dice": [3, 6], "steps": 9}
    moved {"seat": 2, "from": "s26", "to": "s35", "pushed": false}
121. blue pass | 6d55bd764251 35407e57c3f1
    passed {"seat": 2}
122. white forward | 70a367f414ce e3dc146a40cb
123. - roll 6 2 | 3f164d973a09 96de26cc2f55
    rolled {"seat": 3, "dice": [6, 2], "steps": 8}
    moved {"seat": 3, "from": "s10", "to": "s19", "pushed": true}
124. white pass | 8550466e9c58 8169eaa3eba2
    passed {"seat": 3}
125. purple forward | 1c8fb852b4c0 c0cbf8c5724e
126. - roll 1 5 | 6303c1b295de 57c3b0950443
    rolled {"seat": 4, "dice": [1, 5], "steps": 6}
    moved {"seat": 4, "from": "s24", "to": "s30", "pushed": false}
127. purple pass | 2f085953f9e9 e8a7669eef8c
    passed {"seat": 4}
128. green forward | 9657d38a112a 5292308ef668
129. - roll 1 5 | d6c01ba04f3e c9c81daaf29a
    rolled {"seat": 5, "dice": [1, 5], "steps": 6}
    moved {"seat": 5, "from": "s18", "to": "s24", "pushed": false}
130. green pass | 5458c9dbb394 4dac64f29d8a
    passed {"seat": 5}
131. orange forward | f7d7f26de688 e5bd9ee487d9
132. - roll 2 2 | 8af06c91fe55 dc20f85d808f
    rolled {"seat": 6, "dice": [2, 2], "steps": 4}
    moved {"seat": 6, "from": "s18", "to": "s22", "pushed": false}
133. orange pass | ff8525bec657 ae840ccf33b2
    passed {"seat": 6}
134. black forward | 7cf0aa2431d8 a85f435a721f
135. - roll 3 2 | 0a660882dc99 9bcdb4c42af1
    rolled {"seat": 7, "dice": [3, 2], "steps": 5}
    moved {"seat": 7, "from": "s0", "to": "s10", "pushed": true}
136. black pass | b89c6b349554 9d767dc815dc
    passed {"seat": 7}
137. yellow back | fb70400aafca 66b63358503f
138. - roll 6 | 94cada0f2cbb a9ff70576afb
    rolled {"seat": 0, "dice": [6], "steps": 6}
    moved {"seat": 0, "from": "s25", "to": "s13", "pushed": true}
139. yellow buy 12 | a7f14cadc7f7 c35b527ff1eb
    bought {"seat": 0, "card": 12, "amount": 1300}
140. red back | ef11bc6fea99 69afd3f202df
141. - roll 5 | 6b55ff405898 b8e205a869c4
    rolled {"seat": 1, "dice": [5], "steps": 5}
    moved {"seat": 1, "from": "s6", "to": "s0", "pushed": true}
142. red pass | 1a7e6ade54ec 312d0af7a4a5
    passed {"seat": 1}
143. blue forward | 985ea962e74f 8d2867b9da7b
144. - roll 4 1 | 8d5bc603ffb5 e2b87b1c3192
    rolled {"seat": 2, "dice": [4, 1], "steps": 5}
    moved {"seat": 2, "from": "s35", "to": "s40", "pushed": false}
145. blue pass | df0bc161ea98 76cea6755f0d
    passed {"seat": 2}
146. white back | 0986e80a2f8e 64d3e27e932b
147. - roll 4 | a76e5cd7f86a 85c929e6e707
    rolled {"seat": 3, "dice": [4], "steps": 4}
    moved {"seat": 3, "from": "s19", "to": "s6", "pushed": true}
148. white pass | c98019af2263 a14b1a6bdca1
    passed {"seat": 3}
149. purple forward | a66fc0da9f1e 8759fc317832
150. - roll 5 5 | f3b40da48ace 1e415fc1e0b5
    rolled {"seat": 4, "dice": [5, 5], "steps": 10}
    moved {"seat": 4, "from": "s30", "to": "s41", "pushed": true}
151. purple pass | 32271ae10eeb 7aa1a108f0e9
    passed {"seat": 4}
152. green back | ce432aa869b1 7880a41d1c53
153. - roll 4 | 05517f7c9d2c 1bf0306251e8
    rolled {"seat": 5, "dice": [4], "steps": 4}
    moved {"seat": 5, "from": "s24", "to": "s20", "pushed": false}
154. green pass | 1aa7d62a1e32 325ac8ccbd6a
    passed {"seat": 5}
155. orange forward | e56b528711c3 65a7d3fe8914
156. - roll 1 6 | 424918bf064a db8990aefa85
    rolled {"seat": 6, "dice": [1, 6], "steps": 7}
    moved {"seat": 6, "from": "s22", "to": "s29", "pushed": false}
157. orange pass | 4a5df80d1602 07457ed1a317
    passed {"seat": 6}
158. black back | a3cc12c7adc4 4c7c1ea699d0
159. - roll 3 | 39c78f48a6dc 09a18d7ecb7e
    rolled {"seat": 7, "dice": [3], "steps": 3}
    moved {"seat": 7, "from": "s10", "to": "s0", "pushed": true}
160. black pass | 1dffd68df9c0 af98ef09a05d
    passed {"seat": 7}
161. yellow offer 7 700 for 2 0 | bd8243ea6261 15fe8f4118ed
    offered {"seat": 0, "to": 7, "give": [], "pay": 700, "take": [2], "get": 0}
162. black refuse | a95772b36027 00faaea3863f
    refused {"seat": 7, "from": 0}
163. yellow back | 0f98508c4c33 c847f48bbedd
164. - roll 3 | 5bf69dc4d165 9f9509ae562e
    rolled {"seat": 0, "dice": [3], "steps": 3}
    moved {"seat": 0, "from": "s13", "to": "s10", "pushed": false}
165. yellow buy 6 | 68ddae7b4122 ff4bb7791071
    bought {"seat": 0, "card": 6, "amount": 1450}
166. red forward | 8346148dc7e0 d6e50b63f2fc
167. - roll 4 5 | 831d4a85d3fc 7bac3ef82fa9
    rolled {"seat": 1, "dice": [4, 5], "steps": 9}
    moved {"seat": 1, "from": "s0", "to": "s10", "pushed": true}
168. red pass | 0104672c9fef 483f859cb2d3
    passed {"seat": 1}
169. blue forward | 8ab63091ec43 deed105f13f8
170. - roll 5 2 | 998231a5b325 2492285ff369
    rolled {"seat": 2, "dice": [5, 2], "steps": 7}
    moved {"seat": 2, "from": "s40", "to": "s47", "pushed": false}
171. blue buy 38 | 3a38ee6114f4 7ecb0c4d2cd9
    bought {"seat": 2, "card": 38, "amount": 500}
172. white back | 765dba9efa77 06ba96b602b9
173. - roll 1 | 0d7ced8aa2bf 3d588424a0a4
    rolled {"seat": 3, "dice": [1], "steps": 1}
    moved {"seat": 3, "from": "s6", "to": "s0", "pushed": true}
174. white pass | 0e9f4abb764f ffa1c1426385
    passed {"seat": 3}
175. purple back | 8fe68c32cb00 4f4c345bd638
176. - roll 6 | 20ca1b7867e1 c612ba17a94c
    rolled {"seat": 4, "dice": [6], "steps": 6}
    moved {"seat": 4, "from": "s41", "to": "s35", "pushed": false}
177. purple pass | ee9835e2fdf3 ca370ec25d86
    passed {"seat": 4}
178. green forward | c55c37f78064 b9c0459b641f
179. - roll 4 5 | f08feecceb43 d18cbfc5bfcb
    rolled {"seat": 5, "dice": [4, 5], "steps": 9}
    moved {"seat": 5, "from": "s20", "to": "s30", "pushed": true}
180. green buy 27 | 23018fe3acb4 3372e43ab09c
    bought {"seat": 5, "card": 27, "amount": 500}
181. orange forward | 90e02692b7d7 d9fab20868bc
182. - roll 2 5 | 6d5cf9bfe6ea 0b58bd7cdfb0
    rolled {"seat": 6, "dice": [2, 5], "steps": 7}
    moved {"seat": 6, "from": "s29", "to": "s36", "pushed": false}
183. orange buy 33 | 3d73807c5833 29665deab9b0
    bought {"seat": 6, "card": 33, "amount": 500}
184. black forward | 4cf7cfe89693 bf38aeb2287c
185. - roll 3 2 | cd648adf37de 066008888f67
    rolled {"seat": 7, "dice": [3, 2], "steps": 5}
    moved {"seat": 7, "from": "s0", "to": "s19", "pushed": true}
186. black pass | d56583e698dc 12e4b816b03c
    passed {"seat": 7}
187. yellow offer 7 13 0 for 1350 | fd68471d5eb4 d265c76bf7c8
    offered {"seat": 0, "to": 7, "give": [13], "pay": 0, "take": [], "get": 1350}
188. black accept | 1799b6059c6e 617af3b23266
    traded {"seat": 0, "to": 7, "give": [13], "pay": 0, "take": [], "get": 1350}
189. yellow forward | 2a04edac7fad 421f0b95505e
190. - roll 3 6 | c780175f081b 7ea25cb418a8
    rolled {"seat": 0, "dice": [3, 6], "steps": 9}
    moved {"seat": 0, "from": "s6", "to": "s20", "pushed": true}
191. yellow buy 18 | 1d8c5391d44e 37f3e0b68746
    bought {"seat": 0, "card": 18, "amount": 1100}
192. red forward | 0554098dfd51 115ccd760ff2
193. - roll 4 6 | 365279d9e142 ba943cd26801
    rolled {"seat": 1, "dice": [4, 6], "steps": 10}
    moved {"seat": 1, "from": "s10", "to": "s21", "pushed": true}
194. red buy 19 | d7b6ff457d68 a0e85cc06e6b
    bought {"seat": 1, "card": 19, "amount": 500}
195. blue forward | e2f63e908329 363dfd2b5156
196. - roll 3 5 | bbb557d687ce 234e125e4f4f
    rolled {"seat": 2, "dice": [3, 5], "steps": 8}
    moved {"seat": 2, "from": "s42", "to": "s50", "pushed": false}
197. blue pass | 80942e830555 f3b298db89af
    passed {"seat": 2}
198. white forward | a8cdb58ec004 10c95bb1a17c
199. - roll 1 1 | 79f3f19cfd5a e409b22edbd6
    rolled {"seat": 3, "dice": [1, 1], "steps": 2}
    moved {"seat": 3, "from": "s0", "to": "s10", "pushed": true}
200. white pass | 6a1f3b990957 2358d5d9fa33
    passed {"seat": 3}
201. purple forward | ec3248c70b24 15fc10c9d061
202. - roll 5 2 | d9e76c6f0ff0 7b301a92eea4
    rolled {"seat": 4, "dice": [5, 2], "steps": 7}
    moved {"seat": 4, "from": "s35", "to": "s43", "pushed": true}
203. purple pass | 7e45f387f99f c4e3e4e6c7ad
    passed {"seat": 4}
204. green forward | 3b8fc439306f f0bb28da4d53
205. - roll 1 1 | 48dc592deb3b 072c2c427b35
    rolled {"seat": 5, "dice": [1, 1], "steps": 2}
    moved {"seat": 5, "from": "s30", "to": "s32", "pushed": false}
206. green pass | 317989568fc8 ee4eaa3bb5e6
    passed {"seat": 5}
207. orange forward | 9ba766b960fe 31976443c55c
208. - roll 3 1 | b0a913ee9156 13ee313fabc0
    rolled {"seat": 6, "dice": [3, 1], "steps": 4}
    moved {"seat": 6, "from": "s36", "to": "s40", "pushed": false}
209. orange pass | a092e470e78a 26ef00f1235d
    passed {"seat": 6}
210. black forward | 450c01ac87ab e6594dcc3ea6
211. - roll 1 2 | bbe72899de74 996a647f8d25
    rolled {"seat": 7, "dice": [1, 2], "steps": 3}
    moved {"seat": 7, "from": "s19", "to": "s22", "pushed": false}
212. black pass | 9c99561556e0 29962f15ab65
    passed {"seat": 7}
213. yellow forward | 4dc77e57d72f ddaa4ae53e6a
214. - roll 1 1 | 05b8b36b302a e6ab203b160c
    rolled {"seat": 0, "dice": [1, 1], "steps": 2}
    moved {"seat": 0, "from": "s20", "to": "s23", "pushed": true}
215. yellow pass | 91623e851e49 8c7545a78a94
    passed {"seat": 0}
216. red forward | dceb9a3ce863 1014c29e78b7
217. - roll 1 6 | 4d3b22cf7653 de4d4a3e7781
    rolled {"seat": 1, "dice": [1, 6], "steps": 7}
    moved {"seat": 1, "from": "s21", "to": "s28", "pushed": false}
218. red buy 21 | ad0b1ffb7456 cefc0dbaaef2
    bought {"seat": 1, "card": 21, "amount": 500}
219. blue forward | c6765ae151f0 7b855687802d
220. - roll 1 5 | 5f86e17f9099 8c74b1f5b3df
    rolled {"seat": 2, "dice": [1, 5], "steps": 6}
    moved {"seat": 2, "from": "s50", "to": "s56", "pushed": false}
221. blue pass | abe78db1519c da7504226e65
    passed {"seat": 2}
222. white forward | 23b2e942edd7 22bdb57eb339
223. - roll 6 3 | 5880c3bee88b bef91cfca290
    rolled {"seat": 3, "dice": [6, 3], "steps": 9}
    moved {"seat": 3, "from": "s10", "to": "s19", "pushed": false}
224. white pass | fc4a2e85cd6e 1d15e5c0a2ee
    passed {"seat": 3}
225. purple forward | f3975aae3b7e 8a7a1d0d802d
226. - roll 2 2 | b3d797da419e 8c6272ea21f8
    rolled {"seat": 4, "dice": [2, 2], "steps": 4}
    moved {"seat": 4, "from": "s43", "to": "s47", "pushed": false}
227. purple pass | 2a61f34c8178 7a00a3597698
    passed {"seat": 4}
228. green forward | dd78b4ce8ec0 4f9555fa6a6f
229. - roll 4 4 | 0bdcdab3a421 cc0cc2e7efc0
    rolled {"seat": 5, "dice": [4, 4], "steps": 8}
    moved {"seat": 5, "from": "s32", "to": "s41", "pushed": true}
230. green pass | 8765f139ea9a 201e3a045cd3
    passed {"seat": 5}
231. orange offer 5 33 0 for 350 | a7b925df34e3 f69bb0030027
    offered {"seat": 6, "to": 5, "give": [33], "pay": 0, "take": [], "get": 350}
232. green accept | 1bf9adaa7f56 336534774110
    traded {"seat": 6, "to": 5, "give": [33], "pay": 0, "take": [], "get": 350}
233. orange forward | 5c6e52de8b04 0098e6ee411c
234. - roll 5 5 | 26e4e5b92d68 ecc09797f2d7
    rolled {"seat": 6, "dice": [5, 5], "steps": 10}
    moved {"seat": 6, "from": "s40", "to": "s50", "pushed": false}
235. orange pass | a3fe1bc5bdde 017059d7fd3c
    passed {"seat": 6}
236. black forward | 3d558c8ac639 0b3ee348ebc7
237. - roll 1 5 | f9184472e187 aba32150ce3a
    rolled {"seat": 7, "dice": [1, 5], "steps": 6}
    moved {"seat": 7, "from": "s22", "to": "s28", "pushed": false}
238. black pass | 0f444422aeee c563e9b84e4b
    passed {"seat": 7}
239. yellow forward | ee2cb059e180 8438721cf310
240. - roll 3 2 | fe775b86987a 511fbbc24ab7
    rolled {"seat": 0, "dice": [3, 2], "steps": 5}
    moved {"seat": 0, "from": "s23", "to": "s29", "pushed": true}
241. yellow pass | 78cf0ab3ada0 e38b533ec1e9
    passed {"seat": 0}
242. red forward | 8b12c12a0a3c 9a739bb78058
243. - roll 5 3 | ad2800d4a037 55ff8cde69e1
    rolled {"seat": 1, "dice": [5, 3], "steps": 8}
    moved {"seat": 1, "from": "s23", "to": "s31", "pushed": false}
244. red buy 28 | 98c957507d74 94e0f3d18d39
    bought {"seat": 1, "card": 28, "amount": 1000}
245. blue forward | 9039c9461a3c d1c08ea123f5
246. - roll 3 6 | ddb49b953369 fcecc9e7a4e0
    rolled {"seat": 2, "dice": [3, 6], "steps": 9}
    moved {"seat": 2, "from": "s56", "to": "s65", "pushed": false}
247. blue pass | 44e29ed73598 e0b46976af77
    passed {"seat": 2}
248. white forward | e77f7cf3dabc cd085f3d4d6f
249. - roll 2 1 | 81fbd1a8929d 5ec7bd4cef69
    rolled {"seat": 3, "dice": [2, 1], "steps": 3}
    moved {"seat": 3, "from": "s19", "to": "s22", "pushed": false}
250. white pass | 57524f44f49b 101e8a47966a
    passed {"seat": 3}
251. purple forward | b3c6b07c746e 3bef630878d9
252. - roll 1 2 | 92d439060d64 63e166bf50a4
    rolled {"seat": 4, "dice": [1, 2], "steps": 3}
    moved {"seat": 4, "from": "s47", "to": "s51", "pushed": true}
253. purple pass | 0962262d8b13 85014d122aea
    passed {"seat": 4}
254. green forward | 9ea3d46707dd 279993b8837d
255. - roll 1 2 | 164ea7d42cc7 08c25927c82c
    rolled {"seat": 5, "dice": [1, 2], "steps": 3}
    moved {"seat": 5, "from": "s41", "to": "s44", "pushed": false}
256. green buy 40 | cb22d53ac974 653ffbcfc9f2
    bought {"seat": 5, "card": 40, "amount": 500}
257. orange forward | 22208453e902 5935cc058f3c
258. - roll 4 5 | ad727d80af44 e3224b1cfa17
    rolled {"seat": 6, "dice": [4, 5], "steps": 9}
    moved {"seat": 6, "from": "s50", "to": "s59", "pushed": false}
259. orange pass | 5c8cb95a66e6 272b12c166df
    passed {"seat": 6}
260. black forward | 61451dcc63b2 93d5b47f5d7c
261. - roll 2 4 | db10289e092a 2d17a571a03a
    rolled {"seat": 7, "dice": [2, 4], "steps": 6}
    moved {"seat": 7, "from": "s28", "to": "s34", "pushed": false}
262. black buy 31 | 7b1a1a2838bf 5099fca6c1c9
    bought {"seat": 7, "card": 31, "amount": 1000}
263. yellow offer 5 12 0 for 950 | 3aa16e200177 acbfcc719d42
    offered {"seat": 0, "to": 5, "give": [12], "pay": 0, "take": [], "get": 950}
264. green accept | dc89a5cd74af 071a15beb23b
    traded {"seat": 0, "to": 5, "give": [12], "pay": 0, "take": [], "get": 950}
265. yellow forward | d4e52fb0df42 2ffe9b276865
266. - roll 2 2 | 8d786eff6bf1 7d01213dd260
    rolled {"seat": 0, "dice": [2, 2], "steps": 4}
    moved {"seat": 0, "from": "s29", "to": "s33", "pushed": false}
267. yellow pass | 3d9da78f2bda 65f640943c4a
    passed {"seat": 0}
268. red forward | c137903fa400 806bd2ad2351
269. - roll 2 3 | 5df010996391 7d72ac7c12a3
    rolled {"seat": 1, "dice": [2, 3], "steps": 5}
    moved {"seat": 1, "from": "s31", "to": "s37", "pushed": true}
270. red buy 34 | 7a12fcd5599d 93e957e1fe2d
    bought {"seat": 1, "card": 34, "amount": 800}
271. blue forward | be047ff9a538 d8ff3ac52a51
272. - roll 3 1 | de45ec7b3a23 704ab543571a
    rolled {"seat": 2, "dice": [3, 1], "steps": 4}
    moved {"seat": 2, "from": "s65", "to": "s69", "pushed": false}
273. blue pass | 3f9785981509 0d3e388e1fae
    passed {"seat": 2}
274. white back | fdbfce9f931a b1996da33297
275. - roll 6 | 3059b78f8e5a c4c56e1820a9
    rolled {"seat": 3, "dice": [6], "steps": 6}
    moved {"seat": 3, "from": "s22", "to": "s10", "pushed": true}
276. white pass | 191b8a4392ab 19bd1243ef67
    passed {"seat": 3}
277. purple forward | a443c1163693 1697684f0f39
278. - roll 1 1 | f22ad2e28010 5e8fd89db503
    rolled {"seat": 4, "dice": [1, 1], "steps": 2}
    moved {"seat": 4, "from": "s51", "to": "s53", "pushed": false}
279. purple pass | 2d668273cfc0 6de33ef83843
    passed {"seat": 4}
280. green forward | e49844950eba e7cd28421e4c
281. - roll 3 5 | dd4b8c54a8fb 80c4bdebc58e
    rolled {"seat": 5, "dice": [3, 5], "steps": 8}
    moved {"seat": 5, "from": "s44", "to": "s52", "pushed": false}
282. green pass | 33e933b56167 2d75592ce54e
    passed {"seat": 5}
283. orange forward | 93b050025e25 7e0a119acb5e
284. - roll 5 5 | 128de60ce68b 63dc9475dc1c
    rolled {"seat": 6, "dice": [5, 5], "steps": 10}
    moved {"seat": 6, "from": "s59", "to": "s70", "pushed": true}
285. orange pass | a06b76b64d54 aa96ce459443
    passed {"seat": 6}
286. black forward | 1f2d030777cb be558ff2fd9d
287. - roll 1 5 | a015b47f1600 685ee4100b37
    rolled {"seat": 7, "dice": [1, 5], "steps": 6}
    moved {"seat": 7, "from": "s34", "to": "s40", "pushed": false}
288. black pass | bcf4e32397b0 98e0749dff7d
    passed {"seat": 7}
289. yellow forward | a782ca1ca1f2 ef38bc5d8bee
290. - roll 4 6 | 7150b2f6240c 7e75f069420f
    rolled {"seat": 0, "dice": [4, 6], "steps": 10}
    moved {"seat": 0, "from": "s33", "to": "s43", "pushed": false}
291. yellow pass | a6ad8497dcdc 9c7959a6aa8e
    passed {"seat": 0}
292. red forward | 3ad28409e9dd 6b9c9fa79f38
293. - roll 2 1 | bf1ef1ef2da2 6772b4beb332
    rolled {"seat": 1, "dice": [2, 1], "steps": 3}
    moved {"seat": 1, "from": "s37", "to": "s41", "pushed": true}
294. red pass | 632380cbce6e ecd2d3401a4c
    passed {"seat": 1}
295. blue offer 7 8 0 for 850 | 90d39e23e527 865814cd2518
    offered {"seat": 2, "to": 7, "give": [8], "pay": 0, "take": [], "get": 850}
296. black refuse | 8e384eb46636 a5e80c516e15
    refused {"seat": 7, "from": 2}
297. blue forward | 5b10bd9c5207 8fdce1d584d4
298. - roll 1 5 | a3fc56adf415 673a388a5855
    rolled {"seat": 2, "dice": [1, 5], "steps": 6}
    moved {"seat": 2, "from": "s69", "to": "s75", "pushed": false}
299. blue buy 64 | 6faf29d1c199 4b17890be97c
    bought {"seat": 2, "card": 64, "amount": 1000}
300. white back | a7722a7de1db 8447f7d72379
301. - roll 2 | 3d6c0ae68923 d8e4f986cdfc
    rolled {"seat": 3, "dice": [2], "steps": 2}
    moved {"seat": 3, "from": "s10", "to": "s0", "pushed": true}
302. white pass | 7739e35667ac 4ae6eb356f3f
    passed {"seat": 3}
303. purple forward | cb16302079f9 22aa382a6e19
304. - roll 5 2 | a4b3925a8685 603a3bc5ddce
    rolled {"seat": 4, "dice": [5, 2], "steps": 7}
    moved {"seat": 4, "from": "s53", "to": "s60", "pushed": false}
305. purple pass | a95fa66f4dea abedc767cd13
    passed {"seat": 4}
306. green forward | 43bebeb6e2e9 2c60ae128cde
307. - roll 2 2 | caddcc423354 5ba87d2523cd
    rolled {"seat": 5, "dice": [2, 2], "steps": 4}
    moved {"seat": 5, "from": "s52", "to": "s56", "pushed": false}
308. green buy 50 | fa5f3f14b4a9 95022b420ae5
    bought {"seat": 5, "card": 50, "amount": 1000}
309. orange forward | 531ed807c3d4 7061ed8e2838
310. - roll 3 6 | 926006014fb3 d71f562b2e7b
    rolled {"seat": 6, "dice": [3, 6], "steps": 9}
    moved {"seat": 6, "from": "s70", "to": "s79", "pushed": false}
311. orange pass | d766437c3265 e25e9ff30991
    passed {"seat": 6}
312. black forward | 117d1e168c11 d2a05070c10e
313. - roll 4 5 | ecfab09d4836 b5684dac473d
    rolled {"seat": 7, "dice": [4, 5], "steps": 9}
    moved {"seat": 7, "from": "s40", "to": "s49", "pushed": false}
314. black pass | 8e5a33d2a010 cc76d8ccb7b3
    passed {"seat": 7}
315. yellow forward | 4fa14cbefdf5 e83a8e6c90de
316. - roll 4 1 | 60e5bb7766f6 6cb2c11cf44b
    rolled {"seat": 0, "dice": [4, 1], "steps": 5}
    moved {"seat": 0, "from": "s43", "to": "s48", "pushed": false}
317. yellow pass | 0be9dfe1a5cf 3c5dda8cea84
    passed {"seat": 0}
318. red forward | 918e30deeed5 68c7b8899898
319. - roll 2 2 | a2a15eb0f542 792fc946f5d0
    rolled {"seat": 1, "dice": [2, 2], "steps": 4}
    moved {"seat": 1, "from": "s41", "to": "s45", "pushed": false}
320. red buy 41 | 8e76b56693eb ec73f6911782
    bought {"seat": 1, "card": 41, "amount": 1200}
321. blue forward | 5d1ae3059149 26e8925586d7
322. - roll 3 6 | 4eb2a9481232 ebd781ffdadc
    rolled {"seat": 2, "dice": [3, 6], "steps": 9}
    moved {"seat": 2, "from": "s71", "to": "s80", "pushed": false}
323. blue pass | ea9c8ea026d5 3e1bd0ac799a
    passed {"seat": 2}
324. white forward | 71357dca061e 76223decbb2f
325. - roll 6 4 | 9f5c326c382e f8b31b6c1ea5
    rolled {"seat": 3, "dice": [6, 4], "steps": 10}
    moved {"seat": 3, "from": "s0", "to": "s10", "pushed": false}
326. white pass | c0d18b069e74 72ce934eac01
    passed {"seat": 3}
327. purple forward | cb19f838d096 a77ad803fd13
328. - roll 1 5 | c2e47078814c 5a5738a2324f
    rolled {"seat": 4, "dice": [1, 5], "steps": 6}
    moved {"seat": 4, "from": "s60", "to": "s66", "pushed": false}
329. purple buy 57 | a4ed9ae17b91 7451d915e851
    bought {"seat": 4, "card": 57, "amount": 500}
330. green forward | 3c0b20092c33 fe1895377fce
331. - roll 1 5 | 21b5b7552b5c 6112d7ec57f6
    rolled {"seat": 5, "dice": [1, 5], "steps": 6}
    moved {"seat": 5, "from": "s55", "to": "s61", "pushed": false}
332. green pass | 44ed0abb3be4 d60474f31807
    passed {"seat": 5}
333. orange forward | 34a610f23ef0 accca44a4d80
334. - roll 2 5 | ea43198590c8 e65195fe52c6
    rolled {"seat": 6, "dice": [2, 5], "steps": 7}
    moved {"seat": 6, "from": "s79", "to": "s86", "pushed": false}
335. orange pass | d4cd4bc36eb2 d20303bcb26e
    passed {"seat": 6}
336. black forward | e83530429078 efde3737452d
337. - roll 1 3 | a12d47545815 d291dc5fb713
    rolled {"seat": 7, "dice": [1, 3], "steps": 4}
    moved {"seat": 7, "from": "s49", "to": "s53", "pushed": false}
338. black buy 48 | 011ab5c80c9a 9c943755a47c
    bought {"seat": 7, "card": 48, "amount": 1450}
339. yellow forward | 19776aa023c4 52efdfb5347f
340. - roll 2 6 | f87f84599015 867d198049da
    rolled {"seat": 0, "dice": [2, 6], "steps": 8}
    moved {"seat": 0, "from": "s48", "to": "s56", "pushed": false}
341. yellow pass | cc0a73384b91 14be1845a2a7
    passed {"seat": 0}
342. red forward | 35863e8f1f75 950e2582a255
343. - roll 5 3 | 833d18424d6f 2cb7e42b7595
    rolled {"seat": 1, "dice": [5, 3], "steps": 8}
    moved {"seat": 1, "from": "s45", "to": "s54", "pushed": true}
344. red pass | 8420fbab5b25 8d3afe0662d2
    passed {"seat": 1}
345. blue forward | 87c12d4fde84 fa16dd8a20c7
346. - roll 2 5 | 7ab5275c67e1 eee11da11d4f
    rolled {"seat": 2, "dice": [2, 5], "steps": 7}
    moved {"seat": 2, "from": "s80", "to": "s87", "pushed": false}
347. blue pass | 4953b96ca538 5e5df6debf60
    passed {"seat": 2}
348. white forward | 452bcf3a33a9 e5b2101f8bd6
349. - roll 3 3 | aadb8a61564d 0e691408482b
    rolled {"seat": 3, "dice": [3, 3], "steps": 6}
    moved {"seat": 3, "from": "s10", "to": "s19", "pushed": true}
350. white pass | d79c97937371 c1bdba6356ee
    passed {"seat": 3}
351. purple forward | 9adfe6bb720e 486a4b03a7f7
352. - roll 4 5 | 3915c971f8ec 322e476ee7e0
    rolled {"seat": 4, "dice": [4, 5], "steps": 9}
    moved {"seat": 4, "from": "s63", "to": "s72", "pushed": false}
353. purple pass | 6785f88740a1 09ba77ed64c3
    passed {"seat": 4}
354. green forward | a43c9786ab8a 8278f52017e0
355. - roll 6 1 | 7a1318cdb3e3 19a76b626981
    rolled {"seat": 5, "dice": [6, 1], "steps": 7}
    moved {"seat": 5, "from": "s61", "to": "s68", "pushed": false}
356. green pass | cbfeff988737 50ae1ff891bf
    passed {"seat": 5}
357. orange forward | 6f0706baba4f aa8994ab94ee
358. - roll 6 4 | a7c7a6b7f241 0bf004fcdcd4
    rolled {"seat": 6, "dice": [6, 4], "steps": 10}
    moved {"seat": 6, "from": "s86", "to": "s96", "pushed": false}
359. orange pass | fb6c93701585 a6ce4165c2d7
    passed {"seat": 6}
360. black forward | 45fc064eb816 047b8b336170
361. - roll 1 2 | 01afcc02259e 6e0283fbbf7a
    rolled {"seat": 7, "dice": [1, 2], "steps": 3}
    moved {"seat": 7, "from": "s53", "to": "s57", "pushed": true}
362. black pass | 89f10193c760 7554b669cf86
    passed {"seat": 7}
363. yellow forward | a1ff05365ff0 5d54d0cec774
364. - roll 1 6 | c394ff8f6e0f 10832dd92021
    rolled {"seat": 0, "dice": [1, 6], "steps": 7}
    moved {"seat": 0, "from": "s56", "to": "s64", "pushed": true}
365. yellow pass | 0b74e1c229d4 ae73821a3ae0
    passed {"seat": 0}
366. red forward | daf64713f6c9 4c10ac31ff6d
367. - roll 2 2 | 5bf99faeb1b3 d5476c768498
    rolled {"seat": 1, "dice": [2, 2], "steps": 4}
    moved {"seat": 1, "from": "s54", "to": "s58", "pushed": false}
368. red pass | a9bcc729edea d04a149eb5c6
    passed {"seat": 1}
369. blue forward | 89a8dff39d61 106d40c83617
370. - roll 5 3 | beb6e12896cb dbdeb54b5d95
    rolled {"seat": 2, "dice": [5, 3], "steps": 8}
    moved {"seat": 2, "from": "s87", "to": "s95", "pushed": false}
371. blue pass | 5a6c17d440a8 66c8997696d6
    passed {"seat": 2}
372. white back | 2b4ecf4a4002 99387220cab6
373. - roll 4 | df24612837dd d8640a398903
    rolled {"seat": 3, "dice": [4], "steps": 4}
    moved {"seat": 3, "from": "s19", "to": "s10", "pushed": true}
374. white pass | 0b3b84804be9 4d02d0fa3ad8
    passed {"seat": 3}
375. purple offer 5 57 0 for 350 | b832373748b7 47b14c9d35c4
    offered {"seat": 4, "to": 5, "give": [57], "pay": 0, "take": [], "get": 350}
376. green refuse | a2f28a28d014 268d99dbb23e
    refused {"seat": 5, "from": 4}
377. purple forward | 33b55722efd5 df2f75ac855e
378. - roll 2 2 | f84f4550e651 199cceea0be2
    rolled {"seat": 4, "dice": [2, 2], "steps": 4}
    moved {"seat": 4, "from": "s72", "to": "s76", "pushed": false}
379. purple pass | a432e70c88cf da7e10d582d1
    passed {"seat": 4}
380. green forward | cea2f98e911c c553c524188d
381. - roll 5 1 | 7cf60dea50b8 826a55905e2d
    rolled {"seat": 5, "dice": [5, 1], "steps": 6}
    moved {"seat": 5, "from": "s68", "to": "s74", "pushed": false}
382. green pass | a707ddea461e 5e49985b712b
    passed {"seat": 5}
383. orange forward | 4f983ed3c541 1caaa382ae9b
384. - roll 3 5 | 4d2a275b324c 8833237e4028
    rolled {"seat": 6, "dice": [3, 5], "steps": 8}
    moved {"seat": 6, "from": "s96", "to": "s104", "pushed": false}
385. orange buy 93 | 0ad388f07069 39ddb692c03c
    bought {"seat": 6, "card": 93, "amount": 1000}
386. black forward | 3f9406c0e49c 4bf4dd3c25e7
387. - roll 3 4 | 97f298495e73 518b96ebf695
    rolled {"seat": 7, "dice": [3, 4], "steps": 7}
    moved {"seat": 7, "from": "s57", "to": "s65", "pushed": true}
388. black buy 59 | 2acfbdc5dbd6 8cd8f4ffac04
    bought {"seat": 7, "card": 59, "amount": 1000}
389. yellow forward | e8784dbdab69 b51ae4e3d974
390. - roll 4 6 | 2ee01c591333 be97518a4bfc
    rolled {"seat": 0, "dice": [4, 6], "steps": 10}
    moved {"seat": 0, "from": "s64", "to": "s75", "pushed": true}
391. yellow pass | 320559f888bc 3198b9756fb8
    passed {"seat": 0}
392. red forward | 4ad2a275edad ea8524791051
393. - roll 2 6 | 90acc937ac8c c8683a9869a8
    rolled {"seat": 1, "dice": [2, 6], "steps": 8}
    moved {"seat": 1, "from": "s58", "to": "s66", "pushed": false}
394. red buy 54 | a71fe06c09f2 07a4c5421652
    bought {"seat": 1, "card": 54, "amount": 1450}
395. blue forward | 49f06e3b3f75 c50e4e8e4ec8
396. - roll 3 5 | dddd1cf4dee6 f60834b33929
    rolled {"seat": 2, "dice": [3, 5], "steps": 8}
    moved {"seat": 2, "from": "s95", "to": "s103", "pushed": false}
397. blue pass | e594d6f6789a 00f2f69b10dd
    passed {"seat": 2}
398. white back | a85bf39546d7 efe6bdc8ed01
399. - roll 2 | 28f3e9154d50 950aa20e9507
    rolled {"seat": 3, "dice": [2], "steps": 2}
    moved {"seat": 3, "from": "s10", "to": "s0", "pushed": true}
400. white pass | 752ed36fd610 d994c19e2311
    passed {"seat": 3}
401. purple forward | 4f55d1a050f2 fa8aaa1a1939
402. - roll 5 5 | 635ae90ccbe4 a5e2c8c094ee
    rolled {"seat": 4, "dice": [5, 5], "steps": 10}
    moved {"seat": 4, "from": "s76", "to": "s86", "pushed": false}
403. purple pass | 80877cae159d bf791fe8006e
    passed {"seat": 4}
404. green forward | ff2e83ccae6b eb6194ec44f2
405. - roll 5 4 | 29e3c60d3956 2d071a4b8098
    rolled {"seat": 5, "dice": [5, 4], "steps": 9}
    moved {"seat": 5, "from": "s74", "to": "s83", "pushed": false}
406. green pass | 6554292f2870 ecac5ae6ae0d
    passed {"seat": 5}
407. orange forward | cce0a34cc6fb 6c9dc184cc75
408. - roll 1 2 | c780e1d9474f 1c1971fd17a6
    rolled {"seat": 6, "dice": [1, 2], "steps": 3}
    moved {"seat": 6, "from": "s104", "to": "s107", "pushed": false}
409. orange pass | 810060a27dea 8c0f00a45245
    passed {"seat": 6}
410. black forward | d8ae5ae5fcc6 1074f3b3c94d
411. - roll 5 5 | cb741c04be52 beaa8e7ed511
    rolled {"seat": 7, "dice": [5, 5], "steps": 10}
    moved {"seat": 7, "from": "s65", "to": "s76", "pushed": true}
412. black pass | bae5a0824acb 058fe9a2f711
    passed {"seat": 7}
413. yellow forward | 4fdf660c1d25 245909ef01b9
414. - roll 3 2 | eab2b5ae6600 073f55fbf816
    rolled {"seat": 0, "dice": [3, 2], "steps": 5}
    moved {"seat": 0, "from": "s75", "to": "s80", "pushed": false}
415. yellow pass | cbabb8565212 bbb04c9ecd20
    passed {"seat": 0}
416. red forward | 1dac4e6de424 022ab38f509d
417. - roll 1 4 | 69c65a5f917f a1f22130887d
    rolled {"seat": 1, "dice": [1, 4], "steps": 5}
    moved {"seat": 1, "from": "s60", "to": "s66", "pushed": true}
418. red buy 53 | 2638830bf9cc 5994b5680d78
    bought {"seat": 1, "card": 53, "amount": 800}
419. blue forward | 7dc76a328b2f 4d328cebda14
420. - roll 6 1 | c2c57efabe1e 1210eedfae90
    rolled {"seat": 2, "dice": [6, 1], "steps": 7}
    moved {"seat": 2, "from": "s103", "to": "s110", "pushed": false}
421. blue pass | 7fe01e809c4d 0032c4246043
    passed {"seat": 2}
422. white forward | 30ccd63a8506 165d064cd0b8
423. - roll 6 1 | 00ae9b1674a7 2e518f4281ad
    rolled {"seat": 3, "dice": [6, 1], "steps": 7}
    moved {"seat": 3, "from": "s0", "to": "s10", "pushed": true}
424. white pass | 39dfe845d7b7 69b4658addb7
    passed {"seat": 3}
425. purple forward | 5566d84f3a0c 77fe80e74f40
426. - roll 6 3 | 52955c6282c6 0535ea46d7aa
    rolled {"seat": 4, "dice": [6, 3], "steps": 9}
    moved {"seat": 4, "from": "s86", "to": "s95", "pushed": false}
427. purple pass | 80bd534d24a2 29931a3bc8ca
    passed {"seat": 4}
428. green forward | 55e0cfb51a76 ee293f0f031a
429. - roll 2 3 | 901fbd380e07 079e11ebf0ad
    rolled {"seat": 5, "dice": [2, 3], "steps": 5}
    moved {"seat": 5, "from": "s83", "to": "s88", "pushed": false}
430. green pass | 52ac2d52bcff faf59ec1b74b
    passed {"seat": 5}
431. orange forward | 3b15a479d9e2 e2f4d07d3b5e
432. - roll 5 5 | 25166ee6b994 ccad0ba189d8
    rolled {"seat": 6, "dice": [5, 5], "steps": 10}
    moved {"seat": 6, "from": "s107", "to": "s113", "pushed": false}
433. orange enter | b05e4a7146b5 13d6eb4145ba
    entering {"seat": 6}
434. orange house 1 3 | c95b118ae2e7 b2c38663192a
    housed {"seat": 6, "card": 1, "place": 3}
435. orange house 17 3 | 901ca76443ca 0fa491dd3485
    housed {"seat": 6, "card": 17, "place": 3}
436. orange done | 4e4b8f689e10 3cf034ae9305
    entered {"seat": 6}
    went {"seat": 6, "from": "s113", "to": "p38", "place": 38}
437. black enter | 545bb77fa753 b18c44eb9266
    entering {"seat": 7}
438. black house 48 5 | 1a152932f2e0 f07eb4fda776
    housed {"seat": 7, "card": 48, "place": 5}
439. black house 13 5 | c8a0bfb61ae1 12a0e6ee9a1a
    housed {"seat": 7, "card": 13, "place": 5}
440. black done | 0d0a73373aad 6df98bf0b74d
    entered {"seat": 7}
    went {"seat": 7, "from": "s76", "to": "p53", "place": 53}
441. yellow enter | 9d9cd717fee3 b7f4e1dfbd4a
    entering {"seat": 0}
442. yellow house 6 43 | 67e5b4937921 150ff611fa51
    housed {"seat": 0, "card": 6, "place": 43}
443. yellow house 18 13 | 082b1c2a8925 7700e24bb641
    housed {"seat": 0, "card": 18, "place": 13}
444. yellow done | 91a217b66ed1 923e65399027
    entered {"seat": 0}
    went {"seat": 0, "from": "s80", "to": "p36", "place": 36}
445. red enter | d4d207cec6b1 27ccb4e3a6b5
    entering {"seat": 1}
446. red house 34 22 | 9fb0a8c073eb 4ada2cc7c09c
    housed {"seat": 1, "card": 34, "place": 22}
447. red house 41 57 | e16258b0c75f 0f9f487d722a
    housed {"seat": 1, "card": 41, "place": 57}
448. red house 54 57 | 94d108e5143b 16d7ad55cbd7
    housed {"seat": 1, "card": 54, "place": 57}
449. red house 53 51 | 1f308cb57263 8e87b4d105cd
    housed {"seat": 1, "card": 53, "place": 51}
450. red done | b38cb680fa10 4ccceff15d43
    entered {"seat": 1}
    went {"seat": 1, "from": "s59", "to": "p34", "place": 34}
451. blue enter | a4a155c2ceee 9628b0961541
    entering {"seat": 2}
452. blue house 5 2 | 36c3443e7a5a e300d60b9647
    housed {"seat": 2, "card": 5, "place": 2}
453. blue house 15 2 | 54554754ba33 c95d16dc02c4
    housed {"seat": 2, "card": 15, "place": 2}
454. blue house 8 29 | 04ea5c8b5778 2a85e5e2f6fa
    housed {"seat": 2, "card": 8, "place": 29}
455. blue done | 7fc2a812bb05 531dbeb15e98
    entered {"seat": 2}
    went {"seat": 2, "from": "s110", "to": "p23", "place": 23}
456. white forward | 3a0cf0835d39 3d5baef3e7ab
457. - roll 5 1 | 114a35040a32 7b526311c447
    rolled {"seat": 3, "dice": [5, 1], "steps": 6}
    moved {"seat": 3, "from": "s10", "to": "s19", "pushed": true}
458. white pass | adff027ec7f6 c817389dc17c
    passed {"seat": 3}
459. purple enter | d2f46290203c e4a2398bbc54
    entering {"seat": 4}
460. purple house 3 32 | 15f2ee6b93c5 12c4178cebf1
    housed {"seat": 4, "card": 3, "place": 32}
461. purple house 10 32 | fc994bf58256 e53b32a2bdc3
    housed {"seat": 4, "card": 10, "place": 32}
462. purple done | efee86e993ee 638ff0670669
    entered {"seat": 4}
    went {"seat": 4, "from": "s95", "to": "p40", "place": 40}
463. green enter | 19aea29fd5ab b9362d805360
    entering {"seat": 5}
464. green house 27 11 | 389a366587c8 b96f353d1bcd
    housed {"seat": 5, "card": 27, "place": 11}
465. green house 12 45 | fdae7f1d2150 8b8bdf89272f
    housed {"seat": 5, "card": 12, "place": 45}
466. green done | 2e625a80995d b141dbfbaf10
    entered {"seat": 5}
    went {"seat": 5, "from": "s88", "to": "p35", "place": 35}
467. - vita 20 | 517a0306f435 8d073cfabf88
    vita {"seat": 6, "card": 20}
    went {"seat": 6, "from": "p38", "to": "p30", "place": 30}
    received {"seat": 6, "amount": 100}
468. - vita 24 | 80c193356716 f68305d3be02
    vita {"seat": 7, "card": 24}
    went {"seat": 7, "from": "p53", "to": "d95", "place": 1}
    received {"seat": 7, "amount": 200}
469. - vita 27 | 2cafc217981c 66755f31ff8b
    vita {"seat": 0, "card": 27}
    went {"seat": 0, "from": "p36", "to": "p36", "place": 36}
    received {"seat": 0, "amount": 100}
470. - vita 25 | f4ecf196c0f0 e48325240f79
    vita {"seat": 1, "card": 25}
    went {"seat": 1, "from": "p34", "to": "d71", "place": 47}
471. - vita 33 | 29c589f5d61e d5f738dab611
    vita {"seat": 2, "card": 33}
    paid {"seat": 4, "to": 2, "amount": 50, "forgiven": 0}
    paid {"seat": 5, "to": 2, "amount": 50, "forgiven": 0}
    paid {"seat": 6, "to": 2, "amount": 50, "forgiven": 0}
    paid {"seat": 7, "to": 2, "amount": 50, "forgiven": 0}
    paid {"seat": 0, "to": 2, "amount": 50, "forgiven": 0}
    paid {"seat": 1, "to": 2, "amount": 50, "forgiven": 0}
    went {"seat": 2, "from": "p23", "to": "p23", "place": 23}
472. white back | 01cbdc327d36 551651cafcfd
473. - roll 2 | ce975ff483d6 2a00f2473cd0
    rolled {"seat": 3, "dice": [2], "steps": 2}
    moved {"seat": 3, "from": "s19", "to": "s10", "pushed": true}
474. white pass | dc9c61d9194f 0ec97aef71de
    passed {"seat": 3}
475. - vita 3 | 9d2f97e4c76a 51c99d850fc4
    vita {"seat": 4, "card": 3}
    went {"seat": 4, "from": "p40", "to": "p29", "place": 29}
    paid {"seat": 4, "to": 2, "amount": 100, "forgiven": 0}
476. - vita 18 | 0fc19431f5f5 fc1f05e01741
    vita {"seat": 5, "card": 18}
    went {"seat": 5, "from": "p35", "to": "p48", "place": 48}
477. - vita 32 | 584979bdea01 54e63d20a688
    vita {"seat": 6, "card": 32}
    received {"seat": 6, "amount": 100}
    received {"seat": 7, "amount": 100}
    received {"seat": 0, "amount": 100}
    received {"seat": 1, "amount": 100}
    received {"seat": 2, "amount": 100}
    received {"seat": 4, "amount": 100}
    received {"seat": 5, "amount": 100}
478. - vita 2 | 85762f88fb2a 0a5131c731b7
    vita {"seat": 7, "card": 2}
    went {"seat": 7, "from": "d95", "to": "p10", "place": 10}
    paid {"seat": 7, "to": null, "amount": 150, "forgiven": 0}
479. - vita 4 | 72ac190483d4 64fe5e6a22d6
    vita {"seat": 0, "card": 4}
    went {"seat": 0, "from": "p36", "to": "p3", "place": 3}
    paid {"seat": 0, "to": null, "amount": 200, "forgiven": 0}
480. - vita 28 | ab17801d4be8 65a035f44090
    vita {"seat": 1, "card": 28}
    paid {"seat": 1, "to": null, "amount": 50, "forgiven": 0}
    went {"seat": 1, "from": "d71", "to": "p34", "place": 34}
481. - vita 19 | 2f598d5b3f62 eb729ae517cd
    vita {"seat": 2, "card": 19}
    went {"seat": 2, "from": "p23", "to": "p49", "place": 49}
    paid {"seat": 2, "to": null, "amount": 100, "forgiven": 0}
482. white forward | 82fc8f09035d 51a41830e651
483. - roll 3 1 | 44e37cfecf06 c0bad3336eb6
    rolled {"seat": 3, "dice": [3, 1], "steps": 4}
    moved {"seat": 3, "from": "s10", "to": "s19", "pushed": true}
484. white pass | 12df5ab4c4ed e30fa577b182
    passed {"seat": 3}
485. - vita 11 | c7e0a162a4c3 76c530392d78
    vita {"seat": 4, "card": 11}
    went {"seat": 4, "from": "p29", "to": "p43", "place": 43}
    paid {"seat": 4, "to": null, "amount": 100, "forgiven": 0}
486. - vita 1 | 61eb7f9f2b6e 26b6402e6bd7
    vita {"seat": 5, "card": 1}
    went {"seat": 5, "from": "p48", "to": "p7", "place": 7}
    paid {"seat": 5, "to": null, "amount": 100, "forgiven": 0}
487. - vita 9 | bb797d09f45c b4d61b27b4b2
    vita {"seat": 6, "card": 9}
    went {"seat": 6, "from": "p30", "to": "p44", "place": 44}
    paid {"seat": 6, "to": null, "amount": 50, "forgiven": 0}
488. - vita 13 | b401303eb350 85cb67d78e27
    vita {"seat": 7, "card": 13}
    went {"seat": 7, "from": "p10", "to": "p14", "place": 14}
    received {"seat": 7, "amount": 100}
489. - vita 16 | 128a537755b2 ea7904224c18
    vita {"seat": 0, "card": 16}
    went {"seat": 0, "from": "p3", "to": "p22", "place": 22}
    paid {"seat": 0, "to": 1, "amount": 50, "forgiven": 0}
490. - vita 8 | 8520bbe149f3 1d210fb09427
    vita {"seat": 1, "card": 8}
    went {"seat": 1, "from": "p34", "to": "p17", "place": 17}
    paid {"seat": 1, "to": null, "amount": 50, "forgiven": 0}
491. - vita 34 | fb0dcf4cf3f7 f960fb158e9b
    vita {"seat": 2, "card": 34}
    paid {"seat": 2, "to": 4, "amount": 50, "forgiven": 0}
    paid {"seat": 2, "to": 5, "amount": 50, "forgiven": 0}
    paid {"seat": 2, "to": 6, "amount": 50, "forgiven": 0}
    paid {"seat": 2, "to": 7, "amount": 50, "forgiven": 0}
    paid {"seat": 2, "to": 0, "amount": 50, "forgiven": 0}
    paid {"seat": 2, "to": 1, "amount": 50, "forgiven": 0}
492. white forward | 8a5278905f2f 12aa4405583b
493. - roll 5 3 | 14a36e823729 a28332c43e93
    rolled {"seat": 3, "dice": [5, 3], "steps": 8}
    moved {"seat": 3, "from": "s19", "to": "s27", "pushed": false}
494. white pass | 250792d3614b c5961c1ece2b
    passed {"seat": 3}
495. - vita 30 | 536134c53cf2 7522e6a6aa93
    vita {"seat": 4, "card": 30}
    paid {"seat": 4, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 5, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 6, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 7, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 0, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 1, "to": null, "amount": 100, "forgiven": 0}
    paid {"seat": 2, "to": null, "amount": 100, "forgiven": 0}
496. - vita 23 | eea1c94e47c0 468962171d45
    vita {"seat": 5, "card": 23}
    went {"seat": 5, "from": "p7", "to": "d192", "place": 27}
497. - vita 17 | 7c1b165a1a1c c3b3a58b98f7
    vita {"seat": 6, "card": 17}
    went {"seat": 6, "from": "p44", "to": "p50", "place": 50}
    received {"seat": 6, "amount": 150}
498. - vita 14 | 03bb2ad6a714 8958ec23d69b
    vita {"seat": 7, "card": 14}
    went {"seat": 7, "from": "p14", "to": "p28", "place": 28}
499. - vita 35 | 2b6c3c846af6 8d689383bd2f
    vita {"seat": 0, "card": 35}
500. yellow visit 43 | 8b642e8556f9 e846b9273842
    went {"seat": 0, "from": "p22", "to": "d80", "place": 43}
501. - vita 21 | 3e0954d575d8 7e25303a60ab
    vita {"seat": 1, "card": 21}
    went {"seat": 1, "from": "p17", "to": "p20", "place": 20}
502. - vita 31 | 79cba38685dd 340a08c9e5fc
    vita {"seat": 2, "card": 31}
    paid {"seat": 2, "to": null, "amount": 50, "forgiven": 0}
    paid {"seat": 4, "to": null, "amount": 50, "forgiven": 0}
    paid {"seat": 5, "to": null, "amount": 50, "forgiven": 0}
    paid {"seat": 6, "to": null, "amount": 50, "forgiven": 0}
    paid {"seat": 7, "to": null, "amount": 50, "forgiven": 0}
    paid {"seat": 0, "to": null, "amount": 50, "forgiven": 0}
    paid {"seat": 1, "to": null, "amount": 100, "forgiven": 0}
503. white back | ea5708ca0b81 3a7fefd49056
504. - roll 3 | 99ec51fba0ca e3fa79c65d81
    rolled {"seat": 3, "dice": [3], "steps": 3}
    moved {"seat": 3, "from": "s27", "to": "s24", "pushed": false}
505. white buy 22 | 3645b33097da 757f750b718d
    bought {"seat": 3, "card": 22, "amount": 1450}
506. - vita 26 | e9e2c79c3534 fc5bb363e70e
    vita {"seat": 4, "card": 26}
    went {"seat": 4, "from": "p43", "to": "d0", "place": 52}
507. - vita 36 | 1dc160a5b43e 0fd1779b23e7
    vita {"seat": 5, "card": 36}
    last_day {"seat": 5, "excluded": [3]}
508. - vesuvius 13 | b1f85140d36f 7221374f0dc2
    vesuvius {"seat": 6, "card": 13}
    destroyed {"place": 13, "dots": [135]}
    perished {"card": 18, "seat": 0}
509. orange fetch 1 | 836f0dcbda57 6c9d7b9aba22
    declared {"seat": 6, "card": 1, "place": 3}
510. - roll 4 4 | 4d74d56b70c5 f9795e8738cf
    rolled {"seat": 6, "dice": [4, 4], "steps": 20}
511. orange go p3 | 9d8cc6930e22 4a0f591f0d4c
    walked {"seat": 6, "way": ["p50", "d68", "d12", "d16", "d11", "d137", "d89", "d138", "d106", "d116", "d87", "p3"], "left": 9}
    fetched {"seat": 6, "cards": [1], "place": 3, "patron": 6}
512. - vesuvius 25 | 1c3e674b8f8d 68e8a0ec5e94
    vesuvius {"seat": 7, "card": 25}
    destroyed {"place": 25, "dots": [177, 183, 187, 197]}
513. black fetch 48 | a37f6c5c79c4 dca58c8c495b
    declared {"seat": 7, "card": 48, "place": 5}
514. - roll 1 3 | ca333b140f9f dfb0dd09f921
    rolled {"seat": 7, "dice": [1, 3], "steps": 4}
515. black go d193 | c42c39e26ac8 86c0691df101
    walked {"seat": 7, "way": ["p28", "d206", "d182", "d181", "d193"], "left": 0}
516. - vesuvius 33 | 54329866d62a 6cc9afa683df
    vesuvius {"seat": 0, "card": 33}
    destroyed {"place": 33, "dots": [114, 115, 221, 222, 224]}
517. yellow fetch 6 | b931b5cd946c 0336e147a9b4
    declared {"seat": 0, "card": 6, "place": 43}
518. - roll 5 3 | 08699b72376a 6e5f2a2c58d9
    rolled {"seat": 0, "dice": [5, 3], "steps": 8}
519. yellow go p43 | de4661e2e0f8 acfb78931462
    walked {"seat": 0, "way": ["d80", "p43"], "left": 7}
    fetched {"seat": 0, "cards": [6], "place": 43, "patron": 0}
520. - vesuvius 53 | 2b8c70b84f22 a184d6f87f1e
    vesuvius {"seat": 1, "card": 53}
    destroyed {"place": 53, "dots": [101, 102, 104]}
521. red fetch 41 | b73d2deaa8d2 57ddd8329761
    declared {"seat": 1, "card": 41, "place": 57}
522. - roll 2 5 | 7725a8655086 7d378f214a17
    rolled {"seat": 1, "dice": [2, 5], "steps": 7}
523. red go d120 | 70d818df10f2 33c2e73e2ef0
    walked {"seat": 1, "way": ["p20", "d120"], "left": 6}
524. red go d26 | ded7bf7cd30e 789b36dfb1b5
    walked {"seat": 1, "way": ["d120", "d108", "d142", "d140", "d141", "d19", "d26"], "left": 0}
525. - vesuvius x2 | 92dcc4ea5214 aa82d75f5418
    vesuvius {"seat": 2, "card": "x2"}
526. blue fetch 5 | c26f6d889a05 a1734ea76062
    declared {"seat": 2, "card": 5, "place": 2}
527. - roll 2 4 | 7be579b92545 4059c852532e
    rolled {"seat": 2, "dice": [2, 4], "steps": 12}
528. blue go p2 | c7eb2bb2ee26 659c8006f194
    walked {"seat": 2, "way": ["p49", "d15", "d10", "d14", "d9", "d85", "d84", "d86", "d100", "d98", "d97", "d96", "p2"], "left": 0}
    fetched {"seat": 2, "cards": [5], "place": 2, "patron": 2}
529. - vesuvius 54 | 4a14e735a94e 65671f08aabc
    vesuvius {"seat": 4, "card": 54}
    destroyed {"place": 54, "dots": [30, 31, 34, 40, 41, 42, 43, 52, 57, 58]}
530. purple fetch 3 | 9902090faf69 9c4a9eecb6bb
    declared {"seat": 4, "card": 3, "place": 32}
531. - roll 4 4 | 8f7cf6961a54 950c41195ac5
    rolled {"seat": 4, "dice": [4, 4], "steps": 20}
532. purple go d76 | 662e5db79b67 500ebe2ab4b2
    walked {"seat": 4, "way": ["d0", "d4", "d1", "d5", "d2", "d6", "d7", "d3", "d8", "d9", "d85", "d84", "d86", "d87", "d116", "d106", "d117", "d107", "d118", "d119", "d76"], "left": 0}
533. - vesuvius blank | f25d0df13810 607423404bdb
    vesuvius {"seat": 5, "card": "blank"}
534. green fetch 27 | 57ed9b06e82a 3fbca5c4a173
    declared {"seat": 5, "card": 27, "place": 11}
535. - roll 3 3 | 57a5d0baa809 dd600005190f
    rolled {"seat": 5, "dice": [3, 3], "steps": 20}
536. green go d136 | 16c7455aba3d 454001705e85
    walked {"seat": 5, "way": ["d192", "d229", "d262", "d263", "d264", "d265", "d266", "d230", "d79", "d78", "d136"], "left": 10}
537. green go d76 | 88467c668476 64c6094b7406
    walked {"seat": 5, "way": ["d136", "d78", "d83", "d77", "d82", "d76"], "left": 5}
538. green go d82 | 56c68143fe53 be0b3116cfcd
    walked {"seat": 5, "way": ["d76", "d82"], "left": 4}
539. green go d107 | ee7c4fd4f70f 64b37387b48b
    walked {"seat": 5, "way": ["d82", "d76", "d119", "d118", "d107"], "left": 0}
540. - vesuvius 19 | a66f65bbac2a 65a5f97f44d7
    vesuvius {"seat": 6, "card": 19}
    destroyed {"place": 19, "dots": [173, 174, 176, 179, 185, 196]}
541. - roll 3 2 | b5545479974b 59855af9e0e7
    rolled {"seat": 6, "dice": [3, 2], "steps": 5}
542. orange go d95 | 15e17f42e5e1 69df9e7adc3e
    walked {"seat": 6, "way": ["p3", "d98", "d97", "d96", "d99", "d95"], "left": 0}
543. - vesuvius 29 | 0fcf6b608989 24eefe808c8d
    vesuvius {"seat": 7, "card": 29}
    destroyed {"place": 29, "dots": [203, 204, 223]}
    perished {"card": 8, "seat": 2}
544. black fetch 13 | 243eb323a26a 2ff7aaae0049
    declared {"seat": 7, "card": 13, "place": 5}
545. - roll 2 2 | ef0a6d1728b4 27d03576cae2
    rolled {"seat": 7, "dice": [2, 2], "steps": 20}
546. black go d89 | 8aa4f7ed41ef bcad2067add7
    walked {"seat": 7, "way": ["d193", "d111", "d122", "d110", "d121", "d109", "d120", "d108", "d76", "d81", "d75", "d94", "d93", "d90", "d92", "d89"], "left": 5}
547. black go d88 | 6699b8f25b81 56e2bfdf3915
    walked {"seat": 7, "way": ["d89", "d91", "d88"], "left": 3}
548. black go p5 | 23809d08fccc 168dd8fa8c7d
    walked {"seat": 7, "way": ["d88", "d84", "p5"], "left": 1}
    fetched {"seat": 7, "cards": [13], "place": 5, "patron": 7}
549. - vesuvius 17 | a7ba97f62b13 f5de77e5a7e2
    vesuvius {"seat": 0, "card": 17}
    destroyed {"place": 17, "dots": [134]}
550. - roll 3 1 | 6766d43c5c46 bc9071e1aead
    rolled {"seat": 0, "dice": [3, 1], "steps": 4}
551. yellow go d73 | 670014b63eb2 15a6749410ac
    walked {"seat": 0, "way": ["p43", "d80", "d13", "d74", "d73"], "left": 0}
552. - vesuvius 28 | 330be95161b9 dd1e5ad0e7d4
    vesuvius {"seat": 1, "card": 28}
    destroyed {"place": 28, "dots": [182, 205, 206, 207]}
553. red fetch 53 | 454a0c24a19e 666858f57c26
    declared {"seat": 1, "card": 53, "place": 51}
554. - roll 5 6 | ca4b94820b84 48bc0f1a7d1d
    rolled {"seat": 1, "dice": [5, 6], "steps": 11}
555. red go d10 | 05776ce1c628 88896db57430
    walked {"seat": 1, "way": ["d26", "d13", "d18", "d17", "d12", "d16", "d11", "d15", "d10"], "left": 3}
556. red go d8 | 6e165343c07f 2ff19aee13ca
    walked {"seat": 1, "way": ["d10", "d14", "d9", "d8"], "left": 0}
557. - vesuvius 36 | 3cc23791bfaa 5d4c4e7e065d
    vesuvius {"seat": 2, "card": 36}
    destroyed {"place": 36, "dots": [22, 27, 28, 145, 150, 154, 156, 159, 163, 166, 215]}
558. - roll 3 5 | a497dae6667c b0898e02bf5f
    rolled {"seat": 2, "dice": [3, 5], "steps": 8}
559. blue go d231 | 99879b085be3 8a535e45395b
    walked {"seat": 2, "way": ["p2", "d96", "d99", "d95", "d231"], "left": 4}
    saved {"seat": 2, "cards": [5], "gate": 1}
560. blue fetch 15 | 350ee968a0e9 66ceb49d0e4c
    declared {"seat": 2, "card": 15, "place": 2}
561. blue go p2 | 3917f99646c2 ee409a2ee404
    walked {"seat": 2, "way": ["d231", "d95", "d99", "d96", "p2"], "left": 0}
    fetched {"seat": 2, "cards": [15], "place": 2, "patron": 2}
562. - vesuvius 22 | c5a219320f30 6e35fdce7021
    vesuvius {"seat": 4, "card": 22}
    destroyed {"place": 22, "dots": [121, 149, 153]}
    perished {"card": 34, "seat": 1}
563. purple fetch 3 | 24e77cf84207 7ff8e12a4277
    declared {"seat": 4, "card": 3, "place": 32}
564. - roll 3 6 | c9490648a582 27318ee50a01
    rolled {"seat": 4, "dice": [3, 6], "steps": 9}
565. purple go d264 | b6b24e40d358 a1895ddb9e0a
    walked {"seat": 4, "way": ["d76", "d82", "d77", "d83", "d78", "d79", "d230", "d266", "d265", "d264"], "left": 0}
566. - vesuvius 41 | 530c3fd1d643 62e1d4b635a3
    vesuvius {"seat": 5, "card": 41}
    destroyed {"place": 41, "dots": [19, 20, 143, 148, 152, 169]}
567. green fetch 27 | 889647c27014 4d23addb1373
    declared {"seat": 5, "card": 27, "place": 11}
568. - roll 5 5 | 587bd529b5a6 3036f8c5bd80
    rolled {"seat": 5, "dice": [5, 5], "steps": 20}
569. green go d132 | ba449088fe18 2d66371e74ae
    walked {"seat": 5, "way": ["d107", "d117", "d106", "d132"], "left": 17}
570. green go d126 | a24e1177dfbf 991f3ee9195b
    walked {"seat": 5, "way": ["d132", "d128", "d130", "d126"], "left": 14}
571. green go p11 | 3bc02273a462 64527b90cd42
    walked {"seat": 5, "way": ["d126", "p11"], "left": 13}
    fetched {"seat": 5, "cards": [27], "place": 11, "patron": 5}
572. - vesuvius 43 | c8a60b2ebc81 599b696cdfd8
    vesuvius {"seat": 6, "card": 43}
    destroyed {"place": 43, "dots": [18, 26, 80, 140, 141]}
573. - roll 1 1 | 2aa38b39db9f ad44fbe0d5bc
    rolled {"seat": 6, "dice": [1, 1], "steps": 20}
574. orange go d231 | 01a2be278b20 acd96b73a520
    walked {"seat": 6, "way": ["d95", "d231"], "left": 19}
    saved {"seat": 6, "cards": [1], "gate": 1}
575. orange fetch 17 | bbadb9236d00 1f962affdb26
    declared {"seat": 6, "card": 17, "place": 3}
576. orange go p3 | e1f055f19c2e caf0f7033db2
    walked {"seat": 6, "way": ["d231", "d95", "d99", "d96", "d97", "d98", "p3"], "left": 13}
    fetched {"seat": 6, "cards": [17], "place": 3, "patron": 6}
577. - vesuvius 12 | 14e664e7888f 5b02eb5f7589
    vesuvius {"seat": 7, "card": 12}
    destroyed {"place": 12, "dots": [128, 129, 131, 133]}
578. - roll 3 4 | 4dca11eda1a8 3f08daaef750
    rolled {"seat": 7, "dice": [3, 4], "steps": 7}
579. black go d7 | 3e5fa5433061 635dcca30d22
    walked {"seat": 7, "way": ["p5", "d84", "d85", "d9", "d8", "d3", "d7"], "left": 1}
580. black go d6 | 09a086a6cfcd f8dfcbc5b833
    walked {"seat": 7, "way": ["d7", "d6"], "left": 0}
581. - vesuvius 32 | da5e2517557b 5d49964cd6bb
    vesuvius {"seat": 0, "card": 32}
    destroyed {"place": 32, "dots": [112, 123, 193, 199]}
    perished {"card": 3, "seat": 4}
    perished {"card": 10, "seat": 4}
582. - roll 1 3 | 14c421a1385d d9a1e527a51e
    rolled {"seat": 0, "dice": [1, 3], "steps": 4}
583. yellow go d71 | 35d7200adb06 a3bd170a37f7
    walked {"seat": 0, "way": ["d73", "d55", "d72", "d37", "d71"], "left": 0}
584. - vesuvius 31 | 35330f4cae2b 14836f86e4df
    vesuvius {"seat": 1, "card": 31}
    destroyed {"place": 31, "dots": [124, 202]}
585. red fetch 53 | 9bb2447d179d b5a4634ccf2e
    declared {"seat": 1, "card": 53, "place": 51}
586. - roll 1 4 | 1d3df61e9ea0 eb9d777cdf5a
    rolled {"seat": 1, "dice": [1, 4], "steps": 5}
587. red go d7 | 0d3b6653e085 355954d66020
    walked {"seat": 1, "way": ["d8", "d3", "d7"], "left": 3}
588. red go p51 | fd49f3abb91e 56fc8577448e
    walked {"seat": 1, "way": ["d7", "p51"], "left": 2}
    fetched {"seat": 1, "cards": [53], "place": 51, "patron": 1}
589. - vesuvius 8 | a18774fc4d5b edd26fff1daa
    vesuvius {"seat": 2, "card": 8}
    destroyed {"place": 8, "dots": [106, 116]}
590. - roll 3 3 | 9ca58a6ebc5a 646cd24e588a
    rolled {"seat": 2, "dice": [3, 3], "steps": 20}
591. blue go d231 | 1992d21cad07 f43268d85713
    walked {"seat": 2, "way": ["p2", "d96", "d99", "d95", "d231"], "left": 16}
    saved {"seat": 2, "cards": [15], "gate": 1}
592. blue stop | 0db850a3d425 b4c6718d5492
    stopped {"seat": 2, "left": 16}
593. - vesuvius 35 | 2329d425cf12 aa1b980d157b
    vesuvius {"seat": 4, "card": 35}
    destroyed {"place": 35, "dots": [110, 144, 155]}
594. purple roam | 194db21e1640 1a1e12b48d91
    declared {"seat": 4, "card": null, "place": null}
595. - roll 2 2 | 7f4ee26b3cca 53613ae222e8
    rolled {"seat": 4, "dice": [2, 2], "steps": 20}
596. purple stop | ed555f72f9c0 be9e2ae63ce9
    stopped {"seat": 4, "left": 20}
597. - vesuvius 2 | 10954fba307c 6f12068611cf
    vesuvius {"seat": 5, "card": 2}
    destroyed {"place": 2, "dots": [96, 97, 211]}
598. - roll 6 5 | 282af028d176 8f02b8684f91
    rolled {"seat": 5, "dice": [6, 5], "steps": 11}
599. green go d63 | 47b8eccf1af8 e0bc35e3de0e
    walked {"seat": 5, "way": ["p11", "d126", "d127", "d87", "d86", "d84", "d85", "d9", "d14", "d10", "d63"], "left": 1}
600. green go d10 | e7f6144c7187 8ba77666de2d
    walked {"seat": 5, "way": ["d63", "d10"], "left": 0}
601. - vesuvius 57 | 8dffafd214fc 5a63dbcddea1
    vesuvius {"seat": 6, "card": 57}
    destroyed {"place": 57, "dots": [9, 14]}
    perished {"card": 41, "seat": 1}
    perished {"card": 54, "seat": 1}
602. - roll 1 6 | 28b66d1ffe03 2d4e14ecb43d
    rolled {"seat": 6, "dice": [1, 6], "steps": 7}
603. orange go d92 | 2403dbaad678 703500a53581
    walked {"seat": 6, "way": ["p3", "d87", "d86", "d84", "d88", "d91", "d89", "d92"], "left": 0}
604. - vesuvius 42 | e20a418ad1ea d144193972ab
    vesuvius {"seat": 7, "card": 42}
    destroyed {"place": 42, "dots": [75, 81, 94, 142, 147]}
605. - roll 3 3 | 3143b48211a7 1d5b7612cb85
    rolled {"seat": 7, "dice": [3, 3], "steps": 20}
606. black go d5 | 63980d153f31 e73b4a6394a8
    walked {"seat": 7, "way": ["d6", "d2", "d5"], "left": 18}
607. black go d1 | 5eda532dfc19 1113e9e6eae2
    walked {"seat": 7, "way": ["d5", "d1"], "left": 17}
608. black go d225 | a8d228e56449 e066fe3d8555
    walked {"seat": 7, "way": ["d1", "d4", "d0", "d225"], "left": 14}
    saved {"seat": 7, "cards": [13], "gate": 52}
609. black stop | 881d448bbc94 9f8700c059a3
    stopped {"seat": 7, "left": 14}
610. - vesuvius 46 | 797ee60ec67a 3e0af2587699
    vesuvius {"seat": 0, "card": 46}
    destroyed {"place": 46, "dots": [16, 92, 137]}
    died {"seat": 6, "spot": "d92"}
    perished {"card": 17, "seat": 6}
611. - roll 6 3 | 51f55e6083be f61c57935c54
    rolled {"seat": 0, "dice": [6, 3], "steps": 9}
612. yellow go d226 | 5cf65c22f23d 6f80656b7c35
    walked {"seat": 0, "way": ["d71", "d226"], "left": 8}
    saved {"seat": 0, "cards": [6], "gate": 47}
613. yellow stop | 1ef3dcad6885 80683ae99411
    stopped {"seat": 0, "left": 8}
614. - vesuvius 49 | 92094d077861 2c6ab08216a6
    vesuvius {"seat": 1, "card": 49}
    destroyed {"place": 49, "dots": [10, 11, 15, 63, 64, 65, 66]}
    died {"seat": 5, "spot": "d10"}
    perished {"card": 27, "seat": 5}
615. - roll 3 4 | 84110424808b 288fb1e808fe
    rolled {"seat": 1, "dice": [3, 4], "steps": 7}
616. red go d5 | 9eb170a1c828 4995473577c7
    walked {"seat": 1, "way": ["p51", "d7", "d6", "d2", "d5"], "left": 3}
617. red go d0 | 9b833bfd9b52 a9bdea8547a6
    walked {"seat": 1, "way": ["d5", "d1", "d4", "d0"], "left": 0}
618. - vesuvius 27 | 47ed16e8b9d6 38a0dad58b41
    vesuvius {"seat": 2, "card": 27}
    destroyed {"place": 27, "dots": [191, 192]}
619. blue fetch 12 | 1dc19dda9081 c721bfb5d590
    declared {"seat": 2, "card": 12, "place": 45}
620. - roll 1 4 | a2f19cc74a72 98e8ed7c76fd
    rolled {"seat": 2, "dice": [1, 4], "steps": 5}
621. blue go d274 | f5fae693df95 e2866c44f42e
    walked {"seat": 2, "way": ["d231", "d278", "d277", "d276", "d275", "d274"], "left": 0}
622. - vesuvius 15 | 6ee8ac7d3674 2fdf724109af
    vesuvius {"seat": 4, "card": 15}
    destroyed {"place": 15, "dots": [136]}
623. purple fetch 12 | 4ea5b7f81d73 7f7847874d27
    declared {"seat": 4, "card": 12, "place": 45}
624. - roll 2 6 | 76fdd25bbd0a a0fe789c6fc9
    rolled {"seat": 4, "dice": [2, 6], "steps": 8}
625. purple go d82 | 827d8cb83513 d4c01977ce4e
    walked {"seat": 4, "way": ["d264", "d265", "d266", "d230", "d79", "d78", "d83", "d77", "d82"], "left": 0}
626. - vesuvius 5 | b86b616e28e0 fafd70e5e7bd
    vesuvius {"seat": 7, "card": 5}
    destroyed {"place": 5, "dots": [84, 100, 105]}
    perished {"card": 48, "seat": 7}
627. black fetch 12 | 5105dc5accba 66c740e39a85
    declared {"seat": 7, "card": 12, "place": 45}
628. - roll 6 1 | a8db09e37cab f514e5650151
    rolled {"seat": 7, "dice": [6, 1], "steps": 7}
629. black go d280 | 0dc91e348f9f 7784c52d8bc8
    walked {"seat": 7, "way": ["d225", "d285", "d284", "d283", "d282", "d281", "d280"], "left": 1}
630. black go d279 | 967796089d7c 7dfa1997d666
    walked {"seat": 7, "way": ["d280", "d279"], "left": 0}
631. - vesuvius blank | 2a90efa38578 48e1154f8732
    vesuvius {"seat": 0, "card": "blank"}
632. yellow fetch 12 | 6064ed7d1e27 65b04baf196d
    declared {"seat": 0, "card": 12, "place": 45}
633. - roll 5 5 | 277b4a11c145 8a8362bb019a
    rolled {"seat": 0, "dice": [5, 5], "steps": 20}
634. yellow go d259 | dd67871f14da 3b4a0971251f
    walked {"seat": 0, "way": ["d226", "d242", "d243", "d244", "d245", "d246", "d247", "d248", "d249", "d227", "d250", "d251", "d252", "d253", "d228", "d254", "d255", "d256", "d257", "d258", "d259"], "left": 0}
635. - vesuvius x2 | 5bdec3b5747d d45b71826332
    vesuvius {"seat": 1, "card": "x2"}
636. - roll 5 1 | 64deb2f8ff65 3faf54d439aa
    rolled {"seat": 1, "dice": [5, 1], "steps": 12}
637. red go d225 | f4c40e2da053 b74f1b4cf6de
    walked {"seat": 1, "way": ["d0", "d225"], "left": 11}
    saved {"seat": 1, "cards": [53], "gate": 52}
638. red stop | 5bcb11dc8869 3f70d364bbb5
    stopped {"seat": 1, "left": 11}
639. - vesuvius 52 | 71e2a889cd8c 7d249dbf51fe
    vesuvius {"seat": 2, "card": 52}
    destroyed {"place": 52, "dots": [0, 1, 4]}
640. blue fetch 12 | 7ff9334f743f c4934776e118
    declared {"seat": 2, "card": 12, "place": 45}
641. - roll 6 6 | fbf1c3657a94 f67efacbc1f6
    rolled {"seat": 2, "dice": [6, 6], "steps": 20}
642. blue go p45 | 225da1e2552f 773ce40c3d13
    walked {"seat": 2, "way": ["d274", "d273", "d272", "d271", "d270", "d269", "d268", "d267", "d230", "d79", "d78", "d83", "d77", "d82", "d76", "d119", "d118", "d107", "d139", "p45"], "left": 1}
    fetched {"seat": 2, "cards": [12], "place": 45, "patron": 5}
643. - vesuvius blank | d15382b8b23d 48b6fb5543cd
    vesuvius {"seat": 4, "card": "blank"}
644. purple roam | 184a362a9a57 bbf454a160e4
    declared {"seat": 4, "card": null, "place": null}
645. - roll 2 6 | a0d6be15ffbb a58fc776eaba
    rolled {"seat": 4, "dice": [2, 6], "steps": 8}
646. purple go d264 | b18ba4193ea3 350700f21ecf
    walked {"seat": 4, "way": ["d82", "d77", "d83", "d78", "d79", "d230", "d266", "d265", "d264"], "left": 0}
647. - vesuvius 40 | 0e7bce6d96d4 a18e800870e7
    vesuvius {"seat": 7, "card": 40}
    destroyed {"place": 40, "dots": [13, 73, 74, 167]}
648. black roam | d90fd1bfd059 eab43711ff01
    declared {"seat": 7, "card": null, "place": null}
649. - roll 6 5 | d593dcf20013 75903379cb49
    rolled {"seat": 7, "dice": [6, 5], "steps": 11}
650. black stop | fa0af7243a12 db7f60815af5
    stopped {"seat": 7, "left": 11}
651. - vesuvius x2 | ba6edb605570 56d3c326fd15
    vesuvius {"seat": 0, "card": "x2"}
652. yellow roam | 4c387521302b 3ceb389fa07d
    declared {"seat": 0, "card": null, "place": null}
653. - roll 4 3 | f12c9ffd2f32 3889fbdbe12f
    rolled {"seat": 0, "dice": [4, 3], "steps": 14}
654. yellow stop | 32f0c5e12f69 afe40f732ddb
    stopped {"seat": 0, "left": 14}
655. - vesuvius 9 | d95b5d1fb02f 4e76691e7d52
    vesuvius {"seat": 1, "card": 9}
    destroyed {"place": 9, "dots": [86]}
656. red roam | b8020abbfb01 af421f18695b
    declared {"seat": 1, "card": null, "place": null}
657. - roll 6 3 | 7e10b8d61f66 fd0ab5196fba
    rolled {"seat": 1, "dice": [6, 3], "steps": 9}
658. red stop | 440f590cac66 897d7b587c7a
    stopped {"seat": 1, "left": 9}
659. - vesuvius x2 | 6bb6cb6b61b8 31c305042528
    vesuvius {"seat": 2, "card": "x2"}
660. - roll 6 1 | 5067405f9bf4 41cf0c765717
    rolled {"seat": 2, "dice": [6, 1], "steps": 14}
661. blue go d230 | fb1a5b7cbc52 b13fb7d9ec4d
    walked {"seat": 2, "way": ["p45", "d139", "d107", "d118", "d119", "d76", "d82", "d77", "d83", "d78", "d79", "d230"], "left": 3}
    saved {"seat": 2, "cards": [12], "gate": 16}
    ended {"reason": "all_done", "places": [4, 5, 1, 6, 6, 6, 2, 3], "scores": [1450, 800, 4400, 0, 0, 0, 2400, 1900]}
