1. - deal 11 | abffab4e7e9a f71539deff87
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 11}
2. - deal 6 | 7a68463c8724 3a82885c95c4
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 6}
3. - deal 11 | 6395203bde02 bf69bc228b97
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 11}
4. - deal 5 | ae146f9f720e df5252205615
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 5}
5. - deal 6 | a162ba1b719b d568426cb36a
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
6. - deal 9 | 23d4dc72afa0 b8f05eb05847
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 9}
7. - deal 3 | a4892150a606 6d3904a59a50
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 3}
8. - deal 6 | 2ff8f5ec8314 dd9bb4d846b5
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
9. - deal 10 | c095fee697bc 2176cd4ecee6
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 10}
10. - deal 4 | 1c34cb4648b9 dff9ed1378f8
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 4}
11. - deal 4 | af4ea09354b8 c5f196880dca
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 4}
12. - deal 4 | 30e0b6dec26a aa138bdd0f5d
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 4}
13. - deal 2 | 05c6b61846e8 3063266bf058
    dealt {"seat": 3}
    got (seat 3) {"seat": 3, "card": 2}
14. - deal 3 | 81928287d2d7 61c41c48025b
    dealt {"seat": 3}
    got (seat 3) {"seat": 3, "card": 3}
15. - deal 4 | bac9a9f5990e a773d876b609
    dealt {"seat": 3}
    got (seat 3) {"seat": 3, "card": 4}
16. - deal 2 | d405acfb73ec 33fbbad0ecef
    dealt {"seat": 3}
    got (seat 3) {"seat": 3, "card": 2}
    turn {"seat": 0, "phase": "settling"}
17. red play 11 K7 | 3063e30dfb16 3ba9f6305648
    played {"seat": 0, "card": 11, "square": "K7", "building": "11b", "joker": false, "relatives": 0}
18. - draw 6 | 1d82ec28cb8a c60a71a44325
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 6}
    turn {"seat": 1, "phase": "settling"}
19. black play 6 C5 | 6f206ff480aa 32bba47c480b
    played {"seat": 1, "card": 6, "square": "C5", "building": "6a", "joker": false, "relatives": 0}
20. - draw 8 | a6f47da0f823 cb8978318599
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 8}
    turn {"seat": 2, "phase": "settling"}
21. yellow play 10 F6 | 01c6911a21a6 f1b93a4d844a
    played {"seat": 2, "card": 10, "square": "F6", "building": "10a", "joker": false, "relatives": 0}
22. - draw 11 | b531dc669348 33c398c1091d
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 11}
    turn {"seat": 3, "phase": "settling"}
23. blue play 2 E1 | 05a75fb509c1 5bde0c70885a
    played {"seat": 3, "card": 2, "square": "E1", "building": "2", "joker": false, "relatives": 0}
24. - draw 4 | f336a0b1f7fa 5224c67e588a
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 4}
    turn {"seat": 0, "phase": "settling"}
25. red play 6 C4 | 732b882fddec cca11f8e729a
    played {"seat": 0, "card": 6, "square": "C4", "building": "6a", "joker": false, "relatives": 0}
26. - draw 2 | 66e79830d89a 0748504a0410
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 2}
    turn {"seat": 1, "phase": "settling"}
27. black play 6 D5 | 6b4e88bb2f05 10349fcd48f3
    played {"seat": 1, "card": 6, "square": "D5", "building": "6b", "joker": false, "relatives": 0}
28. - draw 9 | 7e192d3592ae ca9b5c415c14
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 9}
    turn {"seat": 2, "phase": "settling"}
29. yellow play 11 I6 | 7ea7fd1eb339 c0ca3a8ae5a4
    played {"seat": 2, "card": 11, "square": "I6", "building": "11a", "joker": false, "relatives": 0}
30. - draw 6 | c2aceb7fc3fe 2c3642dca7da
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 6}
    turn {"seat": 3, "phase": "settling"}
31. blue play 2 E1 | 579a360a678c 27db6075c318
    played {"seat": 3, "card": 2, "square": "E1", "building": "2", "joker": false, "relatives": 0}
32. - draw 9 | 68bdcf072068 255f81f79f14
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 9}
    turn {"seat": 0, "phase": "settling"}
33. red play 2 E2 | 090211cebd9c 77f69e8008d7
    played {"seat": 0, "card": 2, "square": "E2", "building": "2", "joker": false, "relatives": 0}
34. - draw ad79 | 9f83e0298bc1 2a5fba6aac27
    ad79 {"seat": 0, "time": 1}
35. - draw 7 | cb5cc078c550 a3dcc00a9ddd
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 7}
    turn {"seat": 1, "phase": "settling"}
36. black play 9 E6 | 3e99a041ef84 acc4508b1f2c
    played {"seat": 1, "card": 9, "square": "E6", "building": "9", "joker": false, "relatives": 0}
37. - draw 10 | 81ab1012e9fa f2fcd63dd898
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 10}
    turn {"seat": 2, "phase": "settling"}
38. yellow play 4 G3 | 04cfd2e3a36e c9a8c8d4acd7
    played {"seat": 2, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 0}
39. - draw omen | ee5e102f242f e69dbbf0924a
    omen {"seat": 2}
40. yellow omen E2 red | 88e40c22ad49 48e17a05c31e
    lost {"cause": "omen", "squares": {"E2": [1, 0, 0, 0]}, "by": 2}
41. - draw 1 | 3cc9577b3d0e 0123a70e002c
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 1}
    turn {"seat": 3, "phase": "settling"}
42. blue play 4 G3 | 08a8f8e66565 f6b1c25c93fe
    played {"seat": 3, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 1}
