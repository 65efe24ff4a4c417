/** Squares in words, for players who cannot see the board: "C3, house 3, purple, two free spaces; red 1, black 1". */
import { list } from "$lib/i18n.svelte";
import { houseAt, spacesAt, ventAt, Chart } from "./board";
import { awake, sum } from "./view";
import type { View } from "./wire";
import { gateName, say } from "./words";

const { gates } = new Chart(false);

export function nameOf(view: View, names: readonly string[], square: string): string {
  const parts = [square];
  const symbol = view.lava[square];
  const house = houseAt(square);
  const vent = ventAt(square);
  const crowd = view.markers[square];
  if (symbol) parts.push(say("is_lava", { symbol: say(`s_${symbol}`) }));
  else if (house && !awake(view)) {
    parts.push(
      house.number === null ? say("is_neutral") : say("is_house", { number: house.id, colour: say(`k_${house.kind}`) }),
    );
    const free = spacesAt(square) - sum(crowd);
    parts.push(say("is_free", { n: free }));
  } else if (vent) parts.push(say("is_vent", { symbol: say(`s_${vent}`) }));
  for (const gate of gates) if (gate.square === square) parts.push(gateName(gate.name));
  if (crowd) parts.push(list(crowd.flatMap((n, seat) => (n ? [say("is_people", { n, who: names[seat] ?? "" })] : []))));
  return parts.join(", ");
}
