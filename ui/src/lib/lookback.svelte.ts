/** A look back at an earlier move of a table: the board as it was then, while the game goes on. */
import { sentences } from "./log";
import { retold } from "./replay";
import { outside } from "./story";
import type { Table } from "./table.svelte";

export class LookBack {
  #number = $state<number | null>(null);

  constructor(readonly table: Table) {}

  /** The move that is looked at; undefined: the table is as it is now. */
  readonly past = $derived.by(() => {
    const { opening, seat, log, names, face } = this.table;
    if (this.#number === null || !opening || !face) return undefined;
    const start = opening.seat === seat ? opening : outside(opening, seat);
    return retold(face, start, log, names)?.steps.find(({ number }) => number === this.#number);
  });
  readonly view = $derived.by(() => this.past?.view ?? this.table.view!);
  /** The moves up to then. */
  readonly story = $derived.by(() => {
    const { log } = this.table;
    const last = this.past?.number;
    return last === undefined ? log : log.filter(({ number }) => number <= last);
  });
  /** What happened in that move. */
  readonly text = $derived.by(() => {
    const { face, names, seat, log } = this.table;
    const entry = log.find(({ number }) => number === this.past?.number);
    return entry && face
      ? sentences(entry, face, names, seat)
          .map(({ text }) => text)
          .join(" ")
      : "";
  });

  to = (number: number): void => {
    this.#number = number;
  };
  /** To the table as it is now. */
  end = (): void => {
    this.#number = null;
  };
}
