/** The Downfall of Pompeii: how it looks. */
import { named } from "$lib/choice";
import type { Choosing, GameFace, Prompt } from "../face";
import { sceneOf } from "../scene";
import Board from "./Board.svelte";
import { houseAt, symbolsOf } from "./board";
import Flying from "./Flying.svelte";
import { preview } from "./preview";
import Hand from "./Hand.svelte";
import { called, meant } from "./meant";
import { meanwhile } from "./meanwhile";
import { path } from "./notation";
import { flight, marks, pace, retell } from "./retell";
import { previewText, sentence } from "./sentence";
import { SCENES, sounds } from "./sounds";
import Stock from "./Stock.svelte";
import { COLOURS, inCity, sum } from "./view";
import type { Event, View } from "./wire";
import { say, symbolName, words } from "./words";

function prompt(view: View, { picked, open, moves }: Choosing<Event>): Prompt {
  const [first, second] = picked;
  const turn = (now: number) =>
    (["step_lava", "step_first", "step_second"] as const).map((step, i) => ({ label: say(step), now: i === now }));
  switch (view.waiting) {
    case "play": {
      if (!first) return { sentence: say("ask_card"), hint: say("hint_card"), rule: "D5" };
      const card = Number(named(first));
      if (moves.some((move) => move.endsWith(" -")))
        return { sentence: say("ask_discard", { number: card }), rule: "D6" };
      const places = [...open, ...(second ? [second] : [])].filter((target) => target.startsWith("at:"));
      const joker = places.some((target) => houseAt(named(target))?.number !== card);
      return joker
        ? { sentence: say("ask_joker"), rule: "D10" }
        : { sentence: say("ask_house", { number: card }), rule: view.deck.ad79 ? "D9" : "D5" };
    }
    case "relative":
      return { sentence: say("ask_relative", { n: view.pending.left }), hint: say("hint_relative"), rule: "D9" };
    case "omen":
      if (first && !second) return { sentence: say("ask_omen_whose", { square: named(first) }), rule: "D8" };
      return { sentence: say("ask_omen"), hint: say("hint_omen"), rule: "D8" };
    case "lava": {
      if (first && !second && moves.length > 1) return { sentence: say("ask_lava_as"), rule: "D14" };
      const steps = view.phase === "flight" ? { steps: turn(0) } : {};
      const symbols = symbolsOf(view.tile ?? "coin");
      const begun = Object.values(view.lava).some((symbol) => symbols.includes(symbol));
      return {
        sentence: say("ask_lava", { symbol: symbolName(view.tile ?? "coin") }),
        hint: say(begun ? "hint_lava" : "hint_lava_first"),
        rule: "D14",
        ...steps,
      };
    }
    case "run": {
      const again = view.pending.left === 1;
      const steps = { steps: turn(again ? 2 : 1) };
      if (first)
        return {
          sentence: say("ask_run_to", { square: named(first), n: sum(view.markers[named(first)]) || 1 }),
          rule: "D18",
          ...steps,
        };
      if ("may_stop" in view.pending)
        return { sentence: say("ask_run_or_stop"), hint: say("hint_run"), rule: "D20", ...steps };
      const moved = "moved" in view.pending ? view.pending.moved : undefined;
      const hint = moved ? say("hint_run_moved", { square: moved }) : say("hint_run");
      return { sentence: say(again ? "ask_run_second" : "ask_run_first"), hint, rule: again ? "D21" : "D18", ...steps };
    }
    default:
      return { sentence: "" };
  }
}

function action(move: string, view: View, names: readonly string[]): string {
  const [verb, first = "", second = ""] = move.split(" ");
  switch (verb) {
    case "play":
      return second === "-" ? say("do_discard", { number: first }) : say("do_play", { square: second });
    case "relative":
      return say("do_relative", { square: first });
    case "done":
      return view.waiting === "run" ? say("do_stay") : say("do_done");
    case "omen":
      return say("do_omen", { who: names[COLOURS.findIndex((colour) => colour === second)] ?? "" });
    case "lava":
      return second && view.tile?.includes("/")
        ? say("do_lava_as", { square: first, symbol: words.lookUp(`s_${second}`) })
        : say("do_lava", { square: first });
    case "run":
      return second === "out" ? say("do_out") : say("do_run", { square: second });
    default:
      return say("do_erupt");
  }
}

function inFull(move: string, view: View, names: readonly string[]): string {
  const [verb, first = "", second = ""] = move.split(" ");
  if (verb === "play" && second !== "-") return say("full_play", { card: first, square: second });
  if (verb === "run") return say(second === "out" ? "full_out" : "full_run", { square: first, to: second });
  if (verb !== "omen") return action(move, view, names);
  return say("full_omen", { square: first, who: names[COLOURS.findIndex((colour) => colour === second)] ?? "" });
}

/** A.D. 79, the eruption, and the last tile of the bag. */
function turning(event: Event, view: View): string | null {
  if (event.type === "ad79") return event.time === 1 ? "ad79" : null;
  if (event.type === "erupted") return "erupted";
  return event.type === "tile" && sum(Object.values(view.bag)) === 1 ? "last" : null;
}

const PHASES = ["settling", "eruption", "flight"] as const;

const downfall: GameFace<View, Event> = {
  name: "downfall",
  ready: () => words.load(),
  Board,
  Hand,
  Stock,
  path,
  action,
  inFull,
  prompt,
  sentence,
  meant,
  meanwhile,
  called,
  previewText,
  preview,
  retell,
  pace,
  marks,
  sounds,
  turning,
  scene: (name) => sceneOf(words, name, SCENES[name]),
  scenes: () => import("./Scenes.svelte"),
  flying: { flight, Card: Flying, ratio: 100 / 140 },
  label(target, view, names) {
    const [kind, what] = [target.slice(0, target.indexOf(":")), named(target)];
    if (kind === "seat") return names[Number(what)] ?? "";
    if (kind === "as") return words.lookUp(`s_${what}`);
    return action(what === "out" ? "run - out" : what === "discard" ? "play - -" : what, view, names);
  },
  waiting(view, who) {
    const what = `wait_${view.waiting}`;
    return say(words.has(what) ? what : "wait_other", { who });
  },
  rights: (view) =>
    view.phase === "settling" ? [{ move: "erupt", label: say("do_erupt"), reason: say("erupt_reason") }] : [],
  phases(view) {
    const now = view.phase === "deal" ? "settling" : view.phase;
    return PHASES.map((phase) => ({ label: say(`phase_${phase}`), now: now === phase }));
  },
  saved: (view, seat) => view.saved[seat] ?? 0,
  fallen: (view) => sum(view.volcano),
  shape: 1.45,
  counts: (view, seat) => [
    { icon: "city", label: say("count_city"), value: inCity(view, seat) },
    { icon: "gate", label: say("count_saved"), value: view.saved[seat] ?? 0, tone: "good" },
    { icon: "fire", label: say("count_lost"), value: view.volcano[seat] ?? 0, tone: "bad" },
    ...(view.phase === "deal" || view.phase === "settling"
      ? [{ icon: "person" as const, label: say("count_supply"), value: view.supply[seat] ?? 0, minor: true }]
      : []),
  ],
};

export default downfall;
