/** Why a table refused the last choice, in the reader's language. */
import { because } from "./reasons";
import { refusal } from "./refusal";
import type { Table } from "./table.svelte";

/** The sentence for its reason, else what its code says; empty if nothing was refused. */
export function whyNot({ refusal: refused, face, snapshot, names }: Table): string {
  if (!refused || !snapshot) return "";
  const { view } = snapshot;
  const called = (name: string, value: string | number) =>
    name === "who" ? (names[Number(value)] ?? "") : (face?.called?.(name, value, view) ?? value);
  return (refused.reason && because(refused.reason, view.game, called)) || refusal(refused);
}
