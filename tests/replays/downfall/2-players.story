1. - deal 2 | 498a0fc415ae c571cf002eb5
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 2}
2. - deal 5 | 9b16a5019b0f a56c1e266e6e
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 5}
3. - deal 8 | e92c8706f708 c16d8bbbef2b
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 8}
4. - deal 3 | 156e37c023f4 47910d119fce
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 3}
5. - deal 6 | 8200ea5de9a6 08900f31a5c3
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
6. - deal 5 | 19e47394f881 e715a0e0eab8
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 5}
7. - deal 6 | 6840bbde15bd 81cfbe7125fe
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
8. - deal 2 | e634565583e6 937636d8aadb
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 2}
    turn {"seat": 0, "phase": "settling"}
9. red play 2 E1 | e14f3091285e 78723935ff44
    played {"seat": 0, "card": 2, "square": "E1", "building": "2", "joker": false, "relatives": 0}
10. - draw 9 | c06f98da91e0 82dd592d5b30
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 9}
    turn {"seat": 1, "phase": "settling"}
11. black play 2 E1 | a0ef6ae21871 cd73573974b8
    played {"seat": 1, "card": 2, "square": "E1", "building": "2", "joker": false, "relatives": 0}
12. - draw 10 | e33dcce47b86 b8357a34a270
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 10}
    turn {"seat": 0, "phase": "settling"}
13. red play 5 I3 | 6a33c03be7cd ab1e3fd13929
    played {"seat": 0, "card": 5, "square": "I3", "building": "5", "joker": false, "relatives": 0}
14. - draw 8 | 772007e5a3c1 f513336806dc
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 8}
    turn {"seat": 1, "phase": "settling"}
15. black play 10 F6 | 75ab6b4eae1c 19fbc28f070b
    played {"seat": 1, "card": 10, "square": "F6", "building": "10a", "joker": false, "relatives": 0}
16. - draw 11 | ae039e78b220 d716b33a9e91
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 11}
    turn {"seat": 0, "phase": "settling"}
17. red play 9 E6 | 8afa360de0cf bbd974f607e2
    played {"seat": 0, "card": 9, "square": "E6", "building": "9", "joker": false, "relatives": 0}
18. - draw 9 | acc0349228c2 d18f422a2574
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 9}
    turn {"seat": 1, "phase": "settling"}
19. black play 6 D5 | 003086c8e562 d3093f98cf6f
    played {"seat": 1, "card": 6, "square": "D5", "building": "6b", "joker": false, "relatives": 0}
20. - draw 4 | 40e92e343ea9 58ba34a2b6a7
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 4}
    turn {"seat": 0, "phase": "settling"}
21. red play 8 G5 | 059daf041f6b 8b89fb127e83
    played {"seat": 0, "card": 8, "square": "G5", "building": "8b", "joker": false, "relatives": 0}
22. - draw 6 | f24709d6c22d 848366347c6f
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 6}
    turn {"seat": 1, "phase": "settling"}
23. black play 6 C5 | 7e350612af89 30ff5e6adfdf
    played {"seat": 1, "card": 6, "square": "C5", "building": "6a", "joker": false, "relatives": 0}
24. - draw 8 | 0282b61a4c6a 81d3bb7f03da
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 8}
    turn {"seat": 0, "phase": "settling"}
25. red play 8 G5 | c5ce934b98b0 07b72de20c52
    played {"seat": 0, "card": 8, "square": "G5", "building": "8b", "joker": false, "relatives": 0}
26. - draw ad79 | a6a81036f2b9 d29ac6de0194
    ad79 {"seat": 0, "time": 1}
27. - draw 10 | 1fd77f741019 cb81e9a836a9
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 10}
    turn {"seat": 1, "phase": "settling"}
28. black play 11 K7 | ed4a02560e89 8a8a5cc8b25d
    played {"seat": 1, "card": 11, "square": "K7", "building": "11b", "joker": false, "relatives": 0}
29. - draw omen | d3101b050f10 f09c353b3c9d
    omen {"seat": 1}
30. black omen E1 red | d5819126e7fc 0e69d2f71646
    lost {"cause": "omen", "squares": {"E1": [1, 0]}, "by": 1}
31. - draw 8 | d56d0e37885b 7eba3217772b
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 8}
    turn {"seat": 0, "phase": "settling"}
32. red play 10 F6 | 263751d14a90 ac17f45b88b9
    played {"seat": 0, "card": 10, "square": "F6", "building": "10a", "joker": false, "relatives": 1}
33. red relative I7 | deaa75a92b18 8f11e8422793
    relative {"seat": 0, "square": "I7", "building": "11a", "left": 0}
34. - draw omen | e6968d17c45f 1706f4194213
    omen {"seat": 0}
