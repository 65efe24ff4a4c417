// Written by `make generate` from vesuvius/web/schemas.py and tables/course.py. Do not edit.
import type { BaseEvent, BaseView } from "./story";

/** An opponent: the higher the level, the stronger. */
export interface BotCard {
  name: string;
  level: number;
  sentence: string;
}

/** A step of the scale of strengths: the name of its bot, and its Elo with two players; that of the first is 0. */
export interface StrengthCard {
  name: string;
  elo: number;
}

/** An option of a game: yes or no, or one of its choices. */
export interface OptionCard {
  type: string;
  default: boolean | number | string;
  choices: (number | string)[] | null;
}

/** A game's description in English, its numbers of players, and the names of its seats. */
export interface About {
  title: string;
  author: string;
  year: number | null;
  players: number[];
  minutes: number;
  options: Record<string, OptionCard>;
  seats: string[];
}

/**
 * A game on the shelf. `mark` is its symbol. With `interrupts`, seats may act in another's turn, so tables have a grace
 * setting; with `deals_pieces`, nobody can choose a piece; with `reviewed`, its finished games can be reviewed.
 * `strengths` are more bots, the weakest first. `words` has its words in the requested language, or in English, by key:
 * `title`, `about`, `tag`, `picture`, `option_NAME`, `option_NAME_text`, `option_NAME_CHOICE`, `grace`, `grace_text`,
 * and `bot_NAME` and `bot_NAME_text` for bots that only it has. It may be empty.
 */
export interface GameCard {
  name: string;
  about: About;
  mark: string;
  interrupts: boolean;
  deals_pieces: boolean;
  reviewed: boolean;
  bots: BotCard[];
  strengths: StrengthCard[];
  words: Record<string, string | Record<string, string>>;
}

/** The rules of a game as Markdown, in the requested language or in English. `text` is empty if it has none. */
export interface RuleBook {
  language: string;
  text: string;
}

/** The person of this browser; null: none yet. `previous` used it before a link moved this one to it. */
export interface Me {
  name: string | null;
  previous: string | null;
}

export interface Name {
  name: string;
}

/** A private link that moves a person to another device, once, until `expires_at`. */
export interface Link {
  token: string;
  path: string;
  expires_at: number;
}

/**
 * What using a link would change: this browser becomes `name`, and leaves `me` (null: nobody) and that person's `games`
 * (their number) that are not over. `same`: they are one person.
 */
export interface Offer {
  name: string;
  me: string | null;
  games: number;
  same: boolean;
}

export interface Token {
  token: string;
}

/** Unlimited time. */
export interface NoClock {
  kind: "none";
}

/** `minutes` for the whole game, plus `increment` seconds for each move. */
export interface LiveClock {
  kind: "live";
  minutes: number;
  increment?: number;
}

/** `hours` for each move. */
export interface SlowClock {
  kind: "slow";
  hours: number;
}

/**
 * Who may take a seat: me (or somebody else at this screen, by that `name`), anybody, or a bot by name. `look` is the
 * number of the seat's piece.
 */
export interface Place {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
  look?: number | null;
}

/** Play on from a finished game, as it stood after the move of that number in its replay. */
export interface FromTable {
  kind: "table";
  id: string;
  number: number;
  hidden?: "dealt" | "kept";
}

/** Play on from a journal, as the game stood after that many of its moves. */
export interface FromJournal {
  kind: "journal";
  journal: string;
  number: number;
  hidden?: "dealt" | "kept";
}

/** Play on from the position of a puzzle. */
export interface FromPuzzle {
  kind: "puzzle";
  game: string;
  id: string;
  hidden?: "dealt" | "kept";
}

/** Play on from a lesson, as it stands after all moves of the learner. */
export interface FromLesson {
  kind: "lesson";
  game: string;
  id: string;
  moves: string[];
  hidden?: "dealt" | "kept";
}

/**
 * A table as its host wants it; `public` lists it for everybody. `grace`: the seconds for which a turn is held so that
 * others may interrupt. A table with an `origin` begins at that moment, and has the options of its game.
 */
export interface OpenTable {
  game: string;
  seats: Place[];
  options?: Record<string, boolean | number | string | null>;
  clock?: NoClock | LiveClock | SlowClock;
  grace?: number;
  public?: boolean;
  name?: string | null;
  origin?: FromTable | FromJournal | FromPuzzle | FromLesson | null;
}

/** A table that waits, as its host wants it now: each field replaces what the table had. */
export interface ChangeTable {
  options: Record<string, boolean | number | string | null>;
  clock: NoClock | LiveClock | SlowClock;
  grace?: number;
  public?: boolean;
  name?: string | null;
}

