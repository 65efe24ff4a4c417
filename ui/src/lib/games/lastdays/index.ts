/** Pompeii: The Last Days: how it looks. */
import { capital, list } from "$lib/i18n.svelte";
import { named, type Target } from "$lib/choice";
import type { Choosing, Count, GameFace, Prompt, Suggestion } from "../face";
import { sceneOf } from "../scene";
import Board from "./Board.svelte";
import { fortuna, GATES, half, lotOf, ROMAN } from "./board";
import { preview } from "./preview";
import Hand from "./Hand.svelte";
import { called, meant } from "./meant";
import { meanwhile } from "./meanwhile";
import { path } from "./notation";
import { marks, pace, retell } from "./retell";
import { cardForms, previewText, sentence, terms } from "./sentence";
import { SCENES, sounds } from "./sounds";
import Stock from "./Stock.svelte";
import {
  buildingsOf,
  buried,
  falling,
  forSale,
  homeless,
  led,
  lookOf,
  peopleOf,
  phaseOf,
  worth,
  type Retold,
} from "./view";
import { destination, natural } from "./suggest";
import { exits, stepsInto, ways } from "./ways";
import type { Event, View } from "./wire";
import { citizenName, personName, placeForms, placeName, say, thePlace, vitaTitle, words } from "./words";

function prompt(view: View, { picked, moves }: Choosing<Event>): Prompt {
  const seat = view.seat ?? view.turn;
  const money = view.money[seat] ?? 0;
  const card = picked[0]?.startsWith("card:") ? Number(named(picked[0])) : null;
  if (card !== null && moves.some((move) => move === `sell ${card}`) && view.waiting !== "house")
    return {
      sentence: say("ask_sell_card", { ...cardForms(card), amount: half(card) }),
      hint: say("hint_money", { money }),
      rule: view.waiting === "sell" ? "6.6" : "5.9",
    };
  switch (view.waiting) {
    case "move": {
      const without = moves.includes("enter") ? homeless(view, seat) : 0;
      const hint = without ? say("hint_homeless", { n: without }) : say("hint_move", { money });
      return { sentence: say("ask_move"), hint, rule: "5.1" };
    }
    case "enter": {
      const without = homeless(view, seat);
      const hint = without ? say("hint_homeless", { n: without }) : say("hint_enter");
      return { sentence: say("ask_enter"), hint, rule: "5.6" };
    }
    case "buy": {
      const square = Number((view.pawns[seat] ?? "s0").slice(1));
      const buys = moves.filter((move) => move.startsWith("buy ")).map((move) => lotOf(Number(move.slice(4))));
      const only = buys.length === 1 && (!fortuna(square) || picked.length > 0) ? buys[0] : undefined;
      if (only)
        return {
          sentence: say("ask_buy", cardForms(only.card)),
          hint: say("hint_money", { money }),
          rule: fortuna(square) ? "5.5" : "5.4",
        };
      if (fortuna(square) && buys.length)
        return {
          sentence: say("ask_fortuna", { number: ROMAN[fortuna(square)]! }),
          hint: say("hint_fortuna", { money }),
          rule: "5.5",
        };
      const unsold = forSale(view, square);
      return {
        sentence: unsold
          ? say("ask_expensive", { ...cardForms(unsold), amount: lotOf(unsold).price })
          : say("ask_nothing"),
        hint: say("hint_money", { money }),
        rule: "5.4",
      };
    }
    case "offer":
      return {
        sentence: say("ask_offer"),
        hint: view.pending.offer ? capital(terms(view.pending.offer)) : "",
        rule: "5.8",
      };
    case "house": {
      const homeless = view.pending.homeless?.[0];
      if (card !== null)
        return {
          sentence: say("ask_house_where", { person: personName(card) }),
          hint: say("hint_house"),
          rule: "5.13",
        };
      if (homeless !== undefined)
        return { sentence: say("ask_homeless", { person: personName(homeless) }), rule: "6.6" };
      if (moves.some((move) => move.startsWith("house ")))
        return { sentence: say("ask_house"), hint: say("hint_house"), rule: "5.13" };
      const left = roofless(view, seat);
      return {
        sentence: left ? say("ask_unhoused", { n: left }) : say("ask_housed"),
        hint: say(left ? "hint_house" : "hint_housed"),
        rule: "5.13",
      };
    }
    case "sell":
      return { sentence: say("ask_sell", { amount: view.pending.debts?.[0]?.[2] ?? 0, money }), rule: "6.6" };
    case "visit":
      return { sentence: say("ask_visit"), rule: "6.4" };
    case "declare": {
      const place = picked[0]?.startsWith("at:p") ? Number(named(picked[0]).slice(1)) : null;
      if (place !== null && picked.length === 1 && moves.length > 1)
        return { sentence: say("ask_which", placeForms(place)), rule: "7.10" };
      return view.steps === null
        ? { sentence: say("ask_declare"), hint: say("hint_declare"), rule: "7.2" }
        : { sentence: say("ask_declare_again", { n: view.steps }), hint: say("hint_declare"), rule: "7.12" };
    }
    case "go":
      return walking(view, seat);
    default:
      return { sentence: "" };
  }
}

