1. - citizen red | 6d4f05a336ce 4b57af2a8119
    citizen {"seat": 0, "colour": "red", "house": 34}
2. - citizen yellow | 36754fbb2b92 9d5e1c0a3f58
    citizen {"seat": 1, "colour": "yellow", "house": 36}
3. red forward | 4df2bf0d0b02 983b67ffcda4
4. - roll 6 3 | 798a1ba716eb 3776bcf7d13c
    rolled {"seat": 0, "dice": [6, 3], "steps": 9}
    moved {"seat": 0, "from": "s0", "to": "s9", "pushed": false}
5. red buy 9 | e76d9b9d429b da3f8920bf27
    bought {"seat": 0, "card": 9, "amount": 1000}
6. yellow forward | da5d204625e7 88874b076a9e
7. - roll 2 5 | 66c768dfeb4f a99910a4aa9f
    rolled {"seat": 1, "dice": [2, 5], "steps": 7}
    moved {"seat": 1, "from": "s0", "to": "s7", "pushed": false}
8. yellow buy 7 | 8b4dac32b62e 2d689ad8d9bd
    bought {"seat": 1, "card": 7, "amount": 500}
9. red forward | d957363cae36 75193f77eafc
10. - roll 5 2 | a2517da50d69 d8ab1c74e772
    rolled {"seat": 0, "dice": [5, 2], "steps": 7}
    moved {"seat": 0, "from": "s9", "to": "s16", "pushed": false}
11. red buy 15 | ebc80f26eb69 fa0faa4dd929
    bought {"seat": 0, "card": 15, "amount": 1300}
12. yellow back | 97396e323b31 5fc84a00fa34
13. - roll 3 | 8e69163ddd81 73eaf4f3e4ba
    rolled {"seat": 1, "dice": [3], "steps": 3}
    moved {"seat": 1, "from": "s7", "to": "s4", "pushed": false}
14. yellow buy 4 | d13f7b95a0f1 1425ef3b3057
    bought {"seat": 1, "card": 4, "amount": 500}
15. red back | 7c3db0fb9e02 9b54b48580a5
16. - roll 3 | 1236c4ca8f1e aca319ab799c
    rolled {"seat": 0, "dice": [3], "steps": 3}
    moved {"seat": 0, "from": "s16", "to": "s13", "pushed": false}
17. red buy 12 | 71d1d948ae0d 106d774c4eda
    bought {"seat": 0, "card": 12, "amount": 1300}
18. yellow forward | 35093416f816 3766d9d12865
19. - roll 2 1 | 71668bc4822e e1e28272484c
    rolled {"seat": 1, "dice": [2, 1], "steps": 3}
    moved {"seat": 1, "from": "s4", "to": "s8", "pushed": true}
20. yellow pass | 08aa32e72940 467b2d5f3dc1
    passed {"seat": 1}
21. red forward | 1873890c3eb4 826f0bcac9df
22. - roll 6 2 | b4cdc0c532db 6adc48f012bf
    rolled {"seat": 0, "dice": [6, 2], "steps": 8}
    moved {"seat": 0, "from": "s13", "to": "s21", "pushed": false}
23. red buy 19 | b1dde1c8b0bc 4bab1b52e42b
    bought {"seat": 0, "card": 19, "amount": 500}
24. yellow back | b2767a2224b4 b3349bba8829
25. - roll 5 | 9cf4ce25d68b 7b745a1321dd
    rolled {"seat": 1, "dice": [5], "steps": 5}
    moved {"seat": 1, "from": "s8", "to": "s3", "pushed": false}
26. yellow buy 3 | f3d3527d8e0b 1b8c34a1841d
    bought {"seat": 1, "card": 3, "amount": 1800}
27. red back | 96e61d2be41b e112349d1e3c
28. - roll 4 | 142cbd98eb61 30e3c4ac1f37
    rolled {"seat": 0, "dice": [4], "steps": 4}
    moved {"seat": 0, "from": "s21", "to": "s17", "pushed": false}
29. red buy 16 | e5c3e2e41a9b a850886c9764
    bought {"seat": 0, "card": 16, "amount": 1000}
30. yellow forward | 5fe549dbff81 8cedd65d4c8a
31. - roll 6 1 | 547d1423ffc8 1ccd601999d9
    rolled {"seat": 1, "dice": [6, 1], "steps": 7}
    moved {"seat": 1, "from": "s3", "to": "s10", "pushed": false}
32. yellow buy 2 | de21b710c9b1 98124b07cef0
    bought {"seat": 1, "card": 2, "amount": 1000}
33. red back | 50e56a9beb65 b4f1ddac98f3
34. - roll 2 | 2fed1a99b5f9 51dfc562f387
    rolled {"seat": 0, "dice": [2], "steps": 2}
    moved {"seat": 0, "from": "s17", "to": "s15", "pushed": false}
35. red buy 14 | aa834e82f948 0e291e0f66f7
    bought {"seat": 0, "card": 14, "amount": 500}
36. yellow forward | 751fe3c6f382 09f902446d40
37. - roll 4 1 | a04cc012b466 e9094e4da2ce
    rolled {"seat": 1, "dice": [4, 1], "steps": 5}
    moved {"seat": 1, "from": "s2", "to": "s8", "pushed": true}
38. yellow pass | 65402f8c1084 6fcc5c9823c0
    passed {"seat": 1}
39. red back | c6eed1109d1d 1f92051bdfd2
40. - roll 4 | d8b287cd5186 b252c77e5867
    rolled {"seat": 0, "dice": [4], "steps": 4}
    moved {"seat": 0, "from": "s15", "to": "s11", "pushed": false}
