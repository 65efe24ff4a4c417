/** The keys of a table. */
import { isAt } from "./events";
import type { Table } from "./table.svelte";

function interrupt(table: Table): void {
  const chance =
    table.curtain === null &&
    table.rights.find(({ expires, usable, seat }) => expires && usable && seat === table.seat);
  if (chance) table.interrupt(chance.move, chance.seat);
}

function hold({ narrating, telling }: Table): void {
  if (!narrating) return;
  if (telling.paused || telling.waits) telling.go();
  else telling.pause();
}

const KEYS: Record<string, (table: Table) => void> = {
  h: (table) => table.askHint(),
  i: interrupt,
  p: hold,
  r: (table) => table.again(),
  u: (table) => table.takeBack(),
};

/** A key was pressed, perhaps to write a text; `escape`: what Escape does. */
export function pressed(event: KeyboardEvent, table: Table, escape: () => void): void {
  if (isAt(event, "input, textarea, select, dialog[open]")) return;
  if (event.key === "Escape") escape();
  else if (!event.ctrlKey && !event.metaKey) KEYS[event.key.toLowerCase()]?.(table);
}
