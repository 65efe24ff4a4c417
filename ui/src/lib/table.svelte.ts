/**
 * One person at a table: what their seat sees, the story as it is told, and the choice they are making.
 * The view is the truth; events are only the way from one view to the next.
 */
import { api } from "./api";
import { instead, next, paths, pick, settled, unasked, within, type Target } from "./choice";
import type { Choosing, GameFace, Right } from "./games/face";
import { face as faceOf } from "./games/shelf";
import { say } from "./i18n.svelte";
import { Live, type Connection, type Listener } from "./live";
import { ROMANS } from "./seats";
import { stillness } from "./motion.svelte";
import { settings } from "./settings.svelte";
import type { Event, View } from "./story";
import type { FromClient, FromServer, Said, SeatCard, Snapshot, TableCard, Entry } from "./wire";

export interface Line {
  readonly number: number;
  readonly seat: number | null;
  readonly at: number;
  readonly events: readonly Event[];
  readonly bot: string | null;
  readonly late: boolean;
}

/** What a table talks to; the gallery and the tests bring their own. */
export interface Wire {
  send(message: FromClient): boolean;
  hurry(): void;
  renew(): void;
  close(): void;
}
export interface Lines {
  live(id: string, listener: Listener): Wire;
  foresee(id: string, seat: number, move: string): Promise<readonly Event[]>;
}

const server: Lines = {
  live: (id, listener) => new Live(id, listener),
  foresee: async (id, seat, move) => (await api.foresee(id, seat, move)).events,
};

export class Table implements Choosing, Listener {
  card = $state.raw<TableCard>();
  stands = $state.raw<Snapshot>();
  face = $state.raw<GameFace>();
  /** What is drawn: behind `stands` while the story is told. */
  view = $state.raw<View>();
  /** The newest word of the server: ahead of `stands` while the story is told. A right of a moment cannot wait for that. */
  latest = $state.raw<Snapshot>();
  /** Until when, by this device's clock, moves wait for whoever may interrupt. */
  graceUntil = $state(0);
  now = $state.raw<Event | null>(null);
  log = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  line = $state.raw<{ now: Connection; retryAt: number }>({ now: "live", retryAt: 0 });
  refusal = $state.raw<{ code: string; sentence: string; rule: string | null } | null>(null);
  picked = $state.raw<readonly Target[]>([]);
  looked = $state.raw<Target | null>(null);
  foreseen = $state.raw<readonly Event[]>([]);
  telling = $state(false);
  /** My last move was carried to its place by hand: it need not fly there once more. */
  carried = $state(false);
  sent = $state.raw<(FromClient & { key: string }) | null>(null);
  /** The seat whose hand a curtain hides until its owner taps. */
  curtain = $state<number | null>(null);
  /** When `stands.times` was heard, by this device's clock. */
  heardAt = $state(0);

  #seat: number | null = null;
  #known = 0;
  /** The number of my last move that was written down. */
  #stored = $state(0);
  #wire: Wire;
  #queue: Snapshot[] = [];
  #hurrying = false;
  #foresight = new Map<string, readonly Event[]>();

  constructor(
    readonly id: string,
    private readonly lines: Lines = server,
  ) {
    this.#wire = lines.live(id, this);
  }

  close(): void {
    this.#wire.close();
  }

  // ---- what follows from what is known

