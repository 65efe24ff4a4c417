1. - deal Av | 67bb483c8756 2082f81a90bd
    drew {"seat": 0, "left": 50}
    got (seat 0) {"seat": 0, "card": "Av"}
2. - deal Gr | fcc2d51f5e72 0766f1daa507
    drew {"seat": 0, "left": 49}
    got (seat 0) {"seat": 0, "card": "Gr"}
3. - deal Hw | 224e94d2dc82 af777c4b852f
    drew {"seat": 0, "left": 48}
    got (seat 0) {"seat": 0, "card": "Hw"}
4. - deal Bb | c8addb5be3a2 bf2760181e64
    drew {"seat": 1, "left": 47}
    got (seat 1) {"seat": 1, "card": "Bb"}
5. - deal Hr | 79b3a17ddd24 2db75fbe87b5
    drew {"seat": 1, "left": 46}
    got (seat 1) {"seat": 1, "card": "Hr"}
6. - deal Gy | d4c71d32b2f0 4b8cba20d4c2
    drew {"seat": 1, "left": 45}
    got (seat 1) {"seat": 1, "card": "Gy"}
7. - deal Gv | 76db2c3a7ba3 b29d710b1289
    founded {"card": "Gv", "at": "0,0", "left": 44}
    turn {"seat": 0}
8. p1 build Hw 0,1 | b3ca7faf8196 6a1fd59641c9
    built {"seat": 0, "card": "Hw", "at": "0,1", "points": 0, "streets": []}
9. - draw Br | 512340c22122 efaa9e798eab
    drew {"seat": 0, "left": 43}
    got (seat 0) {"seat": 0, "card": "Br"}
    turn {"seat": 1}
10. p2 build Bb 0,-1 | b65a6cbaf566 ed04198745b1
    built {"seat": 1, "card": "Bb", "at": "0,-1", "points": 0, "streets": []}
11. - draw Ob | b7af9af3a133 c4fa5be4baf7
    drew {"seat": 1, "left": 42}
    got (seat 1) {"seat": 1, "card": "Ob"}
    turn {"seat": 0}
