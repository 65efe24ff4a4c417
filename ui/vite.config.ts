import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The board data and the rules text live beside the rules in Python; the client draws the same files. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  resolve: {
    alias: { $lib: here("./src/lib"), $games: here("../vesuvius/games") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../vesuvius/web/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy allows no data: scripts
    // What pages and boards share comes in one file, not in thirty small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common",
              minShareCount: 2,
              test: /node_modules\/|src\/lib\/(?!games\/\w+\/|pictures\/|parts\/\w+\.svg|words\/)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../vesuvius/games")] },
    proxy: { "/api": { target: process.env.VESUVIUS_URL ?? "http://127.0.0.1:8079", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/test-setup.ts"] },
}));