/** How many people of a seat have no home yet. */
const roofless = (view: View, seat: number): number =>
  peopleOf(view, seat).filter((card) => !(String(card) in view.housed)).length;

function walking(view: View, seat: number): Prompt {
  const n = view.steps ?? 0;
  const company = led(view, seat);
  if (company.length)
    return {
      sentence: say("ask_lead", { n, people: list(company.map(personName)) }),
      hint: say("hint_lead"),
      rule: "7.11",
    };
  if (view.declared === null) return { sentence: say("ask_roam", { n }), rule: "7.15" };
  const gone = buried(view);
  const place = view.housed[String(view.declared)];
  const far = place === undefined ? undefined : stepsInto(ways(view.pawns[seat] ?? "", gone), place, gone);
  const hint = far === undefined ? say("hint_no_way") : say("hint_far", { n: far });
  return { sentence: say("ask_go", { n, person: personName(view.declared) }), hint, rule: "7.9" };
}

function action(move: string, view: View): string {
  const [verb, first = "", second = ""] = move.split(" ");
  switch (verb) {
    case "buy":
      return say("do_buy", { amount: lotOf(Number(first)).price });
    case "sell":
      return say("do_sell", { amount: half(Number(first)) });
    case "house":
      return say("do_house", { place: placeName(Number(second)) });
    case "visit":
      return say("do_visit", { place: placeName(Number(first)) });
    case "fetch":
      return say("do_fetch", { person: personName(Number(first)) });
    case "go": {
      const n = stepsOf(move, view);
      if (first.startsWith("p")) return say("do_go_in", { no: Number(first.slice(1)), n });
      const company = led(view, view.seat ?? view.turn);
      const gate = GATES.find(({ exit }) => `d${exit}` === first);
      return gate && company.length
        ? say("do_out", { people: list(company.map(personName)), gate: placeName(gate.no) })
        : say("do_go", { n });
    }
    case "done": {
      const left = roofless(view, view.turn);
      return left ? say("do_done_sell", { n: left }) : say("do_done");
    }
    default: {
      const key = `do_${verb}`;
      return words.has(key) ? say(key) : move;
    }
  }
}

function inFull(move: string, view: View): string {
  const [verb, first = "", second = ""] = move.split(" ");
  const card = Number(first);
  switch (verb) {
    case "buy":
      return say("full_buy", { ...cardForms(card), amount: lotOf(card).price });
    case "sell":
      return say("full_sell", { ...cardForms(card), amount: half(card) });
    case "house":
      return say("full_house", { person: personName(card), place: placeName(Number(second)) });
    default:
      return action(move, view);
  }
}

const stepsOf = (move: string, view: View): number => {
  const [walk] = preview(move, view);
  return walk?.type === "walked" ? walk.way.length - 1 : 0;
};

function suggest(view: View, legal: readonly string[]): Suggestion | null {
  const moves = natural(view, legal);
  const [move, more] = moves;
  if (move === undefined) return null;
  const [verb, spot] = move.split(" ");
  if (verb === "house") {
    const n = moves.length;
    return { moves, label: n === roofless(view, view.turn) ? say("do_house_all") : say("do_house_able", { n }) };
  }
  if (verb !== "go" || more !== undefined || spot === destination(view)) return { moves, label: action(move, view) };
  return { moves, label: say("do_towards", { ...goal(view), n: stepsOf(move, view) }) };
}