41. red buy 10 | 06b449a40350 a29479cef1e0
    bought {"seat": 0, "card": 10, "amount": 500}
42. yellow forward | f2e8a90ce1f5 70bf8fffa757
43. - roll 2 2 | 570bc71a07a9 fa5eda923a4e
    rolled {"seat": 1, "dice": [2, 2], "steps": 4}
    moved {"seat": 1, "from": "s8", "to": "s12", "pushed": false}
44. yellow pass | 673b94e49cce 679b9757e75c
    passed {"seat": 1}
45. red forward | 2b8eaead6fca 744e41cc727b
46. - roll 4 6 | ceca9c046ac0 5d1c3ca33219
    rolled {"seat": 0, "dice": [4, 6], "steps": 10}
    moved {"seat": 0, "from": "s11", "to": "s22", "pushed": true}
47. red buy 20 | 6540810b1686 a416a74585dc
    bought {"seat": 0, "card": 20, "amount": 1700}
48. yellow forward | 4b0ed0b3ba07 f322a4674fa1
49. - roll 6 1 | 5cba7e631ed7 6d0aa972ecd7
    rolled {"seat": 1, "dice": [6, 1], "steps": 7}
    moved {"seat": 1, "from": "s12", "to": "s19", "pushed": false}
50. yellow buy 13 | 49bbe357582b 5164de07b995
    bought {"seat": 1, "card": 13, "amount": 1900}
51. red back | 3457f598cd25 4f9e0f63e389
52. - roll 3 | c066ad6a19b0 748cec8e2165
    rolled {"seat": 0, "dice": [3], "steps": 3}
    moved {"seat": 0, "from": "s22", "to": "s19", "pushed": false}
53. red buy 17 | fd456840b5fb 3d9673333c88
    bought {"seat": 0, "card": 17, "amount": 1450}
54. yellow forward | 9917f84bc5f4 d7aaf476f9f8
55. - roll 3 6 | 2d7f6d50825f 82688c3d2392
    rolled {"seat": 1, "dice": [3, 6], "steps": 9}
    moved {"seat": 1, "from": "s14", "to": "s23", "pushed": false}
56. yellow pass | c5f3877bc22a bd28b1640313
    passed {"seat": 1}
57. red back | 24a8093ab330 5ba530908099
58. - roll 1 | e78cc96c5213 e733e3402659
    rolled {"seat": 0, "dice": [1], "steps": 1}
    moved {"seat": 0, "from": "s18", "to": "s12", "pushed": true}
59. red buy 11 | 547c9a1cc70c 014e35627133
    bought {"seat": 0, "card": 11, "amount": 1000}
60. yellow forward | d50d097815fb d073c31aaf79
61. - roll 3 5 | 53e8799cb2e9 5eae0f858d2f
    rolled {"seat": 1, "dice": [3, 5], "steps": 8}
    moved {"seat": 1, "from": "s23", "to": "s31", "pushed": false}
62. yellow pass | 14e63a3948ee 9eff6b3abd99
    passed {"seat": 1}
63. red back | e979a655de50 0f7310137b97
64. - roll 2 | 5decac5ebfdc 965367129be3
    rolled {"seat": 0, "dice": [2], "steps": 2}
    moved {"seat": 0, "from": "s12", "to": "s10", "pushed": false}
65. red buy 1 | 3e6a0cb9b04f 96ff22c3204c
    bought {"seat": 0, "card": 1, "amount": 2400}
66. yellow forward | ea5b2d877ed5 e8678cb3f4fe
67. - roll 5 1 | 9aee0206a8a2 9d9224893525
    rolled {"seat": 1, "dice": [5, 1], "steps": 6}
    moved {"seat": 1, "from": "s31", "to": "s37", "pushed": false}
68. yellow pass | c7bc0a7011a7 2a6430c8b41e
    passed {"seat": 1}
69. red forward | 832162a342d6 e9706fdebf5b
70. - roll 1 6 | 0b1f42046de6 30b733d85b92
    rolled {"seat": 0, "dice": [1, 6], "steps": 7}
    moved {"seat": 0, "from": "s1", "to": "s8", "pushed": false}
71. red buy 8 | 2810e5ceac16 3b7654ee63cb
    bought {"seat": 0, "card": 8, "amount": 1200}
72. yellow forward | 4e5cac416729 f364deaa9cae
73. - roll 5 4 | a96d909d652c a23985bfca32
    rolled {"seat": 1, "dice": [5, 4], "steps": 9}
    moved {"seat": 1, "from": "s37", "to": "s46", "pushed": false}
74. yellow pass | bad366c769ab 1a300a24a661
    passed {"seat": 1}
75. red back | 8ab7ecef23bb f56cfaabce8b
76. - roll 6 | c980c8eb9ffb f6b189472681
    rolled {"seat": 0, "dice": [6], "steps": 6}
    moved {"seat": 0, "from": "s8", "to": "s0", "pushed": true}
77. red pass | 3e0c654b9198 ea3a3bef0048
    passed {"seat": 0}
78. yellow forward | 69d23c13d783 73d4321865fe
79. - roll 2 5 | 08beb91e276a d4736623a2ec
    rolled {"seat": 1, "dice": [2, 5], "steps": 7}
    moved {"seat": 1, "from": "s46", "to": "s53", "pushed": false}
80. yellow buy 48 | f78808864080 6f6b9a89cde6
    bought {"seat": 1, "card": 48, "amount": 1450}
