/** Words in five languages: keys are typed by the English catalogue, plurals and lists come from `Intl`. */
export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", de: "Deutsch", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;

/** A message, or its plural forms chosen by the parameter `n`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Messages = Readonly<Record<string, Message>>;
export type Params = Readonly<Record<string, string | number>>;

let language = $state<Language>("en");
const shelves = new Set<Catalogue<Messages>>();

const made = new Map<string, unknown>();

/** A format of `Intl`. It takes long to make, and a long log asks for hundreds at every move: each is made once. */
function format<F, O>(kind: new (tag: string, options?: O) => F, tag: string, options?: O): F {
  const key = `${kind.name} ${tag} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, new kind(tag, options));
  return made.get(key) as F;
}

/** Fill a message: the plural form for `n`, then every `{name}`. */
export function fill(message: Message, params: Params, tag: string): string {
  const text = typeof message === "string" ? message : (message[plural(params.n, tag)] ?? message.other ?? "");
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined
      ? whole
      : typeof value === "number"
        ? format(Intl.NumberFormat, tag).format(value)
        : value;
  });
}

function plural(n: string | number | undefined, tag: string): Intl.LDMLPluralRule {
  return typeof n === "number" ? format(Intl.PluralRules, tag).select(n) : "other";
}

/** One set of messages (the shell's, or a game's), in whichever language is spoken. */
export class Catalogue<M extends Messages> {
  #loaders: Record<string, () => Promise<unknown>>;
  #messages = $state.raw<M | undefined>();

  /** `loaders` come from `import.meta.glob("./words/*.json")`. */
  constructor(loaders: Record<string, () => Promise<unknown>>) {
    this.#loaders = Object.fromEntries(
      Object.entries(loaders).map(([path, load]) => [path.replace(/^.*\/(\w+)\.json$/, "$1"), load]),
    );
    shelves.add(this as unknown as Catalogue<Messages>);
  }

  async load(tag: Language = language): Promise<this> {
    const load = this.#loaders[tag];
    if (!load) throw new Error(`no words in ${tag}`);
    this.#messages = ((await load()) as { default: M }).default;
    return this;
  }

  get loaded(): boolean {
    return this.#messages !== undefined;
  }

  say = (key: keyof M & string, params: Params = {}): string => {
    const message = this.#messages?.[key];
    return message === undefined ? key : fill(message, params, language);
  };

  /** For keys that are put together: whether there is such a message. */
  has = (key: string): key is keyof M & string => this.#messages?.[key] !== undefined;
}

export const spoken = {
  get language(): Language {
    return language;
  },
};

/** Speak another language everywhere at once; what is on the table stays as it is. */
export async function speak(tag: Language): Promise<void> {
  await Promise.all(
    [...shelves].filter((shelf) => shelf.loaded || shelf === (shell as unknown)).map((shelf) => shelf.load(tag)),
  );
  language = tag;
  document.documentElement.lang = tag;
  try {
    localStorage.setItem("language", tag);
  } catch {
    // Without storage the browser's language is taken again next time.
  }
}

export function preferred(): Language {
  const known = (tag: string | null | undefined): tag is Language => !!tag && tag in LANGUAGES;
  const stored = typeof localStorage === "undefined" ? null : localStorage.getItem("language");
  if (known(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? "en";
}

export const number = (value: number): string => format(Intl.NumberFormat, language).format(value);
/** A stretch of time, to a tenth of a second. */
export const seconds = (milliseconds: number): string =>
  format(Intl.NumberFormat, language, {
    style: "unit",
    unit: "second",
    maximumFractionDigits: milliseconds < 9_950 ? 1 : 0,
  }).format(milliseconds / 1000);
export const list = (items: readonly string[]): string =>
  format(Intl.ListFormat, language, { type: "conjunction" }).format(items);
export const moment = (
  at: Date,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string => format(Intl.DateTimeFormat, language, style).format(at);

/** How long ago, in the largest unit that fits. */
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

export const shell = new Catalogue<typeof import("./words/en.json")>(import.meta.glob("./words/*.json"));
export const say = shell.say;
