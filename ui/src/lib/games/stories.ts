/** Recorded games, for the tests of `retell`: of every move the events, and how the rules changed the view. */
import { expect, it } from "vitest";
import type { BaseEvent, BaseView } from "$lib/story";

/** What differs from the view before: of a list or a mapping only its items, null for one gone. */
type Changes = Readonly<Record<string, unknown>>;

export interface Story<V extends BaseView, E extends BaseEvent> {
  readonly opening: V;
  readonly steps: readonly { readonly events: readonly E[]; readonly changed: Changes }[];
}

const isObject = (value: unknown): value is Changes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with its changes (`story_of` in `tools/moments.py` writes them). */
function merged(old: unknown, changes: unknown): unknown {
  if (!isObject(changes)) return changes;
  if (Array.isArray(old)) return old.map((item: unknown, i) => (i in changes ? changes[i] : item));
  const items = { ...(isObject(old) ? old : {}), ...changes };
  return Object.fromEntries(Object.entries(items).filter(([, item]) => item !== null));
}

/** The rules' own view after each move, with the move's events. */
export function* stepsOf<V extends BaseView, E extends BaseEvent>({ opening, steps }: Story<V, E>) {
  let view = opening;
  for (const { events, changed } of steps) {
    const before = view;
    view = { ...view };
    for (const [field, changes] of Object.entries(changed))
      Object.assign(view, { [field]: merged(Reflect.get(before, field), changes) });
    yield { before, events, view };
  }
}

const without = (view: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(view).filter(([field]) => !fields.includes(field)));

/**
 * Holds `retell` against the rules: after each move of these games every field of the view is the server's, but for
 * those that `untold` names, from the server's views before and after the move.
 */
export function retellsAll<V extends BaseView, E extends BaseEvent>(
  stories: readonly Story<V, E>[],
  retell: (view: V, event: E) => V,
  untold: (before: V, view: V) => readonly string[] = () => [],
): void {
  it.each(stories.map((story, number) => [number, story] as const))(
    "comes to the rules' own view after every move of game %i",
    (_, story) => {
      let retold = story.opening;
      for (const { before, events, view } of stepsOf(story)) {
        retold = events.reduce(retell, retold);
        const fields = untold(before, view);
        expect({ events, view: without(retold, fields) }).toEqual({ events, view: without(view, fields) });
      }
    },
  );
}