/**
 * A seat. `look` is the number of its piece. `away`: a bot stands in for a person who may come back. `here`: the person
 * looks at the table. `resigned`: the person gave up the seat. `wants`: what the person asks all people at the table
 * for, or agrees to.
 */
export interface SeatCard {
  seat: number;
  name: string | null;
  bot: string | null;
  mine: boolean;
  away: boolean;
  here: boolean;
  look: number;
  resigned: boolean;
  wants: "abandon" | "pause" | null;
}

/**
 * `places[seat]` is 1 + the number of seats strictly better; `reason` decided first place. `resigned` are the seats
 * whose people gave up; if that ended the game, the reason is `resigned`, and there are no scores.
 */
export interface Result {
  places: number[];
  scores: number[];
  reason: string;
  resigned: number[];
}

/**
 * The moment at which a table began: after the move `number` of the table or the lesson `id`, or of a journal, or the
 * position of the puzzle `id`.
 */
export interface Origin {
  kind: "journal" | "lesson" | "puzzle" | "table";
  id: string | null;
  number: number;
  hidden: "dealt" | "kept";
}

/**
 * A table without its board. `name` is the one its host gave it; `host`: this person decides about it before the game.
 * `next` is the table of the rematch.
 */
export interface TableCard {
  type: "table";
  id: string;
  code: string | null;
  name: string | null;
  game: string;
  options: Record<string, unknown>;
  clock: NoClock | LiveClock | SlowClock;
  grace: number;
  public: boolean;
  status: "closed" | "over" | "playing" | "waiting";
  host: boolean;
  seats: SeatCard[];
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  result: Result | null;
  next: string | null;
  revision: number;
  number: number;
  paused: boolean;
  coached: boolean;
  waiting_for_me: boolean;
  origin: Origin | null;
}

/** Finished games, the newest first: mine, and those of public tables. */
export interface Replays {
  mine: TableCard[];
  shared: TableCard[];
}

/** The table behind a short code. */
export interface Found {
  id: string;
}

/** The address that other devices can open, for a browser on the server's own computer; without one, why. */
export interface Reach {
  address: string | null;
  why: "no_network" | "this_computer" | null;
}

/**
 * One move of the story, with the events this seat may see. `late`: a bot moved because the seat's time was up.
 * `undoes`: this takes back the move of that number; its event is a `TakenBack`. `note`: this is no move, but the seat
 * gives up, or the game is paused or goes on; there are no events.
 */
export interface Entry {
  number: number;
  seat: number | null;
  at: number;
  events: BaseEvent[];
  bot: string | null;
  late: boolean;
  undoes: number | null;
  note: "pause" | "resign" | "resume" | null;
}

/** The time each seat has left at `now`; `running` is the seat whose time runs. */
export interface Times {
  left: number[];
  running: number | null;
  now: number;
}

/**
 * The table at `number`: this seat's view, its legal moves, and the story since `since`. `opening` is this seat's view
 * at `since`, if that is 0, or later than was asked because the story is too long. Until `grace_until`, for
 * `grace_left` more milliseconds, moves are held so that others may interrupt; null: they are not. `secret`: one of my
 * seats knows something that not all may know, so people who share a screen must not see each other's view. While the
 * game is `paused` nobody moves and no clock runs.
 */
export interface Snapshot {
  type: "snapshot";
  number: number;
  since: number;
  seat: number | null;
  to_move: number | null;
  opening: BaseView | null;
  view: BaseView;
  legal: string[];
  story: Entry[];
  may_take_back: boolean;
  secret: boolean;
  paused: boolean;
  times: Times | null;
  grace_until: number | null;
  grace_left: number | null;
  result: Result | null;
}

/** The seat to take; the default is the first empty one. */
export interface Join {
  seat?: number | null;
}

/** The seat to leave or return to; the default is all my seats. */
export interface Leave {
  seat?: number | null;
}

/** The name and the piece of one of my seats, before the game; null: my own name, any free piece. */
export interface Describe {
  seat: number;
  name?: string | null;
  look?: number | null;
}

/** What I ask all people at the table for, or agree to; null refuses or withdraws what anybody asked for. */
export interface Agree {
  to: "abandon" | "pause" | null;
}

/** The bot that takes the empty seats. */
export interface Fill {
  bot?: string | null;
}

/** The bot to seat; null empties the seat. */
export interface PutBot {
  seat: number;
  bot?: string | null;
}

/**
 * A move in notation. `seen` is the last number the sender knew; `key`, a new one for each move, makes a resend
 * harmless.
 */