81. red forward | 8ccab37f8d57 34cf7bc57eeb
82. - roll 5 1 | 42aef4d9572f 62d80580a4ae
    rolled {"seat": 0, "dice": [5, 1], "steps": 6}
    moved {"seat": 0, "from": "s0", "to": "s6", "pushed": false}
83. red buy 6 | f418c056ed52 b9b56f3fda5f
    bought {"seat": 0, "card": 6, "amount": 1450}
84. yellow forward | 67a80a6ef0f9 5a85510be697
85. - roll 5 5 | a6d06fd9e724 db190ae36d12
    rolled {"seat": 1, "dice": [5, 5], "steps": 10}
    moved {"seat": 1, "from": "s53", "to": "s63", "pushed": false}
86. yellow pass | e667a264181c 9651aacfd9b3
    passed {"seat": 1}
87. red forward | 34b1d34489c7 7aec0b7bc97c
88. - roll 4 6 | 539f08408ed8 2dd97da5a9d8
    rolled {"seat": 0, "dice": [4, 6], "steps": 10}
    moved {"seat": 0, "from": "s6", "to": "s19", "pushed": true}
89. red pass | e236fe15a439 2dc9b1248ca3
    passed {"seat": 0}
90. yellow forward | 406241f1c338 92bec49c57a6
91. - roll 1 4 | 92f86d8e5a57 c23d08c547bc
    rolled {"seat": 1, "dice": [1, 4], "steps": 5}
    moved {"seat": 1, "from": "s63", "to": "s68", "pushed": false}
92. yellow buy 61 | bfec1d469e6d 09477d3d2b69
    bought {"seat": 1, "card": 61, "amount": 1300}
93. red back | 12ceeed3276f 008cfc1282b5
94. - roll 2 | 9a8f850d7cdf cf029a1a520b
    rolled {"seat": 0, "dice": [2], "steps": 2}
    moved {"seat": 0, "from": "s19", "to": "s10", "pushed": true}
95. red buy 5 | 0854464831fe f58a96f4fb89
    bought {"seat": 0, "card": 5, "amount": 1800}
96. yellow forward | b16b8e09dfdd b4f3ecb3e486
97. - roll 6 6 | 298084922044 390360345a87
    rolled {"seat": 1, "dice": [6, 6], "steps": 12}
    moved {"seat": 1, "from": "s68", "to": "s80", "pushed": false}
98. yellow pass | 0137295a1629 f461d2eedc3e
    passed {"seat": 1}
99. red forward | ade720e610f2 cf6bd2a54cc1
100. - roll 4 6 | 919c0e3b3caa f6dbfefaca59
    rolled {"seat": 0, "dice": [4, 6], "steps": 10}
    moved {"seat": 0, "from": "s5", "to": "s19", "pushed": true}
101. red pass | f81c241c225a 66d08b181c67
    passed {"seat": 0}
102. yellow forward | 8ded2904649d 68b9b1500582
103. - roll 4 2 | f4d3dd5fa1f4 959ab2af7e89
    rolled {"seat": 1, "dice": [4, 2], "steps": 6}
    moved {"seat": 1, "from": "s80", "to": "s86", "pushed": false}
104. yellow buy 77 | 24d012ab48c2 cb539ffc169f
    bought {"seat": 1, "card": 77, "amount": 350}
105. red forward | 3fa2ab58c407 39711d01fad8
106. - roll 2 2 | f8d214a2d135 6b94a1fd45df
    rolled {"seat": 0, "dice": [2, 2], "steps": 4}
    moved {"seat": 0, "from": "s19", "to": "s23", "pushed": false}
107. red pass | fdb0598b5859 5cc5623d8f67
    passed {"seat": 0}
108. yellow forward | d5d44de4adfc 902c6d7ec9ec
109. - roll 4 2 | 61f74703c8c0 7c578785b072
    rolled {"seat": 1, "dice": [4, 2], "steps": 6}
    moved {"seat": 1, "from": "s86", "to": "s92", "pushed": false}
110. yellow buy 83 | a705affc0787 5e1cf4e18900
    bought {"seat": 1, "card": 83, "amount": 1000}
111. red forward | a07dc18495c2 b380bee487a3
112. - roll 1 4 | 6a2b2c999691 0e478ad03778
    rolled {"seat": 0, "dice": [1, 4], "steps": 5}
    moved {"seat": 0, "from": "s23", "to": "s28", "pushed": false}
113. red buy 23 | 4f1b367f65f1 0f6bfa3580d4
    bought {"seat": 0, "card": 23, "amount": 1000}
114. yellow forward | 0d9847711b73 baa38a8a3c00
115. - roll 4 1 | 24fd5d31e42b f9259d25ecec
    rolled {"seat": 1, "dice": [4, 1], "steps": 5}
    moved {"seat": 1, "from": "s92", "to": "s97", "pushed": false}
116. yellow pass | 025ce4182320 197f0fa427c5
    passed {"seat": 1}
117. red forward | 53f0c112f714 70ac83fbe7e7
118. - roll 5 5 | 17c174211228 08a3be6fbb18
    rolled {"seat": 0, "dice": [5, 5], "steps": 10}
    moved {"seat": 0, "from": "s25", "to": "s35", "pushed": false}
119. red buy 32 | e67fbf7cd9e7 76a7a6a709dc
    bought {"seat": 0, "card": 32, "amount": 2150}
120. yellow forward | 0ec2581fea13 ba6e05bb01df
121. - roll 4 2 | 6e40decb48d2 ae895b884ab2
    rolled {"seat": 1, "dice": [4, 2], "steps": 6}
    moved {"seat": 1, "from": "s97", "to": "s103", "pushed": false}
