1. - deal 1 | 6ddb96c16d62 de4109e88b1b
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 1}
2. - deal 10 | e8faede73c58 8787fc0cbf2f
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 10}
3. - deal 9 | 1ea105a739f4 29d08e353d63
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 9}
4. - deal 8 | 02c49d69f527 241ba1e51bca
    dealt {"seat": 0}
    got (seat 0) {"seat": 0, "card": 8}
5. - deal 3 | e90bd8100bf7 970cfafa796f
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 3}
6. - deal 5 | d26060f1173f f6c494a2e399
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 5}
7. - deal 4 | 648a15694bac 6b9a8dbb5f1b
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 4}
8. - deal 5 | 4e31ed6fdb13 69729112251a
    dealt {"seat": 1}
    got (seat 1) {"seat": 1, "card": 5}
9. - deal 6 | b77a7d652ff6 716cf49acf51
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 6}
10. - deal 11 | bfa211335975 2aa986cb0abf
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 11}
11. - deal 3 | 506acf3b2e70 06769d32de7b
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 3}
12. - deal 4 | 5be049f60c61 c13c8c89a17d
    dealt {"seat": 2}
    got (seat 2) {"seat": 2, "card": 4}
    turn {"seat": 0, "phase": "settling"}
13. red play 10 F7 | 542f61867dd2 561cd742f88e
    played {"seat": 0, "card": 10, "square": "F7", "building": "10b", "joker": false, "relatives": 0}
14. - draw 2 | e877554f851d d508e5929b33
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 2}
    turn {"seat": 1, "phase": "settling"}
15. black play 3 C3 | a40d2767ba86 5a1570e85706
    played {"seat": 1, "card": 3, "square": "C3", "building": "3a", "joker": false, "relatives": 0}
16. - draw 10 | 21717fcf7f72 ab971b9727ef
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 10}
    turn {"seat": 2, "phase": "settling"}
17. yellow play 6 C4 | c9b7c4d7d3fa 137592873057
    played {"seat": 2, "card": 6, "square": "C4", "building": "6a", "joker": false, "relatives": 0}
18. - draw 2 | cef1f18742fa a86295fbc121
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 2}
    turn {"seat": 0, "phase": "settling"}
19. red play 2 E1 | e0e850f8a574 24194d7eba4a
    played {"seat": 0, "card": 2, "square": "E1", "building": "2", "joker": false, "relatives": 0}
20. - draw 6 | 0d7fd2472dbf ec9113126563
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 6}
    turn {"seat": 1, "phase": "settling"}
21. black play 5 I3 | bbd298a19ea2 514abf2ef193
    played {"seat": 1, "card": 5, "square": "I3", "building": "5", "joker": false, "relatives": 0}
22. - draw 8 | ad8666d56e90 601abbe5ecf3
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 8}
    turn {"seat": 2, "phase": "settling"}
23. yellow play 4 F3 | 5d2848e2644f 7c6689ea21b9
    played {"seat": 2, "card": 4, "square": "F3", "building": "4a", "joker": false, "relatives": 0}
24. - draw 11 | 5094a808b26b 0dd3b95cd328
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 11}
    turn {"seat": 0, "phase": "settling"}
25. red play 1 A2 | af53a8da35b2 6b6f1b20c883
    played {"seat": 0, "card": 1, "square": "A2", "building": "1", "joker": false, "relatives": 0}
26. - draw 9 | a21ff26fce8d d2616221e7d4
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 9}
    turn {"seat": 1, "phase": "settling"}
27. black play 5 I3 | f2ed0832bd4e 6ab69c974e2c
    played {"seat": 1, "card": 5, "square": "I3", "building": "5", "joker": false, "relatives": 0}
28. - draw 1 | 2cd7916e2c35 fbf993209392
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 1}
    turn {"seat": 2, "phase": "settling"}
29. yellow play 3 D3 | 1d1f2df9f49c 6e79faa03bc9
    played {"seat": 2, "card": 3, "square": "D3", "building": "3b", "joker": false, "relatives": 0}
30. - draw ad79 | f8ae44729eaa 661c9b03641a
    ad79 {"seat": 2, "time": 1}
31. - draw 7 | 1d1dd1324d50 7a5b9ccdd4c3
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 7}
    turn {"seat": 0, "phase": "settling"}
32. red play 6 C4 | ae835b7d881f 5ec009131512
    played {"seat": 0, "card": 6, "square": "C4", "building": "6a", "joker": false, "relatives": 1}
33. red relative B1 | a2d8d1469878 487aa98be6fa
    relative {"seat": 0, "square": "B1", "building": "n1", "left": 0}
34. - draw 4 | 140e9b60bfb5 5293f51feba7
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 4}
    turn {"seat": 1, "phase": "settling"}
35. black play 10 F7 | e8247b24e917 94512fe2281e
    played {"seat": 1, "card": 10, "square": "F7", "building": "10b", "joker": false, "relatives": 1}
36. black relative D2 | e812a8b16321 45703db71f02
    relative {"seat": 1, "square": "D2", "building": "n3", "left": 0}
37. - draw 10 | 5adbb81dd126 28d5c11bc7d7
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 10}
    turn {"seat": 2, "phase": "settling"}
38. yellow play 2 E2 | 51836eb4e796 44d4a22a9c39
    played {"seat": 2, "card": 2, "square": "E2", "building": "2", "joker": false, "relatives": 1}
39. yellow relative I3 | afea25391d7b a36944efba50
    relative {"seat": 2, "square": "I3", "building": "5", "left": 0}
40. - draw 11 | 7480817d94cc cc1429dbfeb5
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 11}
    turn {"seat": 0, "phase": "settling"}
41. red play 4 F3 | 60765e5990be 0e3fc3ee70e2
    played {"seat": 0, "card": 4, "square": "F3", "building": "4a", "joker": false, "relatives": 1}
42. red relative A2 | 89d3e59cfb1a 57264fd95d7c
    relative {"seat": 0, "square": "A2", "building": "1", "left": 0}
