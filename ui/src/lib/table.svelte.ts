/**
 * A table as one person has it on the screen: what their seat sees, the story as it is narrated, what was sent.
 * The server's view is the truth; events only lead from one view to the next.
 */
import { shake } from "./board/shake";
import type { Target } from "./choice";
import { Choice, type Refused } from "./choosing.svelte";
import type { Act, GameFace, Right } from "./games/face";
import { face as faceOf } from "./games/faces";
import { Coach, DEPTHS } from "./coach.svelte";
import { Live, type Connection, type Listener } from "./live";
import { sentences, type Sentence } from "./log";
import { meanwhile, waited } from "./meanwhile";
import { retold } from "./replay";
import type { Reason } from "./reasons";
import { namesOf } from "./seats";
import { gameOf } from "./shelf.svelte";
import { audible, ownerOf, outside, type BaseEvent, type BaseView } from "./story";
import { Telling } from "./telling.svelte";
import { standing, tracesOf, type Traces } from "./traces";
import { freshKey } from "./plain-http";
import type { Entry, FromClient, FromServer, Said, Snapshot, Spectators, TableCard } from "./wire";

/** The connection of a table; the gallery and the tests have their own. */
export interface Wire {
  send(message: FromClient): boolean;
  hurry(): void;
  renew(): void;
  close(): void;
}
export type Connect = (id: string, listener: Listener) => Wire;

const server: Connect = (id, listener) => new Live(id, listener);

export class Table extends Choice implements Listener {
  card = $state.raw<TableCard>();
  snapshot = $state.raw<Snapshot>();
  face = $state.raw<GameFace>();
  /** What is drawn: behind `snapshot` while events are narrated. */
  view = $state.raw<BaseView>();
  /** The view before the first move, of the seat that the first snapshot was for. */
  opening = $state.raw<BaseView | null>(null);
  /** The newest snapshot, ahead of `snapshot` while events are narrated: rights that expire cannot wait. */
  latest = $state.raw<Snapshot>();
  /** Until when, by this device's clock, moves are held so that others may interrupt. */
  graceUntil = $state(0);
  readonly telling = new Telling();
  readonly coach = new Coach();
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  spectators = $state.raw<Pick<Spectators, "names" | "others">>({ names: [], others: 0 });
  line = $state.raw<{ now: Connection; retryAt: number }>({ now: "live", retryAt: 0 });
  /** My move, until the server acknowledges or refuses it. */
  sent = $state.raw<(FromClient & { key: string }) | null>(null);
  /** The seat to move, whose hand a curtain hides until its owner taps. */
  curtain = $state<number | null>(null);
  /** When `snapshot.times` was received, by this device's clock. */
  receivedAt = $state(0);

  /** What happened since the last move of the seat behind the curtain, as everybody may know it. */
  readonly news = $derived.by((): readonly Sentence[] => {
    const { face, curtain, log, names } = this;
    if (!face || curtain === null) return [];
    const last = log.map(({ seat }) => seat).lastIndexOf(curtain);
    return log.slice(last + 1).flatMap((entry) => sentences(entry, face, names, null));
  });

  /** A table that no server knows: of a lesson, or of the gallery. */
  #alone = $state(false);
  #seat: number | null = null;
  #known = 0;
  /** The number of my last move that the server stored. */
  #stored = $state(0);
  #wire: Wire;
  #queue: Snapshot[] = [];
  /** The cards have just been dealt, and the goal has not been shown. */
  #dealt = false;
  /** The number of the last move that has been shown. */
  #shown = $state(0);
  /** The number of the move from which the story is to be shown once more, and of the one that is being shown. */
  #from: number | null = null;
  #showing = $state(0);
  /** The move that the rules are asked to judge, after a click on something impossible, and their earlier answers. */
  #wondered: { key: string; move: string } | null = null;
  #answers = new Map<string, Refused>();
  /** A lesson goes on, and has not been answered yet: what is tapped meanwhile is chosen then. */
  held = false;
  #tapped: Target | null = null;
  /** The moves still to be played of those played together. */
  #rest: readonly string[] = [];

  constructor(
    readonly id: string,
    connect: Connect = server,
  ) {
    super();
    this.coach.table = id;
    this.#alone = connect !== server;
    this.#wire = connect(id, this);
  }