35. red omen E1 black | 2f482114f9d2 ea9d4e853a3b
    lost {"cause": "omen", "squares": {"E1": [0, 1]}, "by": 0}
36. - draw 4 | facd9127cec2 8c31253b17ee
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 4}
    turn {"seat": 1, "phase": "settling"}
37. black play 4 G3 | 211bcefdc630 e764c9702cfd
    played {"seat": 1, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 0}
38. - draw 1 | 1edc519ab8cc 57222f11fcbe
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 1}
    turn {"seat": 0, "phase": "settling"}
39. red play 6 D5 | 03b13536a020 3c572ecf288a
    played {"seat": 0, "card": 6, "square": "D5", "building": "6b", "joker": false, "relatives": 1}
40. red relative K4 | 0b60443e675c c6465561ac0e
    relative {"seat": 0, "square": "K4", "building": "n10", "left": 0}
41. - draw 11 | 3a5d91c2e17e a8825ae558e8
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 11}
    turn {"seat": 1, "phase": "settling"}
42. black play 5 I3 | 07638bb9bede 60ff22ba96f3
    played {"seat": 1, "card": 5, "square": "I3", "building": "5", "joker": false, "relatives": 1}
43. black relative A3 | 5fbb20b18c44 1eaaacc3c0ff
    relative {"seat": 1, "square": "A3", "building": "n5", "left": 0}
44. - draw 4 | 263d38abc0d9 9050bf7c5de1
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 4}
    turn {"seat": 0, "phase": "settling"}
45. red play 11 I6 | 0393495bf191 a21f2e8b917b
    played {"seat": 0, "card": 11, "square": "I6", "building": "11a", "joker": false, "relatives": 1}
46. red relative F6 | 64a0e0a58c64 876214392236
    relative {"seat": 0, "square": "F6", "building": "10a", "left": 0}
47. - draw 4 | 3d5ad10f0ba5 6705575eb054
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 4}
    turn {"seat": 1, "phase": "settling"}
48. black play 1 A2 | c675c9dd24b9 cfa8e69cc886
    played {"seat": 1, "card": 1, "square": "A2", "building": "1", "joker": false, "relatives": 0}
49. - draw 8 | 8ea6b18e3c8a 35935b965e77
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 8}
    turn {"seat": 0, "phase": "settling"}
50. red play 9 E6 | 3aa69e6d3406 f459661d21b7
    played {"seat": 0, "card": 9, "square": "E6", "building": "9", "joker": false, "relatives": 1}
51. red relative G1 | 8fc609b230d7 090083ea2a0a
    relative {"seat": 0, "square": "G1", "building": "n2", "left": 0}
52. - draw 3 | 6aa42235b3d5 0bcf87696df7
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 3}
    turn {"seat": 1, "phase": "settling"}
53. black play 4 G3 | a32e34fc3b65 e1f07b68d9b0
    played {"seat": 1, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 1}
54. black relative D6 | 0e3dcb3bcdb5 e6ff9b90adc4
    relative {"seat": 1, "square": "D6", "building": "n12", "left": 0}
55. - draw 11 | 2912c556019d e6828a39719b
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 11}
    turn {"seat": 0, "phase": "settling"}
56. red play 4 G3 | fb37b233e41f 3ccbf56f71c6
    played {"seat": 0, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 2}
57. red relative G1 | a3b41957087a a60f7b2f5785
    relative {"seat": 0, "square": "G1", "building": "n2", "left": 1}
58. red relative A2 | c12c55f4279d 2a973156d06d
    relative {"seat": 0, "square": "A2", "building": "1", "left": 0}
59. - draw 4 | 82a5f57d0f29 bd8236aed67a
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 4}
    turn {"seat": 1, "phase": "settling"}
60. black play 8 G4 | 25db6f81677d de41d0be82f6
    played {"seat": 1, "card": 8, "square": "G4", "building": "8a", "joker": false, "relatives": 0}
61. - draw omen | 8465fe9045ef 527741f4630c
    omen {"seat": 1}
62. black omen E6 red | 7a4408d9c6a6 23c359a6929d
    lost {"cause": "omen", "squares": {"E6": [1, 0]}, "by": 1}
63. - draw 6 | 98636c0aac03 c514bb047628
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
    turn {"seat": 0, "phase": "settling"}
64. red play 4 G3 | 5b4edcbf010b 74f52c61bc2b
    played {"seat": 0, "card": 4, "square": "G3", "building": "4b", "joker": false, "relatives": 3}
65. red relative B1 | 333b7ecbd811 2775482b4b1d
    relative {"seat": 0, "square": "B1", "building": "n1", "left": 2}
66. red relative H6 | 1d9afc093a88 981db6c4e462
    relative {"seat": 0, "square": "H6", "building": "n13", "left": 1}
