/** Requests to the server: each returns the answer or throws a refusal with a code and a sentence. */
import type {
  Agree,
  CalledOff,
  ChangeTable,
  CourseCard,
  DailyPuzzle,
  Decision,
  Doubt,
  Found,
  GameCard,
  Hint,
  Lesson,
  LessonBook,
  Link,
  Me,
  Offer,
  OpenTable,
  Puzzle,
  PuzzleCard,
  Reach,
  Reached,
  Refused,
  Replay,
  Replays,
  Review,
  ReviewedMove,
  RuleBook,
  Snapshot,
  Solution,
  Solved,
  TableCard,
} from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

type Method = "GET" | "POST" | "PUT";

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer; // the types of `wire.ts` are generated from what the server sends
  const { code = "error", sentence = "", rule = null } = (answer ?? {}) as Partial<Refused>;
  throw new Refusal(code, sentence, rule);
}

/** The tables a visitor looks for; null: any. */
export interface Wanted {
  readonly game: string | null;
  readonly players: number | null;
  readonly clock: TableCard["clock"]["kind"] | null;
  readonly free: number | null;
}

const asked = (wanted: Wanted): string =>
  new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();

const review = (key: string) => `/api/reviews/${encodeURIComponent(key)}`;
const puzzle = (game: string, id: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

let opening: Promise<TableCard> | null = null;
/** Open a table. A second press before the answer opens no second table: it gets the first one. */
function open(plan: OpenTable): Promise<TableCard> {
  opening ??= ask<TableCard>("POST", "/api/tables", plan).finally(() => (opening = null));
  return opening;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  link: () => ask<Link>("POST", "/api/me/link"),
  offer: (token: string) => ask<Offer>("POST", "/api/me/offer", { token }),
  back: () => ask<Me>("POST", "/api/me/back"),
  claim: (token: string) => ask<Me>("POST", "/api/me/claim", { token }),
  signOut: () => ask<Me>("POST", "/api/me/sign-out"),
  signOutEverywhere: () => ask<Me>("POST", "/api/me/sign-out-everywhere"),
  games: (language: string) => ask<GameCard[]>("GET", `/api/games?language=${language}`),
  rules: (game: string, language: string) =>
    ask<RuleBook>("GET", `/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  courses: (language: string) => ask<CourseCard[]>("GET", `/api/lessons?language=${language}`),
  lessons: (game: string, language: string) =>
    ask<LessonBook>("GET", `/api/games/${encodeURIComponent(game)}/lessons?language=${language}`),
  /** Where a lesson stands after all moves of the learner. */
  learn: (game: string, lesson: string, moves: readonly string[], since: number) =>
    ask<Lesson>("POST", `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, {
      moves,
      since,
    }),
  /** How far I have come in the lessons, the latest last. */
  reached: () => ask<Reached[]>("GET", "/api/me/lessons"),
  remember: ({ game, lesson, ...progress }: Reached) =>
    ask<Reached>("PUT", `/api/me/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, progress),
  reach: () => ask<Reach>("GET", "/api/reach"),
  waiting: (wanted: Wanted) => ask<TableCard[]>("GET", `/api/tables?${asked(wanted)}`),
  mine: () => ask<TableCard[]>("GET", "/api/tables/mine"),
  open,
  find: (code: string) => ask<Found>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<TableCard>("GET", table(id)),
  join: (id: string, seat: number | null = null) => ask<TableCard>("POST", `${table(id)}/join`, { seat }),
  leave: (id: string) => ask<TableCard>("POST", `${table(id)}/leave`, {}),
  resign: (id: string) => ask<TableCard>("POST", `${table(id)}/resign`, {}),
  agree: (id: string, to: Agree["to"]) => ask<TableCard>("POST", `${table(id)}/agree`, { to }),
  resume: (id: string) => ask<TableCard>("POST", `${table(id)}/resume`),
  comeBack: (id: string) => ask<TableCard>("POST", `${table(id)}/return`, {}),
  change: (id: string, terms: ChangeTable) => ask<TableCard>("POST", `${table(id)}/change`, terms),
  describe: (id: string, seat: number, name: string | null, look: number | null) =>
    ask<TableCard>("POST", `${table(id)}/seat`, { seat, name, look }),
  putBot: (id: string, seat: number, bot: string | null) => ask<TableCard>("POST", `${table(id)}/bot`, { seat, bot }),
  start: (id: string, bot: string | null = null) => ask<TableCard>("POST", `${table(id)}/start`, { bot }),
  rematch: (id: string) => ask<TableCard>("POST", `${table(id)}/rematch`),
  /** The table as a spectator sees it, with the whole story. */
  snapshot: (id: string) => ask<Snapshot>("GET", `${table(id)}/snapshot`),
  readJournal: (journal: string) => ask<Replay>("POST", "/api/replay", { journal }),
  replays: () => ask<Replays>("GET", "/api/replays"),
  replay: (id: string) => ask<Replay>("GET", `${table(id)}/replay`),
  /** A hint for my seat, and whether a move of mine gives much away: only where all others are bots. */
  hint: (id: string, seat: number, seen: number) => ask<Hint>("POST", `${table(id)}/hint`, { seat, seen }),
  doubt: (id: string, seat: number, seen: number, move: string) =>
    ask<Doubt>("POST", `${table(id)}/doubt`, { seat, seen, move }),
  /** Begin the review of a finished game, or of a journal; it grows under its key. */
  reviewTable: (id: string) => ask<Review>("POST", `${table(id)}/review`),
  reviewJournal: (journal: string) => ask<Review>("POST", "/api/reviews", { journal }),
  review: (key: string) => ask<Review>("GET", review(key)),
  callOff: (key: string) => ask<CalledOff>("POST", `${review(key)}/call_off`),
  deepen: (key: string, number: number) => ask<Review>("POST", `${review(key)}/${number}`),
  decision: (key: string, number: number) => ask<Decision>("GET", `${review(key)}/${number}`),
  tryAgain: (key: string, number: number, move: string) =>
    ask<ReviewedMove>("POST", `${review(key)}/${number}/try`, { move }),
  puzzles: () => ask<PuzzleCard[]>("GET", "/api/puzzles"),
  puzzleToday: () => ask<DailyPuzzle | null>("GET", "/api/puzzles/today"),
  puzzle: (game: string, id: string) => ask<Puzzle>("GET", puzzle(game, id)),
  /** What I have answered, and my streak. */
  solved: () => ask<Solved>("GET", "/api/me/puzzles"),
  /** The solution comes with the answer, not before. */
  answerPuzzle: (game: string, id: string, move: string) => ask<Solution>("POST", puzzle(game, id), { move }),
  journal: (id: string) => `${table(id)}/journal`,
};
