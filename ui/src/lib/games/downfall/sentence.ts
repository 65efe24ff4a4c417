/** Events in words: what happened, and what would happen. */
import { capital, list, together } from "$lib/i18n.svelte";
import { sum, type Crowd } from "./view";
import { gateName, say, symbolName, words } from "./words";
import type { Event, View } from "./wire";

type Squares = Readonly<Record<string, Crowd>>;

/** How many of each seat, over all squares: "2 markers of Mara and one marker of Jun". */
function people(lost: readonly Squares[], names: readonly string[], me: number | null): string {
  const fallen = names.map((_, seat) => sum(lost.flatMap(Object.values<Crowd>).map((crowd) => crowd[seat] ?? 0)));
  return list(
    fallen.flatMap((n, seat) =>
      n ? [say(seat === me ? "is_people_you" : "is_people", { n, who: names[seat]! })] : [],
    ),
  );
}

export function sentence(event: Event, names: readonly string[], me: number | null): string | null {
  /** The sentence about a seat, or the one that speaks to the player in it. */
  const about = (seat: number | undefined, key: Parameters<typeof say>[0], params = {}) => {
    const to = `${key}_you`;
    return say(seat === me && words.has(to) ? to : key, { who: names[seat ?? -1] ?? "", ...params });
  };
  switch (event.type) {
    case "got":
      return about(event.seat, "got", { card: event.card });
    case "played": {
      const { seat, card, square, joker, relatives } = event;
      const played = about(seat, joker ? "played_joker" : "played", { card, square });
      return relatives ? together([played, say("relatives_may", { n: relatives })]) : played;
    }
    case "discarded":
      return about(event.seat, "discarded", { card: event.card });
    case "relative":
      return about(event.seat, "relative", { square: event.square });
    case "relatives_done":
    case "omen":
      return about(event.seat, event.type);
    case "ad79":
      return about(event.seat, event.time === 1 ? "ad79_1" : "ad79_2");
    case "erupted":
      return event.cause === "declared" ? about(event.seat, "erupted_declared") : say("erupted");
    case "tile":
      return about(event.seat, "tile_drawn", { symbol: symbolName(event.tile) });
    case "set_aside":
      return say("set_aside", { symbol: symbolName(event.tile) });
    case "lava": {
      const { source, square } = event;
      const symbol = symbolName(event.symbol);
      return source
        ? say("lava_from", { symbol: capital(symbol), source, square })
        : say("lava_vent", { symbol, square });
    }
    case "lost":
      return about(event.by, `lost_${event.cause}`, {
        by: names[event.by ?? -1] ?? "",
        people: people([event.squares], names, me),
        squares: list(Object.keys(event.squares)),
      });
    case "ran":
      return about(event.seat, "ran", { square: event.square, to: event.to });
    case "saved":
      return about(event.seat, "saved", { gate: gateName(event.gate) });
    case "stayed":
      return about(event.seat, "stayed", { square: event.square });
    case "ended": {
      const first = names.filter((_, i) => event.places[i] === 1);
      return say(`ended_${event.reason}`, { n: first.length, who: list(first) });
    }
    case "turn":
    case "dealt":
    case "drew":
      return null;
  }
}

/** What a move would do, in one line. */
export function previewText(events: readonly Event[], view: View, names: readonly string[]): string {
  for (const event of events)
    switch (event.type) {
      case "lava": {
        const lost = events.flatMap((one) => (one.type === "lost" ? [one.squares] : []));
        return lost.length ? say("would_take", { people: people(lost, names, view.seat) }) : say("would_take_none");
      }
      case "played":
        if (event.joker) return say("would_joker");
        if (event.relatives) return say("would_neighbours", { n: event.relatives });
        return view.deck.ad79 && !sum(view.markers[event.square]) ? say("would_alone") : "";
      case "ran":
        return say("would_run", { n: event.path.length - 1 });
      case "saved":
        return say("would_save", { gate: gateName(event.gate) });
      default:
    }
  return "";
}
