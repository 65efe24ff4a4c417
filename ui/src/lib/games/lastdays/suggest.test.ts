/** The primary button: it plays what leaves no choice, and is held against the rules' own legal moves. */
import { beforeAll, describe, expect, it } from "vitest";
import { buildingAt, CARDS, isPerson, lotOf } from "./board";
import { examples, MOMENTS, recorded } from "./fixtures";
import lastdays from "./index";
import { forced, natural } from "./suggest";
import { holdings, residents } from "./view";
import type { View } from "./wire";
import { words } from "./words";

beforeAll(() => words.load("en"));

const labelOf = (view: View, legal: readonly string[]) => lastdays.suggest?.(view, legal)?.label;

/** The legal moves of a seat that enters the city (rules 4.1, 4.2, 4.4, 5.13), written from the rule book. */
function housing(view: View): string[] {
  const crowds = residents(view);
  const own = view.cards[view.turn]!;
  const moves = own
    .filter((card) => isPerson(card) && !(String(card) in view.housed))
    .flatMap((card) =>
      own.flatMap((house) => {
        const { place, group } = lotOf(house);
        if (place === null || group !== lotOf(card).group) return [];
        return (crowds.get(place)?.length ?? 0) < buildingAt(place)!.capacity ? [`house ${card} ${place}`] : [];
      }),
    );
  return Object.keys(view.housed).length ? [...moves, "done"] : moves;
}
const housed = (view: View, move: string): View => {
  const [, card, place] = move.split(" ");
  return { ...view, housed: { ...view.housed, [card!]: Number(place) } };
};
/** Every way in which a seat can house as many as possible, one move at a time. */
function endings(view: View): Set<string> {
  const moves = housing(view).filter((move) => move !== "done");
  if (!moves.length) return new Set([JSON.stringify(Object.entries(view.housed).sort())]);
  return new Set(moves.flatMap((move) => [...endings(housed(view, move))]));
}

describe("house everyone", () => {
  const { view: recordedView, legal } = recorded("house");
  const base: View = { ...recordedView, turn: 0, seat: 0, housed: {}, waiting: "house", pending: {} };
  const owning = (cards: readonly number[]): View => ({ ...base, cards: base.cards.map((_, i) => (i ? [] : cards)) });

  it("has the legal moves of the server", () => {
    expect(new Set(housing(recordedView))).toEqual(new Set(legal));
  });

  it("offers itself exactly where all single moves lead to the same homes, and plays them", () => {
    // Small holdings from a seeded shuffle: with one or two houses of a colour, too many people, none at all.
    let seed = 79;
    const roll = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
    let offered = 0;
    let withheld = 0;
    for (let i = 0; i < 400; i++) {
      const group = lotOf([...CARDS.keys()][roll(101)]!).group;
      const of = [...CARDS.values()].filter((lot) => lot.group === group);
      const cards = new Set<number>();
      for (let k = 0; k < 2 + roll(4); k++) cards.add(of[roll(of.length)]!.card);
      for (let k = 0; k < 2; k++) cards.add([...CARDS.keys()][roll(101)]!);
      const view = owning([...cards].sort((a, b) => a - b));
      const moves = housing(view);
      if (!moves.length) continue;
      const plan = forced(view, moves);
      expect({ cards: [...cards], offers: plan.length > 0 }).toEqual({
        cards: [...cards],
        offers: endings(view).size === 1,
      });
      if (!plan.length) {
        withheld++;
        continue;
      }
      offered++;
      let now = view;
      for (const move of plan) {
        expect(housing(now)).toContain(move);
        now = housed(now, move);
      }
      expect(housing(now)).toEqual(["done"]);
      expect(endings(view)).toEqual(new Set([JSON.stringify(Object.entries(now.housed).sort())]));
    }
    expect(offered).toBeGreaterThan(50);
    expect(withheld).toBeGreaterThan(50);
  });

  it("says whether it houses all, or those who have a home", () => {
    const [one] = holdings([11, 5, 15]);
    expect(one).toMatchObject({ room: 3 });
    expect(labelOf(owning([5, 11, 15]), housing(owning([5, 11, 15])))).toBe("House everyone");
    const stranger = [...CARDS.values()].find(({ group, place }) => group !== "temple" && place === null)!.card;
    const more = owning([5, 11, 15, stranger].sort((a, b) => a - b));
    expect(labelOf(more, housing(more))).toBe("House the 2 who have a home");
  });

  it("does not answer where clients lost their home: they may be sold", () => {
    const view: View = { ...owning([5, 11, 15]), pending: { homeless: [5] } };
    expect(forced(view, ["house 5 4", "sell 5"])).toEqual([]);
  });

  it("sells who has no other way left", () => {
    const view: View = { ...owning([5, 11]), waiting: "house", pending: { homeless: [5] } };
    expect(natural(view, ["sell 5"])).toEqual(["sell 5"]);
    expect(natural(view, ["sell 5", "sell 11"])).toEqual([]);
  });
});

describe("the natural act", () => {
  it("is always legal, in every recorded moment", () => {
    for (const name of MOMENTS) {
      const { view, legal } = recorded(name);
      const [move] = natural(view, legal);
      if (move !== undefined) expect(legal).toContain(move);
    }
    for (const { view, moves } of examples) {
      const [move] = natural(view, Object.keys(moves));
      if (move !== undefined) expect(Object.keys(moves)).toContain(move);
    }
  });

  it("in the fall goes to the client, and with the client to a gate", () => {
    const go = recorded("go");
    expect(labelOf(go.view, go.legal)).toMatch(/^(Enter building \d+|Towards .+): (one step|\d+ steps)$/);
    const near = { ...go.view, steps: 40 };
    const place = go.view.housed[String(go.view.declared)]!;
    expect(labelOf(near, [...go.legal, `go p${place}`])).toMatch(new RegExp(`^Enter building ${place}: `));
    const lead = recorded("lead");
    expect(labelOf(lead.view, lead.legal)).toMatch(/^(Lead .+ out through the Porta .+|Towards Porta .+: .+)$/);
  });

  it("rolls forward and buys what stands there, and leaves a section of FORTUNA to the player", () => {
    const move = recorded("move");
    expect(natural(move.view, ["forward", "back", "sell 12"])).toEqual(["forward"]);
    expect(natural(move.view, ["forward", "back", "enter"])).toEqual([]);
    const buy = recorded("buy");
    expect(natural(buy.view, ["buy 12", "pass", "sell 3"])).toEqual(["buy 12"]);
    expect(natural(buy.view, ["pass", "sell 3"])).toEqual(["pass"]);
    expect(natural(recorded("fortuna").view, recorded("fortuna").legal)).toEqual([]);
  });
});
