/** How each of the 59 people is painted: woman, man, old or young; complexion and hair by their number. */
import painted from "./portraits.json";

export interface Portrait {
  readonly kind: "m" | "f" | "o" | "y";
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
}

export function bust(card: number): Portrait {
  const kind = (["f", "y", "o"] as const).find((one) => painted[one].includes(card)) ?? "m";
  const [skin = "", shade = ""] = painted.skin[(card * 7) % painted.skin.length]!;
  return { kind, skin, shade, hair: kind === "o" ? painted.grey : painted.hair[(card * 5) % painted.hair.length]! };
}
