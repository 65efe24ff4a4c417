import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { parts } from "./parts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
const games = readdirSync(here("./src/lib/games"), { withFileTypes: true }).filter((one) => one.isDirectory());
const ROOTS = ["main.ts", "routes/Table.svelte", ...games.map(({ name }) => `lib/games/${name}/index.ts`)];
const first = new Set<string>();
/** The file for a module of a first screen, of a page or a table: one for all games, and one for each. */
function file(id: string, graph: Graph): string | null {
  const walk = (one: string): void => {
    if (first.has(one)) return;
    first.add(one);
    graph.getModuleInfo(one)?.importedIds.forEach(walk);
  };
  if (!first.size) ROOTS.map((root) => here(`./src/${root}`)).forEach(walk);
  if (!first.has(id)) return null;
  const [, game] = /\/games\/(\w+)\//.exec(id) ?? [];
  if (game) return `${game}-first`;
  return /\/scenes\/|\.svg|\.json/.test(id) ? null : "common";
}

/** Writes each text file of the bundle compressed with Brotli as well, a seventh smaller than gzip. */
const brotli: Plugin = {
  name: "brotli",
  writeBundle({ dir = "" }, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (/\.(css|html|js|svg)$/.test(name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(file.type === "chunk" ? file.code : file.source));
  },
};

/** Puts the common styles first: those of the components overrule them, wherever the bundle is cut. */
const tokensFirst: Plugin = {
  name: "tokens-first",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const [link] = /\s*<link rel="stylesheet"[^>]*\/tokens-[^>]*>/.exec(html) ?? [];
      return link ? html.replace(link, "").replace(/\s*<link rel="stylesheet"/, (first) => link + first) : html;
    },
  },
};

/** The client reads the boards' data from the folders of the games in Python. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { runes: true } }), tokensFirst, brotli, parts(here("./src"))],
  resolve: {
    alias: { $lib: here("./src/lib"), $vesuvius: here("../vesuvius"), $games: here("../vesuvius/games") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../vesuvius/web/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy allows no data: scripts
    // A few files for what pages and boards share, instead of fifty small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "tokens", test: /tokens\.css/ },
            {
              name: file,
              minShareCount: 2,
            },
            {
              name: "scenes",
              minShareCount: 2,
              test: /src\/lib\/(scenes\/|parts\/(city|home)\.svg)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../vesuvius")] },
    proxy: { "/api": { target: process.env.VESUVIUS_URL ?? "http://127.0.0.1:8079", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"] },
}));
