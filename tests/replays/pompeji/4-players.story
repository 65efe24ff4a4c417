1. - deal Tw | d8968945c80f 8394b9a2b645
    drew {"seat": 0, "left": 50}
    got (seat 0) {"seat": 0, "card": "Tw"}
2. - deal Gw | 645faac9c5a1 22cbca515cd1
    drew {"seat": 0, "left": 49}
    got (seat 0) {"seat": 0, "card": "Gw"}
3. - deal Gr | 78b7e63da5d5 b80379823f94
    drew {"seat": 0, "left": 48}
    got (seat 0) {"seat": 0, "card": "Gr"}
4. - deal Hr | 1938b2a26b0c 437c48de669c
    drew {"seat": 1, "left": 47}
    got (seat 1) {"seat": 1, "card": "Hr"}
5. - deal Ow | 46e9efc496fc 002532b73867
    drew {"seat": 1, "left": 46}
    got (seat 1) {"seat": 1, "card": "Ow"}
6. - deal Bo | 89ffad8565e5 cb5e33cc5fdc
    drew {"seat": 1, "left": 45}
    got (seat 1) {"seat": 1, "card": "Bo"}
7. - deal Gg | ea0750b7f794 c83ecabd1277
    drew {"seat": 2, "left": 44}
    got (seat 2) {"seat": 2, "card": "Gg"}
8. - deal Tb | 380851f2bde8 625c41fccff9
    drew {"seat": 2, "left": 43}
    got (seat 2) {"seat": 2, "card": "Tb"}
9. - deal Fr | 4d736f0764ea e04c1a12442a
    drew {"seat": 2, "left": 42}
    got (seat 2) {"seat": 2, "card": "Fr"}
10. - deal Fb | 1a3c24aec2c5 a222504f37b1
    drew {"seat": 3, "left": 41}
    got (seat 3) {"seat": 3, "card": "Fb"}
11. - deal Fg | 358559aba9d4 eae17c4f4c23
    drew {"seat": 3, "left": 40}
    got (seat 3) {"seat": 3, "card": "Fg"}
12. - deal Aw | b3569ccef876 417b73c932de
    drew {"seat": 3, "left": 39}
    got (seat 3) {"seat": 3, "card": "Aw"}
13. - deal Bg | e83155d22581 b70121211a47
    founded {"card": "Bg", "at": "0,0", "left": 38}
    turn {"seat": 0}
14. p1 build Tw 0,-1 | ff1a658f94a2 38f24552e196
    built {"seat": 0, "card": "Tw", "at": "0,-1", "points": 0, "streets": []}
15. - draw Fv | e2793a3fb4a0 0bc7724bb367
    drew {"seat": 0, "left": 37}
    got (seat 0) {"seat": 0, "card": "Fv"}
    turn {"seat": 1}
