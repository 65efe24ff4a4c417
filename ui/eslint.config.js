import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "max-len": [
        "error",
        {
          code: 120,
          // Lines that cannot be wrapped: imports, addresses, and comments that silence a warning.
          ignorePattern: String.raw`^\s*import |url\(|<!-- svelte-ignore`,
          ignoreUrls: true,
        },
      ],
      "no-undef": "off", // TypeScript checks this
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // With noUncheckedIndexedAccess `!` says that the index exists.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An effect names what it depends on: `void lines.length`.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Maps and sets are scratch space of a `$derived` or caches; what is drawn is in a `$state`.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
    },
  },
  { files: ["src/**/wire.ts"], rules: { "max-len": "off" } }, // generated
);