122. yellow buy 89 | 5511c37720bd 63ea74acd190
    bought {"seat": 1, "card": 89, "amount": 1700}
123. red forward | df903ff7c7f3 1b428f41a171
124. - roll 2 2 | 8dc35ea055fc 9525b8c808f3
    rolled {"seat": 0, "dice": [2, 2], "steps": 4}
    moved {"seat": 0, "from": "s35", "to": "s39", "pushed": false}
125. red pass | abbf882173ea 47f0c3e161e6
    passed {"seat": 0}
126. yellow forward | 80483f08d741 4c7ec205b421
127. - roll 3 5 | efebfe601b93 ab11ea9e2307
    rolled {"seat": 1, "dice": [3, 5], "steps": 8}
    moved {"seat": 1, "from": "s99", "to": "s107", "pushed": false}
128. yellow pass | bb44ac82159e 24debb40209f
    passed {"seat": 1}
129. red forward | 67cc02a21d3f e7343ea9f16d
130. - roll 3 2 | b3c6e46e5bb8 137ca7764f77
    rolled {"seat": 0, "dice": [3, 2], "steps": 5}
    moved {"seat": 0, "from": "s39", "to": "s44", "pushed": false}
131. red pass | 205d44262852 dc87fc94b3b2
    passed {"seat": 0}
132. yellow forward | 9560e390f9cd f475d81155f9
133. - roll 6 5 | eebb0570e750 93fc11634b37
    rolled {"seat": 1, "dice": [6, 5], "steps": 11}
    moved {"seat": 1, "from": "s107", "to": "s113", "pushed": false}
134. yellow enter | d7032111c0cd 4b0737b26d24
    entering {"seat": 1}
135. yellow house 3 11 | c2504471f643 6f8f0a0e53d4
    housed {"seat": 1, "card": 3, "place": 11}
136. yellow house 61 20 | 8ab3bc32e939 b9a412166feb
    housed {"seat": 1, "card": 61, "place": 20}
137. yellow house 77 11 | 2ffc6857b9ee 2af259bb0480
    housed {"seat": 1, "card": 77, "place": 11}
138. yellow house 48 5 | 08a2a8099da9 38759f6f70e9
    housed {"seat": 1, "card": 48, "place": 5}
139. yellow house 89 9 | 4d49378feb2d b36ee86dc3a3
    housed {"seat": 1, "card": 89, "place": 9}
140. yellow house 13 5 | 8597e04a754e 1ba64f07c107
    housed {"seat": 1, "card": 13, "place": 5}
141. yellow done | 3ae64ff8b53d 3d19a9d02b76
    entered {"seat": 1}
    went {"seat": 1, "from": "s113", "to": "p36", "place": 36}
142. red enter | 36aac024fd96 00be08866418
    entering {"seat": 0}
143. red house 1 3 | cb905978f157 5f8a91077c29
    housed {"seat": 0, "card": 1, "place": 3}
144. red house 32 3 | 8fd21e923d76 d8e3e2191059
    housed {"seat": 0, "card": 32, "place": 3}
145. red house 5 2 | b9d248abac53 7ba4d5d6fb4a
    housed {"seat": 0, "card": 5, "place": 2}
146. red house 20 32 | 9807db54d590 892dcd15dbbc
    housed {"seat": 0, "card": 20, "place": 32}
147. red house 17 3 | 9c2b7b33da6e dcd8065afe96
    housed {"seat": 0, "card": 17, "place": 3}
148. red house 6 43 | e063df2d4285 81bf31fcaeb9
    housed {"seat": 0, "card": 6, "place": 43}
149. red house 15 2 | b0fbff8d74b6 6e268c8e9935
    housed {"seat": 0, "card": 15, "place": 2}
150. red house 12 22 | 4437850f75ed 03d9858357ad
    housed {"seat": 0, "card": 12, "place": 22}
151. red house 10 32 | d0170da97cb1 67037600ece3
    housed {"seat": 0, "card": 10, "place": 32}
152. red done | ba5f8ba87c2e 816725fe54d9
    sold {"seat": 0, "card": 8, "amount": 600}
    entered {"seat": 0}
    went {"seat": 0, "from": "s44", "to": "p34", "place": 34}
153. - vita 2 | eb1d00975aab 21a1feb21c6b
    vita {"seat": 1, "card": 2}
    went {"seat": 1, "from": "p36", "to": "p10", "place": 10}
    paid {"seat": 1, "to": null, "amount": 150, "forgiven": 0}
154. - vita 36 | 5e9db1eca75e ab7b136a9abc
    vita {"seat": 0, "card": 36}
    last_day {"seat": 0, "excluded": []}
155. - vesuvius 2 | ce082650d709 a23a96c307de
    vesuvius {"seat": 1, "card": 2}
    destroyed {"place": 2, "dots": [96, 97, 211]}
    perished {"card": 5, "seat": 0}
    perished {"card": 15, "seat": 0}
156. yellow fetch 89 | 06f70e64ef2f c41538f2cc1d
    declared {"seat": 1, "card": 89, "place": 9}
157. - roll 4 2 | 04b78a0099fb e4ecc98fbef0
    rolled {"seat": 1, "dice": [4, 2], "steps": 6}
158. yellow go d208 | db1b3ccce2d1 462029c908d9
    walked {"seat": 1, "way": ["p10", "d127", "d87", "d208"], "left": 3}
159. yellow go d86 | 69021ace27f9 3250b8d9cac8
    walked {"seat": 1, "way": ["d208", "d87", "d86"], "left": 1}
160. yellow go p9 | ea7185d1ad97 396e490af797
    walked {"seat": 1, "way": ["d86", "p9"], "left": 0}
    fetched {"seat": 1, "cards": [89], "place": 9, "patron": 1}