43. - draw 3 | 28ae9a3801cb 9ff840a3633c
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 3}
    turn {"seat": 1, "phase": "settling"}
44. black play 4 F3 | 31ae652ee89e aa26886efd88
    played {"seat": 1, "card": 4, "square": "F3", "building": "4a", "joker": false, "relatives": 2}
45. black relative J4 | 9e0451abb103 ccf826fd1423
    relative {"seat": 1, "square": "J4", "building": "n9", "left": 1}
46. black relative H2 | f0a8e8a135b4 6b1fd377edf2
    relative {"seat": 1, "square": "H2", "building": "n4", "left": 0}
47. - draw omen | f4a34d7ee1f1 a01e2431533c
    omen {"seat": 1}
48. black omen F7 red | 931367971a05 2024b99abb71
    lost {"cause": "omen", "squares": {"F7": [1, 0, 0]}, "by": 1}
49. - draw omen | 1314f2ca16a9 f8f115731fbb
    omen {"seat": 1}
50. black omen B1 red | df11869b8151 3fa99ead576e
    lost {"cause": "omen", "squares": {"B1": [1, 0, 0]}, "by": 1}
51. - draw 5 | 386aea51cdb5 b209b0677046
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 5}
    turn {"seat": 2, "phase": "settling"}
52. yellow play 11 I6 | 7eddef7da183 67a073d21d73
    played {"seat": 2, "card": 11, "square": "I6", "building": "11a", "joker": false, "relatives": 0}
53. - draw 2 | 3e440053bc73 f83a61c175dd
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 2}
    turn {"seat": 0, "phase": "settling"}
54. red play 3 C3 | 1925e5ea6ce3 533f3f04d64f
    played {"seat": 0, "card": 3, "square": "C3", "building": "3a", "joker": false, "relatives": 1}
55. red relative E1 | a48977127182 7d88c2955ad5
    relative {"seat": 0, "square": "E1", "building": "2", "left": 0}
56. - draw omen | 3f4571ea6a7c 89f0bd5b5ac6
    omen {"seat": 0}
57. red omen I3 yellow | 5beba2fe94f7 ae14fdee790c
    lost {"cause": "omen", "squares": {"I3": [0, 0, 1]}, "by": 0}
58. - draw omen | 1c8272aab98d f8d57153a35e
    omen {"seat": 0}
59. red omen F3 yellow | 733e1cf7e90f 8aa2ad756328
    lost {"cause": "omen", "squares": {"F3": [0, 0, 1]}, "by": 0}
60. - draw 6 | cb4ccbe09617 bdb2eebe7125
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 6}
    turn {"seat": 1, "phase": "settling"}
61. black play 8 G4 | f9f94ee369f1 c159fc4e90d4
    played {"seat": 1, "card": 8, "square": "G4", "building": "8a", "joker": false, "relatives": 0}
62. - draw 5 | 561c4d2d9c96 ae37bd5a469d
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 5}
    turn {"seat": 2, "phase": "settling"}
63. yellow play 2 E2 | b928c2dbba77 acccd0670a3d
    played {"seat": 2, "card": 2, "square": "E2", "building": "2", "joker": false, "relatives": 3}
64. yellow relative I3 | 3d7d66b54295 974a39bfd3ba
    relative {"seat": 2, "square": "I3", "building": "5", "left": 2}
65. yellow relative F5 | 11b0b0ea7c75 72674f05280f
    relative {"seat": 2, "square": "F5", "building": "7", "left": 1}
66. yellow relative H4 | f5d5601fa827 7be33247ff56
    relative {"seat": 2, "square": "H4", "building": "n8", "left": 0}
67. - draw 9 | d87e5dd45f0f 4265ea8f1765
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 9}
    turn {"seat": 0, "phase": "settling"}
68. red play 6 C5 | 25732a917c04 bea871a02221
    played {"seat": 0, "card": 6, "square": "C5", "building": "6a", "joker": false, "relatives": 2}
69. red relative G1 | d564b9e00310 867e1a4ac366
    relative {"seat": 0, "square": "G1", "building": "n2", "left": 1}
70. red relative B1 | 1553caefd218 9ddda90e9df2
    relative {"seat": 0, "square": "B1", "building": "n1", "left": 0}
71. - draw 4 | e19fdaa9866d 0f66940cc288
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 4}
    turn {"seat": 1, "phase": "settling"}
72. black play 10 F7 | 60de25d6ff5b 1ad7df4410f3
    played {"seat": 1, "card": 10, "square": "F7", "building": "10b", "joker": false, "relatives": 1}
73. black relative H4 | 08f513e1ef46 96415cd76582
    relative {"seat": 1, "square": "H4", "building": "n8", "left": 0}
74. - draw omen | 433bff026e89 c7a29bdd6649
    omen {"seat": 1}
75. black omen F3 red | c7ba6a45f36c cec3fcb9f79c
    lost {"cause": "omen", "squares": {"F3": [1, 0, 0]}, "by": 1}
76. - draw 3 | dc2906573e64 9ee0bc2e845f
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 3}
    turn {"seat": 2, "phase": "settling"}
77. yellow play 11 K6 | bfdbbe92ba7a 54fd8954687e
    played {"seat": 2, "card": 11, "square": "K6", "building": "11b", "joker": false, "relatives": 0}
78. - draw 8 | 352eb7a0a338 0a9b8b4c0818
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 8}
    turn {"seat": 0, "phase": "settling"}
79. red play 4 F3 | 224a5c70ac9d c2a4c478d727
    played {"seat": 0, "card": 4, "square": "F3", "building": "4a", "joker": false, "relatives": 1}
80. red relative G1 | 68d05537c4f1 78c82e1d8498
    relative {"seat": 0, "square": "G1", "building": "n2", "left": 0}
81. - draw 2 | 629f1231e8da adc99003620d
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 2}
    turn {"seat": 1, "phase": "settling"}