export interface Play {
  type: "play";
  seat: number;
  move: string;
  seen: number;
  key?: string | null;
}

/** Ask whether a move would be legal now, and why not. It is judged, not made. */
export interface Why {
  type: "why";
  seat: number;
  move: string;
  key?: string | null;
}

/** The answer to `why`: the refusal that the move would get, or null if it is legal. */
export interface Judged {
  type: "judged";
  refusal: Refused | null;
  key: string | null;
}

export interface TakeBack {
  type: "take_back";
  seat: number;
  seen: number;
  key?: string | null;
}

/** The move is stored under this number. */
export interface Played {
  type: "played";
  number: number;
  key: string | null;
}

/** A journal from a file. */
export interface Brought {
  journal: string;
}

/** One move of a replay: all its events, a spectator's view after it, and the hand of each seat. */
export interface ReplayStep {
  number: number;
  seat: number | null;
  move: string;
  events: BaseEvent[];
  view: BaseView;
  hands: unknown[][] | null;
}

/**
 * The replay of a whole game; `names` are those of the seats, `opening` is a spectator's view before the first move.
 */
export interface Replay {
  game: string;
  names: string[];
  options: Record<string, unknown>;
  result: Result | null;
  opening: BaseView;
  steps: ReplayStep[];
}

/** A seat's part of a review (docs/review.md): start + luck + play + others = result. */
export interface ReviewedSeat {
  name: string;
  accuracy: number | null;
  start: number;
  luck: number;
  play: number;
  others: number;
  result: number;
  labels: Record<string, number>;
  only: number;
}

/** `seen` is the number of the position that the hint is about. */
export interface AskHint {
  seat: number;
  seen: number;
}

/** Ask before `move` is made. */
export interface AskDoubt {
  seat: number;
  seen: number;
  move: string;
}

/** A move, the win chance of the seat after it, and the standard error of that. */
export interface HintedMove {
  move: string | null;
  chance: number;
  error: number;
}

/**
 * A hint of three depths: the code of a nudge in words, the moves worth a look, and the first of them, the best, with
 * the reasons why.
 */
export interface Hint {
  number: number;
  nudge: string;
  moves: HintedMove[];
  reasons: (Record<string, string | number>)[];
}

/** If the move gives much away: its win chance, the best move, and why that is better; else nothing. */
export interface Doubt {
  number: number;
  played: HintedMove | null;
  best: HintedMove | null;
  reasons: (Record<string, string | number>)[];
}

/** A move of a review. Draws of chance have `luck`; decisions have `change`, and the rest where they were judged. */
export interface ReviewedMove {
  number: number;
  seat: number | null;
  move: string;
  luck: number[] | null;
  change: number[] | null;
  best: string | null;
  loss: number | null;
  error: number | null;
  label: string | null;
  only: boolean;
  chances: number[] | null;
  reasons: (Record<string, string | number>)[] | null;
  nodes: number | null;
}

/** A review of a game, perhaps of its beginning only. */
export interface ReviewedGame {
  version: number;
  game: string;
  nodes: number;
  seed: number;
  seats: ReviewedSeat[];
  moves: ReviewedMove[];
  moments: number[];
}

/**
 * A review under its key, as far as it is computed: `done` of `total` tasks. `deepening` is the decision of a finished
 * review that is judged again.
 */
export interface Review {
  key: string;
  done: number;
  total: number;
  failed: boolean;
  deepening: number | null;
  review: ReviewedGame | null;
}

/** My first answer to a puzzle. */
export interface SolvedPuzzle {
  game: string;
  id: string;
  right: boolean;
}

/**
 * The puzzles that I have answered, whether I have answered that of `today`, and rightly, and on how many days in a row
 * I have solved that of the day.
 */
export interface Solved {
  puzzles: SolvedPuzzle[];
  today: boolean | null;
  streak: number;
}

/** A decision to make, as its seat knew it; `names` are those of the seats. */
export interface Decision {
  names: string[];
  snapshot: Snapshot;
}

/** The move that I would make, in notation. */
export interface Try {
  move: string;
}

/** A puzzle without its position; `difficulty` is 1 to 3. A theme has a name among the game's words, `theme_NAME`. */
export interface PuzzleCard {
  game: string;
  id: string;
  players: number;
  themes: string[];
  difficulty: number;
}

/** The puzzle of a day (UTC), the same for everybody. */
export interface DailyPuzzle {
  day: string;
  puzzle: PuzzleCard;
}

/** A puzzle as its seat sees it, without the answer. */
export interface Puzzle {
  puzzle: PuzzleCard;
  decision: Decision;
}

