// Written by `python -m vesuvius.web.typescript` from vesuvius/web/schemas.py. Do not edit.

/** An opponent: the higher the level, the stronger. */
export interface BotCard {
  name: string;
  level: number;
  sentence: string;
}

/** A game on the shelf: what it says of itself, and who plays it. */
export interface GameCard {
  name: string;
  about: Record<string, unknown>;
  bots: BotCard[];
}

/** Who this browser is; no name means nobody yet. */
export interface Me {
  name: string | null;
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

export interface Token {
  token: string;
}

/** Everybody may think as long as they like. */
export interface NoClock {
  kind: "none";
}

/** So many minutes for the whole game, and so many seconds more for each move. */
export interface LiveClock {
  kind: "live";
  minutes: number;
  increment?: number;
}

/** So many hours for each move. */
export interface SlowClock {
  kind: "slow";
  hours: number;
}

/** What a seat is set up for: me (also for somebody on this screen), anybody, or a bot by name. */
export interface Place {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** A table as its host wants it; `public` lists it for everybody. `grace`: so many seconds the table waits for whoever may interrupt. */
export interface OpenTable {
  game: string;
  seats: Place[];
  options?: Record<string, boolean | number | string | null>;
  clock?: NoClock | LiveClock | SlowClock;
  grace?: number;
  public?: boolean;
}

/** Who sits in a seat. `away`: a bot sits in for a person who may come back. `here`: they look at the table. */
export interface SeatCard {
  seat: number;
  name: string | null;
  bot: string | null;
  mine: boolean;
  away: boolean;
  here: boolean;
}

/** `places[seat]` is 1 + the number of seats strictly better; `reason` decided first place. */
export interface Result {
  places: number[];
  scores: number[];
  reason: string;
}

/** A table without its board. `next` is the table of the rematch. */
export interface TableCard {
  type: "table";
  id: string;
  code: string | null;
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
  waiting_for_me: boolean;
}

/** The table behind a short code. */
export interface Found {
  id: string;
}

/** One move of the story, as this seat may hear it. `late`: a bot moved because the seat's time was up. */
export interface Entry {
  number: number;
  seat: number | null;
  at: number;
  events: (Record<string, unknown>)[];
  bot: string | null;
  late: boolean;
}

/** What is left to each seat; `running` is the seat whose time runs, measured at `now`. */
export interface Times {
  left: number[];
  running: number | null;
  now: number;
}

/** The table stands at `number`: this seat's view, its legal moves, and the story since `since`. Until `grace_until`, for `grace_left` more milliseconds, moves wait for whoever may interrupt; null: they do not. */
export interface Snapshot {
  type: "stands";
  number: number;
  since: number;
  seat: number | null;
  to_move: number | null;
  view: Record<string, unknown>;
  legal: string[];
  story: Entry[];
  may_take_back: boolean;
  times: Times | null;
  grace_until: number | null;
  grace_left: number | null;
  result: Result | null;
}

/** Which seat; none: the first empty one. */
export interface Join {
  seat?: number | null;
}

/** Which of one's seats; none: all. */
export interface Leave {
  seat?: number | null;
}

/** The bot that takes the empty seats. */
export interface Fill {
  bot?: string | null;
}

/** A bot for an empty seat; none: the seat is open again. */
export interface PutBot {
  seat: number;
  bot?: string | null;
}

/** A move in notation. `seen` is the number the sender knew; `key`, made anew for each move, makes a resend harmless. */
export interface Play {
  type: "play";
  seat: number;
  move: string;
  seen: number;
  key?: string | null;
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

/** The events a move would make; none where they hang on what is hidden. */
export interface Foreseen {
  events: (Record<string, unknown>)[];
}

/** A journal from a file. */
export interface Brought {
  journal: string;
}

/** One move of a replay: all that happened, the table after it as a spectator sees it, and what each seat holds. */
export interface ReplayStep {
  number: number;
  seat: number | null;
  move: string;
  events: (Record<string, unknown>)[];
  view: Record<string, unknown>;
  hands: unknown[][] | null;
}

/** A whole game again; `names` are those of the seats. */
export interface Replay {
  game: string;
  names: string[];
  options: Record<string, unknown>;
  result: Result | null;
  steps: ReplayStep[];
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

/** Look from another of one's seats (null: as a spectator), or again, with the story since a number. */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number | null;
}

/** The heartbeat: where the table stands. A client that knows less asks to `look`. */
export interface Beat {
  type: "beat";
  number: number;
  revision: number;
}

/** The server goes down for a moment: connect again after so many milliseconds. */
export interface Bye {
  type: "bye";
  again: number;
}

/** Why not: a code for programs, a sentence for people, the paragraph of the rules, and where the table stands. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  rule: string | null;
  key: string | null;
  number: number | null;
}

export type FromClient = Play | TakeBack | Say | Look;
export type FromServer = TableCard | Snapshot | Played | Said | Beat | Bye | Refused;
