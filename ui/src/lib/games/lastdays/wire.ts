// Written by `make generate` from vesuvius/games/lastdays/events.py and views.py. Do not edit.

export type CitizenColour = "green" | "red" | "white" | "yellow" | "black" | "blue" | "purple" | "orange";
export type Reason = "all_done" | "gates_closed" | "all_dead" | "cut_off";
export type Option = "calm" | "household";
export type Stage = "buying" | "living" | "fleeing" | "dead" | "excluded";
export type Waiting =
  | "citizen"
  | "move"
  | "roll"
  | "enter"
  | "buy"
  | "offer"
  | "house"
  | "vita"
  | "sell"
  | "visit"
  | "vesuvius"
  | "declare"
  | "go"
  | "over";

/** A seat drew its pawn unseen: whose citizen it is, and where that citizen lives (3.2). */
export interface CitizenDrawn {
  readonly type: "citizen";
  readonly seen_by: number | "all";
  /** The seat that drew it. */
  readonly seat: number;
  /** The colour of the pawn, by which journals call the seat from now on. */
  readonly colour: CitizenColour;
  /** The citizen's house. */
  readonly house: number;
}

/** Dice were rolled, on the track or in the streets (5.1, 7.3). */
export interface DiceRolled {
  readonly type: "rolled";
  readonly seen_by: number | "all";
  /** The seat that moves by them. */
  readonly seat: number;
  /** What the dice show: one going back on the track, else two. */
  readonly dice: readonly number[];
  /** How far they let the pawn go: their sum, but 20 for a double in phase 3, and twice as far after an x2. */
  readonly steps: number;
}

/** A pawn moved along the track (5.1-5.7). */
export interface PawnMoved {
  readonly type: "moved";
  readonly seen_by: number | "all";
  /** The seat whose pawn it is. */
  readonly seat: number;
  /** The square it left. */
  readonly from: string;
  /** The square it reached. */
  readonly to: string;
  /** Whether it went further than the dice said, past pawns and sold cards (5.3). */
  readonly pushed: boolean;
}

/** A player who could have entered phase 2 stayed on the last FORTUNA (5.6). */
export interface Stayed {
  readonly type: "stayed";
  readonly seen_by: number | "all";
  /** The seat that stayed. */
  readonly seat: number;
}

/** A player bought a person or a building from the bank (5.4, 5.5). */
export interface CardBought {
  readonly type: "bought";
  readonly seen_by: number | "all";
  /** The buyer. */
  readonly seat: number;
  /** The card bought. */
  readonly card: number;
  /** Its price in ST. */
  readonly amount: number;
}

/** A player bought nothing (5.4). */
export interface Passed {
  readonly type: "passed";
  readonly seen_by: number | "all";
  /** The seat that passed. */
  readonly seat: number;
}

/** The bank took a card for half its price (5.9, 5.14, 6.6). */
export interface CardSold {
  readonly type: "sold";
  readonly seen_by: number | "all";
  /** The seller. */
  readonly seat: number;
  /** The card sold. */
  readonly card: number;
  /** What the bank paid, in ST. */
  readonly amount: number;
}

/** A player offered another a trade (5.8). */
export interface OfferMade {
  readonly type: "offered";
  readonly seen_by: number | "all";
  /** The seat that offers. */
  readonly seat: number;
  /** The seat that is to answer. */
  readonly to: number;
  /** The cards offered, ascending. */
  readonly give: readonly number[];
  /** The money offered, in ST. */
  readonly pay: number;
  /** The cards asked for, ascending. */
  readonly take: readonly number[];
  /** The money asked for, in ST. */
  readonly get: number;
}

/** An offer was accepted, and both sides handed over what it said (5.8). */
export interface Traded {
  readonly type: "traded";
  readonly seen_by: number | "all";
  /** The seat that made the offer. */
  readonly seat: number;
  /** The seat that accepted it. */
  readonly to: number;
  /** The cards that went from `seat` to `to`, ascending. */
  readonly give: readonly number[];
  /** The money that went from `seat` to `to`, in ST. */
  readonly pay: number;
  /** The cards that went from `to` to `seat`, ascending. */
  readonly take: readonly number[];
  /** The money that went from `to` to `seat`, in ST. */
  readonly get: number;
}

/** An offer was turned down (5.8). */
export interface OfferRefused {
  readonly type: "refused";
  readonly seen_by: number | "all";
  /** The seat that refused. */
  readonly seat: number;
  /** The seat that made the offer. */
  readonly from: number;
}

/** A player took an open offer back (5.8). */
export interface OfferWithdrawn {
  readonly type: "withdrawn";
  readonly seen_by: number | "all";
  /** The seat that made the offer. */
  readonly seat: number;
  /** The seat that was to answer it. */
  readonly to: number;
}

/** A player left the track for phase 2 and houses the clients first (5.11-5.13). */
export interface EntryBegun {
  readonly type: "entering";
  readonly seen_by: number | "all";
  /** The seat that enters. */
  readonly seat: number;
}