82. black play 1 B2 | 832d3aa211f3 46ed33f0719a
    played {"seat": 1, "card": 1, "square": "B2", "building": "1", "joker": false, "relatives": 2}
83. black relative H2 | 64bc262b64a2 d36e8069936d
    relative {"seat": 1, "square": "H2", "building": "n4", "left": 1}
84. black relative G4 | 136777b7e3d5 5bab1dfb9931
    relative {"seat": 1, "square": "G4", "building": "8a", "left": 0}
85. - draw 6 | 3352c429d32a dbacacdf3373
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
    turn {"seat": 2, "phase": "settling"}
86. yellow play 7 F5 | e5c162d91934 edbe0b9e4a0f
    played {"seat": 2, "card": 7, "square": "F5", "building": "7", "joker": false, "relatives": 1}
87. yellow relative E3 | 7c69e630e9cb 833cd3f8a063
    relative {"seat": 2, "square": "E3", "building": "n6", "left": 0}
88. - draw 1 | 4ed28ff1b22d 682f7340d20c
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 1}
    turn {"seat": 0, "phase": "settling"}
89. red play 8 G4 | 8473710d7cce 97215c538e99
    played {"seat": 0, "card": 8, "square": "G4", "building": "8a", "joker": false, "relatives": 2}
90. red relative F3 | 24671e98591e b7ed2b76fb8e
    relative {"seat": 0, "square": "F3", "building": "4a", "left": 1}
91. red relative K4 | 2bab4683f568 6a60cbee18ab
    relative {"seat": 0, "square": "K4", "building": "n10", "left": 0}
92. - draw 8 | ec73457a1172 9f381874471e
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 8}
    turn {"seat": 1, "phase": "settling"}
93. black play 3 D3 | 985fb9103eb1 9631acad97a0
    played {"seat": 1, "card": 3, "square": "D3", "building": "3b", "joker": false, "relatives": 1}
94. black relative F5 | 96d0832df5f0 b8ae13d1f5c8
    relative {"seat": 1, "square": "F5", "building": "7", "left": 0}
95. - draw 6 | d52647d8d3eb f92d08271918
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 6}
    turn {"seat": 2, "phase": "settling"}
96. yellow play 1 B2 | fae5d5e6c162 41b56d84f483
    played {"seat": 2, "card": 1, "square": "B2", "building": "1", "joker": false, "relatives": 3}
97. yellow relative G3 | 67b041c44cd7 fa446fadd9d3
    relative {"seat": 2, "square": "G3", "building": "4b", "left": 2}
98. yellow relative H4 | d004c401dced d112cb0ac18b
    relative {"seat": 2, "square": "H4", "building": "n8", "left": 1}
99. yellow relative B4 | 2c3261b044e5 997fb5c14796
    relative {"seat": 2, "square": "B4", "building": "n7", "left": 0}
100. - draw 3 | b84f56efa45e 563891e30994
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 3}
    turn {"seat": 0, "phase": "settling"}
101. red play 2 I7 | a22cf3cc4cc7 026c862ce3d6
    played {"seat": 0, "card": 2, "square": "I7", "building": "11a", "joker": true, "relatives": 0}
102. - draw 10 | e12cae9ca75b efc6eaf3e229
    drew {"seat": 0}
    got (seat 0) {"seat": 0, "card": 10}
    turn {"seat": 1, "phase": "settling"}
103. black play 6 D5 | b71ec2595051 23144fbb0422
    played {"seat": 1, "card": 6, "square": "D5", "building": "6b", "joker": false, "relatives": 0}
104. - draw 9 | 4ae1fe325765 e09728e28e3d
    drew {"seat": 1}
    got (seat 1) {"seat": 1, "card": 9}
    turn {"seat": 2, "phase": "settling"}
105. yellow play 3 C3 | a44775d32741 8a94fac8edd5
    played {"seat": 2, "card": 3, "square": "C3", "building": "3a", "joker": false, "relatives": 2}
106. yellow relative D2 | 8cc38bc83cc4 e15fcedb941d
    relative {"seat": 2, "square": "D2", "building": "n3", "left": 1}
107. yellow relative H6 | 9b7e3870d778 bf64905021c8
    relative {"seat": 2, "square": "H6", "building": "n13", "left": 0}
108. - draw 8 | 307ed26c6112 377039b0a011
    drew {"seat": 2}
    got (seat 2) {"seat": 2, "card": 8}
    turn {"seat": 0, "phase": "settling"}
109. red play 8 G5 | 319d8cfd6411 4782bbb905a7
    played {"seat": 0, "card": 8, "square": "G5", "building": "8b", "joker": false, "relatives": 0}
110. - draw ad79 | e726b7cb604a 26f19bb63e6d
    ad79 {"seat": 0, "time": 2}
    erupted {"seat": 0, "cause": "ad79", "hands": [[9, 9, 10], [5, 5, 6, 9], [8, 8, 9, 11]], "boxed": [11, 13, 10]}
    turn {"seat": 1, "phase": "eruption"}
111. - tile helmet | 437024a61c1b 056e30d113e7
    tile {"seat": 1, "tile": "helmet"}
112. black lava J7 | f5ffee7ee798 7b0b00db1d5c
    lava {"seat": 1, "square": "J7", "symbol": "helmet", "source": null}
    turn {"seat": 2, "phase": "eruption"}
113. - tile vase/scroll | c00f930c6775 0855c42fe60e
    tile {"seat": 2, "tile": "vase/scroll"}
114. yellow lava H1 scroll | e421a5d193f2 14d86c50348e
    lava {"seat": 2, "square": "H1", "symbol": "scroll", "source": null}
    turn {"seat": 0, "phase": "eruption"}
115. - tile coin | d44693ce8547 4227c23a6db6
    tile {"seat": 0, "tile": "coin"}
116. red lava C2 | 7c05492c54d6 037c7b25e1b9
    lava {"seat": 0, "square": "C2", "symbol": "coin", "source": null}
    turn {"seat": 1, "phase": "eruption"}