/**
 * Whether my move was right, and the answer: the `best` move first, then others as good. It is better than every wrong
 * move by at least `lead`, as a win chance. `reasons` say why it is better than mine, or than `mistake`, the wrong move
 * that a citizen makes. `found` are the bots that find a right move.
 */
export interface Solution {
  right: boolean;
  best: string[];
  lead: number;
  mistake: string;
  found: string[];
  reasons: (Record<string, string | number>)[];
}

/** Whether a review was called off: it was under way, and mine. */
export interface CalledOff {
  called_off: boolean;
}

/** The table that is offered after the lessons of a game: this many players, of this bot. */
export interface FirstGame {
  players: number;
  bot: string;
  options: Record<string, unknown>;
}

/** A lesson: its name in addresses, its title, about how long it takes, and how many steps it has. */
export interface LessonCard {
  name: string;
  title: string;
  seconds: number;
  steps: number;
}

/** The lessons of a game, in order; `guide` is who gives them, `about` a few words on the guide. */
export interface CourseCard {
  game: string;
  guide: string;
  about: string;
  first: FirstGame;
  lessons: LessonCard[];
}

/**
 * A step of a lesson. `id` names it in the keys of its texts. `read`: there is only a sentence; `free`: any legal move
 * is made. `tasks`: how many texts its task has, one for each thing that is chosen. `show`: what a sentence points at.
 * `rule`: the rule behind it.
 */
export interface LessonStep {
  id: string;
  kind: "free" | "move" | "read";
  rule: string | null;
  tasks: number;
  show: string[];
  praise: boolean;
}

/**
 * The steps of each lesson of a game, and their texts by key, in the requested language or in English: `LESSON_STEP`,
 * `LESSON_STEP_task`, `LESSON_STEP_praise`, `LESSON_done`, `LESSON_know`.
 */
export interface LessonBook {
  steps: Record<string, LessonStep[]>;
  texts: Record<string, string>;
}

/**
 * All moves of the learner in a lesson; `>` goes on where there is only a sentence. `since` is the last number of the
 * story that the sender knows.
 */
export interface Learn {
  moves: string[];
  since?: number;
}

/** How far I have come in a lesson: my moves so far, and how many of them were made when each step began. */
export interface Progress {
  done: boolean;
  moves: string[];
  starts: number[];
}

/** How far I have come in that lesson. `done`: I have played it to its end at least once. */
export interface Reached {
  game: string;
  lesson: string;
  done: boolean;
  moves: string[];
  starts: number[];
}

/** Why the last move does not go on: the key of a text, or the refusal of the rules. */
export interface LessonAnswer {
  text: string | null;
  refusal: Refused | null;
}

/**
 * Where a lesson stands: the place of its next step (their number: all are done), the legal moves that go on (none: any
 * of them, or none is needed), the answer to the last move if it was not made, and the table.
 */
export interface Lesson {
  step: number;
  wanted: string[];
  answer: LessonAnswer | null;
  snapshot: Snapshot;
}

export interface Say {
  type: "say";
  text: string;
}

/** A line of chat. */
export interface Said {
  type: "said";
  number: number;
  name: string;
  text: string;
  at: number;
  mine: boolean;
}

/** Who watches the table without a seat: at most 50 names, and how many `others`, most of them without a name. */
export interface Spectators {
  type: "spectators";
  names: string[];
  others: number;
}

/** Ask for a snapshot from another of my seats (null: as a spectator), with the story since a number. */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number | null;
}

/** The heartbeat: the number the table is at. A client that knows less sends `look`. */
export interface Beat {
  type: "beat";
  number: number;
  revision: number;
}

/** The server restarts: connect again after `again` milliseconds. */
export interface Bye {
  type: "bye";
  again: number;
}

/**
 * A refusal: a code for programs, a sentence for people, the paragraph of the rules, and the table's number. Where the
 * rules refuse a move (`illegal`), `reason` is their own `code` with its parameters, such as `{"code": "no_space",
 * "square": "C3"}`: each language has a sentence for it.
 */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  rule: string | null;
  key: string | null;
  number: number | null;
  reason: Record<string, string | number> | null;
}

/** A seat took back its last move. */
export interface TakenBack {
  readonly type: "taken_back";
  readonly seen_by: number | "all";
  /** The seat that made the move. */
  readonly seat: number;
}

export type FromClient = Play | TakeBack | Why | Say | Look;
export type FromServer = TableCard | Snapshot | Played | Judged | Said | Spectators | Beat | Bye | Refused;