  readonly names = $derived(namesOf(this.card?.seats ?? [], (seat) => this.view && this.face?.look?.(this.view, seat)));
  readonly mine = $derived(this.card?.seats.filter((seat) => seat.mine && !seat.away).map(({ seat }) => seat) ?? []);
  readonly seat = $derived(this.stands?.seat ?? null);
  readonly myTurn = $derived(this.stands !== undefined && this.seat !== null && this.stands.to_move === this.seat);
  /** Shown, hidden, on its way, or answered and not yet shown: a second click would answer a table that is gone. */
  readonly #busy = $derived(
    this.telling || this.curtain !== null || this.sent !== null || (this.stands?.number ?? 0) < this.#stored,
  );
  readonly legal = $derived(this.#busy ? [] : (this.stands?.legal ?? []));
  readonly #paths = $derived.by(() => {
    const { face, stands } = this;
    return face && stands
      ? paths(this.legal, (move) => face.path(move, stands.view as View))
      : new Map<string, readonly Target[]>();
  });
  /** The move that is chosen and waits to be confirmed. */
  readonly move = $derived(settled(this.#paths, this.picked));
  readonly open = $derived(next(this.#paths, this.move ? this.picked.slice(0, -1) : this.picked));
  readonly instead = $derived(instead(this.#paths, this.picked));
  readonly moves = $derived(within(this.#paths, this.picked));
  /**
   * The rights out of turn that may be used now, by the seats of this screen: my own as the rules say, those of a moment
   * also for the others here, as far as everybody can see. Never more is told of a hand that is not on the screen.
   */
  readonly rights = $derived.by((): readonly (Right & { seat: number; usable: boolean })[] => {
    const { face, latest, seat } = this;
    if (!face || !latest || seat === null || latest.result) return [];
    const view = latest.view as View;
    const covered = this.curtain !== null;
    const own = covered
      ? []
      : face
          .rights(view, seat)
          .map((right) => ({
            ...right,
            seat,
            usable:
              this.sent === null && latest.legal.includes(right.move) && (right.mayInterrupt === true || !this.telling),
          }));
    const outside = { ...view, seat: null, hand: [] };
    const others = this.mine
      .filter((one) => covered || one !== seat)
      .flatMap((one) =>
        face
          .rights(outside, one)
          .filter(({ mayInterrupt }) => mayInterrupt)
          .map((right) => ({ ...right, seat: one, usable: this.sent === null })),
      );
    return [...own, ...others];
  });
  readonly pace = $derived(this.now && this.face && !stillness.on && !this.#hurrying ? this.face.pace(this.now) : 0);

  // ---- choosing

  choose = (target: Target): void => {
    if (this.move && target === ([...this.picked].reverse().find((one) => one.startsWith("at:")) ?? this.picked.at(-1)))
      return this.confirm();
    this.refusal = null;
    const before = this.move ? this.picked.slice(0, -1) : this.picked;
    this.picked = unasked(
      this.#paths,
      next(this.#paths, before).has(target) ? [...before, target] : pick(this.#paths, this.picked, target),
    );
    if (this.move && (!settings.confirm || (target.startsWith("do:") && this.picked.length === 1)))
      return this.confirm();
    this.#foresee();
  };

  drop = (target: Target): void => {
    this.choose(target);
    if (!this.move) return;
    this.carried = true;
    this.confirm();
  };

  look = (target: Target | null): void => {
    this.looked = target;
    this.#foresee();
  };

  cancel = (): void => {
    this.picked = this.picked.slice(0, -1);
    this.refusal = null;
    this.#foresee();
  };

  confirm = (): void => {
    if (this.move) this.play(this.move);
  };

  play = (move: string): void => {
    if (this.seat === null || !this.stands || this.#busy) return;
    this.#send({ type: "play", seat: this.seat, move, seen: this.stands.number, key: crypto.randomUUID() });
  };

  /** Use a right out of turn. It answers the newest table, even while the story of it is told. */
  interrupt = (move: string, seat: number): void => {
    if (!this.latest || this.sent) return;
    const { number } = this.latest;
    if (this.telling) this.skip();
    this.#send({ type: "play", seat, move, seen: number, key: crypto.randomUUID() });
  };

  takeBack = (): void => {
    if (this.seat === null || !this.stands?.may_take_back || this.#busy) return;
    this.#send({ type: "take_back", seat: this.seat, seen: this.stands.number, key: crypto.randomUUID() });
  };

  say = (text: string): boolean => this.#wire.send({ type: "say", text });
  hurry = (): void => this.#wire.hurry();
  renew = (): void => this.#wire.renew();

  /** The next person has the screen: ask for their seat. The curtain opens when it has come, never on another's hand. */
  uncover = (): void => {
    if (this.curtain === null) return;
    this.#seat = this.curtain;
    this.#wire.send({ type: "look", seat: this.#seat, since: this.#known });
  };

  /** A click during the story: go to its end. */
  skip = (): void => {
    this.#hurrying = true;
    this.#wake?.();
  };

  #send(message: FromClient & { key: string }): void {
    this.sent = message;
    this.refusal = null;
    this.#wire.send(message);
  }

  // ---- what a choice would bring

  #foresee(): void {
    const chosen = this.looked === null ? undefined : settled(this.#paths, this.#after(this.looked));
    const move = chosen ?? this.move;
    const { seat, stands } = this;
    if (!move || seat === null || !stands) {
      this.foreseen = [];
      return;
    }
    const foresee = this.face?.foresee;
    if (typeof foresee === "function") this.foreseen = foresee(move, stands.view as View);
    else if (foresee === "server") this.#ask(seat, move, `${stands.number} ${move}`);
  }

  #ask(seat: number, move: string, key: string): void {
    const known = this.#foresight.get(key);
    this.foreseen = known ?? [];
    if (known) return;
    this.#foresight.set(key, []);
    this.lines.foresee(this.id, seat, move).then(
      (events) => {
        this.#foresight.set(key, events);
        this.#foresee();
      },
      () => undefined, // Nothing is shown beforehand; the move can be made all the same.
    );
  }

  #after(target: Target): readonly Target[] {
    const before = this.move ? this.picked.slice(0, -1) : this.picked;
    return unasked(this.#paths, [...before, target]);
  }

  // ---- hearing

  known = (): { seat: number | null; since: number } => ({ seat: this.#seat, since: this.#known });

  connection = (now: Connection, retryIn: number): void => {
    if (now === this.line.now && now === "live") return;
    this.line = { now, retryAt: Date.now() + retryIn };
  };

  hear = (message: FromServer): void => {
    switch (message.type) {
      case "table":
        this.card = message;
        if (!this.face) void faceOf(message.game); // it is needed in a moment
        return;
      case "stands":
        void this.#stands(message);
        return;
      case "said":
        if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
        return;
      case "played":
        if (message.key === this.sent?.key) this.#acknowledged(message.number);
        return;
      case "refused":
        if (message.key === null || message.key === this.sent?.key) {
          this.sent = null;
          const told =
            message.code === "stale" && message.number !== null && message.number <= (this.stands?.number ?? 0);
          if (!told) this.refusal = message; // what the table shows already needs no reproach
          if (message.code === "stale") this.#wire.send({ type: "look", seat: this.#seat, since: this.#known });
        }
    }
  };

  #acknowledged(number: number): void {
    this.sent = null;
    this.#stored = number;
    this.picked = [];
    this.looked = null;
    this.foreseen = [];
  }

  async #stands(message: Snapshot): Promise<void> {
    // A move that was sent into a dying line goes out again; its key makes a second arrival harmless.
    if (this.sent && message.since === this.#known && message.number === this.#known) this.#wire.send(this.sent);
    this.latest = message;
    this.graceUntil = message.grace_left === null ? 0 : Date.now() + message.grace_left;
    this.#known = message.number;
    this.#seat = message.seat;
    this.face ??= await faceOf(String(message.view.game));
    this.#queue.push(message);
    if (this.telling) return;
    this.telling = true;
    for (let told = this.#queue.shift(); told; told = this.#queue.shift()) await this.#tell(told);
    this.#hurrying = false;
    this.carried = false;
    this.telling = false;
  }

  /** Tell what is new, event by event, then show the view as it is. */
  async #tell(message: Snapshot): Promise<void> {
    const first = this.stands === undefined;
    const last = this.log.at(-1)?.number ?? 0;
    const story = message.story.filter(({ number }) => number > last).map(heard);
    if (!first && message.number > (this.stands?.number ?? 0)) {
      this.picked = [];
      this.foreseen = [];
      this.looked = null;
      this.refusal = null; // it spoke of a table that is gone
    }
    if (first) this.log = story;
    else
      for (const line of story) {
        this.log = [...this.log, line];
        for (const event of line.events) await this.#show(event);
      }
    this.now = null;
    this.stands = message;
    this.view = message.view as View;
    this.heardAt = Date.now();
    const turn = message.to_move;
    this.curtain =
      turn !== null && this.mine.length > 1 && this.mine.includes(turn) && turn !== message.seat ? turn : null;
    if (first && this.curtain === null && this.mine.length > 1 && turn === message.seat) this.curtain = turn;
  }

  #wake: (() => void) | null = null;

  async #show(event: Event): Promise<void> {
    const { face, view } = this;
    if (!face || !view) return;
    this.now = event;
    const wait =
      this.#hurrying || document.hidden ? 0 : stillness.on ? Math.min(200, face.pace(event)) : face.pace(event);
    if (wait > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#wake = null;
    this.view = face.retell(view, event);
    this.now = null;
  }
}

/** Bots bear the Roman name of their seat. */
export const nameOf = ({ name, bot, seat }: SeatCard): string => name ?? (bot ? ROMANS[seat % ROMANS.length]! : "…");

/** The names of all seats; whoever is called like another is told apart by the colour that the seat wears. */
export function namesOf(
  seats: readonly SeatCard[],
  look: (seat: number) => number | undefined = () => undefined,
): string[] {
  const names = seats.map(nameOf);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : say("name_twice", { name, colour: say(`colour_${(look(seat) ?? seat) % 8}` as "colour_0") }),
  );
}

const heard = (told: Entry): Line => ({ ...told, events: told.events as unknown as readonly Event[] });
