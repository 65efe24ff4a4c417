1. - deal Ag | c7b9c7f1f857 0075e19907cb
    drew {"seat": 0, "left": 50}
    got (seat 0) {"seat": 0, "card": "Ag"}
2. - deal Tv | 1530a46f73d5 9e6b08703319
    drew {"seat": 0, "left": 49}
    got (seat 0) {"seat": 0, "card": "Tv"}
3. - deal Ov | 3f1f596e855e f97f98685ad4
    drew {"seat": 0, "left": 48}
    got (seat 0) {"seat": 0, "card": "Ov"}
4. - deal Hw | e76ad13e7c9e 63a774dad164
    drew {"seat": 1, "left": 47}
    got (seat 1) {"seat": 1, "card": "Hw"}
5. - deal Bv | 5e53a96f68d8 0b9d75020c4e
    drew {"seat": 1, "left": 46}
    got (seat 1) {"seat": 1, "card": "Bv"}
6. - deal Gy | 9ac6815d9d62 e7463b4242e4
    drew {"seat": 1, "left": 45}
    got (seat 1) {"seat": 1, "card": "Gy"}
7. - deal Fo | dec7d3343083 cb291bcdab6f
    drew {"seat": 2, "left": 44}
    got (seat 2) {"seat": 2, "card": "Fo"}
8. - deal Go | 4d45c0734ee8 2538eaa9710c
    drew {"seat": 2, "left": 43}
    got (seat 2) {"seat": 2, "card": "Go"}
9. - deal Ho | 7c6f7f25c59b e80c3da6f027
    drew {"seat": 2, "left": 42}
    got (seat 2) {"seat": 2, "card": "Ho"}
10. - deal Bb | 346b0ca5ac24 243f7cec5fc8
    founded {"card": "Bb", "at": "0,0", "left": 41}
    turn {"seat": 0}
11. p1 build Ov -1,0 | af515f63751d bdaa4d17566c
    built {"seat": 0, "card": "Ov", "at": "-1,0", "points": 0, "streets": []}
12. - draw Fr | 2930d5ec5c95 45c6c365910b
    drew {"seat": 0, "left": 40}
    got (seat 0) {"seat": 0, "card": "Fr"}
    turn {"seat": 1}
13. p2 build Gy -1,-1 | 9d615f600de9 61419bd4c83b
    built {"seat": 1, "card": "Gy", "at": "-1,-1", "points": 0, "streets": []}
14. - draw Ab | 960ffac2f6d5 0bb67651ba6e
    drew {"seat": 1, "left": 39}
    got (seat 1) {"seat": 1, "card": "Ab"}
    turn {"seat": 2}
15. p3 build Go -1,1 | dcc01a091fdd c8c4c6907acc
    built {"seat": 2, "card": "Go", "at": "-1,1", "points": 11, "streets": [{"street": "column", "kind": 11, "colour": 0, "seventh": 0, "cards": ["Gy", "Ov", "Go"]}]}
16. - draw Ty | 4cf4e09e0961 81cdc3fc1422
    drew {"seat": 2, "left": 38}
    got (seat 2) {"seat": 2, "card": "Ty"}
    turn {"seat": 0}
