/** Events in words: what happened, and what would happen. */
import { list } from "$lib/i18n.svelte";
import type { Event } from "$lib/story";
import type { Symbol } from "./board";
import { sum, type Crowd, type View } from "./view";
import { gateName, say, words } from "./words";

const symbolName = (symbol: string): string =>
  symbol
    .split("/")
    .map((one) => say(`s_${one as Symbol}`))
    .join("/");

/** How many of each seat, over all squares: "2 markers of Mara and one marker of Jun". */
function people(squares: Record<string, Crowd>, names: readonly string[]): string {
  const fallen = names.map((_, seat) => Object.values(squares).reduce((all, crowd) => all + (crowd[seat] ?? 0), 0));
  return list(fallen.flatMap((many, seat) => (many ? [say("is_people", { n: many, who: names[seat]! })] : [])));
}

export function sentence(event: Event, names: readonly string[], me: number | null): string | null {
  const { type, seat, square, card } = event;
  const who = names[seat as number] ?? "";
  /** The form that speaks to the person whose seat it is. */
  const tell = (key: Parameters<typeof say>[0], params = {}, of: number = seat) => {
    const own = `${key}_you`;
    return say(of === me && words.has(own) ? own : key, { who, ...params });
  };
  switch (type) {
    case "got":
      return me === seat ? say("got_you", { card }) : null;
    case "played": {
      const played = tell(event.joker ? "played_joker" : "played", { card, square });
      return event.relatives ? `${played} ${say("relatives_may", { n: event.relatives })}` : played;
    }
    case "discarded":
      return tell("discarded", { card });
    case "relative":
      return tell("relative", { square });
    case "relatives_done":
    case "omen":
      return tell(type);
    case "ad79":
      return tell(event.time === 1 ? "ad79_1" : "ad79_2");
    case "erupted":
      return event.cause === "declared" ? tell("erupted_declared") : say("erupted");
    case "tile":
      return tell("tile_drawn", { symbol: symbolName(event.tile) });
    case "set_aside":
      return say("set_aside", { symbol: symbolName(event.tile) });
    case "lava": {
      const symbol = symbolName(event.symbol);
      return event.source
        ? say("lava_from", { symbol: capital(symbol), source: event.source, square })
        : say("lava_vent", { symbol, square });
    }
    case "lost":
      return tell(
        `lost_${event.cause as "omen" | "buried" | "cut_off" | "left_behind"}`,
        {
          by: names[event.by as number] ?? "",
          people: people(event.squares, names),
          squares: list(Object.keys(event.squares)),
        },
        event.by,
      );
    case "ran":
      return tell("ran", { square, to: event.to });
    case "saved":
      return tell("saved", { gate: gateName(event.gate) });
    case "ended": {
      const first = names.filter((_, i) => event.places[i] === 1);
      return say(`ended_${event.reason as "saved" | "volcano" | "shared"}`, { n: first.length, who: list(first) });
    }
    default:
      return null;
  }
}

/** What a move would do, in one line. */
export function foretell(events: readonly Event[], view: View, names: readonly string[]): string {
  for (const event of events)
    switch (event.type) {
      case "lava": {
        const lost = events.filter(({ type }) => type === "lost");
        const squares = Object.assign({}, ...lost.map((event) => event.squares));
        return lost.length ? say("would_take", { people: people(squares, names) }) : say("would_take_none");
      }
      case "played":
        if (event.joker) return say("would_joker");
        if (event.relatives) return say("would_neighbours", { n: event.relatives });
        return view.deck.ad79 && !sum(view.markers[event.square as string]) ? say("would_alone") : "";
      case "ran":
        return say("would_run", { n: (event.path as string[]).length - 1 });
      case "saved":
        return say("would_save", { gate: gateName(event.gate) });
    }
  return "";
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