43. blue relative A2 | 16dc32101982 451dba58dd0b
    relative {"seat": 3, "square": "A2", "building": "1", "left": 0}
44. - draw 8 | 2867d94a4928 3cdd856b757a
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 8}
    turn {"seat": 0, "phase": "settling"}
45. red play 11 K6 | 4362503c6cbe fe2741297590
    played {"seat": 0, "card": 11, "square": "K6", "building": "11b", "joker": false, "relatives": 1}
46. red relative H4 | c4d443614a0f fdc19e25954f
    relative {"seat": 0, "square": "H4", "building": "n8", "left": 0}
47. - draw 3 | fe587d46f2ed 1cf60861f841
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 3}
    turn {"seat": 1, "phase": "settling"}
48. black play 10 F6 | 62760a4bdfdb 23f27a5f7039
    played {"seat": 1, "card": 10, "square": "F6", "building": "10a", "joker": false, "relatives": 1}
49. black relative I7 | 3a9f424a3302 bb88898a8bd5
    relative {"seat": 1, "square": "I7", "building": "11a", "left": 0}
50. - draw 2 | f78430573a79 f4e246b610fc
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 2}
    turn {"seat": 2, "phase": "settling"}
51. yellow play 1 B2 | d75f7b46db5a a0e5db0c92a8
    played {"seat": 2, "card": 1, "square": "B2", "building": "1", "joker": false, "relatives": 1}
52. yellow relative G3 | adc2e28adf40 5bf9bb89b429
    relative {"seat": 2, "square": "G3", "building": "4b", "left": 0}
53. - draw 3 | cc7c4889d2c5 5e33ac5775ee
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 3}
    turn {"seat": 3, "phase": "settling"}
54. blue play 4 G3 | 5466e8314e35 7bd550c64aa1
    played {"seat": 3, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 3}
55. blue relative A2 | 665726ef9cf3 7320172beeb6
    relative {"seat": 3, "square": "A2", "building": "1", "left": 2}
56. blue relative B1 | 1a61dea2ce40 ba0db8f204c9
    relative {"seat": 3, "square": "B1", "building": "n1", "left": 1}
57. blue relative K4 | 363269c5931a be5a76af3fc5
    relative {"seat": 3, "square": "K4", "building": "n10", "left": 0}
58. - draw 7 | 9f99edbc33f1 91842aa93f5f
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 7}
    turn {"seat": 0, "phase": "settling"}
59. red play 6 D4 | 18ed1be39fbe 2485988ce0e4
    played {"seat": 0, "card": 6, "square": "D4", "building": "6b", "joker": false, "relatives": 1}
60. red relative H6 | 723068e3e38f aebf78a5651a
    relative {"seat": 0, "square": "H6", "building": "n13", "left": 0}
61. - draw 5 | cf65430edc7a df82f204bef2
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 5}
    turn {"seat": 1, "phase": "settling"}
62. black play 2 E2 | b2f9b36b60fe 0d3f55f6acdf
    played {"seat": 1, "card": 2, "square": "E2", "building": "2", "joker": false, "relatives": 2}
63. black relative G1 | 4708079084a3 b497ecc35b51
    relative {"seat": 1, "square": "G1", "building": "n2", "left": 1}
64. black relative H6 | 7322b514b831 cdea75fed1a9
    relative {"seat": 1, "square": "H6", "building": "n13", "left": 0}
65. - draw 5 | 228453335303 01177408bcbc
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 5}
    turn {"seat": 2, "phase": "settling"}
66. yellow play 3 C3 | 80af416903c9 c62e03d9278f
    played {"seat": 2, "card": 3, "square": "C3", "building": "3a", "joker": false, "relatives": 0}
67. - draw 8 | 26d01e8cb36a 754c0f2d5f27
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 8}
    turn {"seat": 3, "phase": "settling"}
68. blue play 9 E6 | 3c182cda9e2e d504518bc496
    played {"seat": 3, "card": 9, "square": "E6", "building": "9", "joker": false, "relatives": 1}
69. blue relative G1 | 361205344629 1a208907b270
    relative {"seat": 3, "square": "G1", "building": "n2", "left": 0}
70. - draw 3 | 253e40aa2a77 1d9406219f73
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 3}
    turn {"seat": 0, "phase": "settling"}
71. red play 3 D3 | d7fd8f620622 d38d87318b6c
    played {"seat": 0, "card": 3, "square": "D3", "building": "3b", "joker": false, "relatives": 0}
72. - draw 4 | 61dcf23037da b6ff94966233
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 4}
    turn {"seat": 1, "phase": "settling"}
73. black play 9 E6 | f9a02c53d736 bf1562b94bca
    played {"seat": 1, "card": 9, "square": "E6", "building": "9", "joker": false, "relatives": 2}
74. black relative D5 | 52f97acfa46c a7960a10c3c2
    relative {"seat": 1, "square": "D5", "building": "6b", "left": 1}
75. black relative J4 | 1c0d79e6b1a1 1ffb059392d4
    relative {"seat": 1, "square": "J4", "building": "n9", "left": 0}
76. - draw 10 | 1f588d0db41e e1938eec9b09
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 10}
    turn {"seat": 2, "phase": "settling"}
77. yellow play 6 D4 | 9b4b023caf38 e813947d9538
    played {"seat": 2, "card": 6, "square": "D4", "building": "6b", "joker": false, "relatives": 3}
78. yellow relative B6 | 87d648969ea3 9d51c2e91f11
    relative {"seat": 2, "square": "B6", "building": "n11", "left": 2}
79. yellow relative H4 | 9e83f74d42d0 3fd5d7432c45
    relative {"seat": 2, "square": "H4", "building": "n8", "left": 1}
