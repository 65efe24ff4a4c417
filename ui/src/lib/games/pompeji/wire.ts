// Written by `make generate` from vesuvius/games/pompeji/events.py and views.py. Do not edit.

export type Reason = "points" | "shared";
export type OptionName = "double_permit";
export type Waiting = "deal" | "turn" | "permit" | "draw" | "choice" | "over";

/** A card comes into a hand, face down (P3, P5). */
export interface CardDrawn {
  readonly type: "drew";
  readonly seen_by: number | "all";
  /** Who holds the card now. */
  readonly seat: number;
  /** How many cards the deck still holds, volcanoes included. */
  readonly left: number;
}

/** The card that a player has just drawn; only its owner sees it. */
export interface CardReceived {
  readonly type: "got";
  readonly seen_by: number | "all";
  /** Who holds the card now. */
  readonly seat: number;
  /** The card. */
  readonly card: string;
}

/** The first card of the city is turned up (P3). */
export interface CityFounded {
  readonly type: "founded";
  readonly seen_by: number | "all";
  /** The card that lies there now. */
  readonly card: string;
  /** Where it lies: always `0,0`. */
  readonly at: string;
  /** How many cards the deck still holds, volcanoes included. */
  readonly left: number;
}

/** What one street paid: for its kind, for its colour, for its seventh card. */
export interface Paid {
  /** Which of the four streets through the laid card it is. */
  readonly street: "row" | "column" | "falling" | "rising";
  /** The points for its kind (P10a). */
  readonly kind: number;
  /** The points for its colour (P10b). */
  readonly colour: number;
  /** The points for its seventh card (P10c). */
  readonly seventh: number;
  /** The whole street, the laid card included, from the west (a column: from the north). */
  readonly cards: readonly string[];
}

/** A player lays a card of the hand and scores it (P5, P10). */
export interface CardBuilt {
  readonly type: "built";
  readonly seen_by: number | "all";
  /** Who lays it. */
  readonly seat: number;
  /** The card. */
  readonly card: string;
  /** Where it lies now. */
  readonly at: string;
  /** The points for it, all streets together. */
  readonly points: number;
  /** The streets that pay, and what each pays for. */
  readonly streets: readonly Paid[];
}

/** A player lays the statue as a card of value 1 and scores it (P12). */
export interface StatueRaised {
  readonly type: "raised";
  readonly seen_by: number | "all";
  /** Who lays it. */
  readonly seat: number;
  /** The card the statue stands for in this placement. */
  readonly card: string;
  /** Where it lies now. */
  readonly at: string;
  /** The points for it, all streets together. */
  readonly points: number;
  /** The streets that pay, and what each pays for. */
  readonly streets: readonly Paid[];
}

/** A player who can lay no card discards one, face up (P8). */
export interface CardDiscarded {
  readonly type: "discarded";
  readonly seen_by: number | "all";
  /** Who discards. */
  readonly seat: number;
  /** The card. */
  readonly card: string;
}

/** After the first volcano, a player decides whether to draw (P15). */
export interface DrawDecided {
  readonly type: "chose";
  readonly seen_by: number | "all";
  /** Who decides. */
  readonly seat: number;
  /** True to draw, False to stop. */
  readonly draw: boolean;
}

/** A player uses a building permit and takes a turn before another's (P13). */
export interface TurnInterrupted {
  readonly type: "interrupted";
  readonly seen_by: number | "all";
  /** Who uses the permit. */
  readonly seat: number;
  /** Whose turn is interrupted. */
  readonly whose: number;
}

/** A volcano is drawn: the first makes drawing a choice, the second ends the game (P15, P16). */
export interface VolcanoDrawn {
  readonly type: "volcano";
  readonly seen_by: number | "all";
  /** Who drew it. */
  readonly seat: number;
  /** 1 for the first volcano, 2 for the second. */
  readonly number: number;
  /** How many cards the deck still holds, volcanoes included. */
  readonly left: number;
}

/** A player's turn begins, or goes on after a permit turn (P4, P13). */
export interface TurnBegun {
  readonly type: "turn";
  readonly seen_by: number | "all";
  /** Whose turn it is. */
  readonly seat: number;
}

/** The second volcano has buried the city, and the cards still in hand are subtracted (P16, P17). */
export interface GameEnded {
  readonly type: "ended";
  readonly seen_by: number | "all";
  /** The cards that each seat still held. */
  readonly hands: readonly (readonly string[])[];
  /** What each seat loses for them. */
  readonly minus: readonly number[];
  /** The final score of each seat, after that. */
  readonly scores: readonly number[];
  /** The place of each seat: 1 plus the number of seats that scored more. */
  readonly places: readonly number[];
  /** `points` for a lone winner, `shared` for a tie. */
  readonly reason: Reason;
}

/** What everybody knows of the deck. */
export interface Deck {
  /** How many cards it holds, volcanoes included. */
  readonly left: number;
  /** How many volcanoes were drawn. */
  readonly volcanoes: number;
}

/** What one seat, or a spectator, may know. */
export interface View {
  /** The name of the game. */
  readonly game: "pompeji";
  /** How many play: 2 to 4. */
  readonly players: number;
  /** The options that differ from the default. */
  readonly options: Readonly<Partial<Record<OptionName, boolean>>>;
  /** What lies on each square, by row and column: a building, or `*` for a statue. */
  readonly city: Readonly<Record<string, string>>;
  /** The cards that each seat holds, by kind and colour; only when the game is over. */
  readonly hands?: readonly (readonly string[])[];
  /** The deck. */
  readonly deck: Deck;
  /** The cards that were discarded, oldest first. */
  readonly discard: readonly string[];
  /** How many statues each seat still has. */
  readonly statues: readonly number[];
  /** How many building permits each seat still has. */
  readonly permits: readonly number[];
  /** The points of each seat; when the game is over, less the cards still held. */
  readonly scores: readonly number[];
  /** Whose turn it is. */
  readonly turn: number;
  /** What comes next: the deal, a turn, a permit turn, a draw, the choice to draw, or nothing when it is over. */
  readonly waiting: Waiting;
  /** Whether a permit was used in this turn. */
  readonly interrupted: boolean;
  /** The seat whose permit turn it is, or null. */
  readonly interrupter: number | null;
  /** The seat whose view it is; null for a spectator. */
  readonly seat: number | null;
  /** The cards that this seat holds, by kind and colour; empty for a spectator. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly hand_sizes: readonly number[];
}

/** Every kind of event of this game. */
export type Event =
  | CardDrawn
  | CardReceived
  | CityFounded
  | CardBuilt
  | StatueRaised
  | CardDiscarded
  | DrawDecided
  | TurnInterrupted
  | VolcanoDrawn
  | TurnBegun
  | GameEnded;