67. red relative B2 | 694b2e638b2d 3b0baff1e84f
    relative {"seat": 0, "square": "B2", "building": "1", "left": 0}
68. - draw 7 | daea349c31d0 862340e42dba
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 7}
    turn {"seat": 1, "phase": "settling"}
69. black play 6 C4 | 868877e6aa63 2b3f5a42e986
    played {"seat": 1, "card": 6, "square": "C4", "building": "6a", "joker": false, "relatives": 1}
70. black relative H2 | 70e84ea56ab1 7b15b6ba3bed
    relative {"seat": 1, "square": "H2", "building": "n4", "left": 0}
71. - draw omen | 688bda86a218 fcaa49202f66
    omen {"seat": 1}
72. black omen K4 red | 06f84df59e35 b4e647fe51b3
    lost {"cause": "omen", "squares": {"K4": [1, 0]}, "by": 1}
73. - draw ad79 | 598ce01393d3 4b047b2f3484
    ad79 {"seat": 1, "time": 2}
    erupted {"seat": 1, "cause": "ad79", "hands": [[3, 3, 4, 7], [8, 8, 11]], "boxed": [16, 22]}
    turn {"seat": 0, "phase": "eruption"}
74. - tile scroll | 0ff89a727914 f59d80fcd5e8
    tile {"seat": 0, "tile": "scroll"}
75. red lava H1 | 8801b2dd9dca 9cf1e44ed3b9
    lava {"seat": 0, "square": "H1", "symbol": "scroll", "source": null}
    turn {"seat": 1, "phase": "eruption"}
76. - tile vase | e73f93ed3195 5accb35f2edb
    tile {"seat": 1, "tile": "vase"}
77. black lava K3 | d466b8a4fb60 0ae025714b63
    lava {"seat": 1, "square": "K3", "symbol": "vase", "source": null}
    turn {"seat": 0, "phase": "eruption"}
78. - tile helmet | eb909cf55638 8ae73796d025
    tile {"seat": 0, "tile": "helmet"}
79. red lava J7 | 5770e47cd4ba 87c622bb153d
    lava {"seat": 0, "square": "J7", "symbol": "helmet", "source": null}
    turn {"seat": 1, "phase": "eruption"}
80. - tile coin | b7beaa8ec6d2 f3d4afa12710
    tile {"seat": 1, "tile": "coin"}
81. black lava C2 | 86e1d85f4baf 614961f8443d
    lava {"seat": 1, "square": "C2", "symbol": "coin", "source": null}
    turn {"seat": 0, "phase": "eruption"}
82. - tile scroll | a1223d9272e6 ea5d102236c8
    tile {"seat": 0, "tile": "scroll"}
83. red lava H2 | c1eef4aa46d2 7ca9c6e034da
    lava {"seat": 0, "square": "H2", "symbol": "scroll", "source": "H1"}
    lost {"cause": "buried", "squares": {"H2": [0, 1]}}
    turn {"seat": 1, "phase": "eruption"}
84. - tile scroll | 98a0b1f90e67 a74c425368ef
    tile {"seat": 1, "tile": "scroll"}
85. black lava G2 | 514a9f6f82b0 7209847d477a
    lava {"seat": 1, "square": "G2", "symbol": "scroll", "source": "H2"}
    turn {"seat": 0, "phase": "flight"}
86. - tile helmet | 94f0a2c1ba9a a4fd35f459e4
    tile {"seat": 0, "tile": "helmet"}
87. red lava K7 | a7297154ae6a 5f335a21e0d4
    lava {"seat": 0, "square": "K7", "symbol": "helmet", "source": "J7"}
    lost {"cause": "buried", "squares": {"K7": [0, 1]}}
88. red run G3 out | 2f09dbb28ee8 2469883c9cab
    saved {"seat": 0, "square": "G3", "path": ["G3", "F3", "F2", "F1"], "gate": "Porta Vesuvio"}
89. red run F6 out | ae9fc58dca39 4bd3ee524a9d
    saved {"seat": 0, "square": "F6", "path": ["F6", "G6", "G7"], "gate": "Porta di Stabia"}
    turn {"seat": 1, "phase": "flight"}
90. - tile coin | 120e18065fb3 e9d2879878d1
    tile {"seat": 1, "tile": "coin"}
91. black lava B2 | 11de7fbd7f1c 7f391c62aac6
    lava {"seat": 1, "square": "B2", "symbol": "coin", "source": "C2"}
    lost {"cause": "buried", "squares": {"B2": [1, 0]}}
92. black run A2 out | 728e6d9d0849 2a12155a5fb6
    saved {"seat": 1, "square": "A2", "path": ["A2", "A1"], "gate": "Porta Ercolano"}