/** A client got a home (5.13, 6.6). */
export interface ClientHoused {
  readonly type: "housed";
  readonly seen_by: number | "all";
  /** The client's patron. */
  readonly seat: number;
  /** The client. */
  readonly card: number;
  /** The building where the client lives now. */
  readonly place: number;
}

/** A player has housed the clients and lives in phase 2 (5.14, 5.15). */
export interface PhaseTwoEntered {
  readonly type: "entered";
  readonly seen_by: number | "all";
  /** The seat that entered. */
  readonly seat: number;
}

/** A Vita Romana card was turned over and read aloud (6.1). */
export interface VitaTurned {
  readonly type: "vita";
  readonly seen_by: number | "all";
  /** The seat that turned it over. */
  readonly seat: number;
  /** The number of the Vita Romana card, 1 to 36. */
  readonly card: number;
}

/** A pawn was put straight on a place of the city, or beside it (5.15, 6.4, 6.5). */
export interface PawnWent {
  readonly type: "went";
  readonly seen_by: number | "all";
  /** The seat whose pawn it is. */
  readonly seat: number;
  /** Where it stood before. */
  readonly from: string;
  /** Where it stands now: on the place, or on a dot near it if another pawn is there. */
  readonly to: string;
  /** The place it was sent to. */
  readonly place: number;
}

/** A Vita Romana card made the bank pay a player (6.1). */
export interface MoneyReceived {
  readonly type: "received";
  readonly seen_by: number | "all";
  /** The seat that received it. */
  readonly seat: number;
  /** How much, in ST. */
  readonly amount: number;
}

/** A player paid what a Vita Romana card demanded, or all the money there was (6.6, 6.7). */
export interface MoneyPaid {
  readonly type: "paid";
  readonly seen_by: number | "all";
  /** The seat that paid. */
  readonly seat: number;
  /** The seat that was paid; null for the bank. */
  readonly to: number | null;
  /** How much was paid, in ST. */
  readonly amount: number;
  /** How much the payer did not have and is forgiven, in ST. */
  readonly forgiven: number;
}

/** ULTIMATE DIE was turned over: phases 1 and 2 are over (6.8). */
export interface LastDayDawned {
  readonly type: "last_day";
  readonly seen_by: number | "all";
  /** The seat that turned over ULTIMATE DIE. */
  readonly seat: number;
  /** The seats that were still in phase 1 and are out of the game, ascending. */
  readonly excluded: readonly number[];
}

/** A Vesuvius card was turned over (7.1). */
export interface VesuviusTurned {
  readonly type: "vesuvius";
  readonly seen_by: number | "all";
  /** The seat that turned it over. */
  readonly seat: number;
  /** The place it destroys, or `blank`, or `x2`. */
  readonly card: number | "blank" | "x2";
}

/** A piece was laid: its place and its dots are buried for good (7.1). */
export interface PlaceDestroyed {
  readonly type: "destroyed";
  readonly seen_by: number | "all";
  /** The place under the piece. */
  readonly place: number;
  /** The dots under the piece, ascending. */
  readonly dots: readonly number[];
}

/** A client died, at home or under escort (7.1, 7.16). */
export interface ClientPerished {
  readonly type: "perished";
  readonly seen_by: number | "all";
  /** The client. */
  readonly card: number;
  /** The client's patron. */
  readonly seat: number;
}

/** The spot where a pawn stood was destroyed (7.16). */
export interface PatronDied {
  readonly type: "died";
  readonly seen_by: number | "all";
  /** The seat whose pawn it was. */
  readonly seat: number;
  /** Where it stood. */
  readonly spot: string;
}

/** A player named the client to fetch, or nobody (7.2, 7.15). */
export interface ClientDeclared {
  readonly type: "declared";
  readonly seen_by: number | "all";
  /** The seat that declared. */
  readonly seat: number;
  /** The client; null for nobody. */
  readonly card: number | null;
  /** The building where the client lives; null for nobody. */
  readonly place: number | null;
}

/** A pawn walked through the streets or along the ring (7.3-7.7). */
export interface PawnWalked {
  readonly type: "walked";
  readonly seen_by: number | "all";
  /** The seat whose pawn it is. */
  readonly seat: number;
  /** The spots of the walk, from where the pawn stood to where it stands now. */
  readonly way: readonly string[];
  /** The steps that are left. */
  readonly left: number;
}

/** A player reached the declared client, who is under escort from now on (7.9, 10.2). */
export interface ClientsFetched {
  readonly type: "fetched";
  readonly seen_by: number | "all";
  /** The seat that escorts them. */
  readonly seat: number;
  /** The clients, ascending: one, or with whole households all of the building. */
  readonly cards: readonly number[];
  /** The building where they lived. */
  readonly place: number;
  /** Their patron until now: another seat than `seat` if they were orphans (7.17). */
  readonly patron: number;
}

