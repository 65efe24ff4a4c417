/** A finished game step by step, out of the story that every visitor may hear: the opening, then event by event. */
import { api } from "./api";
import type { GameFace } from "./games/face";
import { face as faceOf } from "./games/shelf";
import type { Event, Replay, View } from "./story";
import { namesOf } from "./table.svelte";

interface Heard {
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly Event[];
}

/** The view after each move; null where a game's face cannot set up its own opening. */
export function retold(face: GameFace, last: View, story: readonly Heard[], names: readonly string[]): Replay | null {
  if (!face.opening) return null;
  let view = face.opening(last);
  const before: View[] = [];
  const steps = story.map(({ number, seat, events }) => {
    if (events.some(({ type }) => type === "taken_back")) view = before.pop() ?? view;
    else {
      before.push(view);
      view = events.reduce((now, event) => face.retell(now, event), view);
    }
    return { number, seat, move: "", events, view };
  });
  return { game: last.game, names, options: {}, result: null, steps };
}

/** The course of a table as every visitor may hear it. */
export async function courseOf(id: string): Promise<{ face: GameFace; replay: Replay | null }> {
  const [card, stands] = await Promise.all([api.table(id), api.stands(id)]);
  const face = await faceOf(card.game);
  const last = stands.view as View;
  const story = stands.story.map(({ number, seat, events }) => ({
    number,
    seat,
    events: events as unknown as Event[],
  }));
  return {
    face,
    replay: retold(
      face,
      last,
      story,
      namesOf(card.seats, (seat) => face.look?.(last, seat)),
    ),
  };
}

/** The replay of a table: of a game that is over the server opens everything; of one that goes on, what every visitor may hear. */
export async function replayOf(id: string): Promise<{ face: GameFace; replay: Replay | null }> {
  const card = await api.table(id);
  if (card.status !== "over") return courseOf(id);
  const [face, replay] = await Promise.all([faceOf(card.game), api.replay(id)]);
  const last = replay.steps.at(-1)?.view;
  return { face, replay: { ...replay, names: namesOf(card.seats, (seat) => last && face.look?.(last, seat)) } };
}
