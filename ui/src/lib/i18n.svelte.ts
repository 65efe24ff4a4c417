/** Words in every language: the English catalogue types the keys, `Intl` makes plurals and lists. */
import LANGUAGES from "$vesuvius/languages.json";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string | null): tag is Language => tag !== null && tag in LANGUAGES;

/** A message, or its plural forms chosen by the parameter `n`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Messages = Readonly<Record<string, Message>>;
export type Params = Readonly<Record<string, string | number>>;

let language = $state<Language>("en");
const catalogues = new Set<{ readonly loaded: boolean; load(tag: Language): Promise<unknown> }>();
const followers: ((tag: Language) => Promise<unknown>)[] = [];

/** Called with a new language before the page switches to it. */
export function follows(load: (tag: Language) => Promise<unknown>): void {
  followers.push(load);
}

const made = new Map<string, unknown>();

/** A format of `Intl`, made once: it is slow to make, and a long log uses hundreds of them at every move. */
function format<F, O>(kind: new (tag: string, options?: O) => F, tag: string, options?: O): F {
  const key = `${kind.name} ${tag} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, new kind(tag, options));
  return made.get(key) as F; // the key holds the class
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Fill in a message: the plural form for `n`, then every `{name}`. `{the_name}` has its article, which takes a capital
 * at the beginning of a sentence.
 */
export function fill(message: Message, params: Params, tag: string): string {
  const text =
    typeof message === "string"
      ? message
      : (params.n === 0 && message.zero) || (message[plural(params.n, tag)] ?? message.other ?? "");
  return text.replace(/\{(\w+)\}/g, (whole, name: string, at: number) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (typeof value === "number") return format(Intl.NumberFormat, tag).format(value);
    return at === 0 && name.startsWith("the_") ? capital(value) : value;
  });
}

function plural(n: string | number | undefined, tag: string): Intl.LDMLPluralRule {
  return typeof n === "number" ? format(Intl.PluralRules, tag).select(n) : "other";
}

/**
 * What `import.meta.glob("./words/*.json", { query: "?raw", import: "default" })` gives: the files as text. As modules
 * they would be half as large again, because each key would be a name as well.
 */
export type Loaders = Record<string, () => Promise<string>>;

/** A set of messages, the client's or a game's, in the current language. */
export class Catalogue<M extends Messages> {
  #loaders: Loaders;
  #messages = $state.raw<M | undefined>();

  constructor(loaders: Loaders) {
    this.#loaders = Object.fromEntries(
      Object.entries(loaders).map(([path, load]) => [path.replace(/^.*\/(\w+)\.json$/, "$1"), load]),
    );
    catalogues.add(this);
  }

  async load(tag: Language = language): Promise<this> {
    const load = this.#loaders[tag];
    if (!load) throw new Error(`no words in ${tag}`);
    this.#messages = JSON.parse(await load()) as M;
    return this;
  }

  get loaded(): boolean {
    return this.#messages !== undefined;
  }

  say = (key: keyof M & string, params: Params = {}): string => {
    const message = this.#messages?.[key];
    return message === undefined ? key : fill(message, params, language);
  };

  /** The message of a key made at run time; the key itself if there is none. */
  lookUp = (key: string, params?: Params): string => (this.has(key) ? this.say(key, params) : key);

  /** Whether there is such a message. */
  has = (key: string): key is keyof M & string => this.#messages?.[key] !== undefined;
}

export const spoken = {
  get language(): Language {
    return language;
  },
};

/** Switch the whole page to another language without reloading it. */
export async function speak(tag: Language): Promise<void> {
  const loaded = [...catalogues].filter((one) => one.loaded || one === shell);
  await Promise.all([
    ...loaded.map((one) => one.load(tag)),
    ...(shell.loaded ? followers.map((load) => load(tag)) : []),
  ]);
  language = tag;
  document.documentElement.lang = tag;
  try {
    localStorage.setItem("language", tag);
  } catch {
    // Without storage the next visit starts in the browser's language.
  }
}

export function preferred(): Language {
  const stored = typeof localStorage === "undefined" ? null : localStorage.getItem("language");
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export const number = (value: number): string => format(Intl.NumberFormat, language).format(value);
/** A win chance in whole per cent. */
export const percent = (chance: number): string =>
  format(Intl.NumberFormat, language, { style: "percent" }).format(chance);
/** A change with its sign, to `digits` digits. */
export const signed = (change: number, digits = 0): string =>
  format(Intl.NumberFormat, language, { signDisplay: "exceptZero", maximumFractionDigits: digits })
    .format(change)
    .replace("-", "\u2212");
/** A duration, to a tenth of a second. */
export const seconds = (milliseconds: number): string =>
  format(Intl.NumberFormat, language, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
    maximumFractionDigits: milliseconds < 9_950 ? 1 : 0,
  }).format(milliseconds / 1000);
/** Sentences one after another: Japanese has no spaces between them. */
export const together = (sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(language === "ja" ? "" : " ");
export const list = (items: readonly string[]): string =>
  format(Intl.ListFormat, language, { type: "conjunction" }).format(items);
export const moment = (
  at: Date,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string => format(Intl.DateTimeFormat, language, style).format(at);

/** How long ago, in the largest unit of at least one. */
export function ago(at: Date, now: Date = new Date()): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const relative = format(Intl.RelativeTimeFormat, language, { numeric: "auto" });
  for (const [unit, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const)
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  return relative.format(seconds, "second");
}

type Shell = typeof import("./words/en.json");
export const shell = new Catalogue<Shell>(
  import.meta.glob<string>("./words/*.json", { query: "?raw", import: "default" }),
);
export const say = shell.say;
