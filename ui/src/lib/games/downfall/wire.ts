// Written by `make generate` from vesuvius/games/downfall/events.py and views.py. Do not edit.

export type Card = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
export type Symbol = "vase" | "helmet" | "mask" | "scroll" | "column" | "coin";
export type Tile =
  | "vase"
  | "helmet"
  | "mask"
  | "scroll"
  | "column"
  | "coin"
  | "helmet/mask"
  | "vase/scroll"
  | "column/coin";
export type Phase = "deal" | "settling" | "eruption" | "flight" | "over";
export type EruptionCause = "ad79" | "declared";
export type LossCause = "omen" | "buried" | "cut_off" | "left_behind";
export type Reason = "saved" | "volcano" | "shared";
export type OptionName = "dual_vents" | "edition";
export type Waiting = "deal" | "play" | "relative" | "draw" | "omen" | "tile" | "lava" | "run" | "over";
export type Players = 2 | 3 | 4;

/** A seat was dealt a card of its opening hand (D2). */
export interface CardDealt {
  readonly type: "dealt";
  readonly seen_by: number | "all";
  /** The seat that was dealt the card. */
  readonly seat: number;
}

/** A seat drew a number card (D5). */
export interface CardDrawn {
  readonly type: "drew";
  readonly seen_by: number | "all";
  /** The seat that drew the card. */
  readonly seat: number;
}

/** The card a seat was dealt or drew: only that seat sees which. */
export interface CardReceived {
  readonly type: "got";
  readonly seen_by: number | "all";
  /** The seat that holds the card now. */
  readonly seat: number;
  /** Its number. */
  readonly card: Card;
}

/** The turn of a seat began. */
export interface TurnBegun {
  readonly type: "turn";
  readonly seen_by: number | "all";
  /** The seat whose turn it is. */
  readonly seat: number;
  /** The phase the turn belongs to. */
  readonly phase: Phase;
}

/** A seat played a card and placed a marker (D5). */
export interface CardPlayed {
  readonly type: "played";
  readonly seen_by: number | "all";
  /** The seat that played. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: Card;
  /** The square of the marker. */
  readonly square: string;
  /** The building entered. */
  readonly building: string;
  /** Whether the card was a joker, its number being full (D10). */
  readonly joker: boolean;
  /** How many relatives the neighbours met there may call (D9). */
  readonly relatives: number;
}

/** A seat discarded a card without placing a marker (D6). */
export interface CardDiscarded {
  readonly type: "discarded";
  readonly seen_by: number | "all";
  /** The seat that discarded it. */
  readonly seat: number;
  /** The number of the card. */
  readonly card: Card;
}

/** A relative moved in (D9). */
export interface RelativePlaced {
  readonly type: "relative";
  readonly seen_by: number | "all";
  /** The seat whose marker it is. */
  readonly seat: number;
  /** The square of the marker. */
  readonly square: string;
  /** The building entered. */
  readonly building: string;
  /** How many relatives may still come this turn. */
  readonly left: number;
}

/** A seat placed no more relatives, although one could have come (D9). */
export interface RelativesDeclined {
  readonly type: "relatives_done";
  readonly seen_by: number | "all";
  /** The seat that stopped. */
  readonly seat: number;
}

/** A seat drew an omen (D8). */
export interface OmenDrawn {
  readonly type: "omen";
  readonly seen_by: number | "all";
  /** The seat that drew it. */
  readonly seat: number;
}

/** A seat drew A.D. 79 (D7, D12). */
export interface Ad79Drawn {
  readonly type: "ad79";
  readonly seen_by: number | "all";
  /** The seat that drew it. */
  readonly seat: number;
  /** 1 for the first time, 2 for the second, which ends the first phase. */
  readonly time: number;
}

/** The first phase ended: all hands were laid open, and markers not in the city went back to the box (D12). */
export interface VesuviusErupted {
  readonly type: "erupted";
  readonly seen_by: number | "all";
  /** The seat that drew A.D. 79 or declared the eruption. */
  readonly seat: number;
  /** Whether A.D. 79 was drawn the second time, or a hand of jokers was shown (D11). */
  readonly cause: EruptionCause;
  /** The cards of each seat. */
  readonly hands: readonly (readonly Card[])[];
  /** How many markers of each seat went back to the box. */
  readonly boxed: readonly number[];
}

/** A seat drew a lava tile (D13, D17). */
export interface TileDrawn {
  readonly type: "tile";
  readonly seen_by: number | "all";
  /** The seat that drew it. */
  readonly seat: number;
  /** The symbol it shows, or the two of a dual tile. */
  readonly tile: Tile;
}

/** A lava tile with no legal square was set aside (D14). */
export interface TileSetAside {
  readonly type: "set_aside";
  readonly seen_by: number | "all";
  /** The seat that drew it. */
  readonly seat: number;
  /** The symbol it shows, or the two of a dual tile. */
  readonly tile: Tile;
}

/** A seat laid a lava tile (D14). */
export interface LavaLaid {
  readonly type: "lava";
  readonly seen_by: number | "all";
  /** The seat that laid it. */
  readonly seat: number;
  /** The square it covers. */
  readonly square: string;
  /** Its symbol; for a dual tile the one that was chosen. */
  readonly symbol: Symbol;
  /** The neighbouring tile of the same symbol it flows from; null if it comes out of the vent. */
  readonly source: string | null;
}