117. - tile mask | b92ca2f72c99 0f3f4b4fb9a4
    tile {"seat": 1, "tile": "mask"}
118. black lava D7 | 1f180f4f7e9a dd92ea10bebd
    lava {"seat": 1, "square": "D7", "symbol": "mask", "source": null}
    turn {"seat": 2, "phase": "eruption"}
119. - tile scroll | 593d8174e351 33a62e6d91a0
    tile {"seat": 2, "tile": "scroll"}
120. yellow lava H2 | 255534e48f17 94622a0dbf48
    lava {"seat": 2, "square": "H2", "symbol": "scroll", "source": "H1"}
    lost {"cause": "buried", "squares": {"H2": [0, 2, 0]}}
    turn {"seat": 0, "phase": "eruption"}
121. - tile mask | dab307ae5b15 1ca4f83356c1
    tile {"seat": 0, "tile": "mask"}
122. red lava E7 | 160ad458ac68 191e82cb35d2
    lava {"seat": 0, "square": "E7", "symbol": "mask", "source": "D7"}
    turn {"seat": 1, "phase": "flight"}
123. - tile column | 29dc8a93c333 f955658d557f
    tile {"seat": 1, "tile": "column"}
124. black lava E4 | 5372a0f7c193 46adb3e78c22
    lava {"seat": 1, "square": "E4", "symbol": "column", "source": null}
125. black run F7 out | 3262640cb574 4b18f3a16cd4
    saved {"seat": 1, "square": "F7", "path": ["F7", "G7"], "gate": "Porta di Stabia"}
