/** One decision as a table: what a seat knew, and a server that receives one move only. */
import { face as faceOf } from "./games/faces";
import type { Listener } from "./live";
import { Table } from "./table.svelte";
import type { Decision, FromClient, TableCard } from "./wire";

/** The table of a decision. `answered` receives the move that its person chooses; another one needs another table. */
export async function trial(
  { names, snapshot }: Decision,
  called: (name: string, seat: number) => string,
  answered: (move: string) => void,
): Promise<Table> {
  const game = snapshot.view.game;
  const face = await faceOf(game);
  let listener!: Listener;
  const table = new Table("trial", (_, given) => {
    listener = given;
    const send = (message: FromClient): boolean => {
      if (message.type === "play") answered(message.move);
      if (message.type === "why") listener.receive({ type: "judged", refusal: null, key: message.key ?? null });
      return true;
    };
    return { send, hurry() {}, renew() {}, close() {} };
  });
  // A button that suggests what most players would do has no place where somebody looks for the best move.
  table.face = { ...face, suggest: () => null };
  listener.receive(card(game, names.map(called), snapshot.seat));
  listener.receive(snapshot);
  return table;
}

const card = (game: string, names: readonly string[], mine: number | null): TableCard => ({
  type: "table",
  id: "trial",
  code: null,
  name: null,
  game,
  options: {},
  clock: { kind: "none" },
  grace: 0,
  public: false,
  status: "playing",
  host: false,
  seats: names.map((name, seat) => ({
    seat,
    name,
    bot: null,
    mine: seat === mine,
    away: false,
    here: true,
    resigned: false,
    wants: null,
    look: seat,
  })),
  created_at: 0,
  started_at: 0,
  finished_at: null,
  result: null,
  next: null,
  revision: 1,
  number: 0,
  paused: false,
  coached: false,
  waiting_for_me: true,
  origin: null,
});
