/** Every path that is drawn by hand is whole: a browser stops at the first command that lacks a number. */
import { expect, test } from "vitest";

/** Not arcs: their flags may stand without a space. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };
const drawings = import.meta.glob<string>("/src/**/*.{svg,svelte}", { query: "?raw", import: "default", eager: true });

/** The first command of a path that has too few or too many numbers. */
function broken(d: string): string | undefined {
  return d.match(/[a-z][^a-z]*/gi)?.find((command) => {
    const arity = NUMBERS[command[0]!.toUpperCase()];
    const numbers = command.match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    return arity !== undefined && (arity ? numbers % arity !== 0 || numbers === 0 : numbers > 0);
  });
}

test("paths are whole", () => {
  const paths = Object.entries(drawings).flatMap(([file, text]) =>
    [...text.matchAll(/\sd="([^"{]+)"/g)].map(([, d]) => [file, d!] as const),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(([, d]) => broken(d) !== undefined)).toEqual([]);
});

test("a path that lacks a number is found", () => {
  expect(broken("M0 0C1 1 2 2 3 3Z")).toBeUndefined();
  expect(broken("M0 0C1 1 2 2 3 3 4 4Z")).toBe("C1 1 2 2 3 3 4 4");
});