17. p1 build Tv -2,-1 | 4fdc974466f5 2892eb22151c
    built {"seat": 0, "card": "Tv", "at": "-2,-1", "points": 5, "streets": [{"street": "falling", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Tv", "Ov"]}]}
18. - draw Av | d219ccb0467b 6999f0fe8093
    drew {"seat": 0, "left": 37}
    got (seat 0) {"seat": 0, "card": "Av"}
    turn {"seat": 1}
19. p2 build Hw -2,-2 | a5d196d94ee7 9a4ebd461128
    built {"seat": 1, "card": "Hw", "at": "-2,-2", "points": 0, "streets": []}
20. - draw Gw | 3061d34438f0 3a8adcaada11
    drew {"seat": 1, "left": 36}
    got (seat 1) {"seat": 1, "card": "Gw"}
    turn {"seat": 2}
21. p3 build Ho -2,0 | 0ba93ca6c0d4 a8ccf486afdf
    built {"seat": 2, "card": "Ho", "at": "-2,0", "points": 16, "streets": [{"street": "column", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Hw", "Tv", "Ho"]}, {"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Ho", "Go"]}]}
22. - draw Og | 303f8cbfa401 2e1c5afb1436
    drew {"seat": 2, "left": 35}
    got (seat 2) {"seat": 2, "card": "Og"}
    turn {"seat": 0}
23. p1 build Av -3,0 | 5c9816d49dd1 bcbc1da94395
    built {"seat": 0, "card": "Av", "at": "-3,0", "points": 12, "streets": [{"street": "row", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Av", "Ho", "Ov", "Bb"]}, {"street": "rising", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Av", "Tv"]}]}
24. - draw Ow | c5023d14c0a1 ea1279b783f1
    drew {"seat": 0, "left": 34}
    got (seat 0) {"seat": 0, "card": "Ow"}
    turn {"seat": 1}
25. p2 build Bv -2,-3 | f396795be383 7c049dc0b5c2
    built {"seat": 1, "card": "Bv", "at": "-2,-3", "points": 7, "streets": [{"street": "column", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Bv", "Hw", "Tv", "Ho"]}]}
26. - draw Ar | a4cfc38b8578 0eeeab4f5488
    drew {"seat": 1, "left": 33}
    got (seat 1) {"seat": 1, "card": "Ar"}
    turn {"seat": 2}
27. p3 statue Bv -2,1 | b79979476a70 c7a70247de06
    raised {"seat": 2, "card": "Bv", "at": "-2,1", "points": 25, "streets": [{"street": "column", "kind": 8, "colour": 7, "seventh": 0, "cards": ["Bv", "Hw", "Tv", "Ho", "Bv"]}, {"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Av", "Bv"]}, {"street": "rising", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Bv", "Ov"]}]}
    turn {"seat": 0}
28. p1 build Ag -1,-2 | 8906166a7030 db6b0a8d691a
    built {"seat": 0, "card": "Ag", "at": "-1,-2", "points": 10, "streets": [{"street": "rising", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Av", "Tv", "Ag"]}]}
29. - draw To | 227ded96444e a355159dcd2b
    drew {"seat": 0, "left": 32}
    got (seat 0) {"seat": 0, "card": "To"}
    turn {"seat": 1}
30. p2 build Gw -3,-3 | 9fe4fe835214 0d7b22b6c3d0
    built {"seat": 1, "card": "Gw", "at": "-3,-3", "points": 13, "streets": [{"street": "falling", "kind": 9, "colour": 4, "seventh": 0, "cards": ["Gw", "Hw", "Gy", "Bb"]}]}
31. - draw Tb | 953ade9a9f1a 7ca2b8f505fa
    drew {"seat": 1, "left": 31}
    got (seat 1) {"seat": 1, "card": "Tb"}
    turn {"seat": 2}
32. p3 build Fo -2,2 | 951349eee68e 8a1e896dd87f
    built {"seat": 2, "card": "Fo", "at": "-2,2", "points": 11, "streets": [{"street": "column", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Bv", "Hw", "Tv", "Ho", "*", "Fo"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Fo", "Go", "Bb"]}]}
33. - draw Fy | 92a0868dd89f 0ed18809d496
    drew {"seat": 2, "left": 30}
    got (seat 2) {"seat": 2, "card": "Fy"}
    turn {"seat": 0}
34. p1 build To -2,-4 | fdeca7f4595e e23f3c2a43ec
    built {"seat": 0, "card": "To", "at": "-2,-4", "points": 19, "streets": [{"street": "column", "kind": 6, "colour": 6, "seventh": 7, "cards": ["To", "Bv", "Hw", "Tv", "Ho", "*", "Fo"]}]}
35. - draw Hb | d7c6e1f49e41 79c2e0c9a523
    drew {"seat": 0, "left": 29}
    got (seat 0) {"seat": 0, "card": "Hb"}
    turn {"seat": 1}
36. p2 build Tb -4,0 | 8f2846087a2d 69d35ea37039
    built {"seat": 1, "card": "Tb", "at": "-4,0", "points": 6, "streets": [{"street": "row", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Tb", "Av", "Ho", "Ov", "Bb"]}]}
37. - draw Fg | 2bf8e0cfda12 310a8e85b1b5
    drew {"seat": 1, "left": 28}
    got (seat 1) {"seat": 1, "card": "Fg"}
    turn {"seat": 2}
38. p3 build Fy -3,1 | b8d0a27d22f9 6bee0b034a31
    built {"seat": 2, "card": "Fy", "at": "-3,1", "points": 15, "streets": [{"street": "falling", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Tb", "Fy", "Fo"]}, {"street": "rising", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Fy", "Ho", "Gy"]}]}
39. - draw Bg | 7ec57417dc84 6b5dd86c8d0d
    drew {"seat": 2, "left": 27}
    got (seat 2) {"seat": 2, "card": "Bg"}
    turn {"seat": 0}
40. p1 build Ow -1,-3 | 657c096279f4 a3a93d8e2fc6
    built {"seat": 0, "card": "Ow", "at": "-1,-3", "points": 19, "streets": [{"street": "row", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Gw", "Bv", "Ow"]}, {"street": "column", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Ow", "Ag", "Gy", "Ov", "Go"]}, {"street": "rising", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Hw", "Ow"]}]}
41. - draw Or | a1384e2d1483 db1f01c55292
    drew {"seat": 0, "left": 26}
    got (seat 0) {"seat": 0, "card": "Or"}
    turn {"seat": 1}
42. p2 build Ar -1,-4 | 3a1d61b31fce ef66c10676c7
    built {"seat": 1, "card": "Ar", "at": "-1,-4", "points": 5, "streets": [{"street": "column", "kind": 5, "colour": 0, "seventh": 0, "cards": ["Ar", "Ow", "Ag", "Gy", "Ov", "Go"]}]}
43. - draw Ob | 77b695dda1e3 011c62f6312c
    drew {"seat": 1, "left": 25}
    got (seat 1) {"seat": 1, "card": "Ob"}
    turn {"seat": 2}
44. p1 permit | 6adf52114741 a2b03ffda5b9
    interrupted {"seat": 0, "whose": 2}
45. p1 build Or -1,2 | a44def055a7a 40b20169ee87
    built {"seat": 0, "card": "Or", "at": "-1,2", "points": 28, "streets": [{"street": "column", "kind": 15, "colour": 6, "seventh": 7, "cards": ["Ar", "Ow", "Ag", "Gy", "Ov", "Go", "Or"]}]}
46. - draw Br | e4d724ae26e6 71d10bdb02ea
    drew {"seat": 0, "left": 24}
    got (seat 0) {"seat": 0, "card": "Br"}
    turn {"seat": 2}
47. p3 build Bg -3,-2 | 8a9f13f30a62 4aaf9f723c06
    built {"seat": 2, "card": "Bg", "at": "-3,-2", "points": 17, "streets": [{"street": "row", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Bg", "Hw", "Ag"]}, {"street": "rising", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Bg", "Bv", "Ar"]}]}
48. - draw Oy | f2880c0ed88c 3c2714e0898b
    drew {"seat": 2, "left": 23}
    got (seat 2) {"seat": 2, "card": "Oy"}
    turn {"seat": 0}
49. p1 build Br -4,-1 | 87a65f760bca 030701c553e5
    built {"seat": 0, "card": "Br", "at": "-4,-1", "points": 22, "streets": [{"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Br", "Av", "*", "Or"]}, {"street": "rising", "kind": 14, "colour": 2, "seventh": 0, "cards": ["Br", "Bg", "Bv", "Ar"]}]}
50. - draw Fv | d0617a211664 ca5ddcccae57
    drew {"seat": 0, "left": 22}
    got (seat 0) {"seat": 0, "card": "Fv"}
    turn {"seat": 1}
51. p1 permit | 94452d522fba 0bcfde32b05f
    interrupted {"seat": 0, "whose": 1}
52. p1 statue Bv -5,0 | a94e85921436 b4a738720bcc
    raised {"seat": 0, "card": "Bv", "at": "-5,0", "points": 35, "streets": [{"street": "row", "kind": 7, "colour": 6, "seventh": 0, "cards": ["Bv", "Tb", "Av", "Ho", "Ov", "Bb"]}, {"street": "rising", "kind": 15, "colour": 7, "seventh": 0, "cards": ["Bv", "Br", "Bg", "Bv", "Ar"]}]}
    turn {"seat": 1}
53. p2 build Ab -6,0 | 61ad1fb157a3 102e88246ad6
    built {"seat": 1, "card": "Ab", "at": "-6,0", "points": 24, "streets": [{"street": "row", "kind": 11, "colour": 6, "seventh": 7, "cards": ["Ab", "*", "Tb", "Av", "Ho", "Ov", "Bb"]}]}
54. - draw Aw | 51e9b2b2a021 1f18b5f18403
    drew {"seat": 1, "left": 21}
    got (seat 1) {"seat": 1, "card": "Aw"}
    turn {"seat": 2}
55. p3 build Oy -3,-1 | 12b29cf39705 a01bfc4c2bb3
    built {"seat": 2, "card": "Oy", "at": "-3,-1", "points": 17, "streets": [{"street": "row", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Br", "Oy", "Tv", "Gy"]}, {"street": "column", "kind": 0, "colour": 5, "seventh": 0, "cards": ["Gw", "Bg", "Oy", "Av", "Fy"]}, {"street": "rising", "kind": 6, "colour": 0, "seventh": 0, "cards": ["Tb", "Oy", "Hw", "Ow"]}]}
56. - draw Hv | c754e3dc4b0b 705d0bf94eab
    drew {"seat": 2, "left": 20}
    got (seat 2) {"seat": 2, "card": "Hv"}
    turn {"seat": 0}
57. p1 build Fv -3,-4 | e71879046f36 02c8a5541304
    built {"seat": 0, "card": "Fv", "at": "-3,-4", "points": 19, "streets": [{"street": "column", "kind": 6, "colour": 6, "seventh": 0, "cards": ["Fv", "Gw", "Bg", "Oy", "Av", "Fy"]}, {"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Fv", "Bv", "Ag"]}]}
58. - draw Tr | e6a201e14a81 510e4aed1b88
    drew {"seat": 0, "left": 19}
    got (seat 0) {"seat": 0, "card": "Tr"}
    turn {"seat": 1}
59. p3 permit | fd66ced07e49 ca72d22c1239
    interrupted {"seat": 2, "whose": 1}
60. p3 build Og -3,2 | 3d7ef2a15e45 92fec757b1b0
    built {"seat": 2, "card": "Og", "at": "-3,2", "points": 29, "streets": [{"street": "row", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Og", "Fo", "Or"]}, {"street": "column", "kind": 3, "colour": 5, "seventh": 7, "cards": ["Fv", "Gw", "Bg", "Oy", "Av", "Fy", "Og"]}, {"street": "rising", "kind": 6, "colour": 0, "seventh": 0, "cards": ["Og", "*", "Ov"]}]}
61. - draw Gr | 6d860b14e396 76ccac22cb39
    drew {"seat": 2, "left": 18}
    got (seat 2) {"seat": 2, "card": "Gr"}
    turn {"seat": 1}
62. p2 build Fg -4,-3 | 64614eeb4c17 c00d9d6f0c5f
    built {"seat": 1, "card": "Fg", "at": "-4,-3", "points": 13, "streets": [{"street": "falling", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Fg", "Bg", "Tv", "Ov"]}, {"street": "rising", "kind": 7, "colour": 0, "seventh": 0, "cards": ["Fg", "Fv"]}]}
63. - draw Gv | 355a5660b19c 06bd1e83a195
    drew {"seat": 1, "left": 17}
    got (seat 1) {"seat": 1, "card": "Gv"}
    turn {"seat": 2}
64. p3 build Ty -5,-1 | 784bb8fd36cf ef009b1836fd
    built {"seat": 2, "card": "Ty", "at": "-5,-1", "points": 24, "streets": [{"street": "row", "kind": 7, "colour": 6, "seventh": 0, "cards": ["Ty", "Br", "Oy", "Tv", "Gy"]}, {"street": "falling", "kind": 6, "colour": 5, "seventh": 0, "cards": ["Ty", "Tb", "Fy", "Fo"]}]}
65. - draw Hy | 2f9d6c42d88a ea6892a9d8d0
    drew {"seat": 2, "left": 16}
    got (seat 2) {"seat": 2, "card": "Hy"}
    turn {"seat": 0}
66. p3 permit | e3abed73922f c371f0ea7c8c
    interrupted {"seat": 2, "whose": 0}
67. p3 build Hy -4,-2 | df944abc550e e434697384cf
    built {"seat": 2, "card": "Hy", "at": "-4,-2", "points": 38, "streets": [{"street": "row", "kind": 11, "colour": 0, "seventh": 0, "cards": ["Hy", "Bg", "Hw", "Ag"]}, {"street": "falling", "kind": 13, "colour": 7, "seventh": 0, "cards": ["Hy", "Oy", "Ho", "Go"]}, {"street": "rising", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Ab", "Ty", "Hy", "Gw", "To"]}]}
68. - draw By | af23134175fd 1dd8dc11d9ef
    drew {"seat": 2, "left": 15}
    got (seat 2) {"seat": 2, "card": "By"}
    turn {"seat": 0}
69. p1 build Tr -4,-4 | 17c18bb2aedc 21e874004dc1
    built {"seat": 0, "card": "Tr", "at": "-4,-4", "points": 33, "streets": [{"street": "row", "kind": 8, "colour": 7, "seventh": 0, "cards": ["Tr", "Fv", "To", "Ar"]}, {"street": "column", "kind": 11, "colour": 7, "seventh": 0, "cards": ["Tr", "Fg", "Hy", "Br", "Tb"]}]}
70. - draw Bw | 4a8124c8c36b 325acde6f236
    drew {"seat": 0, "left": 14}
    got (seat 0) {"seat": 0, "card": "Bw"}
    turn {"seat": 1}
71. p2 build Aw 0,1 | 29584c2255f9 e969fac9d0ad
    built {"seat": 1, "card": "Aw", "at": "0,1", "points": 0, "streets": []}
72. - draw Gg | 7607bb05920a 78b18c7e2f9a
    drew {"seat": 1, "left": 13}
    got (seat 1) {"seat": 1, "card": "Gg"}
    turn {"seat": 2}
73. p3 build Hv 0,-2 | 8bb9847b1e2e f853cf4c6477
    built {"seat": 2, "card": "Hv", "at": "0,-2", "points": 23, "streets": [{"street": "row", "kind": 14, "colour": 0, "seventh": 0, "cards": ["Hy", "Bg", "Hw", "Ag", "Hv"]}, {"street": "rising", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Fy", "Ho", "Gy", "Hv"]}]}
74. - draw Ay | c7f147861f75 2dc6d89718ad
    drew {"seat": 2, "left": 12}
    got (seat 2) {"seat": 2, "card": "Ay"}
    turn {"seat": 0}
75. p1 build Hb 0,2 | 3ebf0f0d70e0 77e7509bbb52
    built {"seat": 0, "card": "Hb", "at": "0,2", "points": 21, "streets": [{"street": "column", "kind": 0, "colour": 6, "seventh": 0, "cards": ["Bb", "Aw", "Hb"]}, {"street": "falling", "kind": 15, "colour": 0, "seventh": 0, "cards": ["Hy", "Oy", "Ho", "Go", "Hb"]}]}
76. - draw volcano | c887b44f2720 1d7b90f28491
    volcano {"seat": 0, "number": 1, "left": 11}
77. p1 draw | 5f36e3b601f9 1a6b43516d62
    chose {"seat": 0, "draw": true}
78. - draw Fb | 8780564f66a3 fba004b7753e
    drew {"seat": 0, "left": 10}
    got (seat 0) {"seat": 0, "card": "Fb"}
    turn {"seat": 1}
79. p2 build Ob -5,-2 | 53a50199ada2 ab7ae3a8d71d
    built {"seat": 1, "card": "Ob", "at": "-5,-2", "points": 9, "streets": [{"street": "falling", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Ob", "Br", "Av", "*", "Or"]}]}
80. p2 draw | 4d8e3bac4f64 45314eab6e81
    chose {"seat": 1, "draw": true}
81. - draw Ao | 3ddf3fb17d08 9dd846892683
    drew {"seat": 1, "left": 9}
    got (seat 1) {"seat": 1, "card": "Ao"}
    turn {"seat": 2}
82. p3 build By -6,-2 | 848c99aa5187 9223a3fb8b5c
    built {"seat": 2, "card": "By", "at": "-6,-2", "points": 28, "streets": [{"street": "row", "kind": 9, "colour": 7, "seventh": 7, "cards": ["By", "Ob", "Hy", "Bg", "Hw", "Ag", "Hv"]}, {"street": "falling", "kind": 0, "colour": 5, "seventh": 0, "cards": ["By", "Ty", "Tb", "Fy", "Fo"]}]}
83. p3 draw | 6e6d8c14ba49 4027544006a3
    chose {"seat": 2, "draw": true}
84. - draw Tg | 68fd686a86d2 fc88a873580d
    drew {"seat": 2, "left": 8}
    got (seat 2) {"seat": 2, "card": "Tg"}
    turn {"seat": 0}
85. p1 build Fb -4,2 | 6a1944d2061f d722e17cdfe1
    built {"seat": 0, "card": "Fb", "at": "-4,2", "points": 30, "streets": [{"street": "row", "kind": 11, "colour": 7, "seventh": 0, "cards": ["Fb", "Og", "Fo", "Or", "Hb"]}, {"street": "rising", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Fb", "Fy", "Ho", "Gy", "Hv"]}]}
86. p1 stop | 674672500f0d 05e146c8ca39
    chose {"seat": 0, "draw": false}
    turn {"seat": 1}
87. p2 build Gg -5,-4 | 6b042115b27c 89399e687aaa
    built {"seat": 1, "card": "Gg", "at": "-5,-4", "points": 7, "streets": [{"street": "falling", "kind": 0, "colour": 7, "seventh": 0, "cards": ["Gg", "Fg", "Bg", "Tv", "Ov", "Aw"]}]}
88. p2 stop | 991800980d77 0f08c1c0c811
    chose {"seat": 1, "draw": false}
    turn {"seat": 2}
89. p3 build Gr -4,1 | 7f47ce37191f 17700a622711
    built {"seat": 2, "card": "Gr", "at": "-4,1", "points": 23, "streets": [{"street": "row", "kind": 9, "colour": 0, "seventh": 0, "cards": ["Gr", "Fy", "*", "Go", "Aw"]}, {"street": "column", "kind": 0, "colour": 7, "seventh": 7, "cards": ["Tr", "Fg", "Hy", "Br", "Tb", "Gr", "Fb"]}]}
90. p3 draw | 2a848af758f5 39c09df700b9
    chose {"seat": 2, "draw": true}
91. - draw Gb | 19109b9d2232 c513e3ce5a3e
    drew {"seat": 2, "left": 7}
    got (seat 2) {"seat": 2, "card": "Gb"}
    turn {"seat": 0}
92. p1 build Fr -6,-1 | d344648a8792 7a73f296200d
    built {"seat": 0, "card": "Fr", "at": "-6,-1", "points": 17, "streets": [{"street": "row", "kind": 0, "colour": 3, "seventh": 0, "cards": ["Fr", "Ty", "Br", "Oy", "Tv", "Gy"]}, {"street": "falling", "kind": 0, "colour": 4, "seventh": 0, "cards": ["Fr", "*", "Gr", "Og"]}, {"street": "rising", "kind": 10, "colour": 0, "seventh": 0, "cards": ["Fr", "Ob", "Fg", "Fv"]}]}
93. p1 draw | 9a7f1f2bde39 bead057c3ea0
    chose {"seat": 0, "draw": true}
94. - draw Bo | bc2bcf607897 b42e72432b21
    drew {"seat": 0, "left": 6}
    got (seat 0) {"seat": 0, "card": "Bo"}
    turn {"seat": 1}
95. p2 build Ao 0,-3 | 127f93a07958 bf19a4dce2b9
    built {"seat": 1, "card": "Ao", "at": "0,-3", "points": 15, "streets": [{"street": "falling", "kind": 3, "colour": 0, "seventh": 0, "cards": ["Ar", "Ao"]}, {"street": "rising", "kind": 12, "colour": 0, "seventh": 0, "cards": ["Gr", "Av", "Tv", "Ag", "Ao"]}]}
96. p2 stop | 027b2b2bbec6 ca123668f828
    chose {"seat": 1, "draw": false}
    turn {"seat": 2}
97. p3 build Ay -5,1 | a05892aaae0f adf9e7458ee0
    built {"seat": 2, "card": "Ay", "at": "-5,1", "points": 29, "streets": [{"street": "row", "kind": 10, "colour": 5, "seventh": 0, "cards": ["Ay", "Gr", "Fy", "*", "Go", "Aw"]}, {"street": "column", "kind": 0, "colour": 3, "seventh": 0, "cards": ["Ob", "Ty", "*", "Ay"]}, {"street": "falling", "kind": 8, "colour": 0, "seventh": 0, "cards": ["Ab", "Ay", "Fb"]}, {"street": "rising", "kind": 0, "colour": 3, "seventh": 0, "cards": ["Ay", "Tb", "Oy", "Hw", "Ow"]}]}
98. p3 draw | bcaa28932743 d2fba22c7576
    chose {"seat": 2, "draw": true}
99. - draw Tw | 6294ba0fdf02 b7b088e58100
    drew {"seat": 2, "left": 5}
    got (seat 2) {"seat": 2, "card": "Tw"}
    turn {"seat": 0}
100. p1 build Bo -6,1 | 00d73b50e9cd 9dc893b1f92a
    built {"seat": 0, "card": "Bo", "at": "-6,1", "points": 36, "streets": [{"street": "row", "kind": 0, "colour": 5, "seventh": 7, "cards": ["Bo", "Ay", "Gr", "Fy", "*", "Go", "Aw"]}, {"street": "column", "kind": 7, "colour": 0, "seventh": 0, "cards": ["By", "Fr", "Ab", "Bo"]}, {"street": "rising", "kind": 17, "colour": 0, "seventh": 0, "cards": ["Bo", "*", "Br", "Bg", "Bv", "Ar"]}]}
101. p1 draw | 68697fc53a44 8a1eb37e3780
    chose {"seat": 0, "draw": true}
102. - draw Oo | 8eb206c3f69e 4a936a5365cd
    drew {"seat": 0, "left": 4}
    got (seat 0) {"seat": 0, "card": "Oo"}
    turn {"seat": 1}
103. p2 build Gv 0,-4 | d3ff9fa6d63b 4f2b590dd374
    built {"seat": 1, "card": "Gv", "at": "0,-4", "points": 14, "streets": [{"street": "row", "kind": 9, "colour": 2, "seventh": 0, "cards": ["Gg", "Tr", "Fv", "To", "Ar", "Gv"]}, {"street": "column", "kind": 0, "colour": 3, "seventh": 0, "cards": ["Gv", "Ao", "Hv"]}]}
104. - draw Hg | ef12bfbdf3c7 e2a819c5caf3
    drew {"seat": 1, "left": 3}
    got (seat 1) {"seat": 1, "card": "Hg"}
    turn {"seat": 2}
105. p3 build Tw 0,-1 | d9e0fc98d8bf 5a92f5658010
    built {"seat": 2, "card": "Tw", "at": "0,-1", "points": 34, "streets": [{"street": "row", "kind": 13, "colour": 0, "seventh": 7, "cards": ["Fr", "Ty", "Br", "Oy", "Tv", "Gy", "Tw"]}, {"street": "column", "kind": 0, "colour": 7, "seventh": 7, "cards": ["Gv", "Ao", "Hv", "Tw", "Bb", "Aw", "Hb"]}]}
106. p3 draw | 998492a5c5fb 9062fa70b9c4
    chose {"seat": 2, "draw": true}
107. - draw volcano | e0e65a631136 bb59647a90a5
    volcano {"seat": 2, "number": 2, "left": 2}
    ended {"hands": [["Bw", "Oo"], ["Hg"], ["Gb", "Tg"]], "minus": [8, 1, 4], "scores": [298, 112, 336], "places": [2, 3, 1], "reason": "points"}
