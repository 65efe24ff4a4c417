/**
 * A move is chosen target by target: a card, then a square. A game's face maps each legal move to the path of targets
 * that leads to it (`play 3 C3` is `card:3`, `at:C3`); everything here works on these paths and knows no game.
 */
export type Target = `${"at" | "card" | "seat" | "do" | "right" | "as" | "piece"}:${string}`;

/** The square, card or seat a target names; empty for no target. */
export const named = (target: Target | undefined): string => target?.slice(target.indexOf(":") + 1) ?? "";

/** Each legal move with the targets that lead to it, in order. */
export type Paths = ReadonlyMap<string, readonly Target[]>;

export function paths(legal: readonly string[], path: (move: string) => readonly Target[]): Paths {
  return new Map(legal.map((move) => [move, path(move)]));
}

const startsWith = (path: readonly Target[], prefix: readonly Target[]) =>
  prefix.every((target, i) => path[i] === target);

/** The targets that may come next after what is picked. */
export function next(all: Paths, picked: readonly Target[]): Set<Target> {
  const found = new Set<Target>();
  for (const path of all.values()) {
    const target = path[picked.length];
    if (target !== undefined && startsWith(path, picked)) found.add(target);
  }
  return found;
}

/** The move whose path the picked targets are, if there is one. */
export function settled(all: Paths, picked: readonly Target[]): string | undefined {
  if (picked.length === 0) return undefined;
  for (const [move, path] of all) if (path.length === picked.length && startsWith(path, picked)) return move;
  return undefined;
}

/** What may be picked instead of something picked before: another square, another card. */
export function instead(all: Paths, picked: readonly Target[]): Set<Target> {
  const found = new Set<Target>();
  picked.forEach((_, level) => {
    for (const target of next(all, picked.slice(0, level))) found.add(target);
  });
  return found;
}

/** What is picked after `target` is chosen: it is added, or it replaces an earlier choice. */
export function pick(all: Paths, picked: readonly Target[], target: Target): readonly Target[] {
  if (next(all, picked).has(target)) return [...picked, target];
  for (let level = picked.length - 1; level >= 0; level--) {
    const before = picked.slice(0, level);
    if (!next(all, before).has(target)) continue;
    if (picked[level] === target) return before;
    return keepRest(all, [...before, target], picked.slice(level + 1));
  }
  return picked;
}

/** Keep the later choices that still fit: another card of the same number keeps the square. */
function keepRest(all: Paths, picked: readonly Target[], rest: readonly Target[]): readonly Target[] {
  const [first, ...more] = rest;
  return first !== undefined && next(all, picked).has(first) ? keepRest(all, [...picked, first], more) : picked;
}

/** Add whose marker it is, or as which symbol, where only one answer is possible. */
export function unasked(all: Paths, picked: readonly Target[]): readonly Target[] {
  const [only, ...others] = picked.length ? next(all, picked) : [];
  return only && others.length === 0 && /^(seat|as):/.test(only) ? unasked(all, [...picked, only]) : picked;
}

/** What a target leads to or from: the squares of a card, the cards of a square. */
export function related(all: Paths, target: Target): Set<Target> {
  const found = new Set<Target>();
  for (const path of all.values()) if (path.includes(target)) for (const other of path) found.add(other);
  found.delete(target);
  return found;
}

/** The moves that are still possible after what is picked. */
export function within(all: Paths, picked: readonly Target[]): string[] {
  return [...all].filter(([, path]) => startsWith(path, picked)).map(([move]) => move);
}