161. - vesuvius 1 | cb4ce4b99546 c0254bef9c5a
    vesuvius {"seat": 0, "card": 1}
    destroyed {"place": 1, "dots": [95, 99]}
162. red fetch 20 | 4cedb1b8a6fb c75874531912
    declared {"seat": 0, "card": 20, "place": 32}
163. - roll 6 1 | f12da922cb97 fe7889805fc0
    rolled {"seat": 0, "dice": [6, 1], "steps": 7}
164. red go p32 | e1643db814a0 7d9ce5185c62
    walked {"seat": 0, "way": ["p34", "d111", "d123", "p32"], "left": 4}
    fetched {"seat": 0, "cards": [20], "place": 32, "patron": 0}
165. - vesuvius 15 | 0f1aa21dc995 fc7dd6ea6eb1
    vesuvius {"seat": 1, "card": 15}
    destroyed {"place": 15, "dots": [136]}
166. - roll 2 5 | 783d96c46e5f 72d2e75961bd
    rolled {"seat": 1, "dice": [2, 5], "steps": 7}
167. yellow go d92 | caeb8d1607cf 7432e70775f3
    walked {"seat": 1, "way": ["p9", "d86", "d84", "d88", "d91", "d89", "d92"], "left": 1}
168. yellow go d90 | 8071f9e0926d dab67af9ac78
    walked {"seat": 1, "way": ["d92", "d90"], "left": 0}
169. - vesuvius 29 | 3b282e0405f3 2b03535a48fe
    vesuvius {"seat": 0, "card": 29}
    destroyed {"place": 29, "dots": [203, 204, 223]}
170. - roll 3 4 | 8af5ebea7a06 e10bde282639
    rolled {"seat": 0, "dice": [3, 4], "steps": 7}
171. red go d229 | b1d47a82d639 a366b3740e7c
    walked {"seat": 0, "way": ["p32", "d199", "d182", "d181", "d194", "d191", "d192", "d229"], "left": 0}
    saved {"seat": 0, "cards": [20], "gate": 27}
172. - vesuvius 4 | c700f0d41846 a7de7564cdae
    vesuvius {"seat": 1, "card": 4}
    destroyed {"place": 4, "dots": [98, 103]}
173. - roll 6 4 | c2e4bab04878 745cf05d22ce
    rolled {"seat": 1, "dice": [6, 4], "steps": 10}
174. yellow go d167 | a6ec6e16baa2 7674ec691e7e
    walked {"seat": 1, "way": ["d90", "d93", "d94", "d75", "d80", "d13", "d26", "d19", "d167"], "left": 2}
175. yellow go d161 | 92633a8588b3 6868acdfa72a
    walked {"seat": 1, "way": ["d167", "d168", "d161"], "left": 0}
176. - vesuvius 21 | 84027bf26cb4 64d18256a64a
    vesuvius {"seat": 0, "card": 21}
    destroyed {"place": 21, "dots": [109]}
177. red fetch 1 | 5d0df134ed6c d70d8a864572
    declared {"seat": 0, "card": 1, "place": 3}
178. - roll 2 1 | 273428aa4364 d8008f65286d
    rolled {"seat": 0, "dice": [2, 1], "steps": 3}
179. red go d264 | f967fe68e4e6 f873e5940687
    walked {"seat": 0, "way": ["d229", "d262", "d263", "d264"], "left": 0}
180. - vesuvius x2 | 9999e31e646e b9670cb4a802
    vesuvius {"seat": 1, "card": "x2"}
181. - roll 1 2 | 44ae079fd398 38531cd07419
    rolled {"seat": 1, "dice": [1, 2], "steps": 6}
182. yellow go d48 | 9381c652515d 6623e71aa6f8
    walked {"seat": 1, "way": ["d161", "d164", "d55", "d72", "d37", "d48"], "left": 1}
183. yellow go d37 | 95d34e051cf4 f8f6c9387286
    walked {"seat": 1, "way": ["d48", "d37"], "left": 0}
184. - vesuvius 37 | 1c9ab1d933db 570ac96f48a3
    vesuvius {"seat": 0, "card": 37}
    destroyed {"place": 37, "dots": [23, 24, 25, 29, 158, 214, 216, 217, 218, 219]}
185. red fetch 1 | 417329d39ffc 8e8af81a43d1
    declared {"seat": 0, "card": 1, "place": 3}
186. - roll 6 4 | 27959dcdb34f c5260fca6d0e
    rolled {"seat": 0, "dice": [6, 4], "steps": 10}
187. red go d107 | 8bf639a69134 d7b29b404c98
    walked {"seat": 0, "way": ["d264", "d265", "d266", "d230", "d79", "d78", "d83", "d77", "d134", "d133", "d107"], "left": 0}
188. - vesuvius 54 | 6c8cb73667c3 3bb232f589b2
    vesuvius {"seat": 1, "card": 54}
    destroyed {"place": 54, "dots": [30, 31, 34, 40, 41, 42, 43, 52, 57, 58]}
189. - roll 5 6 | 9dab8a8659e8 7d1fa8f9ab19
    rolled {"seat": 1, "dice": [5, 6], "steps": 11}
190. yellow go d71 | 17e85f153033 010a6268ff13
    walked {"seat": 1, "way": ["d37", "d71"], "left": 10}
191. yellow go d226 | ae59b2e18fe8 a857d7375b2b
    walked {"seat": 1, "way": ["d71", "d226"], "left": 9}
    saved {"seat": 1, "cards": [89], "gate": 47}
