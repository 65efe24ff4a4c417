/** Log and chat of a table: which one is shown, and what has not been read. */
import type { Table } from "./table.svelte";

export class Talk {
  tab = $state<"log" | "chat">("log");
  /** Opened over the board, where there is no room beside it. */
  open = $state(false);
  #read = $state(0);

  constructor(readonly table: Table) {}

  /** How many lines of others' chat are new. */
  readonly unread = $derived.by(() =>
    this.tab === "chat" ? 0 : this.table.chat.filter(({ number, mine }) => number > this.#read && !mine).length,
  );

  read(): void {
    this.#read = this.table.chat.at(-1)?.number ?? 0;
  }
}