80. yellow relative B4 | ae3c513fecdc 615ea9d0aa9b
    relative {"seat": 2, "square": "B4", "building": "n7", "left": 0}
81. - draw omen | f4e0b6ce8d88 f30916540675
    omen {"seat": 2}
82. yellow omen G1 black | 6f95cdc4763d ef657f2b9ab7
    lost {"cause": "omen", "squares": {"G1": [0, 1, 0, 0]}, "by": 2}
83. - draw 1 | b306fed86aa4 e70e18c54437
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 1}
    turn {"seat": 3, "phase": "settling"}
84. blue play 3 C3 | fc5805111cec 19cdc5d00bed
    played {"seat": 3, "card": 3, "square": "C3", "building": "3a", "joker": false, "relatives": 1}
85. blue relative G1 | 0accf9959341 f3880d57ced0
    relative {"seat": 3, "square": "G1", "building": "n2", "left": 0}
86. - draw omen | cd28777e30b7 2b58fe7cbcb4
    omen {"seat": 3}
87. blue omen I7 black | 1c6b13492a40 7699ad7b1530
    lost {"cause": "omen", "squares": {"I7": [0, 1, 0, 0]}, "by": 3}
88. - draw 9 | 5282396e8ceb 0e14d242bfe9
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 9}
    turn {"seat": 0, "phase": "settling"}
89. red play 4 F3 | d66bab35f762 70579b29ef5b
    played {"seat": 0, "card": 4, "square": "F3", "building": "4a", "joker": false, "relatives": 0}
90. - draw 5 | baac0d223892 6d3da72282c4
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 5}
    turn {"seat": 1, "phase": "settling"}
91. black play 10 F6 | 47e8b0c1a8fe 769fa265fa34
    played {"seat": 1, "card": 10, "square": "F6", "building": "10a", "joker": false, "relatives": 2}
92. black relative I7 | 7fc6c8af3566 ebdbb2ff1d4f
    relative {"seat": 1, "square": "I7", "building": "11a", "left": 1}
93. black relative K6 | cae75f4d2d01 bfeb7822bd36
    relative {"seat": 1, "square": "K6", "building": "11b", "left": 0}
94. - draw omen | 84eef8ab0190 b18cdf196517
    omen {"seat": 1}
95. black omen G3 blue | d4b830a07757 1b219c24dd4f
    lost {"cause": "omen", "squares": {"G3": [0, 0, 0, 1]}, "by": 1}
96. - draw 1 | 789ee35e6bbc c343de49c0d5
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 1}
    turn {"seat": 2, "phase": "settling"}
97. yellow play 4 G3 | 252618e11916 62c701b5fdf8
    played {"seat": 2, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 3}
98. yellow relative B2 | a8bde2d67642 fde61bfe9f4f
    relative {"seat": 2, "square": "B2", "building": "1", "left": 2}
99. yellow relative E3 | 995b96a00dce 4e41d151cb03
    relative {"seat": 2, "square": "E3", "building": "n6", "left": 1}
100. yellow relative B4 | 8a8c816cf5a0 d680b1268b5a
    relative {"seat": 2, "square": "B4", "building": "n7", "left": 0}
101. - draw 11 | 71fdad74a940 ba999705a055
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 11}
    turn {"seat": 3, "phase": "settling"}
102. blue play 9 E6 | a747fd01cc98 24dfd9cde5a4
    played {"seat": 3, "card": 9, "square": "E6", "building": "9", "joker": false, "relatives": 3}
103. blue relative B4 | 58818a4bfbb5 3dd3427f9daf
    relative {"seat": 3, "square": "B4", "building": "n7", "left": 2}
104. blue relative H2 | 4ba61a917bcb cc2dd092aa33
    relative {"seat": 3, "square": "H2", "building": "n4", "left": 1}
105. blue relative J4 | 8ee0e60d44fc 114499ae4b5c
    relative {"seat": 3, "square": "J4", "building": "n9", "left": 0}
106. - draw 8 | cb10bc397f89 01dfce857f60
    drew {"seat": 3}
    got (seat 3) {"seat": 3, "card": 8}
    turn {"seat": 0, "phase": "settling"}
107. red play 5 I3 | 21ad17faeb25 2b1282438188
    played {"seat": 0, "card": 5, "square": "I3", "building": "5", "joker": false, "relatives": 0}
108. - draw omen | 1f07c1f54270 999ecac72dd0
    omen {"seat": 0}
109. red omen C5 black | f38861630584 f46bd17bd9b0
    lost {"cause": "omen", "squares": {"C5": [0, 1, 0, 0]}, "by": 0}
110. - draw 8 | fdd611bdc9c5 d92d8b60a00f
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 8}
    turn {"seat": 1, "phase": "settling"}
111. black play 3 C3 | 7b3548754611 4c63a39ea0c1
    played {"seat": 1, "card": 3, "square": "C3", "building": "3a", "joker": false, "relatives": 2}
112. black relative E2 | 5208b035d5cd 4b6b94adf159
    relative {"seat": 1, "square": "E2", "building": "2", "left": 1}
113. black relative H2 | 8828a5a11697 eac93eb61dad
    relative {"seat": 1, "square": "H2", "building": "n4", "left": 0}
114. - draw 4 | 627ee9c220b1 494dfddcf874
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 4}
    turn {"seat": 2, "phase": "settling"}
115. yellow play 4 F3 | bf276d50a114 981287253b51
    played {"seat": 2, "card": 4, "square": "F3", "building": "4a", "joker": false, "relatives": 1}
116. yellow relative A3 | 4b77f82f218d 7cd1f2e859bf
    relative {"seat": 2, "square": "A3", "building": "n5", "left": 0}