  close(): void {
    this.#wire.close();
  }

  readonly names = $derived(namesOf(this.card?.seats ?? [], (seat) => this.view && this.face?.look?.(this.view, seat)));
  readonly mine = $derived(this.card?.seats.filter((seat) => seat.mine && !seat.away).map(({ seat }) => seat) ?? []);
  readonly seat = $derived(this.snapshot?.seat ?? null);
  readonly myTurn = $derived(
    this.snapshot !== undefined && !this.snapshot.paused && this.seat !== null && this.snapshot.to_move === this.seat,
  );
  readonly narrating = $derived(this.telling.on);
  /** Narrating, behind the curtain, or a move is not yet shown: another move would answer a stale table. */
  readonly #busy = $derived(
    this.narrating ||
      this.coach.judging ||
      this.curtain !== null ||
      this.sent !== null ||
      (this.snapshot?.number ?? 0) < this.#stored,
  );
  readonly legal = $derived(this.#busy ? [] : (this.wanted ?? this.snapshot?.legal ?? []));
  readonly asked = $derived(this.snapshot?.view);
  /**
   * The rights out of turn of the seats at this screen: all of the seat that is shown; of the others only those that
   * expire, from what is public, so that nothing is revealed of a hidden hand.
   */
  readonly rights = $derived.by((): readonly (Right & { seat: number; usable: boolean })[] => {
    const { face, latest, seat } = this;
    if (!face || !latest || seat === null || latest.result) return [];
    const view = latest.view;
    const covered = this.curtain !== null;
    const own = covered
      ? []
      : face.rights(view, seat).map((right) => ({
          ...right,
          seat,
          usable:
            this.sent === null && latest.legal.includes(right.move) && (right.expires === true || !this.narrating),
        }));
    const others = this.mine
      .filter((one) => covered || one !== seat)
      .flatMap((one) =>
        face
          .rights(outside(view), one)
          .filter(({ expires }) => expires)
          .map((right) => ({ ...right, seat: one, usable: this.sent === null })),
      );
    return [...own, ...others];
  });
  /** The event that is being narrated, and for how long it is animated. */
  readonly now = $derived(this.telling.now);
  readonly pace = $derived(this.now && this.face ? this.telling.pace(this.face.pace(this.now, this.seat)) : 0);
  /** The seat that is lit: during the story the one that the event belongs to, else the one to move. */
  readonly lit = $derived(this.narrating ? this.telling.seat : (this.snapshot?.to_move ?? null));
  readonly #moves = $derived(standing(this.log.filter(({ number }) => number <= this.#shown)));
  readonly traces: Traces = $derived(
    this.face && this.card ? tracesOf(this.#moves, this.face, this.card.seats.length) : new Map(),
  );
  /** The last move, if a bot made it for a person whose time was up; a person's own stays until they move. */
  readonly late = $derived.by(() => {
    const entry = this.log.find(({ number }) => this.narrating && number === this.#showing);
    if (entry?.late) return entry;
    const moves = this.#moves.filter(({ seat }) => seat !== null);
    const last = moves.at(-1);
    const own = moves.filter(({ seat }) => seat === this.seat).at(-1);
    return own?.late ? own : last?.late ? last : null;
  });
  /** Every other seat is a bot's. */
  readonly #amongBots = $derived(
    this.card !== undefined &&
      this.seat !== null &&
      this.card.seats.every(({ seat, bot, away }) => seat === this.seat || (bot !== null && !away)),
  );
  /** The bots' moves since the last one of the player, whose turn it is. */
  readonly #waited = $derived(
    this.#amongBots && this.myTurn && !this.narrating && this.seat !== null ? waited(this.log, this.seat) : [],
  );
  /** What happened in them, in a sentence or two; empty if there is nothing to tell. */
  readonly meanwhile = $derived(
    this.face && this.seat !== null ? meanwhile(this.#waited, this.face, this.names, this.seat) : "",
  );
  /** The last move can be shown once more. */
  readonly repeats = $derived(
    this.opening !== null &&
      this.face?.retell !== undefined &&
      this.curtain === null &&
      this.#moves.some(({ seat }) => seat !== null),
  );

  // ---- sending

  play = (move: string): void => {
    const { seat, snapshot, card, coach } = this;
    if (seat === null || !snapshot || this.#busy) return;
    const { number } = snapshot;
    const make = (): void => this.#send({ type: "play", seat, move, seen: number, key: freshKey() });
    if (!this.coached || !coach.warns) return make();
    void coach.doubts(card?.game ?? "", seat, number, move).then((doubted) => {
      if (doubted) this.#rest = [];
      else if (this.snapshot?.number === number && !this.#busy) make();
    });
  };
  /** Make the move that the coach doubts. */
  playAnyway = (): void => {
    const move = this.coach.doubt?.move;
    this.coach.close();
    if (move !== undefined) this.play(move);
  };

  // ---- the coach

  /** The coach may help. */
  readonly coached = $derived(
    !this.#alone && this.#amongBots && this.card !== undefined && gameOf(this.card.game)?.reviewed === true,
  );
  /** A hint can be asked for. */
  readonly mayHint = $derived(
    this.coached && this.myTurn && !this.#busy && !this.snapshot?.result && (this.snapshot?.legal.length ?? 0) > 1,
  );
  askHint = (): void => {
    if (!this.mayHint || this.seat === null || !this.snapshot) return;
    this.cancelAll();
    void this.coach.deeper(this.snapshot.view.game, this.seat, this.snapshot.number);
  };
  /** Choose the best move, to be confirmed. */
  takeHint = (): void => {
    const move = this.coach.hint?.moves[0]?.move;
    this.coach.close();
    if (move) this.take(move);
  };
  /** What the hint points at: the targets of the moves worth a look, then those of the best one. */
  readonly worth = $derived.by((): ReadonlySet<Target> => {
    const { face, snapshot, coach } = this;
    const moves = coach.depth < 2 ? [] : (coach.hint?.moves.slice(0, coach.depth < DEPTHS ? undefined : 1) ?? []);
    return new Set(face && snapshot ? moves.flatMap(({ move }) => (move ? face.path(move, snapshot.view) : [])) : []);
  });

  playAll = ([move, ...rest]: readonly string[]): void => {
    this.#rest = [];
    if (move === undefined || !this.legal.includes(move)) return;
    this.#rest = rest;
    this.play(move);
  };

  #goOn(): void {
    const tapped = this.#tapped;
    this.#tapped = null;
    if (tapped && !this.#busy) this.choose(tapped);
    if (this.#rest.length && !this.#busy) this.playAll(this.#rest);
  }

  /** Use a right out of turn. It answers the newest snapshot, even while its events are narrated. */
  interrupt = (move: string, seat: number): void => {
    if (!this.latest || this.sent) return;
    const { number } = this.latest;
    if (this.narrating) this.skip();
    this.#send({ type: "play", seat, move, seen: number, key: freshKey() });
  };

  takeBack = (): void => {
    if (this.seat === null || !this.snapshot?.may_take_back || this.#busy) return;
    this.#send({ type: "take_back", seat: this.seat, seen: this.snapshot.number, key: freshKey() });
  };

  say = (text: string): boolean => this.#wire.send({ type: "say", text });
  hurry = (): void => this.#wire.hurry();
  renew = (): void => this.#wire.renew();

  /** The next person is at the screen: ask for their seat. The curtain opens when that view arrives, not before. */
  uncover = (): void => {
    if (this.curtain !== null) this.#look(this.curtain);
  };

  /** Show the rest of the story at once. */
  skip = (): void => this.telling.skip();

  /**
   * Show once more what happened meanwhile, else the last move; during the story the move before the one that is being
   * shown.
   */
  again = (): void => {
    if (!this.repeats) return;
    const begun = this.narrating ? this.#showing : Infinity;
    const last = this.#moves.filter(({ seat, number }) => seat !== null && number < begun).at(-1);
    const first = this.meanwhile ? this.#waited[0] : last;
    if (!first) return;
    this.#from = first.number;
    if (this.narrating) this.telling.skip();
    else void this.#tell();
  };

  #send(message: FromClient & { key: string }): void {
    this.sent = message;
    this.refusal = null;
    this.#wire.send(message);
  }

  // ---- what cannot be chosen

  /** Shake what cannot be chosen, and say why: from the view, or as the rules judge the move that was meant. */
  protected refuse(target: Target): void {
    const { face, snapshot } = this;
    if (this.held) this.#tapped = target;
    if (!face || !snapshot || this.#busy || this.held) return;
    shake(target);
    this.missed = target;
    const { view, result, to_move } = snapshot;
    if (result) return this.#because({ code: "game_over" });
    if (this.seat === null) return this.#because({ code: "spectator" });
    const meant = (this.wanted && this.through(target, snapshot.legal)) ?? face.meant?.(target, view, this) ?? null;
    if (typeof meant === "string") return this.#wonder(meant);
    if (to_move !== this.seat)
      return this.#because(to_move === null ? { code: "chance_first" } : { code: "not_your_turn", who: to_move });
    if (meant) this.#because(meant.reason, meant.rule);
    else this.#because({ code: "not_now" }, face.prompt(view, this).rule);
  }

  #because(reason: Reason, rule: string | null = null): void {
    this.refusal = { code: "illegal", sentence: "", rule, reason };
  }

  /** Ask the rules about a move, once for each position. */
  #wonder(move: string): void {
    const known = this.#answers.get(move);
    if (known) this.refusal = { ...known };
    if (known || this.#wondered?.move === move || this.seat === null) return;
    this.#wondered = { key: freshKey(), move };
    this.#wire.send({ type: "why", seat: this.seat, ...this.#wondered });
  }

  #judged(key: string | null, refusal: Refused | null): void {
    if (!this.#wondered || key !== this.#wondered.key) return;
    if (refusal) {
      this.#answers.set(this.#wondered.move, refusal);
      this.refusal = refusal;
    }
    this.#wondered = null;
  }

  // ---- receiving

  known = (): { seat: number | null; since: number } => ({ seat: this.#seat, since: this.#known });

  connection = (now: Connection, retryIn: number): void => {
    if (now === this.line.now && now === "live") return;
    this.line = { now, retryAt: Date.now() + retryIn };
  };

  receive = (message: FromServer): void => {
    switch (message.type) {
      case "table":
        this.card = message;
        if (!this.face) void faceOf(message.game); // load it before the snapshot needs it
        return;
      case "snapshot":
        void this.#enqueue(message);
        return;
      case "said":
        if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
        return;
      case "spectators":
        this.spectators = message;
        return;
      case "judged":
        this.#judged(message.key, message.refusal);
        return;
      case "played":
        if (message.key === this.sent?.key) this.#acknowledged(message.number);
        return;
      case "refused":
        this.#judged(message.key, null); // too fast, perhaps: the shaking says enough
        if (message.key === null || message.key === this.sent?.key) {
          this.sent = null;
          this.#rest = [];
          const shown =
            message.code === "stale" && message.number !== null && message.number <= (this.snapshot?.number ?? 0);
          if (!shown) this.refusal = message; // the newer table is on the screen already
          if (message.code === "stale") this.#wire.send({ type: "look", seat: this.#seat, since: this.#known });
        }
    }
  };

  #acknowledged(number: number): void {
    this.sent = null;
    this.#stored = number;
    this.clear();
    this.#goOn();
  }

  async #enqueue(message: Snapshot): Promise<void> {
    // The connection broke while a move was sent: send it again; its key makes a second arrival harmless.
    if (this.sent && message.since === this.#known && message.number === this.#known) this.#wire.send(this.sent);
    this.latest = message;
    this.#wondered = null;
    this.#answers.clear();
    this.graceUntil = message.grace_left === null ? 0 : Date.now() + message.grace_left;
    this.#known = message.number;
    this.#seat = message.seat;
    this.face ??= await faceOf(message.view.game);
    this.#queue.push(message);
    if (!this.narrating) await this.#tell();
  }

  /** Tell what has arrived, and once more what was asked for. */
  async #tell(): Promise<void> {
    const { telling } = this;
    telling.on = true;
    for (;;) {
      const next = this.#queue.shift();
      if (next) await this.#narrate(next);
      else if (this.#from !== null) {
        const from = this.#from;
        this.#from = null;
        await this.#repeat(from);
      } else break;
    }
    telling.hurrying = false;
    this.carried = false;
    telling.clear();
    telling.on = false;
    this.#goOn();
  }

  /** Narrate the new entries, event by event, then show the view of the snapshot. */
  async #narrate(message: Snapshot): Promise<void> {
    const first = this.snapshot === undefined;
    const last = this.log.at(-1)?.number ?? 0;
    const story = message.story.filter(({ number }) => number > last);
    if (!first && message.number > (this.snapshot?.number ?? 0)) {
      this.clear();
      this.coach.moved(message.to_move === message.seat && this.snapshot?.to_move === message.seat);
      this.refusal = null; // it was about an earlier position
    }
    // A client that missed more than a story holds draws the view, and starts the log again.
    const missed = !first && message.since > last && message.opening !== null;
    if (missed) this.opening = message.opening;
    else this.opening ??= message.opening;
    if (first || missed) this.log = story;
    else {
      this.telling.acts = story.flatMap(({ events }) => events.flatMap((event) => this.#actOf(event) ?? []));
      for (const entry of story) {
        // A card that somebody here turns over is not in the log before that.
        for (const event of entry.events) if (this.#actOf(event)) await this.telling.await(ownerOf(event) ?? null);
        this.log = [...this.log, entry];
        await this.#show(entry);
      }
    }
    this.#shown = this.log.at(-1)?.number ?? 0;
    this.snapshot = message;
    this.view = message.view;
    this.receivedAt = Date.now();
    this.#passOn(message, first);
    if (first)
      this.#dealt = story.length > 0 && story.length === message.number && story.every(({ seat }) => seat === null);
    const goal = this.#dealt && this.curtain === null ? this.face?.scene?.("goal") : undefined;
    if (goal) {
      this.#dealt = false;
      await this.telling.play(goal);
    }
  }

  /**
   * The seat to move is at this screen: hand it over behind a curtain where something is hidden; where nothing is, look
   * from that seat at once.
   */
  #passOn(message: Snapshot, first: boolean): void {
    const turn = message.to_move;
    this.curtain = null;
    if (turn === null || this.mine.length < 2 || !this.mine.includes(turn)) return;
    if (message.secret) this.curtain = first || turn !== message.seat ? turn : null;
    else if (turn !== message.seat && message === this.latest) this.#look(turn);
  }

  #look(seat: number): void {
    this.#seat = seat;
    this.#wire.send({ type: "look", seat, since: this.#known });
  }

  /** Tell the story once more from a move, as its seat saw it, and return to the table as it is. */
  async #repeat(from: number): Promise<void> {
    const { face, opening, snapshot, telling } = this;
    if (!face || !opening || !snapshot) return;
    const start = opening.seat === this.seat ? opening : outside(opening, this.seat);
    const before = this.log.filter(({ number }) => number < from);
    telling.hurrying = false;
    this.#shown = before.at(-1)?.number ?? 0;
    this.view = retold(face, start, before, this.names)?.steps.at(-1)?.view ?? start;
    for (const entry of standing(this.log).filter(({ number }) => number >= from)) {
      await this.#show({ ...entry, events: entry.events.filter((event) => audible(event, this.seat)) });
      if (this.#from !== null) break;
    }
    this.#shown = this.log.at(-1)?.number ?? 0;
    this.view = snapshot.view;
  }

  /** What somebody at this screen does by hand before that event. */
  #actOf(event: BaseEvent): Act | null {
    const seat = ownerOf(event);
    return typeof seat === "number" && this.mine.includes(seat) ? (this.face?.act?.(event) ?? null) : null;
  }

  /** Show a move. Each event is lit at the seat it belongs to; one that names none belongs to the seat before it. */
  async #show(entry: Entry): Promise<void> {
    const { face, telling } = this;
    if (!face || entry.undoes !== null) return;
    this.#showing = entry.number;
    let { seat }: { seat: number | null } = entry;
    for (const event of entry.events) {
      if (!this.view) return;
      const owner = ownerOf(event);
      if (owner !== undefined) seat = owner;
      const turning = face.turning?.(event, this.view, this.seat) ?? null;
      const scene = turning === null ? null : (face.scene?.(turning) ?? null);
      await telling.show(event, seat, face.pace(event, this.seat), seat !== null && entry.seat === this.seat, scene);
      this.view = face.retell?.(this.view, event) ?? this.view;
      telling.now = null;
    }
    this.#shown = entry.number;
  }
}