93. black run F6 G5 | 447aa053323f 06e64043f738
    ran {"seat": 1, "square": "F6", "to": "G5", "path": ["F6", "F5", "G5"]}
    turn {"seat": 0, "phase": "flight"}
94. - tile scroll | 2d266a7bb758 618a9e018d98
    tile {"seat": 0, "tile": "scroll"}
95. red lava G3 | d5f0c468e0dd 63e92acf4945
    lava {"seat": 0, "square": "G3", "symbol": "scroll", "source": "G2"}
    lost {"cause": "buried", "squares": {"G3": [1, 2]}}
96. red run G5 out | 9796ad499f5c 83e9c544d823
    saved {"seat": 0, "square": "G5", "path": ["G5", "G6", "G7"], "gate": "Porta di Stabia"}
97. red run G5 G7 | c84bb86928d6 970fff2dd5d5
    ran {"seat": 0, "square": "G5", "to": "G7", "path": ["G5", "G6", "G7"]}
    turn {"seat": 1, "phase": "flight"}
98. - tile vase | 6e062c89ecb5 f4709d9b506d
    tile {"seat": 1, "tile": "vase"}
99. black lava J3 | 1c06de604afc 4003ae76e87b
    lava {"seat": 1, "square": "J3", "symbol": "vase", "source": "K3"}
100. black run C4 D4 | 6976d0552458 07e2a3aeaca6
    ran {"seat": 1, "square": "C4", "to": "D4", "path": ["C4", "D4"]}
101. black run G4 F4 | d13eb22bb224 65ca37747b0f
    ran {"seat": 1, "square": "G4", "to": "F4", "path": ["G4", "F4"]}
    turn {"seat": 0, "phase": "flight"}
102. - tile scroll | 13b0bfe8fce0 4b12c4d6cad5
    tile {"seat": 0, "tile": "scroll"}
103. red lava I2 | c966fd4c2977 129314909f67
    lava {"seat": 0, "square": "I2", "symbol": "scroll", "source": "H2"}
104. red run I7 out | bf79099484f6 4db6ae951240
    saved {"seat": 0, "square": "I7", "path": ["I7"], "gate": "Porta di Nocera"}
