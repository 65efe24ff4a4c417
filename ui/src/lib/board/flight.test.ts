import { afterEach, describe, expect, it } from "vitest";
import { fitted, placeOf, shifted } from "./flight";

describe("a card on its way", () => {
  afterEach(() => document.body.replaceChildren());

  it("fits into the middle of a place, whatever its shape", () => {
    expect(fitted({ x: 0, y: 0, width: 344, height: 70 }, 100 / 140)).toEqual({ x: 147, y: 0, width: 50, height: 70 });
    expect(fitted({ x: 10, y: 10, width: 100, height: 300 }, 1)).toEqual({ x: 10, y: 110, width: 100, height: 100 });
    expect(fitted({ x: 0, y: 0, width: 900, height: 900 }, 1, 130)).toEqual({
      x: 385,
      y: 385,
      width: 130,
      height: 130,
    });
  });

  it("starts where it comes from", () => {
    expect(shifted({ x: 100, y: 100, width: 50, height: 70 }, { x: 0, y: 0, width: 100, height: 140 })).toBe(
      "translate(75.0px, 65.0px) scale(0.500)",
    );
    const same = { x: 3, y: 4, width: 5, height: 6 };
    expect(shifted(same, same)).toBe("translate(0.0px, 0.0px) scale(1.000)");
  });

  it("leaves from the card that was taken up, and not from one that is hidden", () => {
    document.body.innerHTML =
      `<i data-place="card:3"></i><b data-place="card:3" aria-pressed="false"></b>` +
      `<u data-place="card:3" aria-pressed="true"></u><s data-square="0,-1"></s>`;
    const wide = () => ({ width: 5 }) as DOMRect;
    for (const tag of ["b", "u", "s"]) document.querySelector(tag)!.getBoundingClientRect = wide;
    expect(placeOf("card:3")?.tagName).toBe("U");
    document.querySelector("u")!.remove();
    expect(placeOf("card:3")?.tagName).toBe("B");
    expect(placeOf("at:0,-1")?.tagName).toBe("S");
    expect(placeOf("deck")).toBeNull();
  });
});