16. p2 build Bo 1,-1 | 3fc42ec12038 a8eda6b74b55
    built {"seat": 1, "card": "Bo", "at": "1,-1", "points": 8, "streets": [{"street": "rising", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Bg", "Bo"]}]}
17. - draw Br | 8dd6306501b4 b0e9a0a08930
    drew {"seat": 1, "left": 36}
    got (seat 1) {"seat": 1, "card": "Br"}
    turn {"seat": 2}
18. p3 build Gg -1,-1 | 3bc9e85d47dd 61056225fc98
    built {"seat": 2, "card": "Gg", "at": "-1,-1", "points": 7, "streets": [{"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gg", "Bg"]}]}
19. - draw Hy | 703f41040617 046be3f31850
    drew {"seat": 2, "left": 35}
    got (seat 2) {"seat": 2, "card": "Hy"}
    turn {"seat": 3}
20. p4 build Fg 0,-2 | eb107c60e8e4 cae12395d844
    built {"seat": 3, "card": "Fg", "at": "0,-2", "points": 13, "streets": [{"street": "column", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Fg", "Tw", "Bg"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gg", "Fg"]}]}
21. - draw Or | 96a3c0ee674c c67af46f58b8
    drew {"seat": 3, "left": 34}
    got (seat 3) {"seat": 3, "card": "Or"}
    turn {"seat": 0}
22. p1 build Fv 1,0 | 28cb040b898f afa5e81b0dd3
    built {"seat": 0, "card": "Fv", "at": "1,0", "points": 0, "streets": []}
23. - draw Bw | 5803ff0a518e 035001cfce9c
    drew {"seat": 0, "left": 33}
    got (seat 0) {"seat": 0, "card": "Bw"}
    turn {"seat": 1}
24. p2 build Br 1,1 | 05c71e72be1f 832a655b49cc
    built {"seat": 1, "card": "Br", "at": "1,1", "points": 12, "streets": [{"street": "column", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Bo", "Fv", "Br"]}, {"street": "falling", "kind": 7, "colour": 0, "seventh": 0, "cards": ["Gg", "Bg", "Br"]}]}
25. - draw Og | 6bbb417e0661 ba4bca63a792
    drew {"seat": 1, "left": 32}
    got (seat 1) {"seat": 1, "card": "Og"}
    turn {"seat": 2}
26. p3 build Hy -1,0 | 985f840ba3d9 68ca25307c41
    built {"seat": 2, "card": "Hy", "at": "-1,0", "points": 0, "streets": []}
27. - draw Tg | 7ddf798391ec 3ef5325df0ca
    drew {"seat": 2, "left": 31}
    got (seat 2) {"seat": 2, "card": "Tg"}
    turn {"seat": 3}
28. p4 build Fb -2,0 | d8ef0701c67e 4502838ca156
    built {"seat": 3, "card": "Fb", "at": "-2,0", "points": 21, "streets": [{"street": "row", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Fb", "Hy", "Bg", "Fv"]}, {"street": "rising", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Fb", "Gg", "Fg"]}]}
29. - draw Tr | 4d50feea71ed 433ea8d743fe
    drew {"seat": 3, "left": 30}
    got (seat 3) {"seat": 3, "card": "Tr"}
    turn {"seat": 0}
30. p1 build Bw -2,-1 | bff455f663ca 0e30344ac7d1
    built {"seat": 0, "card": "Bw", "at": "-2,-1", "points": 10, "streets": [{"street": "row", "kind": 4, "colour": 6, "seventh": 0, "cards": ["Bw", "Gg", "Tw", "Bo"]}]}
31. - draw Hb | 4d848d64e72b 0859f24e229d
    drew {"seat": 0, "left": 29}
    got (seat 0) {"seat": 0, "card": "Hb"}
    turn {"seat": 1}
32. p2 build Hr 2,0 | fae153e9d017 50ac1331388e
    built {"seat": 1, "card": "Hr", "at": "2,0", "points": 17, "streets": [{"street": "row", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Fb", "Hy", "Bg", "Fv", "Hr"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Br", "Hr"]}]}
33. - draw Ay | 08b439c97f7e a902b48dc398
    drew {"seat": 1, "left": 28}
    got (seat 1) {"seat": 1, "card": "Ay"}
    turn {"seat": 2}
34. p3 build Tg -3,0 | 7491b968ac49 9553c43c61c6
    built {"seat": 2, "card": "Tg", "at": "-3,0", "points": 5, "streets": [{"street": "row", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Tg", "Fb", "Hy", "Bg", "Fv", "Hr"]}]}
35. - draw Ty | 3230ae2a47b4 81214cca49e9
    drew {"seat": 2, "left": 27}
    got (seat 2) {"seat": 2, "card": "Ty"}
    turn {"seat": 3}
36. p4 build Tr -2,1 | 3883006dc2bb f761eb3df7eb
    built {"seat": 3, "card": "Tr", "at": "-2,1", "points": 23, "streets": [{"street": "falling", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Tg", "Tr"]}, {"street": "rising", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Tr", "Hy", "Tw"]}]}
37. - draw Gy | 3a994d870aa9 b40d27480918
    drew {"seat": 3, "left": 26}
    got (seat 3) {"seat": 3, "card": "Gy"}
    turn {"seat": 0}
38. p1 build Hb -3,1 | 3a03a37023e3 be09fa44039f
    built {"seat": 0, "card": "Hb", "at": "-3,1", "points": 7, "streets": [{"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Hb", "Fb", "Gg", "Fg"]}]}
39. - draw Hg | c12fb6eaa046 ef664093437f
    drew {"seat": 0, "left": 25}
    got (seat 0) {"seat": 0, "card": "Hg"}
    turn {"seat": 1}
40. p4 permit | 53da10d39a95 953f91fb8a23
    interrupted {"seat": 3, "whose": 1}
41. p4 statue Hb -4,0 | 05841d69ebc0 f5fd7aec32a2
    raised {"seat": 3, "card": "Hb", "at": "-4,0", "points": 32, "streets": [{"street": "row", "kind": 13, "colour": 7, "seventh": 7, "cards": ["Hb", "Tg", "Fb", "Hy", "Bg", "Fv", "Hr"]}, {"street": "falling", "kind": 3, "colour": 2, "seventh": 0, "cards": ["Hb", "Hb"]}]}
    turn {"seat": 1}
42. p2 build Og -1,1 | db76ac0a0b19 7d9ffa29f686
    built {"seat": 1, "card": "Og", "at": "-1,1", "points": 12, "streets": [{"street": "column", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gg", "Hy", "Og"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Og", "Bg", "Bo"]}]}
43. - draw Tv | d482efb87911 2ef3e23c175a
    drew {"seat": 1, "left": 24}
    got (seat 1) {"seat": 1, "card": "Tv"}
    turn {"seat": 2}
44. p2 permit | aa8a62a5efdb 8e55e4e07ae8
    interrupted {"seat": 1, "whose": 2}
45. p2 build Tv 0,1 | a70f5c1f1666 dea1698d2648
    built {"seat": 1, "card": "Tv", "at": "0,1", "points": 28, "streets": [{"street": "row", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Hb", "Tr", "Og", "Tv", "Br"]}, {"street": "column", "kind": 11, "colour": 0, "seventh": 0, "cards": ["Fg", "Tw", "Bg", "Tv"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Tv", "Fv"]}]}
46. - draw Oo | 8f4e53ca8ce3 9bdb2909818c
    drew {"seat": 1, "left": 23}
    got (seat 1) {"seat": 1, "card": "Oo"}
    turn {"seat": 2}
47. p3 build Ty 0,-3 | 333d3dff5e8e ce342886aca9
    built {"seat": 2, "card": "Ty", "at": "0,-3", "points": 13, "streets": [{"street": "column", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Ty", "Fg", "Tw", "Bg", "Tv"]}]}
48. - draw Bv | 86067cce0b2c d7aa964a5087
    drew {"seat": 2, "left": 22}
    got (seat 2) {"seat": 2, "card": "Bv"}
    turn {"seat": 3}
49. p4 build Gy -1,2 | 3c6047672973 983ed9f7cbd6
    built {"seat": 3, "card": "Gy", "at": "-1,2", "points": 20, "streets": [{"street": "column", "kind": 13, "colour": 7, "seventh": 0, "cards": ["Gg", "Hy", "Og", "Gy"]}]}
50. - draw Ho | 13504d9aead3 3b866b5f5184
    drew {"seat": 3, "left": 21}
    got (seat 3) {"seat": 3, "card": "Ho"}
    turn {"seat": 0}
51. p1 build Hg -4,-1 | 1424242e439e f25a0afe7929
    built {"seat": 0, "card": "Hg", "at": "-4,-1", "points": 3, "streets": [{"street": "falling", "kind": 0, "colour": 3, "seventh": 0, "cards": ["Hg", "Tg", "Tr", "Gy"]}]}
52. - draw To | 81e90ddef159 e3f3ffe4a55e
    drew {"seat": 0, "left": 20}
    got (seat 0) {"seat": 0, "card": "To"}
    turn {"seat": 1}
53. p2 build Ow -1,-2 | ec8c235830c9 6d9d54bd834a
    built {"seat": 1, "card": "Ow", "at": "-1,-2", "points": 18, "streets": [{"street": "column", "kind": 7, "colour": 0, "seventh": 0, "cards": ["Ow", "Gg", "Hy", "Og", "Gy"]}, {"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Ow", "Tw", "Fv"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Tg", "Bw", "Ow", "Ty"]}]}
54. - draw Ag | 88134192b53d 0ce8a84e9c95
    drew {"seat": 1, "left": 19}
    got (seat 1) {"seat": 1, "card": "Ag"}
    turn {"seat": 2}
55. p3 build Bv -1,3 | 41a6c6315d81 379a64cac829
    built {"seat": 2, "card": "Bv", "at": "-1,3", "points": 0, "streets": []}
56. - draw Hv | ba822a90ee88 1a3006334a74
    drew {"seat": 2, "left": 18}
    got (seat 2) {"seat": 2, "card": "Hv"}
    turn {"seat": 3}
57. p4 build Ho -1,-3 | 171cb1498eb8 7ad33bdf6184
    built {"seat": 3, "card": "Ho", "at": "-1,-3", "points": 37, "streets": [{"street": "column", "kind": 13, "colour": 0, "seventh": 7, "cards": ["Ho", "Ow", "Gg", "Hy", "Og", "Gy", "Bv"]}, {"street": "falling", "kind": 11, "colour": 6, "seventh": 0, "cards": ["Ho", "Fg", "Bo", "Hr"]}]}
58. - draw Av | 35216b048c97 6ed619502aec
    drew {"seat": 3, "left": 17}
    got (seat 3) {"seat": 3, "card": "Av"}
    turn {"seat": 0}
59. p1 build Gr -3,2 | f994c729693c f4706b6a34f0
    built {"seat": 0, "card": "Gr", "at": "-3,2", "points": 7, "streets": [{"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gr", "Tr", "Hy", "Tw"]}]}
60. - draw Ao | 62a641adaee0 720f30dbc3a6
    drew {"seat": 0, "left": 16}
    got (seat 0) {"seat": 0, "card": "Ao"}
    turn {"seat": 1}
61. p2 statue Tr -4,1 | 9f59a7f1f0d1 f6f145f0e667
    raised {"seat": 1, "card": "Tr", "at": "-4,1", "points": 30, "streets": [{"street": "row", "kind": 13, "colour": 7, "seventh": 0, "cards": ["Tr", "Hb", "Tr", "Og", "Tv", "Br"]}, {"street": "falling", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Tr", "Gr"]}, {"street": "rising", "kind": 6, "colour": 0, "seventh": 0, "cards": ["Tr", "Tg", "Bw", "Ow", "Ty"]}]}
    turn {"seat": 2}
62. p3 build Tb -4,2 | 37050dcf4864 57df5f5bead7
    built {"seat": 2, "card": "Tb", "at": "-4,2", "points": 7, "streets": [{"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Tb", "Hb", "Fb", "Gg", "Fg"]}]}
63. - draw Ab | 6b2354e6e075 f761f3f404bf
    drew {"seat": 2, "left": 15}
    got (seat 2) {"seat": 2, "card": "Ab"}
    turn {"seat": 3}
64. p4 build Or 1,-2 | 3d4984707c2d 28ecef15b957
    built {"seat": 3, "card": "Or", "at": "1,-2", "points": 24, "streets": [{"street": "row", "kind": 11, "colour": 0, "seventh": 0, "cards": ["Ow", "Fg", "Or"]}, {"street": "column", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Or", "Bo", "Fv", "Br"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gr", "Tr", "Hy", "Tw", "Or"]}]}
65. - draw Fy | 8f41641a4161 c777bd6ef5f5
    drew {"seat": 3, "left": 14}
    got (seat 3) {"seat": 3, "card": "Fy"}
    turn {"seat": 0}
66. p1 build Gw 2,1 | 0beb5762c55b dc8cffe4092a
    built {"seat": 0, "card": "Gw", "at": "2,1", "points": 13, "streets": [{"street": "row", "kind": 0, "colour": 0, "seventh": 7, "cards": ["*", "Hb", "Tr", "Og", "Tv", "Br", "Gw"]}, {"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Ow", "Tw", "Fv", "Gw"]}]}
67. - draw Fw | eeb3ebffdc45 8c3bb221dcdc
    drew {"seat": 0, "left": 13}
    got (seat 0) {"seat": 0, "card": "Fw"}
    turn {"seat": 1}
68. p2 build Oo 1,2 | 7b449173146f 9370f5e3bab6
    built {"seat": 1, "card": "Oo", "at": "1,2", "points": 20, "streets": [{"street": "column", "kind": 13, "colour": 7, "seventh": 0, "cards": ["Or", "Bo", "Fv", "Br", "Oo"]}]}
69. - draw Gb | bdba2c4bf57e c127d275e873
    drew {"seat": 1, "left": 12}
    got (seat 1) {"seat": 1, "card": "Gb"}
    turn {"seat": 2}
70. p3 build Fr -2,-3 | 3ef328d5e286 886c6e6b2f4d
    built {"seat": 2, "card": "Fr", "at": "-2,-3", "points": 4, "streets": [{"street": "falling", "kind": 4, "colour": 0, "seventh": 0, "cards": ["Fr", "Ow", "Tw", "Fv", "Gw"]}]}
71. - draw Gv | 9be500ba7caf 36219be8c137
    drew {"seat": 2, "left": 11}
    got (seat 2) {"seat": 2, "card": "Gv"}
    turn {"seat": 3}
72. p4 build Fy 2,-1 | dd547a082378 d900bb5570b4
    built {"seat": 3, "card": "Fy", "at": "2,-1", "points": 17, "streets": [{"street": "falling", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Ty", "Or", "Fy"]}, {"street": "rising", "kind": 6, "colour": 6, "seventh": 0, "cards": ["Gy", "Tv", "Fv", "Fy"]}]}
73. - draw Fo | ecca5029c1ae 882f8e96db8c
    drew {"seat": 3, "left": 10}
    got (seat 3) {"seat": 3, "card": "Fo"}
    turn {"seat": 0}
74. p1 build To -3,3 | 82ee62e93b5a 7d03f62b6e4e
    built {"seat": 0, "card": "To", "at": "-3,3", "points": 9, "streets": [{"street": "column", "kind": 4, "colour": 0, "seventh": 0, "cards": ["Tg", "Hb", "Gr", "To"]}, {"street": "falling", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Tb", "To"]}]}
75. - draw volcano | 4e04114bf7b2 9dbb9c0fa7b5
    volcano {"seat": 0, "number": 1, "left": 9}
76. p1 draw | 2f18b2c3258e 9ac22e85ebc4
    chose {"seat": 0, "draw": true}
77. - draw Oy | 11c8537b973b a1c75df5f747
    drew {"seat": 0, "left": 8}
    got (seat 0) {"seat": 0, "card": "Oy"}
    turn {"seat": 1}
78. p2 build Gb -3,-1 | ab501cd6b3cf f55acc46ba74
    built {"seat": 1, "card": "Gb", "at": "-3,-1", "points": 29, "streets": [{"street": "row", "kind": 8, "colour": 0, "seventh": 7, "cards": ["Hg", "Gb", "Bw", "Gg", "Tw", "Bo", "Fy"]}, {"street": "column", "kind": 5, "colour": 2, "seventh": 0, "cards": ["Gb", "Tg", "Hb", "Gr", "To"]}, {"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gb", "Fb", "Og"]}]}
79. p2 stop | 874c429f094b 403f4ecb85be
    chose {"seat": 1, "draw": false}
    turn {"seat": 2}
80. p3 build Ab 1,-3 | 5f33b7a86f55 b1785e164f79
    built {"seat": 2, "card": "Ab", "at": "1,-3", "points": 7, "streets": [{"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Tb", "Hb", "Fb", "Gg", "Fg", "Ab"]}]}
81. p3 stop | dc967342d768 2b2b9406263f
    chose {"seat": 2, "draw": false}
    turn {"seat": 3}
82. p4 build Aw 2,-2 | dc2294c74449 557d982f8a91
    built {"seat": 3, "card": "Aw", "at": "2,-2", "points": 26, "streets": [{"street": "row", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Ow", "Fg", "Or", "Aw"]}, {"street": "column", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Aw", "Fy", "Hr", "Gw"]}, {"street": "falling", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Ab", "Aw"]}]}
83. p4 draw | af6bf5dcdae9 bc667da8373c
    chose {"seat": 3, "draw": true}
84. - draw By | 45c81a02e8f0 431dc5d6f333
    drew {"seat": 3, "left": 7}
    got (seat 3) {"seat": 3, "card": "By"}
    turn {"seat": 0}
85. p1 build Ao -4,-2 | be0c323b018b e6b788d7d30e
    built {"seat": 0, "card": "Ao", "at": "-4,-2", "points": 0, "streets": []}
86. p1 draw | 1a6bb700b046 86842fe8f60c
    chose {"seat": 0, "draw": true}
87. - draw Ob | 2f4ede1597c6 e46143fb9aeb
    drew {"seat": 0, "left": 6}
    got (seat 0) {"seat": 0, "card": "Ob"}
    turn {"seat": 1}
88. p2 build Ag -2,-2 | a4deb06747d6 3a3e1dbbd483
    built {"seat": 1, "card": "Ag", "at": "-2,-2", "points": 24, "streets": [{"street": "row", "kind": 11, "colour": 6, "seventh": 0, "cards": ["Ag", "Ow", "Fg", "Or", "Aw"]}, {"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Ag", "Gg", "Bg", "Br"]}]}
89. p2 draw | c194933a6748 5029727ed66a
    chose {"seat": 1, "draw": true}
90. - draw Hw | 3738af16921a 70ff943fa004
    drew {"seat": 1, "left": 5}
    got (seat 1) {"seat": 1, "card": "Hw"}
    turn {"seat": 2}
91. p3 build Hv -3,-2 | c1f68f5f73fb 0ad1debf5265
    built {"seat": 2, "card": "Hv", "at": "-3,-2", "points": 31, "streets": [{"street": "row", "kind": 0, "colour": 0, "seventh": 7, "cards": ["Ao", "Hv", "Ag", "Ow", "Fg", "Or", "Aw"]}, {"street": "column", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Hv", "Gb", "Tg", "Hb", "Gr", "To"]}, {"street": "falling", "kind": 10, "colour": 5, "seventh": 0, "cards": ["Hv", "Bw", "Hy", "Tv", "Oo"]}, {"street": "rising", "kind": 4, "colour": 0, "seventh": 0, "cards": ["Hg", "Hv", "Fr"]}]}
92. p3 stop | e79ebd090125 3c58e42bcc3f
    chose {"seat": 2, "draw": false}
    turn {"seat": 3}
93. p4 build Av -2,2 | b1051011b53c fa67a4fd16ea
    built {"seat": 3, "card": "Av", "at": "-2,2", "points": 30, "streets": [{"street": "column", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Fr", "Ag", "Bw", "Fb", "Tr", "Av"]}, {"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["*", "Hb", "Av", "Bv"]}, {"street": "rising", "kind": 13, "colour": 0, "seventh": 0, "cards": ["To", "Av", "Og", "Bg", "Bo", "Aw"]}]}
94. p4 draw | eeb89bc78d96 5c564dfb69f7
    chose {"seat": 3, "draw": true}
95. - draw Ar | d00394760b15 9df89abe242a
    drew {"seat": 3, "left": 4}
    got (seat 3) {"seat": 3, "card": "Ar"}
    turn {"seat": 0}
96. p1 build Oy -3,-3 | 661636b85bb6 54ffd012b4cf
    built {"seat": 0, "card": "Oy", "at": "-3,-3", "points": 9, "streets": [{"street": "row", "kind": 0, "colour": 2, "seventh": 0, "cards": ["Oy", "Fr", "Ho", "Ty", "Ab"]}, {"street": "column", "kind": 0, "colour": 0, "seventh": 7, "cards": ["Oy", "Hv", "Gb", "Tg", "Hb", "Gr", "To"]}]}
97. p1 stop | f9affb4e7fbf 07c97e49d733
    chose {"seat": 0, "draw": false}
    turn {"seat": 1}
98. p2 build Hw -4,-3 | c8b5983e7159 04abd149a51d
    built {"seat": 1, "card": "Hw", "at": "-4,-3", "points": 33, "streets": [{"street": "row", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Hw", "Oy", "Fr", "Ho", "Ty", "Ab"]}, {"street": "column", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Hw", "Ao", "Hg", "*", "*", "Tb"]}, {"street": "falling", "kind": 14, "colour": 4, "seventh": 0, "cards": ["Hw", "Hv", "Bw", "Hy", "Tv", "Oo"]}]}
99. p2 draw | 088fc8e1950b c85cfc12ee57
    chose {"seat": 1, "draw": true}
100. - draw volcano | 165439cfc034 f885d2b0d059
    volcano {"seat": 1, "number": 2, "left": 3}
    ended {"hands": [["Fw", "Ob"], ["Ay"], ["Gv"], ["Ar", "By", "Fo"]], "minus": [5, 3, 2, 9], "scores": [53, 228, 72, 234], "places": [4, 2, 3, 1], "reason": "points"}