/** Whom or what a walk is for, as a sentence can need it. */
function goal(view: View): { goal: string; the_goal: string } {
  if (view.declared !== null) return { goal: personName(view.declared), the_goal: personName(view.declared) };
  const [exit] = exits(view.pawns[view.seat ?? view.turn] ?? "", buried(view));
  return exit ? { goal: placeName(exit.gate), the_goal: thePlace(exit.gate) } : { goal: "", the_goal: "" };
}

function label(target: Target, view: View): string {
  if (target.startsWith("as:")) {
    const card = Number(named(target));
    return say("person_price", { person: personName(card), amount: lotOf(card).price });
  }
  return target === "do:sell" ? say("do_sell_bank") : action(named(target), view);
}

/** The way into the city of the person at this screen, and the last day of all. */
function turning(event: Event, _: View, me: number | null): string | null {
  if (event.type === "entering") return event.seat === me ? "city" : null;
  return event.type === "last_day" ? "last" : null;
}

/** The line under a seat's name: its citizen, and how that citizen fares. */
function note(view: View, seat: number): string {
  const colour = view.citizens[seat];
  const citizen = colour ? say("note_as", { citizen: citizenName(colour) }) : "";
  const company = led(view, seat);
  const stage = view.stage[seat];
  const goal = view.turn === seat && view.declared !== null ? view.declared : null;
  const fares =
    stage === "dead" || stage === "excluded"
      ? say(`note_${stage}`)
      : company.length
        ? say("note_leads", { people: list(company.map(personName)) })
        : goal !== null
          ? say("note_goal", { person: personName(goal) })
          : stage === "living" && !falling(view)
            ? say("note_living")
            : "";
  return [citizen, fares].filter(Boolean).join(" · ");
}

function counts(view: Retold, seat: number): Count[] {
  const clients = peopleOf(view, seat).length;
  const people: Count = { icon: "people", label: say("count_people"), value: clients, minor: true };
  const lost: Count[] = view.lost
    ? [{ icon: "fire", label: say("count_lost"), value: worth(view.lost[seat] ?? []), tone: "bad" }]
    : [];
  if (falling(view))
    return [
      { icon: "gate", label: say("count_worth"), value: worth(view.saved[seat] ?? []), tone: "good" },
      ...lost,
      people,
    ];
  return [
    { icon: "coin", label: say("count_money"), value: view.money[seat] ?? 0 },
    { icon: "city", label: say("count_buildings"), value: buildingsOf(view, seat).length, minor: true },
    people,
  ];
}

const lastdays: GameFace<View, Event> = {
  name: "lastdays",
  ready: () => words.load(),
  Board,
  Hand,
  Stock,
  path,
  action,
  inFull,
  label,
  prompt,
  suggest,
  sentence,
  meant,
  meanwhile,
  called,
  previewText,
  preview,
  retell,
  pace,
  act: ({ type }) => (type === "vita" ? { sentence: say("ask_vita"), label: say("do_vita"), rule: "6.1" } : null),
  headline: (event, names, me) =>
    event.type === "vita" && event.card !== 36
      ? words.lookUp(event.seat === me ? "drew_you" : "drew", {
          who: names[event.seat] ?? "",
          title: vitaTitle(event.card),
        })
      : sentence(event, names, me),
  marks,
  sounds,
  turning,
  scene: (name) => sceneOf(words, name, SCENES[name]),
  scenes: () => import("./Scenes.svelte"),
  note,
  counts,
  chart: () => say("chart"),
  look: lookOf,
  waiting(view, who) {
    const what = `wait_${view.waiting}`;
    return say(words.has(what) ? what : "wait_other", { who });
  },
  rights: (view, seat) =>
    view.waiting === "offer" && view.turn === seat ? [{ move: "withdraw", label: say("do_withdraw"), reason: "" }] : [],
  saved: (view, seat) => (view.saved[seat] ?? []).length,
  fallen: (view) => view.perished.length,
  people: (view) => ({
    saved: view.saved.map((cards) => cards.map(personName)),
    lost: view.perished.map(personName),
  }),
  shape: 1.16,
  phases(view) {
    const now = phaseOf(view);
    return (["buying", "living", "falling"] as const).map((phase) => ({
      label: say(`phase_${phase}`),
      now: phase === now,
    }));
  },
};

export default lastdays;
