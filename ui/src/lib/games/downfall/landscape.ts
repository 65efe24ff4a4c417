/** The country around Pompeii, drawn by hand: once in landscape, once turned a quarter for narrow screens. */
export const LAND = {
  wide: {
    field:
      "M-126-104H300C240-60 180-34 40-30S-80-10-126 60zM560-104h260c-20 30-10 50-40 60H580zM1226 250" +
      "c-60 20-96 90-90 150s20 90 90 100zM340 798c20-40 60-50 140-46s180-10 220 46zM1226 640" +
      "c-60 0-110 40-130 158h130z",
    field2:
      "M-126 120c40 10 60 50 56 110S-90 330-126 330zM900 798c10-30 60-40 100-36s50 20 60 36zM330-104" +
      "c20 26 90 36 140 20l20-32z",
    water: "M-126 520C-92 524-78 560-62 610-40 668 20 672 90 674s140 4 190 40 60 60 66 90H-126z",
    shore: "M-126 548c20 6 34 30 46 70 20 62 70 76 150 78s130 10 172 50",
    waves: "M-90 680q9-8 18 0t18 0M-50 730q9-8 18 0t18 0M90 724q9-8 18 0t18 0M180 752q9-8 18 0t18 0",
    boat: [6, 690, 84],
  },
  tall: {
    field:
      "M-74 330c40 10 50 60 46 120s-20 100-46 110zM-74 900c30-10 60 10 60 60s-20 100-60 120zM774 250" +
      "c-40 10-50 70-40 130s20 80 40 86zM220-70h200c-10 30-60 40-100 38S240-40 220-70z",
    field2: "M774 560c-30 10-40 60-30 110s20 60 30 60zM-74 620c30 0 40 40 36 90s-16 80-36 80z",
    water: "M774 800c-40 6-96 40-100 110s10 110-20 150-60 60-60 110h180z",
    shore: "M774 836c-36 10-68 40-70 90s6 100-14 140-40 60-44 104",
    waves: "M716 990q8-8 16 0t16 0M690 1110q8-8 16 0t16 0",
    boat: [668, 1010, 76],
  },
} as const;

type Tree = readonly ["pine" | "cypress", number, number];
const northToSouth = (trees: Tree[]): readonly Tree[] => trees.sort((a, b) => a[2] - b[2]);

export const TREES = {
  tall: northToSouth([
    ["cypress", -52, 318],
    ["cypress", -40, 326],
    ["pine", -58, 470],
    ["cypress", -50, 640],
    ["pine", -62, 830],
    ["pine", 738, 300],
    ["cypress", 746, 640],
    ["pine", 400, -56],
    ["pine", 520, -58],
    ["cypress", 60, 1120],
    ["pine", 360, 1124],
    ["cypress", 460, 1122],
    ["pine", 210, 1126],
  ]),
  wide: northToSouth([
    ["pine", -94, 150],
    ["pine", -66, 168],
    ["cypress", -50, 20],
    ["cypress", -38, 28],
    ["cypress", -92, 300],
    ["pine", 60, -68],
    ["pine", 96, -74],
    ["cypress", 250, -66],
    ["cypress", 264, -62],
    ["cypress", 278, -68],
    ["pine", 380, -70],
    ["pine", 620, -68],
    ["cypress", 668, -64],
    ["pine", 700, -72],
    ["cypress", 762, -66],
    ["cypress", 836, 22],
    ["cypress", 852, 30],
    ["pine", 1150, 230],
    ["pine", 1164, 262],
    ["cypress", 1150, 330],
    ["pine", 1152, 520],
    ["cypress", 1154, 590],
    ["cypress", 1168, 598],
    ["pine", 1150, 690],
    ["pine", 400, 738],
    ["cypress", 452, 736],
    ["pine", 500, 744],
    ["cypress", 736, 738],
    ["pine", 960, 738],
    ["pine", 1000, 746],
    ["cypress", 1052, 736],
  ]),
};