12. p1 build Br 0,2 | b0c8d30906f3 d0abc49a657f
    built {"seat": 0, "card": "Br", "at": "0,2", "points": 8, "streets": [{"street": "column", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Bb", "Gv", "Hw", "Br"]}]}
13. - draw Ty | b6b43b801ec7 735917d3f6e1
    drew {"seat": 0, "left": 41}
    got (seat 0) {"seat": 0, "card": "Ty"}
    turn {"seat": 1}
14. p2 build Hr -1,-1 | 3c9acaaa7519 11ad87969905
    built {"seat": 1, "card": "Hr", "at": "-1,-1", "points": 0, "streets": []}
15. - draw Og | 3071b7d4d8e5 d5ad55e730a4
    drew {"seat": 1, "left": 40}
    got (seat 1) {"seat": 1, "card": "Og"}
    turn {"seat": 0}
16. p1 build Gr 0,-2 | 9a5a011e2f6c acf32fbd11e1
    built {"seat": 0, "card": "Gr", "at": "0,-2", "points": 15, "streets": [{"street": "column", "kind": 6, "colour": 4, "seventh": 0, "cards": ["Gr", "Bb", "Gv", "Hw", "Br"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Hr", "Gr"]}]}
17. - draw Ov | f5b748b85551 2ba2601a03ba
    drew {"seat": 0, "left": 39}
    got (seat 0) {"seat": 0, "card": "Ov"}
    turn {"seat": 1}
18. p2 build Og -2,-1 | 18be3f3fa07a 4eb19cb59842
    built {"seat": 1, "card": "Og", "at": "-2,-1", "points": 0, "streets": []}
19. - draw Fg | 1aa036850b9a 773fa8163bd3
    drew {"seat": 1, "left": 38}
    got (seat 1) {"seat": 1, "card": "Fg"}
    turn {"seat": 0}
20. p1 build Ov 1,-1 | aad84cc7ef4d acf812c22f71
    built {"seat": 0, "card": "Ov", "at": "1,-1", "points": 10, "streets": [{"street": "row", "kind": 6, "colour": 0, "seventh": 0, "cards": ["Og", "Hr", "Bb", "Ov"]}, {"street": "rising", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Gv", "Ov"]}]}
21. - draw Gg | 96917aecc6cd a051f3f87caa
    drew {"seat": 0, "left": 37}
    got (seat 0) {"seat": 0, "card": "Gg"}
    turn {"seat": 1}
22. p2 build Gy -2,0 | e871b6ccf06a b05f1b1ed7ba
    built {"seat": 1, "card": "Gy", "at": "-2,0", "points": 10, "streets": [{"street": "rising", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Gy", "Hr", "Gr"]}]}
23. - draw Oo | d48afd723bfa 9c74fe8f4e25
    drew {"seat": 1, "left": 36}
    got (seat 1) {"seat": 1, "card": "Oo"}
    turn {"seat": 0}
24. p1 build Gg -1,1 | f042f02189c6 1edc5cd30617
    built {"seat": 0, "card": "Gg", "at": "-1,1", "points": 22, "streets": [{"street": "falling", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Gy", "Gg", "Br"]}, {"street": "rising", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Gg", "Gv", "Ov"]}]}
25. - draw By | 1c52ff20b37f f0fc8caec586
    drew {"seat": 0, "left": 35}
    got (seat 0) {"seat": 0, "card": "By"}
    turn {"seat": 1}
26. p2 build Ob -1,-2 | 14a5788d3a0a d7ce09a49c36
    built {"seat": 1, "card": "Ob", "at": "-1,-2", "points": 11, "streets": [{"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Ob", "Bb"]}, {"street": "rising", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Og", "Ob"]}]}
27. - draw Hv | 2207a8f0ccfe 145534f31460
    drew {"seat": 1, "left": 34}
    got (seat 1) {"seat": 1, "card": "Hv"}
    turn {"seat": 0}
28. p1 build By -3,-1 | 603fe27185f0 7f6469e6b8c8
    built {"seat": 0, "card": "By", "at": "-3,-1", "points": 22, "streets": [{"street": "row", "kind": 10, "colour": 0, "seventh": 0, "cards": ["By", "Og", "Hr", "Bb", "Ov"]}, {"street": "falling", "kind": 6, "colour": 6, "seventh": 0, "cards": ["By", "Gy", "Gg", "Br"]}]}
29. - draw Tv | 673aa6f38f02 40ff47570886
    drew {"seat": 0, "left": 33}
    got (seat 0) {"seat": 0, "card": "Tv"}
    turn {"seat": 1}
30. p2 build Fg 0,-3 | 90e1622b04cc 71f14342e643
    built {"seat": 1, "card": "Fg", "at": "0,-3", "points": 6, "streets": [{"street": "rising", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Og", "Ob", "Fg"]}]}
31. - draw Bw | 00929e36950e d2b4b3d7dce9
    drew {"seat": 1, "left": 32}
    got (seat 1) {"seat": 1, "card": "Bw"}
    turn {"seat": 0}
32. p1 build Av 0,-4 | cb44259dbfce 77eab952cccf
    built {"seat": 0, "card": "Av", "at": "0,-4", "points": 13, "streets": [{"street": "column", "kind": 0, "colour": 6, "seventh": 7, "cards": ["Av", "Fg", "Gr", "Bb", "Gv", "Hw", "Br"]}]}
33. - draw Bv | 13e83bc86e5c ca486ecc97b5
    drew {"seat": 0, "left": 31}
    got (seat 0) {"seat": 0, "card": "Bv"}
    turn {"seat": 1}
34. p2 build Bw 1,-2 | b2806fa8ba00 c83abf52eb63
    built {"seat": 1, "card": "Bw", "at": "1,-2", "points": 7, "streets": [{"street": "rising", "kind": 7, "colour": 0, "seventh": 0, "cards": ["Bb", "Bw"]}]}
35. - draw Ao | d306e30b0c89 99a7044634b3
    drew {"seat": 1, "left": 30}
    got (seat 1) {"seat": 1, "card": "Ao"}
    turn {"seat": 0}
36. p1 build Bv -2,-2 | 99cb0bd6675f 961c285a0121
    built {"seat": 0, "card": "Bv", "at": "-2,-2", "points": 26, "streets": [{"street": "row", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Bv", "Ob", "Gr", "Bw"]}, {"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Bv", "Hr", "Gv"]}, {"street": "rising", "kind": 11, "colour": 0, "seventh": 0, "cards": ["By", "Bv"]}]}
37. - draw Hb | 8916fd16526e fca14f3c84d4
    drew {"seat": 0, "left": 29}
    got (seat 0) {"seat": 0, "card": "Hb"}
    turn {"seat": 1}
38. p2 build Hv 1,2 | c019df713ae6 c848e7889daf
    built {"seat": 1, "card": "Hv", "at": "1,2", "points": 7, "streets": [{"street": "falling", "kind": 7, "colour": 0, "seventh": 0, "cards": ["Hw", "Hv"]}]}
39. - draw Fo | a0b103631933 11ff4a20f866
    drew {"seat": 1, "left": 28}
    got (seat 1) {"seat": 1, "card": "Fo"}
    turn {"seat": 0}
40. p1 build Hb 2,-1 | 1620f133bf0a 721d50acfae0
    built {"seat": 0, "card": "Hb", "at": "2,-1", "points": 13, "streets": [{"street": "row", "kind": 7, "colour": 6, "seventh": 0, "cards": ["By", "Og", "Hr", "Bb", "Ov", "Hb"]}]}
41. - draw Tw | 463b1da1beb6 9f4bf694b755
    drew {"seat": 0, "left": 27}
    got (seat 0) {"seat": 0, "card": "Tw"}
    turn {"seat": 1}
42. p2 build Ao -1,2 | c6c3bba262e4 55ee09119f8b
    built {"seat": 1, "card": "Ao", "at": "-1,2", "points": 0, "streets": []}
43. - draw Bo | 900788d93ae4 f222e771dddc
    drew {"seat": 1, "left": 26}
    got (seat 1) {"seat": 1, "card": "Bo"}
    turn {"seat": 0}
44. p1 build Tv -1,-3 | 04f720e92bbc f01a50c5735a
    built {"seat": 0, "card": "Tv", "at": "-1,-3", "points": 12, "streets": [{"street": "falling", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Tv", "Gr", "Ov"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["By", "Bv", "Tv", "Av"]}]}
45. - draw Gb | 6d74e10a4496 244b5661cdb7
    drew {"seat": 0, "left": 25}
    got (seat 0) {"seat": 0, "card": "Gb"}
    turn {"seat": 1}
46. p2 build Bo 3,-1 | b575e2abe02c f50de45d990f
    built {"seat": 1, "card": "Bo", "at": "3,-1", "points": 20, "streets": [{"street": "row", "kind": 13, "colour": 0, "seventh": 7, "cards": ["By", "Og", "Hr", "Bb", "Ov", "Hb", "Bo"]}]}
47. - draw To | 841ec7acb289 16f96ab8749d
    drew {"seat": 1, "left": 24}
    got (seat 1) {"seat": 1, "card": "To"}
    turn {"seat": 0}
48. p1 build Tw -1,0 | 7620cadd603f 589242c07951
    built {"seat": 0, "card": "Tw", "at": "-1,0", "points": 23, "streets": [{"street": "column", "kind": 11, "colour": 0, "seventh": 0, "cards": ["Tv", "Ob", "Hr", "Tw", "Gg", "Ao"]}, {"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Og", "Tw", "Hw", "Hv"]}, {"street": "rising", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Tw", "Bb", "Bw"]}]}
49. - draw Ag | 94ccb8eccef2 ae50e57c01b8
    drew {"seat": 0, "left": 23}
    got (seat 0) {"seat": 0, "card": "Ag"}
    turn {"seat": 1}
50. p1 permit | ae2a3897991c ecefd202d11d
    interrupted {"seat": 0, "whose": 1}
51. p1 build Gb -1,-4 | 5305d0ee35b8 f22a1ad9991d
    built {"seat": 0, "card": "Gb", "at": "-1,-4", "points": 20, "streets": [{"street": "column", "kind": 8, "colour": 3, "seventh": 7, "cards": ["Gb", "Tv", "Ob", "Hr", "Tw", "Gg", "Ao"]}, {"street": "falling", "kind": 0, "colour": 2, "seventh": 0, "cards": ["Gb", "Fg", "Bw", "Hb"]}]}
52. - draw Tb | 16f7d78d3392 b1722fd298c5
    drew {"seat": 0, "left": 22}
    got (seat 0) {"seat": 0, "card": "Tb"}
    turn {"seat": 1}
53. p2 build Oo -3,0 | 291b9f8ef55b db5d2666ccae
    built {"seat": 1, "card": "Oo", "at": "-3,0", "points": 12, "streets": [{"street": "rising", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Oo", "Og", "Ob", "Fg"]}]}
54. - draw Hy | 7fdd6b5ecbb0 918428469535
    drew {"seat": 1, "left": 21}
    got (seat 1) {"seat": 1, "card": "Hy"}
    turn {"seat": 0}
55. p1 build Tb 1,0 | 5ff41db8c369 e21732a2300b
    built {"seat": 0, "card": "Tb", "at": "1,0", "points": 20, "streets": [{"street": "row", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Oo", "Gy", "Tw", "Gv", "Tb"]}, {"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Ob", "Bb", "Tb"]}, {"street": "rising", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Ao", "Hw", "Tb", "Hb"]}]}
56. - draw Fr | 3043e7f8baac 5e0f465d7b50
    drew {"seat": 0, "left": 20}
    got (seat 0) {"seat": 0, "card": "Fr"}
    turn {"seat": 1}
57. p2 build Hy 3,0 | fc53470289c7 d5ad7e0b092f
    built {"seat": 1, "card": "Hy", "at": "3,0", "points": 9, "streets": [{"street": "falling", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Gb", "Fg", "Bw", "Hb", "Hy"]}]}
58. - draw Hg | b8c2b9daaae6 703f1ecd98b7
    drew {"seat": 1, "left": 19}
    got (seat 1) {"seat": 1, "card": "Hg"}
    turn {"seat": 0}
59. p1 statue Go 2,0 | d58b28d28650 2a0e5566d3e6
    raised {"seat": 0, "card": "Go", "at": "2,0", "points": 31, "streets": [{"street": "row", "kind": 9, "colour": 7, "seventh": 7, "cards": ["Oo", "Gy", "Tw", "Gv", "Tb", "Go", "Hy"]}, {"street": "falling", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Tv", "Gr", "Ov", "Go"]}, {"street": "rising", "kind": 0, "colour": 3, "seventh": 0, "cards": ["Go", "Bo"]}]}
    turn {"seat": 1}
60. p2 build Fo 1,1 | 93e628150dec 58c4ed2079dd
    built {"seat": 1, "card": "Fo", "at": "1,1", "points": 4, "streets": [{"street": "rising", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Br", "Fo", "*", "Bo"]}]}
61. - draw Ow | df1cf0b9927b 001704dafd0a
    drew {"seat": 1, "left": 18}
    got (seat 1) {"seat": 1, "card": "Ow"}
    turn {"seat": 0}
62. p1 build Ty 1,-3 | ab7a33369f0d 1a5d160e8ab7
    built {"seat": 0, "card": "Ty", "at": "1,-3", "points": 19, "streets": [{"street": "row", "kind": 7, "colour": 0, "seventh": 0, "cards": ["Tv", "Fg", "Ty"]}, {"street": "column", "kind": 6, "colour": 0, "seventh": 0, "cards": ["Ty", "Bw", "Ov", "Tb", "Fo", "Hv"]}, {"street": "rising", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Gy", "Hr", "Gr", "Ty"]}]}
63. - draw Ho | beb62355b3a9 ae8a275ec904
    drew {"seat": 0, "left": 17}
    got (seat 0) {"seat": 0, "card": "Ho"}
    turn {"seat": 1}
64. p2 build Ow 3,-2 | 3a103f007db7 8a5aaafcefff
    built {"seat": 1, "card": "Ow", "at": "3,-2", "points": 5, "streets": [{"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Ao", "Hw", "Tb", "Hb", "Ow"]}]}
65. - draw Ay | a798f1c15177 e8f45598e720
    drew {"seat": 1, "left": 16}
    got (seat 1) {"seat": 1, "card": "Ay"}
    turn {"seat": 0}
66. p1 build Ho 1,-4 | 63475519cfa9 ac55104aaf4d
    built {"seat": 0, "card": "Ho", "at": "1,-4", "points": 29, "streets": [{"street": "column", "kind": 9, "colour": 6, "seventh": 7, "cards": ["Ho", "Ty", "Bw", "Ov", "Tb", "Fo", "Hv"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Oo", "Og", "Ob", "Fg", "Ho"]}]}
67. - draw Bg | 539ffb70b20e 51c7dccf44f0
    drew {"seat": 0, "left": 15}
    got (seat 0) {"seat": 0, "card": "Bg"}
    turn {"seat": 1}
68. p2 build To -3,-2 | c94dc893f2c5 435130954e78
    built {"seat": 1, "card": "To", "at": "-3,-2", "points": 14, "streets": [{"street": "column", "kind": 0, "colour": 7, "seventh": 0, "cards": ["To", "By", "Oo"]}, {"street": "falling", "kind": 7, "colour": 0, "seventh": 0, "cards": ["To", "Og", "Tw", "Hw", "Hv"]}]}
69. - draw volcano | 9240400049f0 c5ca9ebfeffd
    volcano {"seat": 1, "number": 1, "left": 14}
70. p2 draw | abbd6ce2fa75 cf9eba1f8bb6
    chose {"seat": 1, "draw": true}
71. - draw Fv | d8dc2d02657a 7064a9b44aed
    drew {"seat": 1, "left": 13}
    got (seat 1) {"seat": 1, "card": "Fv"}
    turn {"seat": 0}
72. p1 build Ag 2,-2 | 457cfef3ea57 bba7430a5d10
    built {"seat": 0, "card": "Ag", "at": "2,-2", "points": 24, "streets": [{"street": "row", "kind": 0, "colour": 0, "seventh": 7, "cards": ["To", "Bv", "Ob", "Gr", "Bw", "Ag", "Ow"]}, {"street": "falling", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Av", "Ty", "Ag", "Bo"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gg", "Gv", "Ov", "Ag"]}]}
73. p1 draw | 771d36e5fb14 7048df21f7bc
    chose {"seat": 0, "draw": true}
74. - draw Fb | 3f6478e89cbd c7eeec028d65
    drew {"seat": 0, "left": 12}
    got (seat 0) {"seat": 0, "card": "Fb"}
    turn {"seat": 1}
75. p2 build Ay -3,-3 | ce432d90e000 1702c4ad3d3b
    built {"seat": 1, "card": "Ay", "at": "-3,-3", "points": 4, "streets": [{"street": "column", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Ay", "To", "By", "Oo"]}]}
76. p2 stop | 6f3647cba785 c6c4a5fc6c8c
    chose {"seat": 1, "draw": false}
    turn {"seat": 0}
77. p1 build Fb -2,-3 | 46217fac2ef5 0b395fb187be
    built {"seat": 0, "card": "Fb", "at": "-2,-3", "points": 27, "streets": [{"street": "row", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Ay", "Fb", "Tv", "Fg", "Ty"]}, {"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Fb", "Ob", "Bb", "Tb"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["To", "Fb", "Gb"]}]}
78. p1 draw | 1bf35de57c43 184c4cd056b8
    chose {"seat": 0, "draw": true}
79. - draw Ab | b80e63f9e7d2 67eae5b9420f
    drew {"seat": 0, "left": 11}
    got (seat 0) {"seat": 0, "card": "Ab"}
    turn {"seat": 1}
80. p2 build Fv 2,-3 | efbbe9bb57a3 71087b127853
    built {"seat": 1, "card": "Fv", "at": "2,-3", "points": 19, "streets": [{"street": "row", "kind": 14, "colour": 5, "seventh": 0, "cards": ["Ay", "Fb", "Tv", "Fg", "Ty", "Fv"]}]}
81. p2 draw | 7446ddcc3a66 e1430f1809e2
    chose {"seat": 1, "draw": true}
82. - draw Tg | b7aa83d5bebb 708f7fe14520
    drew {"seat": 1, "left": 10}
    got (seat 1) {"seat": 1, "card": "Tg"}
    turn {"seat": 0}
83. p1 build Bg 3,-3 | 3581ea9eb6f6 786c0048b7b4
    built {"seat": 0, "card": "Bg", "at": "3,-3", "points": 28, "streets": [{"street": "row", "kind": 0, "colour": 6, "seventh": 7, "cards": ["Ay", "Fb", "Tv", "Fg", "Ty", "Fv", "Bg"]}, {"street": "column", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Bg", "Ow", "Bo", "Hy"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gg", "Gv", "Ov", "Ag", "Bg"]}]}
84. p1 draw | 5a3e7922f9db 7ee0faf47d1d
    chose {"seat": 0, "draw": true}
85. - draw Go | 899140b5a5b5 f218c0e2fee1
    drew {"seat": 0, "left": 9}
    got (seat 0) {"seat": 0, "card": "Go"}
    turn {"seat": 1}
86. p2 build Tg 3,1 | bdd2aeddd473 08ed81aa3af1
    built {"seat": 1, "card": "Tg", "at": "3,1", "points": 13, "streets": [{"street": "column", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Bg", "Ow", "Bo", "Hy", "Tg"]}, {"street": "falling", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Tv", "Gr", "Ov", "*", "Tg"]}]}
87. p2 draw | eb6fcd84443d 8aa0aa48a9f0
    chose {"seat": 1, "draw": true}
88. - draw Ar | d76d05be5a81 92053b1f0eb5
    drew {"seat": 1, "left": 8}
    got (seat 1) {"seat": 1, "card": "Ar"}
    turn {"seat": 0}
89. p1 build Ab 2,-4 | eb2de038bba5 8fa1b916f28e
    built {"seat": 0, "card": "Ab", "at": "2,-4", "points": 30, "streets": [{"street": "row", "kind": 11, "colour": 5, "seventh": 0, "cards": ["Gb", "Av", "Ho", "Ab"]}, {"street": "column", "kind": 9, "colour": 5, "seventh": 0, "cards": ["Ab", "Fv", "Ag", "Hb", "*"]}]}
90. p1 draw | 71e647dcf10e 57ffac00dffd
    chose {"seat": 0, "draw": true}
91. - draw Or | 0108051d65f4 ee4ffc99e7a9
    drew {"seat": 0, "left": 7}
    got (seat 0) {"seat": 0, "card": "Or"}
    turn {"seat": 1}
92. p2 build Ar 2,1 | e8d0664acc41 168c19ba865c
    built {"seat": 1, "card": "Ar", "at": "2,1", "points": 10, "streets": [{"street": "column", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Ab", "Fv", "Ag", "Hb", "*", "Ar"]}]}
93. p2 draw | 2e3c15512d84 b7fbe0f8dfdf
    chose {"seat": 1, "draw": true}
94. - draw Tr | 807719638062 16dadec5c60d
    drew {"seat": 1, "left": 6}
    got (seat 1) {"seat": 1, "card": "Tr"}
    turn {"seat": 0}
95. p1 build Or -3,-4 | 38411c5ef1dd 5d40b5dcc68a
    built {"seat": 0, "card": "Or", "at": "-3,-4", "points": 28, "streets": [{"street": "column", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Or", "Ay", "To", "By", "Oo"]}, {"street": "falling", "kind": 9, "colour": 6, "seventh": 0, "cards": ["Or", "Fb", "Ob", "Bb", "Tb", "Ar"]}]}
96. p1 draw | 43f36c2efa6c f2c39c17d90d
    chose {"seat": 0, "draw": true}
97. - draw Gw | 2937cfc7bbf0 0874c7428f8e
    drew {"seat": 0, "left": 5}
    got (seat 0) {"seat": 0, "card": "Gw"}
    turn {"seat": 1}
98. p2 build Tr 3,-4 | ac57182c3375 468bc507c6f6
    built {"seat": 1, "card": "Tr", "at": "3,-4", "points": 23, "streets": [{"street": "column", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Tr", "Bg", "Ow", "Bo", "Hy", "Tg"]}, {"street": "rising", "kind": 13, "colour": 0, "seventh": 0, "cards": ["Tw", "Bb", "Bw", "Fv", "Tr"]}]}
99. p2 draw | 0d1bb9b80fe0 52c0ad49c15c
    chose {"seat": 1, "draw": true}
100. - draw Fw | c799c7c03b4c abf110be7914
    drew {"seat": 1, "left": 4}
    got (seat 1) {"seat": 1, "card": "Fw"}
    turn {"seat": 0}
101. p1 build Fr 3,2 | 9c96074f68de 9b83549b2d7b
    built {"seat": 0, "card": "Fr", "at": "3,2", "points": 37, "streets": [{"street": "column", "kind": 0, "colour": 7, "seventh": 7, "cards": ["Tr", "Bg", "Ow", "Bo", "Hy", "Tg", "Fr"]}, {"street": "falling", "kind": 10, "colour": 6, "seventh": 7, "cards": ["Or", "Fb", "Ob", "Bb", "Tb", "Ar", "Fr"]}]}
102. p1 draw | 1c7ecb525b18 cfecc02e506a
    chose {"seat": 0, "draw": true}
103. - draw Aw | ad87a4513296 9ff6ec989e48
    drew {"seat": 0, "left": 3}
    got (seat 0) {"seat": 0, "card": "Aw"}
    turn {"seat": 1}
104. p2 build Hg -2,2 | e0631c458fc9 203878621b75
    built {"seat": 1, "card": "Hg", "at": "-2,2", "points": 11, "streets": [{"street": "row", "kind": 4, "colour": 0, "seventh": 0, "cards": ["Hg", "Ao", "Br", "Hv"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Hg", "Gg", "Gv", "Ov", "Ag", "Bg"]}]}
105. p2 draw | a38a2c85c7bd 5735797c9494
    chose {"seat": 1, "draw": true}
106. - draw Oy | e730bcb745f8 b31552594371
    drew {"seat": 1, "left": 2}
    got (seat 1) {"seat": 1, "card": "Oy"}
    turn {"seat": 0}
107. p1 build Aw -2,1 | 87a9e093d43d 43ecc73517a8
    built {"seat": 0, "card": "Aw", "at": "-2,1", "points": 31, "streets": [{"street": "row", "kind": 8, "colour": 7, "seventh": 0, "cards": ["Aw", "Gg", "Hw", "Fo", "Ar", "Tg"]}, {"street": "falling", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Oo", "Aw", "Ao"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Aw", "Tw", "Bb", "Bw", "Fv", "Tr"]}]}
108. p1 draw | 904b1817dc57 8fe842b90043
    chose {"seat": 0, "draw": true}
109. - draw Fy | fa659c87f27d 233704524505
    drew {"seat": 0, "left": 1}
    got (seat 0) {"seat": 0, "card": "Fy"}
    turn {"seat": 1}
110. p2 build Fw -3,2 | 2a70c36ef241 3b840544f224
    built {"seat": 1, "card": "Fw", "at": "-3,2", "points": 17, "streets": [{"street": "rising", "kind": 3, "colour": 7, "seventh": 7, "cards": ["Fw", "Aw", "Tw", "Bb", "Bw", "Fv", "Tr"]}]}
111. p2 stop | 473288503c06 838ffdff1f36
    chose {"seat": 1, "draw": false}
    turn {"seat": 0}
112. p1 build Go 2,2 | 8ef03056c6ea 2f8ae491daa4
    built {"seat": 0, "card": "Go", "at": "2,2", "points": 31, "streets": [{"street": "row", "kind": 0, "colour": 5, "seventh": 7, "cards": ["Fw", "Hg", "Ao", "Br", "Hv", "Go", "Fr"]}, {"street": "column", "kind": 0, "colour": 0, "seventh": 7, "cards": ["Ab", "Fv", "Ag", "Hb", "*", "Ar", "Go"]}, {"street": "falling", "kind": 7, "colour": 5, "seventh": 0, "cards": ["Ay", "Bv", "Hr", "Gv", "Fo", "Go"]}]}
113. p1 draw | 113a6a95a596 ce90ef0a5232
    chose {"seat": 0, "draw": true}
114. - draw volcano | 04d2d0d3e495 c84476b4bcae
    volcano {"seat": 0, "number": 2, "left": 0}
    ended {"hands": [["Fy", "Gw"], ["Oy"]], "minus": [8, 1], "scores": [511, 201], "places": [1, 2], "reason": "points"}