/** A player led clients out of the city (7.11). */
export interface ClientsSaved {
  readonly type: "saved";
  readonly seen_by: number | "all";
  /** The seat that saved them. */
  readonly seat: number;
  /** The clients, ascending. */
  readonly cards: readonly number[];
  /** The gate they left by. */
  readonly gate: number;
}

/** A player ended the move with steps left (7.3). */
export interface WalkStopped {
  readonly type: "stopped";
  readonly seen_by: number | "all";
  /** The seat that stopped. */
  readonly seat: number;
  /** The steps that were left. */
  readonly left: number;
}

/** The game ended (7.19-7.21). */
export interface GameEnded {
  readonly type: "ended";
  readonly seen_by: number | "all";
  /** Why it ended. */
  readonly reason: Reason;
  /** The place of each seat: 1 plus the number of seats strictly better; 2 for all if nobody was saved. */
  readonly places: readonly number[];
  /** For each seat the total price of the people it saved, in ST. */
  readonly scores: readonly number[];
}

/** Offer another seat cards and money for cards and money of theirs (5.8). */
export interface Offer {
  /** The seat that is to answer. */
  readonly to: number;
  /** The cards offered, ascending. */
  readonly give: readonly number[];
  /** The money offered, in ST. */
  readonly pay: number;
  /** The cards asked for, ascending. */
  readonly take: readonly number[];
  /** The money asked for, in ST. */
  readonly get: number;
}

/** What the turn is in the middle of; empty between decisions that need nothing remembered. */
export interface Pending {
  /** The direction of the roll on the track. */
  readonly way?: "forward" | "back";
  /** The offer that is to be answered. */
  readonly offer?: Offer;
  /** What the seat that made the offer decides once it is answered. */
  readonly back?: "move" | "enter" | "buy";
  /** How many offers were made this turn, once there was one. */
  readonly offers?: number;
  /** The Vita Romana card that is being carried out. */
  readonly card?: number;
  /** Which of its effects, from 0. */
  readonly effect?: number;
  /** What is owed by this effect: payer, payee (null for the bank) and amount, the first being settled. */
  readonly debts?: readonly (readonly [number, number | null, number])[];
  /** The clients of the building just sold who still need a home, ascending. */
  readonly homeless?: readonly number[];
}

/** The whole table, as one seat or a spectator sees it. */
export interface View {
  /** The name of the game. */
  readonly game: "lastdays";
  /** How many seats there are. */
  readonly players: number;
  /** The options that are on. */
  readonly options: Readonly<Partial<Record<Option, true>>>;
  /** The seat whose turn it is; out of turn others may have to answer, or to sell. */
  readonly turn: number;
  /** What is to be decided, or `over`. */
  readonly waiting: Waiting;
  /** The colour of each seat, as far as they have been drawn. */
  readonly citizens: readonly CitizenColour[];
  /** How far each seat has come. */
  readonly stage: readonly Stage[];
  /** The money of each seat, in ST. */
  readonly money: readonly number[];
  /** Where the pawn of each seat stands; null for the dead and the excluded. */
  readonly pawns: readonly (string | null)[];
  /** For each seat its buildings, destroyed ones too, and its people alive, ascending. */
  readonly cards: readonly (readonly number[])[];
  /** Where each client at home lives, by card. */
  readonly housed: Readonly<Record<string, number>>;
  /** For each seat the people it saved, in order. */
  readonly saved: readonly (readonly number[])[];
  /** The people who died, in order. */
  readonly perished: readonly number[];
  /** For each seat the client under escort, or null; with whole households a list, ascending. */
  readonly escort: readonly (number | readonly number[] | null)[];
  /** The Vita Romana cards turned over, in order. */
  readonly vita: readonly number[];
  /** The Vesuvius cards turned over, in order. */
  readonly vesuvius: readonly (number | "blank" | "x2")[];
  /** The steps that are left of a walk; null outside of one. */
  readonly steps: number | null;
  /** The client whom the seat to move wants to fetch. */
  readonly declared: number | null;
  /** What else the turn is in the middle of. */
  readonly pending: Pending;
  /** The seat whose view it is; null for a spectator. */
  readonly seat: number | null;
}

/** Every kind of event of this game. */
export type Event =
  | CitizenDrawn
  | DiceRolled
  | PawnMoved
  | Stayed
  | CardBought
  | Passed
  | CardSold
  | OfferMade
  | Traded
  | OfferRefused
  | OfferWithdrawn
  | EntryBegun
  | ClientHoused
  | PhaseTwoEntered
  | VitaTurned
  | PawnWent
  | MoneyReceived
  | MoneyPaid
  | LastDayDawned
  | VesuviusTurned
  | PlaceDestroyed
  | ClientPerished
  | PatronDied
  | ClientDeclared
  | PawnWalked
  | ClientsFetched
  | ClientsSaved
  | WalkStopped
  | GameEnded;
