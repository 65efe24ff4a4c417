import { describe, expect, it } from "vitest";
import type { GameFace } from "./games/face";
import { diceOf, firstMove, retold } from "./replay";
import type { BaseEvent, BaseView } from "./story";
import type { TakenBack } from "./wire";

interface Heap extends BaseView {
  readonly left: number;
}
interface Taken extends BaseEvent {
  readonly stones: number;
}

const retell: GameFace<Heap, Taken>["retell"] = (view, { stones }) => ({ ...view, left: view.left - stones });
const face = { retell };
const opening: Heap = { game: "heap", players: 2, seat: null, left: 42 };
const took = (number: number, ...stones: number[]) => ({
  number,
  seat: number % 2,
  events: stones.map((n): Taken => ({ type: "took", seen_by: "all", stones: n })),
  undoes: null,
  note: null,
});
const undid = (number: number, undoes: number) => ({
  number,
  seat: 0,
  events: [{ type: "taken_back", seen_by: "all", seat: 0 } satisfies TakenBack],
  undoes,
  note: null,
});
const left = (story: Parameters<typeof retold>[2]) =>
  retold(face, opening, story, ["Mara", "Jun"])?.steps.map(({ view }) => (view as Heap).left);

describe("a retold story", () => {
  it("starts at the opening view", () => expect(left([took(1, 2), took(2, 3, 1)])).toEqual([40, 36]));

  it("goes back to before the move that was taken back", () => {
    expect(left([took(1, 2), took(2, 3), undid(3, 2), undid(4, 1), took(5, 1)])).toEqual([40, 37, 40, 42, 41]);
  });

  it("needs a face that retells events", () => expect(retold({}, opening, [took(1, 2)], [])).toBeNull());
});

const rolled = { type: "rolled", seen_by: "all" as const, dice: [3, 4] };
const walked = { type: "walked", seen_by: "all" as const };

it("begins where everything is dealt", () => {
  expect(firstMove([{ seat: null }, { seat: null }, { seat: 1 }, { seat: null }])).toBe(2);
  expect(firstMove([])).toBe(0);
});

it("lets the dice lie while the same seat moves", () => {
  const steps = [
    { seat: 0, events: [walked] },
    { seat: null, events: [rolled] },
    { seat: 0, events: [walked] },
    { seat: null, events: [] },
    { seat: 1, events: [walked] },
    { seat: null, events: [] },
  ];
  expect(steps.map((_, index) => diceOf(steps, index).length)).toEqual([0, 2, 2, 2, 0, 0]);
});
