/**
 * A lesson as one person has it on the screen: a table whose server answers every move from all moves made so far.
 * What is drawn and narrated is the table's; this holds the steps, and what the guide says.
 */
import { api, Refusal } from "$lib/api";
import { say } from "$lib/i18n.svelte";
import type { Listener } from "$lib/live";
import { me } from "$lib/me.svelte";
import { refusal } from "$lib/refusal";
import { Table, type Wire } from "$lib/table.svelte";
import type { FromClient, Lesson as Answer, LessonStep, Refused, TableCard } from "$lib/wire";
import { courses } from "./courses.svelte";
import { learned } from "./progress.svelte";

/** What goes on where there is only a sentence. */
const GO_ON = ">";

export class Lesson {
  table = $state.raw<Table>();
  /** Why the lesson cannot be shown. */
  problem = $state("");
  /** The place of the step that is next; as many as there are: all are done. */
  at = $state(0);
  /** The step that was done last, whose praise is shown. */
  #praised = $state<LessonStep | null>(null);
  #moves = $state.raw<readonly string[]>([]);
  #starts: readonly number[] = [0];
  #listener!: Listener;
  #number = 0;
  #asking = false;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    void this.#resume();
  }

  readonly book = $derived.by(() => courses.book(this.game));
  readonly steps = $derived.by(() => this.book?.steps[this.name] ?? []);
  readonly step = $derived<LessonStep | undefined>(this.steps[this.at]);
  readonly done = $derived(this.steps.length > 0 && this.at >= this.steps.length);
  /** The story of the last step is still being shown. */
  readonly telling = $derived(this.table?.narrating ?? true);
  readonly text = (key: string): string => this.book?.texts[key] ?? "";

  /** The sentence of the step, or of the end. */
  readonly sentence = $derived.by(() => this.text(this.step ? `${this.name}_${this.step.id}` : `${this.name}_done`));
  readonly praise = $derived.by(() =>
    this.#praised?.praise ? this.text(`${this.name}_${this.#praised.id}_praise`) : "",
  );
  /** What is to be done now: of several things that a move needs, the next one. */
  readonly task = $derived.by(() => {
    if (!this.step) return "";
    const { id, tasks } = this.step;
    const now = Math.min((this.table?.picked.length ?? 0) + 1, tasks);
    return this.text(`${this.name}_${id}_task${now > 1 ? `_${now}` : ""}`);
  });

  /** This moment, to play on from; null where the game is over. */
  readonly origin = $derived.by(() =>
    this.table?.snapshot && !this.table.snapshot.result
      ? { kind: "lesson" as const, game: this.game, id: this.name, moves: [...this.#moves] }
      : null,
  );

  close(): void {
    this.table?.close();
  }

  /** Where there is only a sentence. */
  goOn = (): void => {
    if (this.step?.kind === "read" && !this.telling) void this.#make(GO_ON, null);
  };

  /** The beginning of the step before this one; false at the first. */
  back = (): boolean => {
    if (this.at === 0) return false;
    const starts = this.#starts.slice(0, this.at);
    void this.#open(this.#moves.slice(0, starts.at(-1)), starts);
    return true;
  };

  /** Do this step by its own solution; where any move is one, leave it. */
  skip = (): void => {
    if (this.telling) this.table?.skip();
    else if (this.step?.kind === "read") this.goOn();
    else if (this.step?.kind === "move" && this.table?.wanted?.[0]) void this.#make(this.table.wanted[0], null);
  };

  again = (): void => void this.#open([], [0]);

  // ---- the server

  /** Go on where the person left it, on this device or on another one. */
  async #resume(): Promise<void> {
    await learned.load().catch(() => undefined); // if the server does not answer, the lesson says so
    const { moves, starts } = learned.reached(this.game, this.name);
    await this.#open(moves, starts);
  }

  /** Show the lesson after these moves, on a new table; from its beginning if they do not fit it any more. */
  async #open(moves: readonly string[], starts: readonly number[]): Promise<void> {
    try {
      await Promise.all([this.book ? null : courses.read(this.game), me.load()]);
      const answer = await this.#ask(moves, 0);
      this.#moves = moves;
      this.#starts = starts;
      this.#praised = null;
      this.#number = 0;
      this.#asking = false;
      this.table?.close();
      this.table = new Table(`${this.game}/${this.name}`, (_, listener) => {
        this.#listener = listener;
        return this.#wire();
      });
      this.#listener.receive(cardOf(answer));
      this.#receive(answer);
    } catch (error) {
      if (moves.length && error instanceof Refusal && error.code === "invalid") await this.#open([], [0]);
      else this.problem = refusal(error);
    }
  }

  #ask = (moves: readonly string[], since: number): Promise<Answer> => api.learn(this.game, this.name, moves, since);

  #wire(): Wire {
    return {
      send: (message: FromClient) => {
        if (message.type === "play") void this.#make(message.move, message.key ?? null);
        if (message.type === "why") void this.#judge(message.move, message.key ?? null);
        return true;
      },
      hurry() {},
      renew() {},
      close() {},
    };
  }

  async #make(move: string, key: string | null): Promise<void> {
    if (this.#asking) {
      if (key) this.#refuse({ ...nothing, code: "stale", number: this.#number }, key); // the step is on its way already
      return;
    }
    const table = this.table!;
    this.#asking = true;
    table.held = move === GO_ON;
    try {
      const answer = await this.#ask([...this.#moves, move], this.#number);
      if (table !== this.table) return; // the person has gone back meanwhile
      table.held = false;
      if (answer.answer) {
        this.#refuse(this.#refused(answer), key);
        return;
      }
      this.#moves = [...this.#moves, move];
      this.#praised = answer.step > this.at ? (this.step ?? null) : null;
      if (answer.step > this.at) this.#starts = [...this.#starts, this.#moves.length];
      if (key) this.#listener.receive({ type: "played", number: answer.snapshot.number, key });
      this.#receive(answer);
    } catch (error) {
      const code = error instanceof Refusal ? error.code : "error";
      if (table === this.table) this.#refuse({ ...nothing, code }, key);
    } finally {
      table.held = false;
      if (table === this.table) this.#asking = false;
    }
  }

  /** Why a move that was meant does not go on. */
  async #judge(move: string, key: string | null): Promise<void> {
    try {
      const answer = await this.#ask([...this.#moves, move], this.#number);
      this.#listener.receive({ type: "judged", refusal: answer.answer ? this.#refused(answer) : null, key });
    } catch {
      this.#listener.receive({ type: "judged", refusal: null, key }); // the shaking says enough
    }
  }

  #refused = ({ answer }: Answer): Refused =>
    answer?.refusal ?? { ...nothing, code: "lesson", sentence: this.text(answer?.text ?? "else") };

  #refuse(refused: Refused, key: string | null): void {
    this.#listener.receive({ ...refused, key });
  }

  #receive({ step, wanted, snapshot }: Answer): void {
    if (this.table && step !== this.at) this.table.refusal = null; // it was about the step before
    this.at = step;
    this.#number = snapshot.number;
    if (this.table) this.table.wanted = this.step?.kind === "free" ? null : wanted;
    this.#listener.receive(snapshot);
    const done = this.done || learned.isDone(this.game, this.name);
    const left = this.done ? { moves: [], starts: [0] } : { moves: [...this.#moves], starts: [...this.#starts] };
    learned.keep(this.game, this.name, { done, ...left });
  }
}

const nothing: Refused = { type: "refused", code: "", sentence: "", rule: null, key: null, number: null, reason: null };

/** The table of a lesson: the learner, and bots in the other seats. */
function cardOf({ snapshot: { view, seat: mine, number } }: Answer): TableCard {
  return {
    type: "table",
    id: "",
    code: null,
    name: null,
    game: view.game,
    options: {},
    clock: { kind: "none" },
    grace: 0,
    public: false,
    status: "playing",
    paused: false,
    origin: null,
    host: true,
    seats: Array.from({ length: view.players }, (_, seat) => ({
      seat,
      name: seat === mine ? (me.name ?? say("learn_you")) : null,
      bot: seat === mine ? null : "novice",
      mine: seat === mine,
      away: false,
      here: true,
      look: seat,
      resigned: false,
      wants: null,
    })),
    created_at: 0,
    started_at: 0,
    finished_at: null,
    result: null,
    next: null,
    revision: 1,
    number,
    coached: false,
    waiting_for_me: true,
  };
}