/** Markers went into the volcano (D8, D15, D16, D23). */
export interface MarkersLost {
  readonly type: "lost";
  readonly seen_by: number | "all";
  /** Thrown by an omen, buried by lava, cut off from every gate, or left behind at the end. */
  readonly cause: LossCause;
  /** Where they stood, and how many of each seat. */
  readonly squares: Readonly<Record<string, readonly number[]>>;
  /** The seat that threw the marker, if an omen asked for it. */
  readonly by?: number;
}

/** A marker walked to another square (D18). */
export interface MarkerMoved {
  readonly type: "ran";
  readonly seen_by: number | "all";
  /** The seat whose marker it is. */
  readonly seat: number;
  /** Where it set out. */
  readonly square: string;
  /** Where it stands now. */
  readonly to: string;
  /** A shortest way, both ends included. */
  readonly path: readonly string[];
}

/** A marker left the city through a gate (D19). */
export interface MarkerSaved {
  readonly type: "saved";
  readonly seen_by: number | "all";
  /** The seat whose marker it is. */
  readonly seat: number;
  /** Where it set out. */
  readonly square: string;
  /** A shortest way to the square of the gate, both ends included. */
  readonly path: readonly string[];
  /** The name of the gate. */
  readonly gate: string;
}

/** A seat made no second move, which was optional for its only marker (D20). */
export interface MarkerStayed {
  readonly type: "stayed";
  readonly seen_by: number | "all";
  /** The seat whose marker it is. */
  readonly seat: number;
  /** Where it stands. */
  readonly square: string;
}

/** No marker was left in the city, or the last tile had been drawn (D23). */
export interface GameEnded {
  readonly type: "ended";
  readonly seen_by: number | "all";
  /** The place of each seat: 1 plus the number of seats strictly better. */
  readonly places: readonly number[];
  /** How many markers each seat saved. */
  readonly scores: readonly number[];
  /** What decided the first place: markers saved, markers in the volcano, or nothing, and it is shared (D24). */
  readonly reason: Reason;
}

/** What everybody knows of the deck. */
export interface Deck {
  /** How many cards it holds, A.D. 79 included. */
  readonly left: number;
  /** How many of them are omens. */
  readonly omens: number;
  /** How often A.D. 79 was drawn. */
  readonly ad79: number;
}

/** Relatives still to come (D9). */
export interface Relatives {
  /** How many may still come. */
  readonly left: number;
  /** The building entered by the card, then those that got a relative. */
  readonly closed: readonly string[];
}

/** Moves still to come in this turn of the flight (D17). */
export interface Runs {
  /** How many are left. */
  readonly left: number;
  /** Where the marker of the first move stands, if it may not move again (D21). */
  readonly moved?: string;
  /** True if the second move is optional: the seat began the two moves with one marker in the city (D20). */
  readonly may_stop?: true;
}

/** The turn is not in the middle of anything. */
export type Nothing = Readonly<Record<string, never>>;

/** What a seat may know: all that lies open, its own hand, and how many cards the others hold. */
export interface View {
  /** The name of the game. */
  readonly game: "downfall";
  /** How many play. */
  readonly players: Players;
  /** The options that differ from their default. */
  readonly options: Readonly<Partial<Record<OptionName, boolean | string>>>;
  /** The phase of the game. */
  readonly phase: Phase;
  /** The seat whose turn it is: 0 during the deal; once the game is over, the seat that moved last. */
  readonly turn: number;
  /** What the game needs next: a card or a tile from chance, or a decision of the seat to move. */
  readonly waiting: Waiting;
  /** The cards played or laid down so far, in order; omens are not listed. */
  readonly discard: readonly Card[];
  /** What everybody knows of the deck. */
  readonly deck: Deck;
  /** How many markers each seat has yet to place. */
  readonly supply: readonly number[];
  /** How many markers of each seat stand on a square; empty squares are left out. */
  readonly markers: Readonly<Record<string, readonly number[]>>;
  /** How many markers each seat led out of the city. */
  readonly saved: readonly number[];
  /** How many markers each seat lost to the volcano. */
  readonly volcano: readonly number[];
  /** The tiles on the board; a dual tile lies as the symbol that was chosen. */
  readonly lava: Readonly<Record<string, Symbol>>;
  /** How many tiles of each kind are in the bag. */
  readonly bag: Readonly<Partial<Record<Tile, number>>>;
  /** The tile that is to be laid now, or null. */
  readonly tile: Tile | null;
  /** How many tiles of each kind had no legal square. */
  readonly aside: Readonly<Partial<Record<Tile, number>>>;
  /** What the turn is in the middle of: relatives to place, moves to make, or nothing. */
  readonly pending: Relatives | Runs | Nothing;
  /** The seat whose view it is; null for a spectator. */
  readonly seat: number | null;
  /** The cards of that seat; empty for a spectator. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly hand_sizes: readonly number[];
}

/** Every kind of event of this game. */
export type Event =
  | CardDealt
  | CardDrawn
  | CardReceived
  | TurnBegun
  | CardPlayed
  | CardDiscarded
  | RelativePlaced
  | RelativesDeclined
  | OmenDrawn
  | Ad79Drawn
  | VesuviusErupted
  | TileDrawn
  | TileSetAside
  | LavaLaid
  | MarkersLost
  | MarkerMoved
  | MarkerSaved
  | MarkerStayed
  | GameEnded;
