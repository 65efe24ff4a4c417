/** The story of a finished game in three sentences: how it began, what turned it, how it ended. */
import type { GameFace } from "./games/face";
import { list, say, signed, together } from "./i18n.svelte";
import { chancesAt, columns } from "./review";
import type { Replay, ReviewedGame, ReviewedMove } from "./wire";

/** By how much of the win chance a seat must be ahead of its even share to be called ahead. */
const AHEAD = 0.1;
/** The least swing of the win chances that turns a game. */
const TURN = 0.15;

/** How far a move changed the value of the position: 0 not at all, 1 from one seat to another. */
const swing = (move: ReviewedMove): number =>
  (move.luck ?? move.change ?? []).reduce((sum, change) => sum + Math.abs(change), 0) / 2;

/** The seats that were ahead when a third of the game was over; empty if nobody was. */
export function ahead(game: ReviewedGame): number[] {
  const chances = chancesAt(columns(game, true), game.moves.length / 3);
  const best = Math.max(...chances);
  if (best < 1 / chances.length + AHEAD) return [];
  return [...chances.keys()].filter((seat) => best - chances[seat]! < AHEAD / 2);
}

/**
 * The move that changed the position most after the first third, by the values of the ledger: each is of a move by
 * itself, while the win chances are known after decisions only. Null if none changed it much.
 */
export function turned(game: ReviewedGame): ReviewedMove | null {
  const late = game.moves.filter((move) => move.number > game.moves.length / 3 && swing(move) > TURN);
  return late.reduce<ReviewedMove | null>((most, move) => (most && swing(most) >= swing(move) ? most : move), null);
}

/** What happened at a move: the first of its sentences. The game is over, so nothing is hidden any more. */
function happened(replay: Replay, number: number, face: GameFace, names: readonly string[], me: number | null): string {
  const events = replay.steps[number - 1]?.events ?? [];
  const said = events.map((event) => face.headline?.(event, names, me) ?? face.sentence(event, names, me));
  return said.find(Boolean) ?? "";
}

/** The sentences, a line for each part of the story; without a review only how it ended. */
export function story(
  replay: Replay,
  game: ReviewedGame | null,
  face: GameFace,
  names: readonly string[],
  me: number | null,
): string[] {
  const end = replay.steps.length ? happened(replay, replay.steps.length, face, names, me) : "";
  const last = replay.steps
    .at(-1)
    ?.events.filter(({ type }) => type === "ended")
    .at(-1);
  const lines: string[] = [];
  if (game) {
    const first = ahead(game);
    const leaders = { n: first.length, who: list(first.map((seat) => names[seat] ?? "")) };
    const held = first.some((seat) => game.seats[seat]!.result > 0);
    lines.push(first.length ? say(held ? "end_ahead" : "end_ahead_lost", leaders) : say("end_even"));
    const move = turned(game);
    const what = move && happened(replay, move.number, face, names, me);
    if (move?.number === replay.steps.length) lines.push(say("end_turned_last"));
    else if (!move || !what) lines.push(say("end_never_turned"));
    else {
      const changes = move.luck ?? move.change ?? [];
      const most = changes.reduce((seat, change, i) => (Math.abs(change) > Math.abs(changes[seat]!) ? i : seat), 0);
      const swung = say("end_swing", { who: names[most] ?? "", n: signed(changes[most]! * 100) });
      lines.push(together([say("end_turned"), what, swung]));
    }
  }
  const view = replay.steps.at(-1)?.view;
  const saved = view && face.saved ? names.reduce((sum, _, seat) => sum + face.saved!(view, seat), 0) : 0;
  const out = view && face.fallen ? say("end_out", { saved, lost: face.fallen(view) }) : "";
  lines.push(together([(last && face.sentence(last, names, me)) || end, out]));
  return lines.filter(Boolean);
}
