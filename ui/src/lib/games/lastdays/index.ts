/** Pompeii: The Last Days: how it looks. */
import { list } from "$lib/i18n.svelte";
import { named, type Target } from "$lib/choice";
import type { Choosing, Count, GameFace, Prompt } from "../face";
import Board from "./Board.svelte";
import { fortuna, GATES, half, lotOf, ROMAN } from "./board";
import { preview } from "./preview";
import Hand from "./Hand.svelte";
import { path } from "./notation";
import { opening, pace, retell } from "./retell";
import { cardName, foretell, sentence, terms } from "./sentence";
import Stock from "./Stock.svelte";
import { buildingsOf, buried, falling, led, lookOf, peopleOf, worth, type View } from "./view";
import { stepsInto, ways } from "./ways";
import { citizenName, personName, placeName, say, words } from "./words";

function prompt(view: View, { picked, moves }: Choosing): Prompt {
  const seat = view.seat ?? view.turn;
  const money = view.money[seat] ?? 0;
  const card = picked[0]?.startsWith("card:") ? Number(named(picked[0])) : null;
  if (card !== null && moves.some((move) => move === `sell ${card}`) && view.waiting !== "house")
    return {
      sentence: say("ask_sell_card", { card: cardName(card), amount: half(card) }),
      hint: say("hint_money", { money }),
      rule: view.waiting === "sell" ? "6.6" : "5.9",
    };
  switch (view.waiting) {
    case "move":
      return { sentence: say("ask_move"), hint: say("hint_move", { money }), rule: "5.1" };
    case "enter":
      return { sentence: say("ask_enter"), hint: say("hint_enter"), rule: "5.6" };
    case "buy": {
      const square = Number((view.pawns[seat] ?? "s0").slice(1));
      const buys = moves.filter((move) => move.startsWith("buy ")).map((move) => lotOf(Number(move.slice(4))));
      const only = buys.length === 1 && (!fortuna(square) || picked.length > 0) ? buys[0] : undefined;
      if (only)
        return {
          sentence: say("ask_buy", { card: cardName(only.card), amount: only.price }),
          hint: say("hint_money", { money }),
          rule: fortuna(square) ? "5.5" : "5.4",
        };
      if (fortuna(square) && buys.length)
        return {
          sentence: say("ask_fortuna", { number: ROMAN[fortuna(square)]! }),
          hint: say("hint_fortuna", { money }),
          rule: "5.5",
        };
      return { sentence: say("ask_nothing"), hint: say("hint_money", { money }), rule: "5.4" };
    }
    case "offer":
      return { sentence: say("ask_offer"), hint: view.pending.offer ? terms(view.pending.offer) : "", rule: "5.8" };
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
      return { sentence: say("ask_house"), hint: say("hint_house"), rule: "5.13" };
    }
    case "sell":
      return { sentence: say("ask_sell", { amount: view.pending.debts?.[0]?.[2] ?? 0, money }), rule: "6.6" };
    case "visit":
      return { sentence: say("ask_visit"), rule: "6.4" };
    case "declare": {
      const place = picked[0]?.startsWith("at:p") ? Number(named(picked[0]).slice(1)) : null;
      if (place !== null && picked.length === 1 && moves.length > 1)
        return { sentence: say("ask_which", { place: placeName(place) }), rule: "7.10" };
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
      if (first.startsWith("p")) return say("do_go_in", { no: Number(first.slice(1)) });
      const gate = led(view, view.seat ?? view.turn).length
        ? GATES.find(({ exit }) => `d${exit}` === first)
        : undefined;
      return gate ? say("do_out", { gate: placeName(gate.no) }) : say("do_go");
    }
    case "done": {
      const left = peopleOf(view, view.turn).filter((card) => !(String(card) in view.housed)).length;
      return left ? say("do_done_sell", { n: left }) : say("do_done");
    }
    default:
      return words.has(`do_${verb}`) ? say(`do_${verb}` as "do_pass") : move;
  }
}

function label(target: Target, view: View): string {
  if (target.startsWith("as:")) {
    const card = Number(named(target));
    return say("person_price", { person: personName(card), amount: lotOf(card).price });
  }
  return target === "do:sell" ? say("do_sell_bank") : action(named(target), view);
}

/** What a seat is at, under its name: the citizen, and how they fare. */
function note(view: View, seat: number): string {
  const citizen = citizenName(view.citizens[seat]);
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

function counts(view: View, seat: number): Count[] {
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

const lastdays: GameFace<View> = {
  name: "lastdays",
  ready: () => words.load(),
  Board,
  Hand,
  Stock,
  path,
  action,
  label,
  prompt,
  sentence,
  foretell,
  foresee,
  retell,
  opening,
  pace,
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
  phases(view) {
    const now = falling(view)
      ? "falling"
      : view.stage.includes("living") && view.stage[view.seat ?? view.turn] === "living"
        ? "living"
        : "buying";
    return (["buying", "living", "falling"] as const).map((phase) => ({
      label: say(`phase_${phase}`),
      now: phase === now,
    }));
  },
};

export default lastdays;