192. yellow fetch 48 | c1a7f07e04ca 44eb713f6a55
    declared {"seat": 1, "card": 48, "place": 5}
193. yellow go d171 | 214000de3ca2 7cf9c585713d
    walked {"seat": 1, "way": ["d226", "d71", "d37", "d48", "d49", "d38", "d50", "d39", "d172", "d171"], "left": 0}
194. - vesuvius 48 | 1d79dc677f7c 2d0fe55dee92
    vesuvius {"seat": 0, "card": 48}
    destroyed {"place": 48, "dots": [35, 36, 44, 45, 46, 53, 54, 59, 60, 61, 67, 70]}
195. red fetch 1 | 8955d9594290 4f1cc4d85bee
    declared {"seat": 0, "card": 1, "place": 3}
196. - roll 3 5 | e1516fc43154 e52e7d6c3e7c
    rolled {"seat": 0, "dice": [3, 5], "steps": 8}
197. red go p3 | e0e8ab1f585b 6c7906333f90
    walked {"seat": 0, "way": ["d107", "d117", "d106", "d116", "d87", "p3"], "left": 3}
    fetched {"seat": 0, "cards": [1], "place": 3, "patron": 0}
198. - vesuvius blank | 03645fff68f5 cf85df930598
    vesuvius {"seat": 1, "card": "blank"}
199. yellow fetch 61 | bd295a9578c3 ef8c1bd448b8
    declared {"seat": 1, "card": 61, "place": 20}
200. - roll 5 6 | fd027521654d 8a4cd4e3a8e9
    rolled {"seat": 1, "dice": [5, 6], "steps": 11}
201. yellow go d179 | 0dd434fe8884 22b6ad4a5c9b
    walked {"seat": 1, "way": ["d171", "d21", "d20", "d19", "d141", "d140", "d142", "d108", "d175", "d173", "d179"], "left": 1}
202. yellow go d173 | 60f8a29aa429 022487ebbb42
    walked {"seat": 1, "way": ["d179", "d173"], "left": 0}
203. - vesuvius x2 | 6c25bb21fad0 b9311829cf27
    vesuvius {"seat": 0, "card": "x2"}
204. - roll 3 5 | bdcd8367b277 cd7f279f0ef2
    rolled {"seat": 0, "dice": [3, 5], "steps": 16}
205. red go d230 | fb7f347be358 74f8a9169376
    walked {"seat": 0, "way": ["p3", "d87", "d116", "d106", "d117", "d107", "d133", "d134", "d77", "d83", "d78", "d79", "d230"], "left": 4}
    saved {"seat": 0, "cards": [1], "gate": 16}
206. red fetch 32 | 5ef369fc5cdf 62a420453b78
    declared {"seat": 0, "card": 32, "place": 3}
207. red go d77 | 7bb77da29006 fb79d1cb5c70
    walked {"seat": 0, "way": ["d230", "d79", "d78", "d83", "d77"], "left": 0}
208. - vesuvius 55 | 1e3a7340b319 a83de2c45f2c
    vesuvius {"seat": 1, "card": 55}
    destroyed {"place": 55, "dots": [8, 32, 33, 212]}
209. yellow fetch 61 | 3764b01b6023 65028d919f6a
    declared {"seat": 1, "card": 61, "place": 20}
210. - roll 1 2 | 2be9ced2374c a8adac58f395
    rolled {"seat": 1, "dice": [1, 2], "steps": 3}
211. yellow go d76 | 01e73dba8443 c08bc7463b5e
    walked {"seat": 1, "way": ["d173", "d175", "d108", "d76"], "left": 0}
212. - vesuvius 7 | 6fc185761067 ec6eaec556ee
    vesuvius {"seat": 0, "card": 7}
    destroyed {"place": 7, "dots": [89, 91, 138]}
213. red fetch 32 | 071a3125a3d2 741e021c40b6
    declared {"seat": 0, "card": 32, "place": 3}
214. - roll 1 2 | 76ff3f4d9205 1b54a17f9141
    rolled {"seat": 0, "dice": [1, 2], "steps": 3}
215. red go d107 | 331b36252c58 566808813f5f
    walked {"seat": 0, "way": ["d77", "d134", "d133", "d107"], "left": 0}
216. - vesuvius 3 | cb331b797391 c18de2234477
    vesuvius {"seat": 1, "card": 3}
    destroyed {"place": 3, "dots": [87, 208, 209, 210]}
    perished {"card": 17, "seat": 0}
    perished {"card": 32, "seat": 0}
217. yellow fetch 77 | 44471d0afe03 2bea326c7ace
    declared {"seat": 1, "card": 77, "place": 11}
218. - roll 2 1 | 00ac6ed6d104 4fa1bdf54799
    rolled {"seat": 1, "dice": [2, 1], "steps": 3}
219. yellow go d118 | 14503f056db9 d26260b0383e
    walked {"seat": 1, "way": ["d76", "d119", "d118"], "left": 1}
220. yellow go d107 | 206a64d95536 c14348566cd2
    walked {"seat": 1, "way": ["d118", "d107"], "left": 0}
221. - vesuvius 38 | 8f0197aeaddb f93540b8ae0a
    vesuvius {"seat": 0, "card": 38}
    destroyed {"place": 38, "dots": [21, 39, 50, 162, 165, 171, 172]}
222. red fetch 6 | b945f7495d33 5fdf7143b299
    declared {"seat": 0, "card": 6, "place": 43}
223. - roll 1 4 | a2e8d2bb4bd3 5c0d37aad721
    rolled {"seat": 0, "dice": [1, 4], "steps": 5}
