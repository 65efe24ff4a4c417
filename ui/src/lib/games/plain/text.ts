/** Views and events of any game as text: field names without underscores, seats by name, lists separated by dots. */
import { number, say } from "$lib/i18n.svelte";

/** Fields whose number is a seat. */
const SEATS = new Set(["seat", "turn", "winner", "by", "owner"]);
/** Lists with a number for each seat. */
const COUNTS = new Set(["score", "scores", "points", "taken", "hand_sizes"]);

export const label = (field: string): string => field.replaceAll("_", " ");

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether this field has a number for each seat. */
export const isCount = (field: string, value: unknown, names: readonly string[]): value is readonly number[] =>
  COUNTS.has(field) &&
  Array.isArray(value) &&
  value.length === names.length &&
  value.every((one) => typeof one === "number");

/** A value in one line. */
export function text(field: string, value: unknown, names: readonly string[]): string {
  if (typeof value === "boolean") return say(value ? "plain_yes" : "plain_no");
  if (typeof value === "number" && SEATS.has(field)) return names[value] ?? number(value);
  if (isCount(field, value, names)) return value.map((one, seat) => `${names[seat]} ${number(one)}`).join(" · ");
  if (Array.isArray(value)) return value.map((one) => text("", one, names)).join(" · ") || "–";
  if (isRecord(value))
    return (
      Object.entries(value)
        .map(([key, one]) => `${label(key)} ${text(key, one, names)}`)
        .join(", ") || "–"
    );
  return String(value);
}
