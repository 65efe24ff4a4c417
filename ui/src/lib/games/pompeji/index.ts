/** Pompeji: how it looks. */
import { named } from "$lib/choice";
import { number } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import type { Choosing, GameFace, Prompt } from "../face";
import { sceneOf } from "../scene";
import Board from "./Board.svelte";
import { STATUE, type Card } from "./cards";
import Flying from "./Flying.svelte";
import { bestOf, preview } from "./preview";
import Hand from "./Hand.svelte";
import { called, meant } from "./meant";
import { meanwhile } from "./meanwhile";
import { path } from "./notation";
import { asks } from "./permit";
import { flight, FLIGHT, marks, pace, retell } from "./retell";
import { cost, danger, headline, previewText, points, sentence, theCard } from "./sentence";
import { SCENES, sounds } from "./sounds";
import Stock from "./Stock.svelte";
import { isPlacement, mayInterrupt, risk } from "./view";
import type { Event, View } from "./wire";
import { say, words } from "./words";

function prompt(view: View, { picked, moves }: Choosing<Event>): Prompt {
  if (view.waiting === "choice")
    return {
      sentence: say("ask_choice"),
      hint: say("hint_choice", { risk: danger(risk(view)), n: cost(view) }),
      rule: "P15",
    };
  const [card, square] = picked;
  const held = named(card);
  if (held === STATUE && square) return { sentence: say("ask_name"), hint: say("hint_name"), rule: "P12" };
  if (held === STATUE) return { sentence: say("ask_statue"), hint: say("hint_statue"), rule: "P12" };
  const discards = moves.some((move) => move.startsWith("discard"));
  if (held && discards) return { sentence: say("ask_discard_card", { the_card: theCard(held) }), rule: "P8" };
  if (held) return { sentence: say("ask_square", { the_card: theCard(held) }), hint: say("hint_square"), rule: "P9" };
  const statue = moves.some((move) => move.startsWith("statue"));
  if (discards)
    return { sentence: say("ask_discard"), ...(statue ? { hint: say("hint_discard_statue") } : {}), rule: "P8" };
  return {
    sentence: say("ask_card"),
    hint: say(statue ? "hint_card_statue" : "hint_card"),
    rule: view.waiting === "permit" ? "P13" : "P5",
  };
}

function action(move: string, view: View): string {
  const laid = preview(move, view).find(isPlacement);
  if (laid) return say(laid.type === "raised" ? "do_statue" : "do_build", { points: points(laid.points) });
  if (move === "draw" || move === "stop" || move === "permit") return say(`do_${move}`);
  return say("do_discard");
}

function inFull(move: string, view: View): string {
  const laid = preview(move, view).find(isPlacement);
  const [verb, card] = move.split(" ");
  if (laid) {
    const key = laid.type === "raised" ? "full_statue" : "full_build";
    return say(key, { the_card: theCard(laid.card), points: points(laid.points) });
  }
  return verb === "discard" ? say("full_discard", { the_card: theCard(card as Card) }) : action(move, view);
}

const PHASES = ["building", "first", "second"] as const;

const pompeji: GameFace<View, Event> = {
  name: "pompeji",
  rail: true,
  ready: () => words.load(),
  Board,
  Hand,
  Stock,
  path,
  action,
  inFull,
  prompt,
  sentence,
  headline,
  meant,
  meanwhile,
  called,
  previewText,
  preview,
  retell,
  pace,
  marks,
  sounds,
  turning: (event) => (event.type === "volcano" ? (event.number === 1 ? "first" : "second") : null),
  scene: (name) => sceneOf(words, name, SCENES[name]),
  scenes: () => import("./Scenes.svelte"),
  flying: { flight, Card: Flying, ratio: 1, duration: FLIGHT },
  label: (target, view) => action(named(target), view),
  waiting(view, who) {
    if (mayInterrupt(view, view.seat) && asks(view)) return say("wait_turn_permit", { who });
    const what = `wait_${view.waiting}`;
    return say(words.has(what) ? what : "wait_other", { who });
  },
  rights(view, seat) {
    if (!mayInterrupt(view, seat)) return [];
    const own = seat === view.seat; // another's hand is secret
    const best = own ? bestOf(view.hand, view.city) : 0;
    const once = view.options.double_permit ? "" : "_once";
    return [
      {
        move: "permit",
        icon: "permit",
        expires: true,
        quiet: own ? !asks(view) : settings.offer === "never",
        label: best ? words.lookUp(`do_permit_worth${once}`, { n: number(best) }) : words.lookUp(`do_permit${once}`),
      },
    ];
  },
  chart: () => say("chart"),
  phases: (view) => PHASES.map((phase, i) => ({ label: say(`phase_${phase}`), now: view.deck.volcanoes === i })),
  counts: (view, seat) => [
    { icon: "points", label: say("count_points"), value: view.scores[seat] ?? 0, tone: "good" },
    { icon: "statue", label: say("count_statue"), value: view.statues[seat] ?? 0 },
    { icon: "permit", label: say("count_permit"), value: view.permits[seat] ?? 0 },
    { icon: "cards", label: say("count_cards"), value: view.hand_sizes[seat] ?? 0, minor: true },
  ],
};

export default pompeji;