105. red run G1 out | d272671d2ad0 c04ec21b3221
    saved {"seat": 0, "square": "G1", "path": ["G1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 1, "phase": "flight"}
106. - tile coin | c04a4090f833 588e86d161e9
    tile {"seat": 1, "tile": "coin"}
107. black lava D2 | a82ff1e16846 fbd24236a0af
    lava {"seat": 1, "square": "D2", "symbol": "coin", "source": "C2"}
108. black run D4 E4 | fac22280431f fc0d014aef47
    ran {"seat": 1, "square": "D4", "to": "E4", "path": ["D4", "E4"]}
109. black run D6 C6 | 106e70ab2dec 07f209ee4c35
    ran {"seat": 1, "square": "D6", "to": "C6", "path": ["D6", "C6"]}
    turn {"seat": 0, "phase": "flight"}
110. - tile scroll | 7c643bfdf3af f5928c1962d3
    tile {"seat": 0, "tile": "scroll"}
111. red lava F3 | 74a879f6a3da 06f051a78774
    lava {"seat": 0, "square": "F3", "symbol": "scroll", "source": "G3"}
112. red run H6 I6 | 05671a0c281b ce1d74721fab
    ran {"seat": 0, "square": "H6", "to": "I6", "path": ["H6", "I6"]}
113. red run I6 out | de8cff9c0656 a111c1a6265d
    saved {"seat": 0, "square": "I6", "path": ["I6", "I7"], "gate": "Porta di Nocera"}
    turn {"seat": 1, "phase": "flight"}
114. - tile helmet | 3af7bd25f576 33403ca3e738
    tile {"seat": 1, "tile": "helmet"}
115. black lava K6 | b566c73a9eed 3898c036216a
    lava {"seat": 1, "square": "K6", "symbol": "helmet", "source": "K7"}
116. black run C6 D6 | fb219cb54644 637d6667aef0
    ran {"seat": 1, "square": "C6", "to": "D6", "path": ["C6", "D6"]}
117. black run G5 F5 | f35ed8905820 3c930b822f40
    ran {"seat": 1, "square": "G5", "to": "F5", "path": ["G5", "F5"]}
    turn {"seat": 0, "phase": "flight"}
118. - tile column | 32c556948f2e 787ddd339f76
    tile {"seat": 0, "tile": "column"}
119. red lava E4 | e9ff6b1f126f 6974480e569f
    lava {"seat": 0, "square": "E4", "symbol": "column", "source": null}
    lost {"cause": "buried", "squares": {"E4": [0, 1]}}
120. red run A2 A1 | 9419f32c79d4 3115290ff168
    ran {"seat": 0, "square": "A2", "to": "A1", "path": ["A2", "A1"]}
121. red run A1 out | eeb71c7d3ba5 e1d8c72bab8f
    saved {"seat": 0, "square": "A1", "path": ["A1"], "gate": "Porta Ercolano"}
    turn {"seat": 1, "phase": "flight"}
122. - tile helmet | ef531bec8ef8 8c5d362e8ecb
    tile {"seat": 1, "tile": "helmet"}
123. black lava I7 | bf2eb78bac42 00cfde5d1e9c
    lava {"seat": 1, "square": "I7", "symbol": "helmet", "source": "J7"}
124. black run C5 D5 | 24416c52a2df 130a758e9a59
    ran {"seat": 1, "square": "C5", "to": "D5", "path": ["C5", "D5"]}
125. black run D5 A5 | dbb41f3a62ee 46cc387d1e2b
    ran {"seat": 1, "square": "D5", "to": "A5", "path": ["D5", "C5", "B5", "A5"]}
    turn {"seat": 0, "phase": "flight"}
126. - tile helmet | 6112e4dc515d 63ffd86a7b06
    tile {"seat": 0, "tile": "helmet"}
127. red lava K5 | dd691f36a936 2bca7653b395
    lava {"seat": 0, "square": "K5", "symbol": "helmet", "source": "K6"}
128. red run B1 A1 | d4a9b3648d74 1ea5c733f3f5
    ran {"seat": 0, "square": "B1", "to": "A1", "path": ["B1", "A1"]}
129. red run A1 out | 83d82e3749e2 7f732172ce65
    saved {"seat": 0, "square": "A1", "path": ["A1"], "gate": "Porta Ercolano"}
    turn {"seat": 1, "phase": "flight"}
130. - tile column | ceee1ef92372 79b8c97fdc61
    tile {"seat": 1, "tile": "column"}
131. black lava D4 | 434443514036 b095d03cf09a
    lava {"seat": 1, "square": "D4", "symbol": "column", "source": "E4"}
132. black run A5 out | 8999ba3ed82e bad3237c5cdc
    saved {"seat": 1, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
133. black run D5 C5 | 03a53ecc4348 98bebd94b7a6
    ran {"seat": 1, "square": "D5", "to": "C5", "path": ["D5", "C5"]}
    turn {"seat": 0, "phase": "flight"}
134. - tile vase | 5b0b6c8efa75 41c9a3410896
    tile {"seat": 0, "tile": "vase"}
135. red lava J4 | 416e3ba9b16c 91791e871882
    lava {"seat": 0, "square": "J4", "symbol": "vase", "source": "J3"}
136. red run G1 F1 | 6eef977970d0 6b020967bd27
    ran {"seat": 0, "square": "G1", "to": "F1", "path": ["G1", "F1"]}
137. red run F1 out | db2c6c49df1f e87964a8286c
    saved {"seat": 0, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 1, "phase": "flight"}
138. - tile column | 190d5855822b 3d8ce25fe537
    tile {"seat": 1, "tile": "column"}
139. black lava C4 | c3afd5ffa282 228536f30634
    lava {"seat": 1, "square": "C4", "symbol": "column", "source": "D4"}
140. black run A3 B3 | 9d3789a08900 cfa45d9265b5
    ran {"seat": 1, "square": "A3", "to": "B3", "path": ["A3", "B3"]}
141. black run B3 B4 | 06b1af3581c7 e42111c99e30
    ran {"seat": 1, "square": "B3", "to": "B4", "path": ["B3", "B4"]}
    turn {"seat": 0, "phase": "flight"}
142. - tile vase | 92f8a7cea5fb 14634a48c0e5
    tile {"seat": 0, "tile": "vase"}
143. red lava J2 | f78ba069d5f0 470872926437
    lava {"seat": 0, "square": "J2", "symbol": "vase", "source": "J3"}
144. red run F6 F7 | 63fefa7d6d62 f748c139c8f3
    ran {"seat": 0, "square": "F6", "to": "F7", "path": ["F6", "F7"]}
145. red run G7 out | 05c681045c18 3fbfa206ddca
    saved {"seat": 0, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 1, "phase": "flight"}
146. - tile coin | 9ff39e97e61f 0d6dab65f985
    tile {"seat": 1, "tile": "coin"}
147. black lava E2 | 9a54dcfa93a8 9131430be4cd
    lava {"seat": 1, "square": "E2", "symbol": "coin", "source": "D2"}
148. black run F5 E5 | 37d14e57cd0d e66d9698c81c
    ran {"seat": 1, "square": "F5", "to": "E5", "path": ["F5", "E5"]}
149. black run E5 F5 | 870537415849 a9a1a11ba2d8
    ran {"seat": 1, "square": "E5", "to": "F5", "path": ["E5", "F5"]}
    turn {"seat": 0, "phase": "flight"}
150. - tile mask | afed921ab42a ac24f17c7806
    tile {"seat": 0, "tile": "mask"}
151. red lava D7 | 75292521a778 a600b9a47a8e
    lava {"seat": 0, "square": "D7", "symbol": "mask", "source": null}
152. red run F7 G7 | d8fbe6b8ada7 71366e3d00fb
    ran {"seat": 0, "square": "F7", "to": "G7", "path": ["F7", "G7"]}
153. red run G7 out | 61e1097a64ae 1d3daca74eee
    saved {"seat": 0, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 1, "phase": "flight"}
154. - tile vase | 60b3520d5c21 62a81cdcca74
    tile {"seat": 1, "tile": "vase"}
155. black lava J5 | 4c53e9baa974 e91bf3bd18eb
    lava {"seat": 1, "square": "J5", "symbol": "vase", "source": "J4"}
156. black run F4 G4 | fabe6c3e435d 1fb144e6597d
    ran {"seat": 1, "square": "F4", "to": "G4", "path": ["F4", "G4"]}
157. black run C5 B5 | 54a11d0e65ec d4fb9cef15b0
    ran {"seat": 1, "square": "C5", "to": "B5", "path": ["C5", "B5"]}
    turn {"seat": 0, "phase": "flight"}
158. - tile column | d4c828252f4a 07371a424291
    tile {"seat": 0, "tile": "column"}
159. red lava B4 | cf4bd79cecfd 8b247f76f453
    lava {"seat": 0, "square": "B4", "symbol": "column", "source": "C4"}
    lost {"cause": "buried", "squares": {"B4": [0, 1]}}
160. red run I3 H4 | efbd53fc44aa cf773d6b9c4e
    ran {"seat": 0, "square": "I3", "to": "H4", "path": ["I3", "H3", "H4"]}
161. red run I6 H6 | 653eb0587a73 1ca8a17a78af
    ran {"seat": 0, "square": "I6", "to": "H6", "path": ["I6", "H6"]}
    turn {"seat": 1, "phase": "flight"}
162. - tile helmet | b1269f63df0c b798aa35e2f2
    tile {"seat": 1, "tile": "helmet"}
163. black lava K4 | 836e0a3300d9 e04314d8cc60
    lava {"seat": 1, "square": "K4", "symbol": "helmet", "source": "K5"}
164. black run D6 E6 | d6f1e84640f0 d573a3eb0b02
    ran {"seat": 1, "square": "D6", "to": "E6", "path": ["D6", "E6"]}
165. black run E6 F7 | 7a60f0d75a88 960652f5ff61
    ran {"seat": 1, "square": "E6", "to": "F7", "path": ["E6", "F6", "F7"]}
    turn {"seat": 0, "phase": "flight"}
166. - tile mask | 72112e50dcc7 1952ab3a7bbc
    tile {"seat": 0, "tile": "mask"}
167. red lava E7 | d4234b30e58e 1f5c55c9ed2f
    lava {"seat": 0, "square": "E7", "symbol": "mask", "source": "D7"}
168. red run H6 G6 | 00cddae1106a 63cefe54cac6
    ran {"seat": 0, "square": "H6", "to": "G6", "path": ["H6", "G6"]}
169. red run G6 G7 | d62b35eeeb64 1cbea2332bae
    ran {"seat": 0, "square": "G6", "to": "G7", "path": ["G6", "G7"]}
    turn {"seat": 1, "phase": "flight"}
170. - tile mask | aaaa8cdf9b77 6495f2c8e2ed
    tile {"seat": 1, "tile": "mask"}
171. black lava E6 | e542dfd16f03 231cb5345eb9
    lava {"seat": 1, "square": "E6", "symbol": "mask", "source": "E7"}
    lost {"cause": "buried", "squares": {"E6": [1, 0]}}
172. black run F7 F6 | a29a9514315e f777f1321d9c
    ran {"seat": 1, "square": "F7", "to": "F6", "path": ["F7", "F6"]}
173. black run I3 H3 | ae28ad049069 55c4d51f549d
    ran {"seat": 1, "square": "I3", "to": "H3", "path": ["I3", "H3"]}
    turn {"seat": 0, "phase": "flight"}
174. - tile scroll | c78aeace3676 e010817339b7
    tile {"seat": 0, "tile": "scroll"}
175. red lava G4 | dffe97679e13 a2aac08a9ce6
    lava {"seat": 0, "square": "G4", "symbol": "scroll", "source": "G3"}
    lost {"cause": "buried", "squares": {"G4": [0, 1]}}
176. red run G7 out | 4cb66b23916c 2eb5efcf609f
    saved {"seat": 0, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
177. red run H4 H5 | d4f9d2b76843 ff0fedb25f3e
    ran {"seat": 0, "square": "H4", "to": "H5", "path": ["H4", "H5"]}
    turn {"seat": 1, "phase": "flight"}
178. - tile vase | 0cbedbead125 fd98e5f0a885
    tile {"seat": 1, "tile": "vase"}
179. black lava I3 | 59814f827053 1d14e027fcb6
    lava {"seat": 1, "square": "I3", "symbol": "vase", "source": "J3"}
180. black run F5 E5 | 4e1a10ca3945 3e49c4c54a66
    ran {"seat": 1, "square": "F5", "to": "E5", "path": ["F5", "E5"]}
181. black run E5 D5 | d5fbef8d29b0 3890122361df
    ran {"seat": 1, "square": "E5", "to": "D5", "path": ["E5", "D5"]}
    turn {"seat": 0, "phase": "flight"}
182. - tile coin | 647fc65cfdda 4fb1e7e747fb
    tile {"seat": 0, "tile": "coin"}
183. red lava E1 | 64dc140221d3 867fc5385b56
    lava {"seat": 0, "square": "E1", "symbol": "coin", "source": "E2"}
184. red run D5 B5 | a315da437f5a bdd2f553f674
    ran {"seat": 0, "square": "D5", "to": "B5", "path": ["D5", "C5", "B5"]}
185. red run H5 H6 | 7500901ae022 ca99d527e8ba
    ran {"seat": 0, "square": "H5", "to": "H6", "path": ["H5", "H6"]}
    turn {"seat": 1, "phase": "flight"}
186. - tile column | fbfde02eab59 9886fccefa94
    tile {"seat": 1, "tile": "column"}
187. black lava F4 | cfecaf9a5eb7 dc2af8eb04d3
    lava {"seat": 1, "square": "F4", "symbol": "column", "source": "E4"}
188. black run B5 out | 557309d0cb92 2fb2e76b9762
    saved {"seat": 1, "square": "B5", "path": ["B5", "A5"], "gate": "Porta Marina"}
189. black run D5 C5 | 0f64c6c224c4 2981ed3a331c
    ran {"seat": 1, "square": "D5", "to": "C5", "path": ["D5", "C5"]}
    turn {"seat": 0, "phase": "flight"}
190. - tile coin | b5b386a30f14 53ae8690a50d
    tile {"seat": 0, "tile": "coin"}
191. red lava D1 | dff6c48e8180 21b5cedd615b
    lava {"seat": 0, "square": "D1", "symbol": "coin", "source": "E1"}
192. red run B5 A5 | 910efd3263be 824b273cabee
    ran {"seat": 0, "square": "B5", "to": "A5", "path": ["B5", "A5"]}
193. red run A5 out | b1f6d785c9ea a6e51c9c1b42
    saved {"seat": 0, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
    turn {"seat": 1, "phase": "flight"}
194. - tile column | b2677a4b1f07 d03fadc801e3
    tile {"seat": 1, "tile": "column"}
195. black lava E3 | 355befb1b84d a43ba96d2ea8
    lava {"seat": 1, "square": "E3", "symbol": "column", "source": "E4"}
196. black run F6 G6 | 69da215a2b07 1462603669dd
    ran {"seat": 1, "square": "F6", "to": "G6", "path": ["F6", "G6"]}
197. black run G6 H6 | 1d563b6a2a6c 5822fe245147
    ran {"seat": 1, "square": "G6", "to": "H6", "path": ["G6", "H6"]}
    turn {"seat": 0, "phase": "flight"}
198. - tile column | bfe09e8b490e 1baf99406fb2
    tile {"seat": 0, "tile": "column"}
199. red lava C5 | 6cd39bed4e0f 4c7aecb13154
    lava {"seat": 0, "square": "C5", "symbol": "column", "source": "C4"}
    lost {"cause": "buried", "squares": {"C5": [0, 1]}}
200. red run H6 G7 | f2478cb8201c 6b036b749e43
    ran {"seat": 0, "square": "H6", "to": "G7", "path": ["H6", "G6", "G7"]}
201. red run G7 out | 48cd12c56d21 65504dd11c2e
    saved {"seat": 0, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 1, "phase": "flight"}
202. - tile mask | b0ecaaa2e9c7 684129027c72
    tile {"seat": 1, "tile": "mask"}
203. black lava E5 | 4265ecc679bc 23199d9e9ee5
    lava {"seat": 1, "square": "E5", "symbol": "mask", "source": "E6"}
204. black run H3 H4 | 83a4dcbbf911 b7c768350085
    ran {"seat": 1, "square": "H3", "to": "H4", "path": ["H3", "H4"]}
205. black run H4 I4 | 936fc8b12077 c2ef93415e98
    ran {"seat": 1, "square": "H4", "to": "I4", "path": ["H4", "I4"]}
    turn {"seat": 0, "phase": "flight"}
206. - tile helmet | 3f9e45c18ea6 df32ca071187
    tile {"seat": 0, "tile": "helmet"}
207. red lava I6 | 4eb206451222 6163b2e88fcc
    lava {"seat": 0, "square": "I6", "symbol": "helmet", "source": "I7"}
    turn {"seat": 1, "phase": "flight"}
208. - tile coin | a9a6b4c6604a 86d96cc2f68d
    tile {"seat": 1, "tile": "coin"}
209. black lava A2 | 11b19bbd6a36 e0ad26d8f8aa
    lava {"seat": 1, "square": "A2", "symbol": "coin", "source": "B2"}
210. black run I4 H4 | e44112570029 76d7cf52ce76
    ran {"seat": 1, "square": "I4", "to": "H4", "path": ["I4", "H4"]}
211. black run H4 H5 | b6f5fef7f57b 0096d214cedb
    ran {"seat": 1, "square": "H4", "to": "H5", "path": ["H4", "H5"]}
    turn {"seat": 0, "phase": "flight"}
212. - tile vase | 5035309cfccf 1258f4fd18c6
    tile {"seat": 0, "tile": "vase"}
213. red lava J6 | 4d847cfce26c 5872c331f224
    lava {"seat": 0, "square": "J6", "symbol": "vase", "source": "J5"}
    turn {"seat": 1, "phase": "flight"}
214. - tile scroll | 289c5288c027 d88b9739ede9
    tile {"seat": 1, "tile": "scroll"}
215. black lava F2 | 6469b221e950 f39e14b60bbe
    lava {"seat": 1, "square": "F2", "symbol": "scroll", "source": "G2"}
216. black run H6 G6 | 8a50dbf47390 e3273c5454c8
    ran {"seat": 1, "square": "H6", "to": "G6", "path": ["H6", "G6"]}
217. black run H5 G5 | c18347fa7ce7 549746558008
    ran {"seat": 1, "square": "H5", "to": "G5", "path": ["H5", "G5"]}
    turn {"seat": 0, "phase": "flight"}
218. - tile coin | 34e5f21674ca e2b868755989
    tile {"seat": 0, "tile": "coin"}
219. red lava F1 | effce3706e9c 298e36ce8912
    lava {"seat": 0, "square": "F1", "symbol": "coin", "source": "E1"}
    turn {"seat": 1, "phase": "flight"}
220. - tile column | 5461c068b1c6 c59cff6b0a08
    tile {"seat": 1, "tile": "column"}
221. black lava D5 | e990ce485d0e 46b46f83ba4d
    lava {"seat": 1, "square": "D5", "symbol": "column", "source": "D4"}
222. black run G5 G6 | c25af9697828 0649b7e938b5
    ran {"seat": 1, "square": "G5", "to": "G6", "path": ["G5", "G6"]}
223. black run G6 out | a79229ee844e 41f961064cfd
    saved {"seat": 1, "square": "G6", "path": ["G6", "G7"], "gate": "Porta di Stabia"}
    turn {"seat": 0, "phase": "flight"}
224. - tile mask | d5c5e0bb3536 628cdce4bd18
    tile {"seat": 0, "tile": "mask"}
225. red lava F6 | 3a00145e877f 3d2925d00785
    lava {"seat": 0, "square": "F6", "symbol": "mask", "source": "E6"}
    turn {"seat": 1, "phase": "flight"}
226. - tile mask | 13470b845cf3 3f3ad68b68b3
    tile {"seat": 1, "tile": "mask"}
227. black lava F7 | 487a3ecc0ab9 dfd3f3e0e707
    lava {"seat": 1, "square": "F7", "symbol": "mask", "source": "F6"}
228. black run G6 H6 | c296ac19ddcd bee02159dcb3
    ran {"seat": 1, "square": "G6", "to": "H6", "path": ["G6", "H6"]}
229. black done | c08e77818ce9 6b2de863f73d
    stayed {"seat": 1, "square": "H6"}
    turn {"seat": 0, "phase": "flight"}
230. - tile mask | 8100486253e9 7ed97494d136
    tile {"seat": 0, "tile": "mask"}
231. red lava G7 | 3a1323008b0a c8cac9627621
    lava {"seat": 0, "square": "G7", "symbol": "mask", "source": "F7"}
    lost {"cause": "cut_off", "squares": {"H6": [0, 1]}}
    ended {"places": [1, 2], "scores": [14, 4], "reason": "saved"}
