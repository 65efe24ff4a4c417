/** A face for a game that is not drawn yet: the legal moves as buttons, the position as text. Everything can be played. */
import { named } from "$lib/choice";
import { say } from "$lib/i18n.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";

const plain: GameFace = {
  name: "plain",
  Board,
  path: (move) => [`at:${move}`],
  label: (target) => named(target),
  action: (move) => move,
  prompt: () => ({ sentence: say("plain_ask") }),
  waiting: (_, who) => say("plain_wait", { who }),
  rights: () => [],
  phases: (view) => (typeof view.phase === "string" ? [{ label: view.phase, now: true }] : []),
  counts: () => [],
  /** The event's own words: its type and what it says. */
  sentence({ type, seen_by: _seen, seat, ...fields }, names) {
    const who = typeof seat === "number" ? `${names[seat]}: ` : "";
    const said = Object.entries(fields).map(
      ([field, value]) => `${field} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
    );
    return `${who}${type.replaceAll("_", " ")}${said.length ? ` (${said.join(", ")})` : ""}`;
  },
  foretell: () => "",
  retell: (view) => view,
  pace: () => 0,
};

export default plain;