126. black run F3 out | d3ad31d237fa b174d9c898fe
    saved {"seat": 1, "square": "F3", "path": ["F3", "F2", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 2, "phase": "flight"}
127. - tile mask | f1924c9776b7 074315b71f5c
    tile {"seat": 2, "tile": "mask"}
128. yellow lava D6 | 6966dc1d4e42 f13a44d554c3
    lava {"seat": 2, "square": "D6", "symbol": "mask", "source": "D7"}
129. yellow run I3 out | 9c258c74ce58 b340c13225e6
    saved {"seat": 2, "square": "I3", "path": ["I3", "I2", "J2"], "gate": "Porta di Nola"}
130. yellow run I6 J6 | 09770143f00f e1405b3b16f7
    ran {"seat": 2, "square": "I6", "to": "J6", "path": ["I6", "J6"]}
    turn {"seat": 0, "phase": "flight"}
131. - tile scroll | 502bb101763e d5f11c4e1915
    tile {"seat": 0, "tile": "scroll"}
132. red lava H3 | 7040e108b228 0af5184e684e
    lava {"seat": 0, "square": "H3", "symbol": "scroll", "source": "H2"}
133. red run G1 out | c42c8c11c12a 44e01d339df3
    saved {"seat": 0, "square": "G1", "path": ["G1", "F1"], "gate": "Porta Vesuvio"}
134. red run I7 out | 6e7ed570ff10 6980ef7c2d37
    saved {"seat": 0, "square": "I7", "path": ["I7"], "gate": "Porta di Nocera"}
    turn {"seat": 1, "phase": "flight"}
135. - tile coin | 846cfed73d10 7eabfc1b7969
    tile {"seat": 1, "tile": "coin"}
136. black lava C1 | 3b2c24e0b85d fd45b3c2b479
    lava {"seat": 1, "square": "C1", "symbol": "coin", "source": "C2"}
137. black run F5 H6 | 75e64b43249a fcfd5b214241
    ran {"seat": 1, "square": "F5", "to": "H6", "path": ["F5", "G5", "H5", "H6"]}
138. black run D5 E5 | 3df1ff9d9738 c2c0052acbac
    ran {"seat": 1, "square": "D5", "to": "E5", "path": ["D5", "E5"]}
    turn {"seat": 2, "phase": "flight"}
139. - tile helmet | 348f50647fea 8f1ca8e559a8
    tile {"seat": 2, "tile": "helmet"}
140. yellow lava K7 | 1b9392b80ab5 5e2eca400d4b
    lava {"seat": 2, "square": "K7", "symbol": "helmet", "source": "J7"}
141. yellow run D3 E2 | 123331ff102a 4a357dc63c4f
    ran {"seat": 2, "square": "D3", "to": "E2", "path": ["D3", "D2", "E2"]}
142. yellow run E2 out | 3559f66aa025 671a91151d17
    saved {"seat": 2, "square": "E2", "path": ["E2", "E1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 0, "phase": "flight"}
143. - tile scroll | 62c83e1992bf f41ccbd0b344
    tile {"seat": 0, "tile": "scroll"}
144. red lava I3 | 3e8207f1d6fe 5f20fee61180
    lava {"seat": 0, "square": "I3", "symbol": "scroll", "source": "H3"}
    lost {"cause": "buried", "squares": {"I3": [0, 2, 0]}}
145. red run C3 A2 | 513c2ea7a031 9808d228a0c0
    ran {"seat": 0, "square": "C3", "to": "A2", "path": ["C3", "B3", "B2", "A2"]}
146. red run E1 out | 775ce0a7be05 ee884a45fa10
    saved {"seat": 0, "square": "E1", "path": ["E1", "F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 1, "phase": "flight"}
147. - tile coin | ebb6293c4cf2 ebc39ca1c26a
    tile {"seat": 1, "tile": "coin"}
148. black lava B1 | 4ecd4bb6bd10 c8e48ad2d19c
    lava {"seat": 1, "square": "B1", "symbol": "coin", "source": "C1"}
    lost {"cause": "buried", "squares": {"B1": [1, 0, 0]}}
149. black run H6 I7 | e52ef9554da4 735ecbf5384e
    ran {"seat": 1, "square": "H6", "to": "I7", "path": ["H6", "I6", "I7"]}
150. black run D3 D2 | ca19504b1752 b9e150465d0a
    ran {"seat": 1, "square": "D3", "to": "D2", "path": ["D3", "D2"]}
    turn {"seat": 2, "phase": "flight"}
151. - tile column | 37cfa0802d19 fcdd8165931c
    tile {"seat": 2, "tile": "column"}
152. yellow lava D4 | 9167025c133f 3f17fbc1156c
    lava {"seat": 2, "square": "D4", "symbol": "column", "source": "E4"}
153. yellow run E2 F3 | 8455da0f18cb 164432a68aee
    ran {"seat": 2, "square": "E2", "to": "F3", "path": ["E2", "F2", "F3"]}
154. yellow run E3 E2 | 20756e08babb 97d23085ce55
    ran {"seat": 2, "square": "E3", "to": "E2", "path": ["E3", "E2"]}
    turn {"seat": 0, "phase": "flight"}
155. - tile column | 50da262b396c 26e6bb2e5ac2
    tile {"seat": 0, "tile": "column"}
156. red lava D3 | 3355e94f3c31 8c7c3b052242
    lava {"seat": 0, "square": "D3", "symbol": "column", "source": "D4"}
157. red run F3 out | a715078e3986 3568a6708a4e
    saved {"seat": 0, "square": "F3", "path": ["F3", "F2", "F1"], "gate": "Porta Vesuvio"}
158. red run A2 out | 12e6ba859284 65e8128b9539
    saved {"seat": 0, "square": "A2", "path": ["A2", "A1"], "gate": "Porta Ercolano"}
    turn {"seat": 1, "phase": "flight"}
159. - tile scroll | e49134653827 750681c94ea9
    tile {"seat": 1, "tile": "scroll"}
160. black lava G2 | cb4980d126d7 ee33d1ecd68e
    lava {"seat": 1, "square": "G2", "symbol": "scroll", "source": "H2"}
161. black run I7 out | 17c9ba1bff33 808248714a11
    saved {"seat": 1, "square": "I7", "path": ["I7"], "gate": "Porta di Nocera"}
162. black run D2 F2 | d48b69dcead8 b5a867f875a1
    ran {"seat": 1, "square": "D2", "to": "F2", "path": ["D2", "E2", "F2"]}
    turn {"seat": 2, "phase": "flight"}
163. - tile helmet | f5ef5af0078a 7aae1b9012ab
    tile {"seat": 2, "tile": "helmet"}
164. yellow lava I7 | d7bd8a463c2f 92a183756f9e
    lava {"seat": 2, "square": "I7", "symbol": "helmet", "source": "J7"}
165. yellow run F5 F6 | 88fbd7214aa3 7d13940a1b6a
    ran {"seat": 2, "square": "F5", "to": "F6", "path": ["F5", "F6"]}
166. yellow run H4 F3 | 8fd8fd572d92 c067f01a4ede
    ran {"seat": 2, "square": "H4", "to": "F3", "path": ["H4", "G4", "G3", "F3"]}
    turn {"seat": 0, "phase": "flight"}
167. - tile scroll | abbfca63a6d1 5c4aac6832a0
    tile {"seat": 0, "tile": "scroll"}
168. red lava H4 | c6c1582bcdd1 206f9b47d26d
    lava {"seat": 0, "square": "H4", "symbol": "scroll", "source": "H3"}
    lost {"cause": "buried", "squares": {"H4": [0, 1, 1]}}
169. red run F3 out | 93ef204233ea ac25db6a9b11
    saved {"seat": 0, "square": "F3", "path": ["F3", "F2", "F1"], "gate": "Porta Vesuvio"}
170. red run G4 G7 | 21bd5561a642 554d3fa134b6
    ran {"seat": 0, "square": "G4", "to": "G7", "path": ["G4", "G5", "G6", "G7"]}
    turn {"seat": 1, "phase": "flight"}
171. - tile scroll | ff1822dea8c4 660be7196521
    tile {"seat": 1, "tile": "scroll"}
172. black lava H5 | 94a1bf627bca f1dcc952373b
    lava {"seat": 1, "square": "H5", "symbol": "scroll", "source": "H4"}
173. black run G4 G3 | ba513d06df4a 43389fee46ed
    ran {"seat": 1, "square": "G4", "to": "G3", "path": ["G4", "G3"]}
174. black run F2 E2 | 042b1de37cd5 6db202af9b3f
    ran {"seat": 1, "square": "F2", "to": "E2", "path": ["F2", "E2"]}
    turn {"seat": 2, "phase": "flight"}
175. - tile scroll | 5793e3afe0e6 7716151ed9fe
    tile {"seat": 2, "tile": "scroll"}
176. yellow lava F2 | 3cb7674419f1 c03e2f7e6c07
    lava {"seat": 2, "square": "F2", "symbol": "scroll", "source": "G2"}
177. yellow run E2 out | 8c8f2c85dc4a 2c5ea85c8993
    saved {"seat": 2, "square": "E2", "path": ["E2", "E1", "F1"], "gate": "Porta Vesuvio"}
178. yellow run B4 C4 | 43a8448417d4 c60e69522a7e
    ran {"seat": 2, "square": "B4", "to": "C4", "path": ["B4", "C4"]}
    turn {"seat": 0, "phase": "flight"}
179. - tile mask | e7e1562d8c03 736e7105a23f
    tile {"seat": 0, "tile": "mask"}
180. red lava F7 | ddbcdbccb015 1ab0271df361
    lava {"seat": 0, "square": "F7", "symbol": "mask", "source": "E7"}
    lost {"cause": "buried", "squares": {"F7": [0, 1, 0]}}
181. red run C4 A5 | 0d35a3cbc894 3b54d32d0cef
    ran {"seat": 0, "square": "C4", "to": "A5", "path": ["C4", "B4", "A4", "A5"]}
182. red run G7 out | 396319227b3c 566205091ee5
    saved {"seat": 0, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 1, "phase": "flight"}
183. - tile column | 52bf257398dc 7e1e885f94f1
    tile {"seat": 1, "tile": "column"}
184. black lava F4 | 649fca277a65 2f3c50424da0
    lava {"seat": 1, "square": "F4", "symbol": "column", "source": "E4"}
185. black run G3 F3 | 9036d3eb13a2 782a71b05312
    ran {"seat": 1, "square": "G3", "to": "F3", "path": ["G3", "F3"]}
186. black run C3 C4 | 56f21e0110c4 db3e38cb5048
    ran {"seat": 1, "square": "C3", "to": "C4", "path": ["C3", "C4"]}
    turn {"seat": 2, "phase": "flight"}
187. - tile coin | 4c40be9df195 153a1c5f2083
    tile {"seat": 2, "tile": "coin"}
188. yellow lava D1 | 9b8ccc47e72f 5491d2af2459
    lava {"seat": 2, "square": "D1", "symbol": "coin", "source": "C1"}
189. yellow run C4 D5 | c306b9e5c7cd 5f66baf3b09e
    ran {"seat": 2, "square": "C4", "to": "D5", "path": ["C4", "C5", "D5"]}
190. yellow run B2 A1 | 3cc3760d920d cb8d8c375f4d
    ran {"seat": 2, "square": "B2", "to": "A1", "path": ["B2", "A2", "A1"]}
    turn {"seat": 0, "phase": "flight"}
191. - tile vase | ee3aee716138 6b105a30ae91
    tile {"seat": 0, "tile": "vase"}
192. red lava K3 | a04ac4ec2541 815e548a28b7
    lava {"seat": 0, "square": "K3", "symbol": "vase", "source": null}
193. red run K4 K5 | da1d531ea368 1a491bd9d815
    ran {"seat": 0, "square": "K4", "to": "K5", "path": ["K4", "K5"]}
194. red run A2 out | d53f032c2490 ffb70d78dbe1
    saved {"seat": 0, "square": "A2", "path": ["A2", "A1"], "gate": "Porta Ercolano"}
    turn {"seat": 1, "phase": "flight"}
195. - tile vase | e78cf46df88e cb0c031fc1fc
    tile {"seat": 1, "tile": "vase"}
196. black lava J3 | 3486db330b0a 8393cb7bd42c
    lava {"seat": 1, "square": "J3", "symbol": "vase", "source": "K3"}
197. black run G4 G3 | 7b0d9b2f0044 616fdd77d6b4
    ran {"seat": 1, "square": "G4", "to": "G3", "path": ["G4", "G3"]}
198. black run C4 A4 | 8d9c81abc9c5 e35c4e17647f
    ran {"seat": 1, "square": "C4", "to": "A4", "path": ["C4", "B4", "A4"]}
    turn {"seat": 2, "phase": "flight"}
199. - tile column | 7cc4ca6fc635 ba3cf1fe686f
    tile {"seat": 2, "tile": "column"}
200. yellow lava E3 | c9dd5f7edbef 5aac043f5d86
    lava {"seat": 2, "square": "E3", "symbol": "column", "source": "D3"}
201. yellow run A1 out | 9fd9fe0fe904 539ebd42ab9d
    saved {"seat": 2, "square": "A1", "path": ["A1"], "gate": "Porta Ercolano"}
202. yellow run C3 B3 | e58e8bbdf51a 9e7c9511dac2
    ran {"seat": 2, "square": "C3", "to": "B3", "path": ["C3", "B3"]}
    turn {"seat": 0, "phase": "flight"}
203. - tile helmet | 728ebde07670 703f4cc9fdee
    tile {"seat": 0, "tile": "helmet"}
204. red lava K6 | b24d6275e2e7 105a02b81dc8
    lava {"seat": 0, "square": "K6", "symbol": "helmet", "source": "K7"}
    lost {"cause": "buried", "squares": {"K6": [0, 0, 1]}}
205. red run K5 out | b34f08dadc2b d052bad3c526
    saved {"seat": 0, "square": "K5", "path": ["K5"], "gate": "Porta di Sarno"}
206. red run A5 out | 95d73712e2cd efb420a3c6e4
    saved {"seat": 0, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
    turn {"seat": 1, "phase": "flight"}
207. - tile helmet | 91c66e3b3671 4393e44bb4cc
    tile {"seat": 1, "tile": "helmet"}
208. black lava K5 | e0176a514577 421a9f5a9e3f
    lava {"seat": 1, "square": "K5", "symbol": "helmet", "source": "K6"}
209. black run D2 E1 | 5f4dd8a090a0 a98970472ac4
    ran {"seat": 1, "square": "D2", "to": "E1", "path": ["D2", "E2", "E1"]}
210. black run J4 J5 | 3955eb8ae786 be9530c76578
    ran {"seat": 1, "square": "J4", "to": "J5", "path": ["J4", "J5"]}
    turn {"seat": 2, "phase": "flight"}
211. - tile scroll | 6394662c9339 8698c83cf157
    tile {"seat": 2, "tile": "scroll"}
212. yellow lava I5 | 9594aa7187dc 336c14d26038
    lava {"seat": 2, "square": "I5", "symbol": "scroll", "source": "H5"}
213. yellow run F5 G5 | 214c22acb6df 57653bda8e55
    ran {"seat": 2, "square": "F5", "to": "G5", "path": ["F5", "G5"]}
214. yellow run B3 C3 | 465401fe53eb 91bf0bc65321
    ran {"seat": 2, "square": "B3", "to": "C3", "path": ["B3", "C3"]}
    turn {"seat": 0, "phase": "flight"}
215. - tile vase | cd57f43d15e9 62f2f75aecd3
    tile {"seat": 0, "tile": "vase"}
216. red lava J4 | bf9b3ab437d9 71dccbca2968
    lava {"seat": 0, "square": "J4", "symbol": "vase", "source": "J3"}
217. red run E1 out | 1e318fc90239 5fb256877215
    saved {"seat": 0, "square": "E1", "path": ["E1", "F1"], "gate": "Porta Vesuvio"}
218. red run G5 G7 | 10309859d0e1 7a57d20f6120
    ran {"seat": 0, "square": "G5", "to": "G7", "path": ["G5", "G6", "G7"]}
    turn {"seat": 1, "phase": "flight"}
219. - tile coin | 1646a4f6c20f b3f5f5df91f0
    tile {"seat": 1, "tile": "coin"}
220. black lava D2 | 95ed5a79ea96 927de18be3ac
    lava {"seat": 1, "square": "D2", "symbol": "coin", "source": "D1"}
    lost {"cause": "buried", "squares": {"D2": [0, 0, 1]}}
221. black run A4 B4 | 246be3471e04 5ba2bf7b03d1
    ran {"seat": 1, "square": "A4", "to": "B4", "path": ["A4", "B4"]}
222. black run B4 A4 | b69bbc139fbb 368661a74cac
    ran {"seat": 1, "square": "B4", "to": "A4", "path": ["B4", "A4"]}
    turn {"seat": 2, "phase": "flight"}
223. - tile column | 3f010cdfb949 40c838f623cc
    tile {"seat": 2, "tile": "column"}
224. yellow lava E5 | 07dfca765e41 f67b5cc2de2c
    lava {"seat": 2, "square": "E5", "symbol": "column", "source": "E4"}
    lost {"cause": "buried", "squares": {"E5": [0, 1, 0]}}
225. yellow run H6 H7 | b61e4e0a2cf1 7478789e2b7e
    ran {"seat": 2, "square": "H6", "to": "H7", "path": ["H6", "H7"]}
226. yellow run F6 G6 | 686143686add 7d54a7c00482
    ran {"seat": 2, "square": "F6", "to": "G6", "path": ["F6", "G6"]}
    turn {"seat": 0, "phase": "flight"}
227. - tile vase | cb692af6e92d 57912aee6462
    tile {"seat": 0, "tile": "vase"}
228. red lava J5 | 96099b5136ed 828637540b07
    lava {"seat": 0, "square": "J5", "symbol": "vase", "source": "J4"}
    lost {"cause": "buried", "squares": {"J5": [0, 1, 0]}}
229. red run G1 F1 | 4f68163082f8 3a68ecefb1f2
    ran {"seat": 0, "square": "G1", "to": "F1", "path": ["G1", "F1"]}
230. red run G7 out | 67270ed0d77b 4e7e1ecefc6e
    saved {"seat": 0, "square": "G7", "path": ["G7"], "gate": "Porta di Stabia"}
    turn {"seat": 1, "phase": "flight"}
231. - tile helmet | ab55679f8909 426d8a9d1c2b
    tile {"seat": 1, "tile": "helmet"}
232. black lava I6 | 8d3cb47ba5f1 e4c0b6ee3db8
    lava {"seat": 1, "square": "I6", "symbol": "helmet", "source": "I7"}
    lost {"cause": "cut_off", "squares": {"J6": [0, 0, 1]}}
233. black run E2 F1 | 47fe29c8766d dfec9a12f4a6
    ran {"seat": 1, "square": "E2", "to": "F1", "path": ["E2", "E1", "F1"]}
234. black run E1 E2 | 5c36fd1b5318 19597b521cf5
    ran {"seat": 1, "square": "E1", "to": "E2", "path": ["E1", "E2"]}
    turn {"seat": 2, "phase": "flight"}
235. - tile helmet | d8bdc9c4b5dd 9fdc1c73f0f0
    tile {"seat": 2, "tile": "helmet"}
236. yellow lava K4 | fb4e7061b81e 0983bc9e7f31
    lava {"seat": 2, "square": "K4", "symbol": "helmet", "source": "K5"}
237. yellow run G3 G4 | 36e53400b657 7cebd55bb7c6
    ran {"seat": 2, "square": "G3", "to": "G4", "path": ["G3", "G4"]}
238. yellow run G6 G5 | 836a222a7491 297fa16b8957
    ran {"seat": 2, "square": "G6", "to": "G5", "path": ["G6", "G5"]}
    turn {"seat": 0, "phase": "flight"}
239. - tile helmet/mask | 07f43d77460f 04d7b21c3931
    tile {"seat": 0, "tile": "helmet/mask"}
240. red lava G7 mask | fc8b804591de 22b66e8ea573
    lava {"seat": 0, "square": "G7", "symbol": "mask", "source": "F7"}
    lost {"cause": "cut_off", "squares": {"F3": [0, 1, 2], "G3": [0, 1, 0], "G4": [0, 0, 1], "G5": [0, 0, 2], "H7": [0, 0, 1]}}
241. red run F1 out | 4270f859c329 bacc03f49d10
    saved {"seat": 0, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
242. red run C5 B5 | d60b1d5664dc 952432db9c5d
    ran {"seat": 0, "square": "C5", "to": "B5", "path": ["C5", "B5"]}
    turn {"seat": 1, "phase": "flight"}
243. - tile column | be63016c6da7 64e7ddb1e6f5
    tile {"seat": 1, "tile": "column"}
244. black lava F5 | 84c85569e9fb d25a67f4a8be
    lava {"seat": 1, "square": "F5", "symbol": "column", "source": "F4"}
245. black run F1 out | 224cfa12433c e110eacee747
    saved {"seat": 1, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
246. black run A4 A5 | 1c58c32d6613 ef20ce683b3c
    ran {"seat": 1, "square": "A4", "to": "A5", "path": ["A4", "A5"]}
    turn {"seat": 2, "phase": "flight"}
247. - tile column/coin | ea89916c2233 a246d3549d0f
    tile {"seat": 2, "tile": "column/coin"}
248. yellow lava B2 coin | 4c91520f2c96 b6b217507efa
    lava {"seat": 2, "square": "B2", "symbol": "coin", "source": "B1"}
    lost {"cause": "buried", "squares": {"B2": [0, 1, 0]}}
249. yellow run C4 C3 | fcabc8473d4d fbe828318963
    ran {"seat": 2, "square": "C4", "to": "C3", "path": ["C4", "C3"]}
250. yellow run C3 B3 | b48e563e77dc d9474bdd7cf0
    ran {"seat": 2, "square": "C3", "to": "B3", "path": ["C3", "B3"]}
    turn {"seat": 0, "phase": "flight"}
251. - tile mask | 3694d3bd1c17 c89a81f225e0
    tile {"seat": 0, "tile": "mask"}
252. red lava D5 | a380811911d6 4cf441143d11
    lava {"seat": 0, "square": "D5", "symbol": "mask", "source": "D6"}
    lost {"cause": "buried", "squares": {"D5": [0, 0, 1]}}
253. red run A2 A1 | 5b14e7a3babd aec1e9ebe125
    ran {"seat": 0, "square": "A2", "to": "A1", "path": ["A2", "A1"]}
254. red run A1 out | 82e67bb62a3e 5f1a3a8f9987
    saved {"seat": 0, "square": "A1", "path": ["A1"], "gate": "Porta Ercolano"}
    turn {"seat": 1, "phase": "flight"}
255. - tile column | fd8a1efbc6e3 971ad6d957e6
    tile {"seat": 1, "tile": "column"}
256. black lava C3 | cdb49ebe33cc 5140a8e73691
    lava {"seat": 1, "square": "C3", "symbol": "column", "source": "D3"}
    lost {"cause": "buried", "squares": {"C3": [0, 0, 1]}}
257. black run A5 out | a8e6adee465f c73bf126ea57
    saved {"seat": 1, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
258. black run E2 F1 | 71917a3c56df 8a58cbd2b6a6
    ran {"seat": 1, "square": "E2", "to": "F1", "path": ["E2", "E1", "F1"]}
    turn {"seat": 2, "phase": "flight"}
259. - tile mask | bd863a992da6 bf7c08c3acb4
    tile {"seat": 2, "tile": "mask"}
260. yellow lava C6 | d08cd8de899b 2c3635d14ebc
    lava {"seat": 2, "square": "C6", "symbol": "mask", "source": "D6"}
261. yellow run E2 E1 | 7c2f6ba2b2a8 d86aeb71e658
    ran {"seat": 2, "square": "E2", "to": "E1", "path": ["E2", "E1"]}
262. yellow run E1 F1 | 219750876e50 26ae07e8fa41
    ran {"seat": 2, "square": "E1", "to": "F1", "path": ["E1", "F1"]}
    turn {"seat": 0, "phase": "flight"}
263. - tile vase | 5d8fee27c7d8 5cae26601c34
    tile {"seat": 0, "tile": "vase"}
264. red lava I4 | 16f6af383aea 17b0f58aaebc
    lava {"seat": 0, "square": "I4", "symbol": "vase", "source": "J4"}
265. red run B5 A5 | a7905b4702f1 09b25f78d0bc
    ran {"seat": 0, "square": "B5", "to": "A5", "path": ["B5", "A5"]}
266. red run A5 out | de0afdf4541f cb2eabb81130
    saved {"seat": 0, "square": "A5", "path": ["A5"], "gate": "Porta Marina"}
    turn {"seat": 1, "phase": "flight"}
267. - tile vase | 77aa32fdf509 f2b6f079ec6c
    tile {"seat": 1, "tile": "vase"}
268. black lava J6 | dc5000f20aac 63d767cd1400
    lava {"seat": 1, "square": "J6", "symbol": "vase", "source": "J5"}
269. black run F1 out | 65fb3943e697 97c1cdd9b472
    saved {"seat": 1, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
    turn {"seat": 2, "phase": "flight"}
270. - tile vase | 92e7c045e87f 7f3bf3e93168
    tile {"seat": 2, "tile": "vase"}
271. yellow lava J2 | 01ee9bcbc9b5 7d40e2a1e45b
    lava {"seat": 2, "square": "J2", "symbol": "vase", "source": "J3"}
272. yellow run F1 out | 63e50ce7c80e 0d95c7ea1237
    saved {"seat": 2, "square": "F1", "path": ["F1"], "gate": "Porta Vesuvio"}
273. yellow run B3 B4 | 45c184ac81c2 f45644c00c6b
    ran {"seat": 2, "square": "B3", "to": "B4", "path": ["B3", "B4"]}
    turn {"seat": 0, "phase": "flight"}
274. - tile coin | e34c8a70d014 9b901fa02ab5
    tile {"seat": 0, "tile": "coin"}
275. red lava B3 | 3dc81585718d cb289ed4fa60
    lava {"seat": 0, "square": "B3", "symbol": "coin", "source": "B2"}
    turn {"seat": 1, "phase": "flight"}
276. - tile coin | db7d58d3c9f9 3fd39262682e
    tile {"seat": 1, "tile": "coin"}
277. black lava A2 | 0b8f3a9a58e0 24f7a750f3a0
    lava {"seat": 1, "square": "A2", "symbol": "coin", "source": "B2"}
    turn {"seat": 2, "phase": "flight"}
278. - tile mask | 0e21afb61867 4806cc4d77f4
    tile {"seat": 2, "tile": "mask"}
279. yellow lava C5 | 77d343b04115 a42d2a40c2c2
    lava {"seat": 2, "square": "C5", "symbol": "mask", "source": "D5"}
280. yellow run B4 C4 | 959720125cc8 f77948a87888
    ran {"seat": 2, "square": "B4", "to": "C4", "path": ["B4", "C4"]}
281. yellow run C4 B4 | c7a71f0bba1e 870ab1ffae18
    ran {"seat": 2, "square": "C4", "to": "B4", "path": ["C4", "B4"]}
    turn {"seat": 0, "phase": "flight"}
282. - tile coin | 8160c6201730 d21452d1cde3
    tile {"seat": 0, "tile": "coin"}
283. red lava E2 | bb5083cda457 b7b12332ad2a
    lava {"seat": 0, "square": "E2", "symbol": "coin", "source": "D2"}
    lost {"cause": "left_behind", "squares": {"B4": [0, 0, 1]}}
    ended {"places": [1, 2, 3], "scores": [15, 6, 5], "reason": "saved"}