117. - draw 10 | 61228af66fec 52939b9eec22
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 10}
    turn {"seat": 3, "phase": "settling"}
118. blue play 3 D3 | 47877ca2afe8 7e784290420d
    played {"seat": 3, "card": 3, "square": "D3", "building": "3b", "joker": false, "relatives": 1}
119. blue relative H4 | 8654d1a3031a 9d6bcf60038b
    relative {"seat": 3, "square": "H4", "building": "n8", "left": 0}
120. - draw ad79 | d8439ac7f0a9 b77a2205edf0
    ad79 {"seat": 3, "time": 2}
    erupted {"seat": 3, "cause": "ad79", "hands": [[5, 5, 7, 8], [1, 4, 5, 8], [1, 8, 10, 11], [7, 8, 8]], "boxed": [15, 8, 9, 7]}
    turn {"seat": 0, "phase": "eruption"}
121. - tile coin | 236accb322d3 68db11278dd8
    tile {"seat": 0, "tile": "coin"}
122. red lava C2 | 5d04bfad1aa1 90cf69a1f52f
    lava {"seat": 0, "square": "C2", "symbol": "coin", "source": null}
    turn {"seat": 1, "phase": "eruption"}
123. - tile coin | bdbd28a771be 8e03d424fc8b
    tile {"seat": 1, "tile": "coin"}
124. black lava B2 | 7d8341537284 dfa114d66127
    lava {"seat": 1, "square": "B2", "symbol": "coin", "source": "C2"}
    lost {"cause": "buried", "squares": {"B2": [0, 0, 2, 0]}}
    turn {"seat": 2, "phase": "eruption"}
125. - tile mask | 729bc8760fce c1127ebb8521
    tile {"seat": 2, "tile": "mask"}
126. yellow lava D7 | 4dbb92b02381 ba77fb4ac847
    lava {"seat": 2, "square": "D7", "symbol": "mask", "source": null}
    turn {"seat": 3, "phase": "eruption"}
127. - tile mask | 02c303bd5020 cea4a82863b0
    tile {"seat": 3, "tile": "mask"}
128. blue lava D6 | dbf35ae2f47e 986e2a2f125a
    lava {"seat": 3, "square": "D6", "symbol": "mask", "source": "D7"}
    turn {"seat": 0, "phase": "eruption"}
129. - tile column | de0aa0aa0672 bfe823d39ed2
    tile {"seat": 0, "tile": "column"}
130. red lava E4 | 470e922d5641 10046112497d
    lava {"seat": 0, "square": "E4", "symbol": "column", "source": null}
    turn {"seat": 1, "phase": "eruption"}
131. - tile scroll | 9faa72f33002 a65737ee6487
    tile {"seat": 1, "tile": "scroll"}
132. black lava H1 | f958d24a4cba e531a3f89822
    lava {"seat": 1, "square": "H1", "symbol": "scroll", "source": null}
    turn {"seat": 2, "phase": "flight"}
133. - tile vase | 7d9adca64269 a9231be384ef
    tile {"seat": 2, "tile": "vase"}
134. yellow lava K3 | f2295f0bbe7d 7a2765811b68
    lava {"seat": 2, "square": "K3", "symbol": "vase", "source": null}
135. yellow run F6 out | 73b7540a2363 df44791247e6
    saved {"seat": 2, "square": "F6", "path": ["F6", "G6", "G7"], "gate": "Porta di Stabia"}