224. red go d75 | e31420ca4953 f0d43155f2f3
    walked {"seat": 0, "way": ["d107", "d118", "d119", "d76", "d81", "d75"], "left": 0}
225. - vesuvius 30 | 57477aafd90f 685fb27c1622
    vesuvius {"seat": 1, "card": 30}
    destroyed {"place": 30, "dots": [113, 125, 200, 201, 220]}
226. yellow fetch 13 | 49702b523f98 7d41f371165f
    declared {"seat": 1, "card": 13, "place": 5}
227. - roll 6 3 | ace7f6b12587 c78dd7f49b52
    rolled {"seat": 1, "dice": [6, 3], "steps": 9}
228. yellow go d152 | 61a132623602 3faa3a9e29bf
    walked {"seat": 1, "way": ["d107", "d118", "d119", "d76", "d108", "d142", "d140", "d148", "d143", "d152"], "left": 0}
229. - vesuvius 31 | 848cbfc8d32b 110634961942
    vesuvius {"seat": 0, "card": 31}
    destroyed {"place": 31, "dots": [124, 202]}
230. red fetch 6 | f33fb9aeaf6a c4ddc4cc3d1c
    declared {"seat": 0, "card": 6, "place": 43}
231. - roll 6 4 | c2758e05c5ae e503ac751489
    rolled {"seat": 0, "dice": [6, 4], "steps": 10}
232. red go p43 | ef1be4ec3a5c 207ebde95d3b
    walked {"seat": 0, "way": ["d75", "d80", "p43"], "left": 8}
    fetched {"seat": 0, "cards": [6], "place": 43, "patron": 0}
233. - vesuvius 39 | fbddefd0e86d f1ef56816cad
    vesuvius {"seat": 1, "card": 39}
    destroyed {"place": 39, "dots": [38, 49, 55, 161, 164, 168, 170]}
234. yellow fetch 3 | f17e468b8faa eff69569e9c3
    declared {"seat": 1, "card": 3, "place": 11}
235. - roll 2 2 | 0f3bcac06f51 259df4e5f4d7
    rolled {"seat": 1, "dice": [2, 2], "steps": 20}
236. yellow go d195 | 77f5df40a709 0ea67600f427
    walked {"seat": 1, "way": ["d152", "d143", "d148", "d140", "d142", "d108", "d175", "d173", "d176", "d174", "d195"], "left": 10}
237. yellow go d78 | 7d0a89f773f4 4f17a12230ac
    walked {"seat": 1, "way": ["d195", "d78"], "left": 9}
238. yellow go d133 | 5133a80ce9e2 9e941a340349
    walked {"seat": 1, "way": ["d78", "d83", "d77", "d134", "d133"], "left": 5}
239. yellow go d128 | 550bbecf57d0 a5dcbef2c0fb
    walked {"seat": 1, "way": ["d133", "d129", "d131", "d128"], "left": 2}
240. yellow go d126 | af3d680717ca 9a0b014a7df5
    walked {"seat": 1, "way": ["d128", "d130", "d126"], "left": 0}
241. - vesuvius 57 | 6abd2a25fcd9 a8927c687d00
    vesuvius {"seat": 0, "card": 57}
    destroyed {"place": 57, "dots": [9, 14]}
242. - roll 5 3 | 397e5234f81f e485023c1453
    rolled {"seat": 0, "dice": [5, 3], "steps": 8}
243. red go d78 | 286882db15b5 e43105014963
    walked {"seat": 0, "way": ["p43", "d80", "d75", "d81", "d76", "d82", "d77", "d83", "d78"], "left": 0}
244. - vesuvius 5 | d2474411919b 56127ef297fe
    vesuvius {"seat": 1, "card": 5}
    destroyed {"place": 5, "dots": [84, 100, 105]}
    perished {"card": 13, "seat": 1}
    perished {"card": 48, "seat": 1}
245. yellow fetch 61 | 018bb1ac2c89 e235f992c443
    declared {"seat": 1, "card": 61, "place": 20}
246. - roll 1 6 | a3ca4bf5607d 18029a7845c5
    rolled {"seat": 1, "dice": [1, 6], "steps": 7}
247. yellow go d77 | fe300d7f9c18 8dd1508fc1bc
    walked {"seat": 1, "way": ["d126", "d130", "d128", "d131", "d129", "d133", "d134", "d77"], "left": 0}
248. - vesuvius 25 | 9bd4db659aa7 41db3b96280e
    vesuvius {"seat": 0, "card": 25}
    destroyed {"place": 25, "dots": [177, 183, 187, 197]}
249. - roll 6 2 | 11402d69ce26 68f38cbcb109
    rolled {"seat": 0, "dice": [6, 2], "steps": 8}
250. red go d230 | 01d98801001e ffe26982cadd
    walked {"seat": 0, "way": ["d78", "d79", "d230"], "left": 6}
    saved {"seat": 0, "cards": [6], "gate": 16}
251. red fetch 12 | 02c2de035277 8a21999b1f46
    declared {"seat": 0, "card": 12, "place": 22}
252. red go d229 | 1c5a4e888e50 b26aa111f370
    walked {"seat": 0, "way": ["d230", "d266", "d265", "d264", "d263", "d262", "d229"], "left": 0}
253. - vesuvius 42 | 8a31c98f1306 bb0c48337f5a
    vesuvius {"seat": 1, "card": 42}
    destroyed {"place": 42, "dots": [75, 81, 94, 142, 147]}
254. yellow fetch 77 | ce43fe71d7b0 8d944f90a1bf
    declared {"seat": 1, "card": 77, "place": 11}
