/** What crosses the wire, after `vesuvius/web/schemas.py`; the server's generator replaces this file. */
export interface BotCard { name: string; level: number; sentence: string }
export interface GameCard { name: string; about: Record<string, unknown>; bots: BotCard[] }
export interface Me { name: string | null }
export interface Link { token: string; path: string; expires_at: number }
export interface NoClock { kind: "none" }
export interface LiveClock { kind: "live"; minutes: number; increment: number }
export interface SlowClock { kind: "slow"; hours: number }
export type Clock = NoClock | LiveClock | SlowClock;
export interface Place { kind: "me" | "open" | "bot"; bot?: string | null }
export interface OpenTable { game: string; seats: Place[]; options: Record<string, boolean | number | string | null>; clock: Clock; public: boolean }
export interface SeatCard { seat: number; name: string | null; bot: string | null; mine: boolean; away: boolean; here: boolean }
export interface Result { places: number[]; scores: number[]; reason: string }
export interface TableCard {
  type: "table";
  id: string;
  code: string | null;
  game: string;
  options: Record<string, unknown>;
  clock: Clock;
  public: boolean;
  status: "waiting" | "playing" | "over" | "closed";
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
export interface Found { id: string }
export interface Told { number: number; seat: number | null; at: number; events: Record<string, unknown>[]; bot: string | null; late: boolean }
export interface Times { left: number[]; running: number | null; now: number }
export interface Stands {
  type: "stands";
  number: number;
  since: number;
  seat: number | null;
  waited_for: number | null;
  view: Record<string, unknown>;
  legal: string[];
  story: Told[];
  may_take_back: boolean;
  times: Times | null;
  result: Result | null;
}
export interface Played { type: "played"; number: number; key: string | null }
export interface Said { type: "said"; number: number; name: string; text: string; at: number; mine: boolean }
export interface Beat { type: "beat"; number: number; revision: number }
export interface Bye { type: "bye"; again: number }
export interface Refused { type: "refused"; code: string; sentence: string; rule: string | null; key: string | null; number?: number }
export interface Play { type: "play"; seat: number; move: string; seen: number; key?: string | null }
export interface TakeBack { type: "take_back"; seat: number; seen: number; key?: string | null }
export interface Say { type: "say"; text: string }
export interface Look { type: "look"; seat: number | null; since?: number | null }
export type FromClient = Play | TakeBack | Say | Look;
export type FromServer = TableCard | Stands | Played | Said | Beat | Bye | Refused;
