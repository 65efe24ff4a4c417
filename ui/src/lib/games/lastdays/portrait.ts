/** How each of the 59 people is painted: woman, man, old or young; complexion and hair by their number. */
const WOMEN = new Set([3, 5, 15, 30, 34, 41, 44, 51, 54, 63, 70, 72, 78, 80, 82, 84, 85]);
const YOUNG = new Set([10, 24, 25, 27, 39, 42, 68, 75, 77, 96]);
const OLD = new Set([1, 13, 32, 46, 53, 60, 66, 90, 101]);
const SKIN = [
  ["#e8b78a", "#d49a6e"],
  ["#dca778", "#c98f63"],
  ["#a86f47", "#8f5a37"],
  ["#c98f5f", "#b0764a"],
] as const;
const HAIR = ["#6b3f1d", "#1f1713", "#54402e", "#3a2a1e"] as const;

export interface Portrait {
  readonly kind: "m" | "f" | "o" | "y";
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
}

export function bust(card: number): Portrait {
  const kind = WOMEN.has(card) ? "f" : YOUNG.has(card) ? "y" : OLD.has(card) ? "o" : "m";
  const [skin, shade] = SKIN[(card * 7) % SKIN.length]!;
  return { kind, skin, shade, hair: kind === "o" ? "#b9ada0" : HAIR[(card * 5) % HAIR.length]! };
}