255. - roll 3 5 | c5da8ed27e0e 2a41031f9655
    rolled {"seat": 1, "dice": [3, 5], "steps": 8}
256. yellow go d127 | 6a77570a82ea 70b29ca94959
    walked {"seat": 1, "way": ["d77", "d134", "d133", "d129", "d131", "d128", "d130", "d126", "d127"], "left": 0}
257. - vesuvius 52 | 0ace837705b1 f58c89f0368b
    vesuvius {"seat": 0, "card": 52}
    destroyed {"place": 52, "dots": [0, 1, 4]}
258. red fetch 12 | b333e57b0385 0a2810968506
    declared {"seat": 0, "card": 12, "place": 22}
259. - roll 2 1 | bfeb2b261785 6bdb994cf3b2
    rolled {"seat": 0, "dice": [2, 1], "steps": 3}
260. red go d194 | 8532098225c0 b022b4cb976f
    walked {"seat": 0, "way": ["d229", "d192", "d191", "d194"], "left": 0}
261. - vesuvius x2 | 213273c14e9f a0b690194461
    vesuvius {"seat": 1, "card": "x2"}
262. yellow fetch 61 | b4cce1865e02 bf13be042689
    declared {"seat": 1, "card": 61, "place": 20}
263. - roll 3 5 | 3804cc88c11d a1fb882b81c0
    rolled {"seat": 1, "dice": [3, 5], "steps": 16}
264. yellow go d178 | 3e14608590c6 aabd5f43dca8
    walked {"seat": 1, "way": ["d127", "d126", "d130", "d128", "d131", "d129", "d133", "d134", "d77", "d178"], "left": 7}
265. yellow go d76 | 0182030c7e52 3dd070298f10
    walked {"seat": 1, "way": ["d178", "d77", "d82", "d76"], "left": 4}
266. yellow go d108 | 5626107b767a 30539bf8ed21
    walked {"seat": 1, "way": ["d76", "d108"], "left": 3}
267. yellow go d120 | cb7975251b14 676f48f37339
    walked {"seat": 1, "way": ["d108", "d120"], "left": 2}
268. yellow go p20 | 5fcdbad95ab3 2c28e4263cd9
    walked {"seat": 1, "way": ["d120", "p20"], "left": 1}
    fetched {"seat": 1, "cards": [61], "place": 20, "patron": 1}
269. - vesuvius 43 | 1c0cee30f37f 57a091c8bd0c
    vesuvius {"seat": 0, "card": 43}
    destroyed {"place": 43, "dots": [18, 26, 80, 140, 141]}
270. red fetch 12 | 848f96e53304 e337a04acbfa
    declared {"seat": 0, "card": 12, "place": 22}
271. - roll 2 2 | 7295eb26ecf5 b17f76167e75
    rolled {"seat": 0, "dice": [2, 2], "steps": 20}
272. red go p22 | 977bc0642dc5 ce992cf8d286
    walked {"seat": 0, "way": ["d194", "d181", "d184", "d180", "d189", "d110", "d121", "p22"], "left": 13}
    fetched {"seat": 0, "cards": [12], "place": 22, "patron": 0}
273. - vesuvius 11 | befdc1d5ac2b dffcb6980569
    vesuvius {"seat": 1, "card": 11}
    destroyed {"place": 11, "dots": [126, 130]}
    perished {"card": 3, "seat": 1}
    perished {"card": 77, "seat": 1}
274. - roll 1 1 | f37bdf11e05d 11a76065791e
    rolled {"seat": 1, "dice": [1, 1], "steps": 20}
275. yellow go d119 | 5e90080b788c 75c05c9cae9a
    walked {"seat": 1, "way": ["p20", "d120", "d108", "d76", "d119"], "left": 16}
276. yellow go d174 | 9536e2e9e840 c56113f48e29
    walked {"seat": 1, "way": ["d119", "d76", "d108", "d175", "d173", "d176", "d174"], "left": 10}
277. yellow go d83 | 031361fe7d7a 51f7a7968cc0
    walked {"seat": 1, "way": ["d174", "d195", "d78", "d83"], "left": 7}
278. yellow go d79 | 5c3f38f3f228 716f48bae15c
    walked {"seat": 1, "way": ["d83", "d78", "d79"], "left": 5}
279. yellow go d230 | e8efc43c42bb 420500e33c75
    walked {"seat": 1, "way": ["d79", "d230"], "left": 4}
    saved {"seat": 1, "cards": [61], "gate": 16}
280. yellow stop | 342cdcc719d5 d7b314156c25
    stopped {"seat": 1, "left": 4}
281. - vesuvius 32 | 6550a25c58a8 cdb73bc78ba1
    vesuvius {"seat": 0, "card": 32}
    destroyed {"place": 32, "dots": [112, 123, 193, 199]}
    perished {"card": 10, "seat": 0}
282. - roll 3 4 | 7d857f9d6022 f673ba272991
    rolled {"seat": 0, "dice": [3, 4], "steps": 7}
283. red go d198 | 65c50de830d3 6f1fd3f0dd78
    walked {"seat": 0, "way": ["p22", "d121", "d110", "d189", "d180", "d190", "d188", "d198"], "left": 0}
284. - vesuvius 26 | 91e3ddf5af37 bd08a5018ce9
    vesuvius {"seat": 1, "card": 26}
    destroyed {"place": 26, "dots": [180, 181, 184, 188, 190, 194, 198]}
    died {"seat": 0, "spot": "d198"}
    perished {"card": 12, "seat": 0}
    ended {"reason": "all_done", "places": [1, 2], "scores": [5550, 3000]}
