import { describe, expect, it } from "vitest";
import { lines, sign, width } from "./lettering";

describe("lettering", () => {
  it("breaks between words and ends in dots where it must", () => {
    expect(lines("Temple of Venus", [20])).toEqual(["Temple of Venus"]);
    const [first, second] = lines("Thermopolium of Vetutius Placidus", [8, 5]);
    expect(width(first!) <= 8 && width(second!) <= 5 && second!.endsWith("…")).toBe(true);
  });
  it("breaks a long word where it may", () => {
    expect(lines("Gladiatoren\u00adkaserne", [8, 8])).toEqual(["Gladiatoren-", "kaserne"]);
    expect(lines("Gladiatoren\u00adkaserne", [20])).toEqual(["Gladiatorenkaserne"]);
  });
});

describe("a sign", () => {
  const texts = (name: string) => sign(name, [6, 6]).map(({ text }) => text);
  it("bears the whole name where there is room", () => {
    expect(sign("House of the Vettii", [6, 6])).toEqual([
      { text: "House of", pressed: undefined },
      { text: "the Vettii", pressed: undefined },
    ]);
  });
  it("presses its letters a little", () => {
    expect(sign("Pumponius Magonianus", [6, 6])[1]).toEqual({ text: "Magonianus", pressed: 6 });
  });
  it("else leaves out what the icon says already, never the name", () => {
    expect(texts("Thermopolium of Vetutius Placidus")).toEqual(["Vetutius", "Placidus"]);
    expect(texts("Maison d’Octavius Quartio")).toEqual(["Octavius", "Quartio"]);
    expect(texts("ウェトゥティウス・プラキドゥスの酒場")).toEqual(["プラキドゥスの", "酒場"]);
  });
});
