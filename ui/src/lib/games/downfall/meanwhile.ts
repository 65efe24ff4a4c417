/** What the others did while a player waited, turn by turn. */
import type { News } from "$lib/games/face";
import { sentence } from "./sentence";
import { sum } from "./view";
import type { Event } from "./wire";
import { say } from "./words";

/** How much it matters to the player: 1 is an ordinary turn. */
const WEIGHT = { lostMine: 10, erupted: 8, ad79: 6, omen: 4, saved: 3, more: 2, turn: 1, nothing: 0.5 } as const;

/** The events of each turn. What comes before the first is the end of the player's own. */
function turnsOf(events: readonly Event[]): Event[][] {
  const turns: Event[][] = [[]];
  for (const event of events)
    if (event.type === "turn") turns.push([]);
    else turns.at(-1)!.push(event);
  return turns;
}

/** How many markers lava took in this turn: of all, and of one seat. */
function taken(turn: readonly Event[], seat: number): { all: number; mine: number } {
  const crowds = turn.flatMap((event) =>
    event.type === "lost" && event.cause !== "omen" ? Object.values(event.squares) : [],
  );
  return { all: sum(crowds.flat()), mine: sum(crowds.map((crowd) => crowd[seat] ?? 0)) };
}

export function meanwhile(events: readonly Event[], names: readonly string[], me: number): News[] {
  return turnsOf(events).flatMap((turn) => {
    const news: News[] = [];
    const count = (type: Event["type"]): number => turn.filter((event) => event.type === type).length;
    for (const event of turn) {
      const seat = "seat" in event ? event.seat : "by" in event ? event.by : null;
      if (seat === me) continue;
      const who = names[seat ?? -1] ?? "";
      const add = (weight: number, text = sentence(event, names, me)): void => {
        if (text) news.push({ weight, text });
      };
      switch (event.type) {
        case "played": {
          const n = count("relative");
          add(n ? WEIGHT.more : WEIGHT.turn, say("meanwhile_settled", { who, square: event.square, n }));
          break;
        }
        case "discarded":
          add(WEIGHT.nothing);
          break;
        case "ad79":
          if (event.time === 1) add(WEIGHT.ad79);
          break;
        case "erupted":
          add(WEIGHT.erupted);
          break;
        case "lava": {
          const { all, mine } = taken(turn, me);
          const { square } = event;
          if (mine) add(WEIGHT.lostMine, say("meanwhile_lava_you", { who, square, n: mine }));
          else add(all ? WEIGHT.more : WEIGHT.turn, say("meanwhile_lava", { who, square, n: all }));
          break;
        }
        case "lost": {
          const [square] = Object.keys(event.squares);
          if (event.cause !== "omen" || square === undefined) break;
          if (event.squares[square]?.[me]) add(WEIGHT.lostMine, say("meanwhile_omen_you", { who, square }));
          else add(WEIGHT.omen);
          break;
        }
        case "saved":
          // Two in a turn are one sentence, with the first.
          if (turn.find(({ type }) => type === "saved") === event)
            add(WEIGHT.saved, say("meanwhile_saved", { who, n: count("saved") }));
          break;
        default:
      }
    }
    return news;
  });
}
