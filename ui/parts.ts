/** Writes `parts.json` into the bundle: the drawings and paints of the boards, from which the server draws the pictures
 * of finished games (`vesuvius/pictures`). Paints are those of the light theme. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Paints = Record<string, Record<string, string>>;
interface Drawings {
  /** The SVG of each symbol by its id. */
  symbols: Record<string, string>;
  /** Patterns and gradients. */
  defs: string;
  /** The custom properties that a class sets, by class; those of the whole page under "". */
  paints: Paints;
  data: Record<string, unknown>;
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, "utf-8") : "");
const light = (css: string): string => css.replace(/light-dark\(([^,()]+),[^()]*\)/g, "$1");

/** The rules of a style sheet by the last class of each selector; the first rule of a class counts. */
function* rules(css: string): Generator<readonly [name: string, declarations: readonly (readonly [string, string])[]]> {
  const plain = light(css).replace(/\/\*.*?\*\//gs, "");
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const declarations = body.split(/;\s/).flatMap((one) => {
      const [, name, value] = /^\s*([\w-]+):\s*(.+?);?\s*$/s.exec(one) ?? [];
      return name && value ? [[name, value] as const] : [];
    });
    for (const selector of selectors.split(",")) {
      const classes = [...selector.matchAll(/\.([\w-]+)/g)];
      if (classes.length || selector.includes(":root")) yield [classes.at(-1)?.[1] ?? "", declarations];
    }
  }
}

function paintsOf(css: string): Paints {
  const found: Paints = {};
  for (const [name, declarations] of rules(css))
    for (const [property, value] of declarations)
      if (property.startsWith("--")) (found[name] ??= {})[property.slice(2)] ??= value;
  return found;
}

/** Classes become style attributes: the picture has no style sheet. */
function inlined(svg: string, css: string): string {
  const styles: Record<string, string> = {};
  for (const [name, declarations] of rules(css))
    for (const [property, value] of declarations)
      if (!property.startsWith("--")) styles[name] = `${styles[name] ?? ""}${property}:${value};`;
  return svg.replace(/class="([^"]*)"/g, (_, names: string) => {
    const style = names.split(" ").map((name) => styles[name] ?? "");
    return `style="${style.join("")}"`;
  });
}

function drawingsOf(svgs: readonly string[], css: string, styles: string, data: Drawings["data"]): Drawings {
  const symbols: Drawings["symbols"] = {};
  const rest = svgs.map((svg) =>
    inlined(svg, css)
      .replace(/<!--.*?-->|<svg[^>]*>|<\/svg>|<\/?defs>/gs, "")
      .replace(/<symbol id="([^"]+)".*?<\/symbol>/gs, (symbol, id: string) => {
        symbols[id] = symbol;
        return "";
      }),
  );
  return { symbols, defs: rest.join("").trim(), paints: paintsOf(`${styles}\n${css}`), data };
}

const styleOf = (svelte: string): string => /<style>(.*)<\/style>/s.exec(svelte)?.[1] ?? "";

/** The names of bots by language. */
function romans(src: string): Record<string, string[]> {
  const folder = join(src, "lib/words");
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => {
      const words = JSON.parse(read(join(folder, file))) as Record<string, string>;
      return [file.replace(".json", ""), Array.from({ length: 8 }, (_, i) => words[`roman_${String(i)}`] ?? "")];
    }),
  );
}

export function drawings(src: string): Record<string, Drawings> {
  const folder = join(src, "lib/parts");
  const svgs = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  const common = svgs.map((name) => read(join(folder, name)));
  const found = { "": drawingsOf(common, "", read(join(src, "tokens.css")), { romans: romans(src) }) };
  for (const { name } of readdirSync(join(src, "lib/games"), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )) {
    const game = join(src, "lib/games", name);
    const data = readdirSync(game).filter((file) => file.endsWith(".json"));
    Object.assign(found, {
      [name]: drawingsOf(
        [read(join(game, "parts.svg"))],
        read(join(game, "parts.css")),
        styleOf(read(join(game, "Board.svelte"))),
        Object.fromEntries(data.map((file) => [file.replace(".json", ""), JSON.parse(read(join(game, file)))])),
      ),
    });
  }
  return found;
}

export const parts = (src: string): Plugin => ({
  name: "parts",
  writeBundle: ({ dir = "" }) => writeFileSync(join(dir, "parts.json"), JSON.stringify(drawings(src))),
});
