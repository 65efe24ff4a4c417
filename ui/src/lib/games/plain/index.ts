/** A face for a game that is not drawn yet: the legal moves as buttons, the position as text. */
import { named } from "$lib/choice";
import { say } from "$lib/i18n.svelte";
import type { BaseEvent } from "$lib/story";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import { isCount, label, text } from "./text";

/** `counts` does not know the seats' names, only how many seats there are. */
const nobody = (players: number): string[] => Array.from({ length: players }, () => "");

const plain: GameFace = {
  name: "plain",
  Board,
  path: (move) => [`at:${move}`],
  label: (target) => named(target),
  action: (move) => move,
  prompt: () => ({ sentence: say("plain_ask") }),
  waiting: (_, who) => say("plain_wait", { who }),
  rights: () => [],
  phases: (view) =>
    "phase" in view && typeof view.phase === "string" ? [{ label: label(view.phase), now: true }] : [],
  counts: (view, seat) =>
    Object.entries(view).flatMap(([field, value]) =>
      isCount(field, value, nobody(view.players))
        ? [{ icon: field === "hand_sizes" ? "cards" : "points", label: label(field), value: value[seat]! }]
        : [],
    ),
  /** The seat, the type of the event, and its fields. */
  sentence(event, names) {
    const { type, seen_by: _seen, seat, ...fields }: BaseEvent & { readonly seat?: unknown } = event;
    const who = typeof seat === "number" ? `${names[seat]}: ` : "";
    const more = Object.entries(fields).map(([field, value]) => `${label(field)} ${text(field, value, names)}`);
    return `${who}${label(type)}${more.length ? ` (${more.join(", ")})` : ""}`;
  },
  previewText: () => "",
  pace: () => 350,
};

export default plain;