136. yellow run G3 out | b28dd32fc62f 806495402793
    saved {"seat": 2, "square": "G3", "path": ["G3", "G2", "G1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 3, "phase": "flight"}
137. - tile vase | 35b29b76ebc0 6cfede4e506f
    tile {"seat": 3, "tile": "vase"}
138. blue lava J3 | 76551ee966f5 6eb9dbf5bf77
    lava {"seat": 3, "square": "J3", "symbol": "vase", "source": "K3"}
139. blue run B4 out | c5f486266cee 9d0278837404
    saved {"seat": 3, "square": "B4", "path": ["B4", "A4", "A5"], "gate": "Porta Marina"}
140. blue run E6 out | 5ab5b107cd3a 28d95e4ddb4b
    saved {"seat": 3, "square": "E6", "path": ["E6", "F6", "G6", "G7"], "gate": "Porta di Stabia"}
    turn {"seat": 0, "phase": "flight"}
141. - tile column | 6dc63d92003f ba82c7380028
    tile {"seat": 0, "tile": "column"}
142. red lava F4 | 56cf3fa25417 7c8b674bf527
    lava {"seat": 0, "square": "F4", "symbol": "column", "source": "E4"}
143. red run K6 out | 49a757c9164d ee38c294d2b0
    saved {"seat": 0, "square": "K6", "path": ["K6", "K5"], "gate": "Porta di Sarno"}
144. red run H6 G5 | 37a5e317fdc2 53c2ceb17f7a
    ran {"seat": 0, "square": "H6", "to": "G5", "path": ["H6", "H5", "G5"]}
    turn {"seat": 1, "phase": "flight"}
145. - tile vase | d71b0473e83a 27e368a48f04
    tile {"seat": 1, "tile": "vase"}
146. black lava I3 | 3bdd410b43b5 3a26c474409b
    lava {"seat": 1, "square": "I3", "symbol": "vase", "source": "J3"}
    lost {"cause": "buried", "squares": {"I3": [1, 0, 0, 0]}}
147. black run C3 E2 | 10b3f0f58582 b60bb59fca8a
    ran {"seat": 1, "square": "C3", "to": "E2", "path": ["C3", "D3", "D2", "E2"]}
148. black run E2 out | 9364d4ef4639 c0e84f9d1303
    saved {"seat": 1, "square": "E2", "path": ["E2", "E1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 2, "phase": "flight"}
149. - tile vase | 06a93efa63e1 479e036f6935
    tile {"seat": 2, "tile": "vase"}
150. yellow lava H3 | 30d89ede2c81 4d6f7ce70cff
    lava {"seat": 2, "square": "H3", "symbol": "vase", "source": "I3"}
151. yellow run C3 D3 | 5b496d360e1d cb7b9958cb40
    ran {"seat": 2, "square": "C3", "to": "D3", "path": ["C3", "D3"]}
152. yellow run B4 B3 | 6e049bcc6b69 6696003e6063
    ran {"seat": 2, "square": "B4", "to": "B3", "path": ["B4", "B3"]}
    turn {"seat": 3, "phase": "flight"}
153. - tile mask | 693f92bb5f95 a4a42fcf4359
    tile {"seat": 3, "tile": "mask"}
154. blue lava D5 | b97f5b5989ec c76f2ca8138c
    lava {"seat": 3, "square": "D5", "symbol": "mask", "source": "D6"}
    lost {"cause": "buried", "squares": {"D5": [0, 2, 0, 0]}}
155. blue run A2 out | eee86a78db69 912044fd62e3
    saved {"seat": 3, "square": "A2", "path": ["A2", "A1"], "gate": "Porta Ercolano"}
156. blue run G1 out | 0577577b0a04 42db353f8208
    saved {"seat": 3, "square": "G1", "path": ["G1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 0, "phase": "flight"}
157. - tile helmet | fd863c687cac a9c273b8ea48
    tile {"seat": 0, "tile": "helmet"}
158. red lava J7 | ed601dfd3268 80e07550bfad
    lava {"seat": 0, "square": "J7", "symbol": "helmet", "source": null}
159. red run H4 K4 | b7ea33b98394 5cb53f432b03
    ran {"seat": 0, "square": "H4", "to": "K4", "path": ["H4", "I4", "J4", "K4"]}
160. red run C4 C5 | d1bd989f3422 9118e6ef84d2
    ran {"seat": 0, "square": "C4", "to": "C5", "path": ["C4", "C5"]}
    turn {"seat": 1, "phase": "flight"}
161. - tile coin | 4971b4df496b 06120b18dae5
    tile {"seat": 1, "tile": "coin"}
162. black lava A2 | ce5b9e0503a1 33859aa3a2ce
    lava {"seat": 1, "square": "A2", "symbol": "coin", "source": "B2"}
    lost {"cause": "buried", "squares": {"A2": [0, 0, 0, 1]}}
163. black run H2 J2 | c6384f830c81 0af44b6c396b
    ran {"seat": 1, "square": "H2", "to": "J2", "path": ["H2", "I2", "J2"]}
164. black run I7 out | 703fa36648c5 eb98134361fd
    saved {"seat": 1, "square": "I7", "path": ["I7"], "gate": "Porta di Nocera"}
    turn {"seat": 2, "phase": "flight"}
165. - tile column | 5d261125f7df 5e46613aa0e8
    tile {"seat": 2, "tile": "column"}
166. yellow lava E5 | a0523df5338c a2231c88fa59
    lava {"seat": 2, "square": "E5", "symbol": "column", "source": "E4"}
167. yellow run D4 C5 | 06496d2bb23e 7aa2bfb2890f
    ran {"seat": 2, "square": "D4", "to": "C5", "path": ["D4", "C4", "C5"]}
168. yellow run G3 F5 | b9baf2399c50 6fb0703b48f9
    ran {"seat": 2, "square": "G3", "to": "F5", "path": ["G3", "G4", "G5", "F5"]}
    turn {"seat": 3, "phase": "flight"}
169. - tile helmet | 13fc31b9d771 18158c45b7e6
    tile {"seat": 3, "tile": "helmet"}
170. blue lava I7 | e026821ab1f9 2b03f225ef8c
    lava {"seat": 3, "square": "I7", "symbol": "helmet", "source": "J7"}
171. blue run K4 out | c2e0fb97d5a9 d5c1b8490b01
    saved {"seat": 3, "square": "K4", "path": ["K4", "K5"], "gate": "Porta di Sarno"}
172. blue run D3 E1 | 607e6af32853 3600966f8555
    ran {"seat": 3, "square": "D3", "to": "E1", "path": ["D3", "D2", "D1", "E1"]}
    turn {"seat": 0, "phase": "flight"}
173. - tile scroll | 875fc4e9c48d d2af3eba5fb4
    tile {"seat": 0, "tile": "scroll"}
174. red lava H2 | 5eab31ea574f caabc0996172
    lava {"seat": 0, "square": "H2", "symbol": "scroll", "source": "H1"}
    lost {"cause": "buried", "squares": {"H2": [0, 0, 0, 1]}}
175. red run D3 E3 | 2d380a361997 e6c5424ba128
    ran {"seat": 0, "square": "D3", "to": "E3", "path": ["D3", "E3"]}
176. red run D4 C4 | b89c272ee794 e8f2a5fdb16f
    ran {"seat": 0, "square": "D4", "to": "C4", "path": ["D4", "C4"]}
    turn {"seat": 1, "phase": "flight"}
177. - tile vase | cdf5b3f89ccb 00541342eeb5
    tile {"seat": 1, "tile": "vase"}
178. black lava K4 | 8f4ec0ab0e07 0e9d84147528
    lava {"seat": 1, "square": "K4", "symbol": "vase", "source": "K3"}
    lost {"cause": "buried", "squares": {"K4": [1, 0, 0, 0]}}
179. black run E6 G7 | b8cdf96210c2 d80ce8b7383a
    ran {"seat": 1, "square": "E6", "to": "G7", "path": ["E6", "F6", "G6", "G7"]}
180. black run J2 out | fa605bdf2ba7 de5f38f3155b
    saved {"seat": 1, "square": "J2", "path": ["J2"], "gate": "Porta di Nola"}
    turn {"seat": 2, "phase": "flight"}
181. - tile scroll | 995c7836d320 91c3bf100db2
    tile {"seat": 2, "tile": "scroll"}
182. yellow lava I2 | dbe80eb67d6a 23a26b3a00ea
    lava {"seat": 2, "square": "I2", "symbol": "scroll", "source": "H2"}
183. yellow run C5 A5 | 5c3f79ee87b2 bcd7d57f3ea6
    ran {"seat": 2, "square": "C5", "to": "A5", "path": ["C5", "B5", "A5"]}
184. yellow run G3 G1 | 6fcc56931770 9a062d16884c
    ran {"seat": 2, "square": "G3", "to": "G1", "path": ["G3", "G2", "G1"]}
    turn {"seat": 3, "phase": "flight"}
185. - tile coin | c9472c516197 0f5075bf5f5a
    tile {"seat": 3, "tile": "coin"}
186. blue lava D2 | 5c6e551d4cf2 fce44d701125
    lava {"seat": 3, "square": "D2", "symbol": "coin", "source": "C2"}
187. blue run G1 out | 4f573be9651e 70f6a033eead
    saved {"seat": 3, "square": "G1", "path": ["G1", "F1"], "gate": "Porta Vesuvio"}
188. blue run E1 out | 1585e0d5a0dc 02c5fca8d3cd
    saved {"seat": 3, "square": "E1", "path": ["E1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 0, "phase": "flight"}
189. - tile coin | 8c4235c77299 84cf338acd15
    tile {"seat": 0, "tile": "coin"}
190. red lava A1 | e36561e30987 db964140b0c2
    lava {"seat": 0, "square": "A1", "symbol": "coin", "source": "A2"}
191. red run E3 F2 | 99f4bd706b5c 44bbacc33a5b
    ran {"seat": 0, "square": "E3", "to": "F2", "path": ["E3", "E2", "F2"]}
192. red run F3 G3 | 9eb3352bd093 10862e8dc171
    ran {"seat": 0, "square": "F3", "to": "G3", "path": ["F3", "G3"]}
    turn {"seat": 1, "phase": "flight"}
193. - tile mask | 778063250b47 e6159753804e
    tile {"seat": 1, "tile": "mask"}
194. black lava C5 | 7d0f4b8b0a73 67486b325245
    lava {"seat": 1, "square": "C5", "symbol": "mask", "source": "D5"}
    lost {"cause": "buried", "squares": {"C5": [1, 0, 0, 0]}}
195. black run E6 F6 | 5de05ec94081 edc662962074
    ran {"seat": 1, "square": "E6", "to": "F6", "path": ["E6", "F6"]}
196. black run F6 out | b231c576f1a3 e2ddb18aa554
    saved {"seat": 1, "square": "F6", "path": ["F6", "G6", "G7"], "gate": "Porta di Stabia"}
    turn {"seat": 2, "phase": "flight"}
197. - tile helmet | b6a71d44120d 514977a5abc6
    tile {"seat": 2, "tile": "helmet"}
198. yellow lava J6 | 6db98b98aadd 4e2642a69806
    lava {"seat": 2, "square": "J6", "symbol": "helmet", "source": "J7"}
199. yellow run A5 out | 803c292a249d 8fd995e624ed
    saved {"seat": 2, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
200. yellow run F3 G3 | ba92b266e6ea fb4bd5b21c58
    ran {"seat": 2, "square": "F3", "to": "G3", "path": ["F3", "G3"]}
    turn {"seat": 3, "phase": "flight"}
201. - tile vase | 4a5a2f1b7ab5 adc735d9318b
    tile {"seat": 3, "tile": "vase"}
202. blue lava I4 | 2ddf09a6078b 43c7a1d30add
    lava {"seat": 3, "square": "I4", "symbol": "vase", "source": "I3"}
203. blue run G3 F1 | ce530ad87081 40e05bbf06ea
    ran {"seat": 3, "square": "G3", "to": "F1", "path": ["G3", "G2", "G1", "F1"]}
204. blue run E1 out | 87762bb30113 19782544454f
    saved {"seat": 3, "square": "E1", "path": ["E1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 0, "phase": "flight"}
205. - tile helmet | 26295ac64dc6 0d68d3381215
    tile {"seat": 0, "tile": "helmet"}
206. red lava I6 | c31efb64f602 77ca8dc5d154
    lava {"seat": 0, "square": "I6", "symbol": "helmet", "source": "J6"}
    lost {"cause": "buried", "squares": {"I6": [0, 0, 1, 0]}}
207. red run F2 E2 | 60659af3e8b6 46f7e2e18a7e
    ran {"seat": 0, "square": "F2", "to": "E2", "path": ["F2", "E2"]}
208. red run E2 out | a01a3a94c443 35d4bdf0c53c
    saved {"seat": 0, "square": "E2", "path": ["E2", "E1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 1, "phase": "flight"}
209. - tile coin | 365d333ce0d6 e088fc850dd3
    tile {"seat": 1, "tile": "coin"}
210. black lava C3 | a6803c9244e3 a01fb1409103
    lava {"seat": 1, "square": "C3", "symbol": "coin", "source": "C2"}
    lost {"cause": "buried", "squares": {"C3": [0, 0, 0, 1]}}
211. black run J4 K5 | 8f374ffab340 56d542c0b388
    ran {"seat": 1, "square": "J4", "to": "K5", "path": ["J4", "J5", "K5"]}
212. black run G7 out | f04b300bd67c 70b5c765fc4a
    saved {"seat": 1, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 2, "phase": "flight"}
213. - tile column | 1280858fce8e 9b1c950ff3bc
    tile {"seat": 2, "tile": "column"}
214. yellow lava E6 | b0bb004930a4 df1f7b438103
    lava {"seat": 2, "square": "E6", "symbol": "column", "source": "E5"}
    lost {"cause": "buried", "squares": {"E6": [0, 0, 0, 1]}}
215. yellow run H4 G3 | 1c4e0cc4e7db c11fe9e83021
    ran {"seat": 2, "square": "H4", "to": "G3", "path": ["H4", "G4", "G3"]}
216. yellow run D3 E3 | 35fc1603fd57 09946de350e3
    ran {"seat": 2, "square": "D3", "to": "E3", "path": ["D3", "E3"]}
    turn {"seat": 3, "phase": "flight"}
217. - tile vase | fec5f7e90030 35b7ebcf2d3f
    tile {"seat": 3, "tile": "vase"}
218. blue lava G3 | 7f72f2efb337 cc77efaffde2
    lava {"seat": 3, "square": "G3", "symbol": "vase", "source": "H3"}
    lost {"cause": "buried", "squares": {"G3": [1, 0, 2, 0]}}
219. blue run F1 out | 53d2fc34f5bf a8bb58a0655b
    saved {"seat": 3, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
220. blue run E1 F1 | 4244a977096f 73aa8cf20cd4
    ran {"seat": 3, "square": "E1", "to": "F1", "path": ["E1", "F1"]}
    turn {"seat": 0, "phase": "flight"}
221. - tile column | ce051b92271c 71ec0cfb183c
    tile {"seat": 0, "tile": "column"}
222. red lava F5 | 7088e36bc803 eb900abf537a
    lava {"seat": 0, "square": "F5", "symbol": "column", "source": "F4"}
    lost {"cause": "buried", "squares": {"F5": [0, 0, 1, 0]}}
223. red run G5 H5 | 082e44ca2759 242f6999f881
    ran {"seat": 0, "square": "G5", "to": "H5", "path": ["G5", "H5"]}
224. red run H5 G5 | f1a005fb4e80 4d61628ede97
    ran {"seat": 0, "square": "H5", "to": "G5", "path": ["H5", "G5"]}
    turn {"seat": 1, "phase": "flight"}
225. - tile column | 06a83faafe46 2937951bc33f
    tile {"seat": 1, "tile": "column"}
226. black lava G5 | 71365c07565f 275cccb8b454
    lava {"seat": 1, "square": "G5", "symbol": "column", "source": "F5"}
    lost {"cause": "buried", "squares": {"G5": [1, 0, 0, 0]}}
227. black run K6 K5 | 8ddda6d89520 833d894b4b48
    ran {"seat": 1, "square": "K6", "to": "K5", "path": ["K6", "K5"]}
228. black run K5 out | cdccb45604ab 84fb53057e96
    saved {"seat": 1, "square": "K5", "path": ["K5"], "gate": "Porta di Sarno"}
    turn {"seat": 2, "phase": "flight"}
229. - tile helmet | e2e27da59cb5 21f39f97e17d
    tile {"seat": 2, "tile": "helmet"}
230. yellow lava H6 | 746e3523c3ac fef30a7e0101
    lava {"seat": 2, "square": "H6", "symbol": "helmet", "source": "I6"}
    lost {"cause": "buried", "squares": {"H6": [0, 1, 0, 0]}}
231. yellow run B6 A6 | c348c234e6f0 a7692ea3a659
    ran {"seat": 2, "square": "B6", "to": "A6", "path": ["B6", "A6"]}
232. yellow run A6 A5 | 5bbef64ac62a 0d6f7758fb2a
    ran {"seat": 2, "square": "A6", "to": "A5", "path": ["A6", "A5"]}
    turn {"seat": 3, "phase": "flight"}
233. - tile coin | ccea7076b506 9cb3187611f2
    tile {"seat": 3, "tile": "coin"}
234. blue lava E2 | 7e610391f400 0ca69bc8ff94
    lava {"seat": 3, "square": "E2", "symbol": "coin", "source": "D2"}
    lost {"cause": "buried", "squares": {"E2": [0, 2, 0, 0]}}
235. blue run F1 out | a61ee6d547ec 12c2cc227a1a
    saved {"seat": 3, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
236. blue run J4 J5 | 293e0b19da5c 77d9e71b6dbc
    ran {"seat": 3, "square": "J4", "to": "J5", "path": ["J4", "J5"]}
    turn {"seat": 0, "phase": "flight"}
237. - tile scroll | 913c91717e0a c17014fb4985
    tile {"seat": 0, "tile": "scroll"}
238. red lava G2 | e2b635755ab7 f1bb4324d709
    lava {"seat": 0, "square": "G2", "symbol": "scroll", "source": "H2"}
239. red run C4 D4 | 9764efbe6159 c9d2fe132637
    ran {"seat": 0, "square": "C4", "to": "D4", "path": ["C4", "D4"]}
240. red run D4 D3 | 97e8fb538068 664071d2566c
    ran {"seat": 0, "square": "D4", "to": "D3", "path": ["D4", "D3"]}
    turn {"seat": 1, "phase": "flight"}
241. - tile mask | 141c8de3a770 4889641d25a4
    tile {"seat": 1, "tile": "mask"}
242. black lava B5 | 24dd08db2fda 71e24b829c02
    lava {"seat": 1, "square": "B5", "symbol": "mask", "source": "C5"}
243. black run F6 G7 | 2f8df1efcf7e ddfd590f4287
    ran {"seat": 1, "square": "F6", "to": "G7", "path": ["F6", "G6", "G7"]}
244. black run K5 out | 25209e864d3c 673af01927e3
    saved {"seat": 1, "square": "K5", "path": ["K5"], "gate": "Porta di Sarno"}
    turn {"seat": 2, "phase": "flight"}
245. - tile column | ed1024c2e911 0d12eb498158
    tile {"seat": 2, "tile": "column"}
246. yellow lava H5 | ecb03f28b907 98ff3524eea0
    lava {"seat": 2, "square": "H5", "symbol": "column", "source": "G5"}
    lost {"cause": "cut_off", "squares": {"H4": [0, 0, 0, 1]}}
247. yellow run A5 out | f2a672a16041 8a48cae2738c
    saved {"seat": 2, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
248. yellow run G1 F1 | 3f9f5e1449b2 00c349b18848
    ran {"seat": 2, "square": "G1", "to": "F1", "path": ["G1", "F1"]}
    turn {"seat": 3, "phase": "flight"}
249. - tile column | e4d497b34392 2343e4b0f76d
    tile {"seat": 3, "tile": "column"}
250. blue lava F6 | 26146368e698 4d1fb8a94e00
    lava {"seat": 3, "square": "F6", "symbol": "column", "source": "F5"}
    lost {"cause": "buried", "squares": {"F6": [0, 1, 0, 0]}}
251. blue run J5 K5 | 21c0df32bd02 1e9f0a47fc5e
    ran {"seat": 3, "square": "J5", "to": "K5", "path": ["J5", "K5"]}
252. blue run K5 out | ba3671b5b581 44ac0cf4c5ec
    saved {"seat": 3, "square": "K5", "path": ["K5"], "gate": "Porta di Sarno"}
    turn {"seat": 0, "phase": "flight"}
253. - tile mask | 169c3e21e380 ec4334459ffa
    tile {"seat": 0, "tile": "mask"}
254. red lava C4 | 8f887353c6e5 6eecf4b36079
    lava {"seat": 0, "square": "C4", "symbol": "mask", "source": "C5"}
255. red run D3 D4 | 43b333d1c3c2 691dcef675d9
    ran {"seat": 0, "square": "D3", "to": "D4", "path": ["D3", "D4"]}
256. red run K7 K6 | 75df77280060 eef21388c272
    ran {"seat": 0, "square": "K7", "to": "K6", "path": ["K7", "K6"]}
    turn {"seat": 1, "phase": "flight"}
257. - tile scroll | f61100419e82 a51c3e5234be
    tile {"seat": 1, "tile": "scroll"}
258. black lava F2 | 323295a37a01 5fa81efeb8bb
    lava {"seat": 1, "square": "F2", "symbol": "scroll", "source": "G2"}
    lost {"cause": "cut_off", "squares": {"E3": [0, 0, 2, 0], "D4": [1, 0, 0, 0]}}
259. black run G7 out | 0bfec440eb93 fdb645bc6113
    saved {"seat": 1, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 2, "phase": "flight"}
260. - tile mask | 5b4018eae9b2 88e924b35acc
    tile {"seat": 2, "tile": "mask"}
261. yellow lava A5 | 937c8d8da62e 3dfb3f1f2f38
    lava {"seat": 2, "square": "A5", "symbol": "mask", "source": "B5"}
    lost {"cause": "cut_off", "squares": {"A3": [0, 0, 1, 0], "B3": [0, 0, 1, 0], "B4": [0, 0, 1, 0]}}
262. yellow run F1 out | 3f6eaea5fbfe 397a072eb205
    saved {"seat": 2, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 3, "phase": "flight"}
263. - tile scroll | 2f71258383a7 cc34e7d3e12d
    tile {"seat": 3, "tile": "scroll"}
264. blue lava G1 | 615a59fbcd40 dda229667700
    lava {"seat": 3, "square": "G1", "symbol": "scroll", "source": "H1"}
265. blue run B1 C1 | 9642a40aea9d 66342c4d16bb
    ran {"seat": 3, "square": "B1", "to": "C1", "path": ["B1", "C1"]}
266. blue run C1 D1 | 7fcd2d214c03 7837fda88e4a
    ran {"seat": 3, "square": "C1", "to": "D1", "path": ["C1", "D1"]}
    turn {"seat": 0, "phase": "flight"}
267. - tile helmet | bd486a8477cc 94a061634c0b
    tile {"seat": 0, "tile": "helmet"}
268. red lava G6 | 307292e49197 afa256509ca2
    lava {"seat": 0, "square": "G6", "symbol": "helmet", "source": "H6"}
269. red run K6 K5 | bc4523db5f7a f26bd5b1d9bf
    ran {"seat": 0, "square": "K6", "to": "K5", "path": ["K6", "K5"]}
270. red run K5 out | 79d32c193ef4 3eef15f9534a
    saved {"seat": 0, "square": "K5", "path": ["K5"], "gate": "Porta di Sarno"}
    turn {"seat": 1, "phase": "flight"}
271. - tile scroll | 3b721244b8eb 4a637016ccdc
    tile {"seat": 1, "tile": "scroll"}
272. black lava F1 | 9df509f0bf08 f73d2939c246
    lava {"seat": 1, "square": "F1", "symbol": "scroll", "source": "G1"}
    lost {"cause": "cut_off", "squares": {"D1": [0, 0, 0, 1]}}
    ended {"places": [4, 2, 3, 1], "scores": [3, 8, 5, 11], "reason": "saved"}
