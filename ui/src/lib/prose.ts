/** The Markdown of a rule book as blocks: headings, numbered rules, rulings, pictures, lists, tables, terms. */
export interface Span {
  readonly text: string;
  readonly style: "plain" | "strong" | "em" | "code" | "rule" | "term" | "link";
  /** The id of the rule or the term that the text leads to; of a link, its address. */
  readonly to?: string;
}
export type Spans = readonly Span[];

/** What we play where the sources differ or are silent; some games number their rulings (A2). */
export interface Ruling {
  readonly id: string | null;
  readonly spans: Spans;
}
/** A step of a turn; `may`: it can be left out. */
export interface Step {
  readonly spans: Spans;
  readonly may: boolean;
}
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly spans: Spans;
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string; readonly id: string }
  | {
      readonly kind: "rule";
      readonly id: string;
      readonly spans: Spans;
      readonly items: readonly Spans[];
      readonly rulings: readonly Ruling[];
    }
  | { readonly kind: "text"; readonly spans: Spans; readonly rulings: readonly Ruling[] }
  | { readonly kind: "picture"; readonly name: string; readonly caption: Spans }
  | { readonly kind: "list"; readonly items: readonly Spans[] }
  | { readonly kind: "steps"; readonly items: readonly Step[] }
  | { readonly kind: "terms"; readonly items: readonly Term[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] };

/** The rules without the names of their tests, which are for readers of the source. */
const withoutTests = (text: string): string => text.replace(/\s*\((?:`test_\w+`(?:,\s*)?)+\)/g, "");

export function spans(text: string): Spans {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\((?:#|https:)[^)]+\))/)) {
    const link = /^\[([^\]]+)\]\((#?)([^)]+)\)$/.exec(part);
    if (!part) continue;
    else if (link) found.push({ text: link[1]!, style: link[2] ? "term" : "link", to: link[3]! });
    else if (part.startsWith("**")) found.push({ text: part.slice(2, -2), style: "strong" });
    else if (part.startsWith("*") && part.length > 2) found.push({ text: part.slice(1, -1), style: "em" });
    else if (part.startsWith("`")) found.push({ text: part.slice(1, -1), style: "code" });
    else found.push({ text: part, style: "plain" });
  }
  return found;
}

/** The text of spans, without their styles. */
export const plain = (spans: Spans): string => spans.map(({ text }) => text).join("");

/** A ruling begins with that word in the language of the book, and a number in games that number them. */
const LABELLED = String.raw`\p{L}+?\s?(A\d+)?\s?[:,：、]`;
const RULING = new RegExp(String.raw`\*((?:${LABELLED})[^*]+)\*\s*$`, "u");
const EACH = /\s*(?=(?<!\p{L})\p{L}+?\s?A\d+\s?[:：])/u;
const LABEL = new RegExp(String.raw`^${LABELLED}\s*`, "u");
const PICTURE = /^!\[([^\]]+)\]\(picture:([\w-]+)\)$/;
const NUMBER = String.raw`[A-Z]\d+[a-z]?|\d+(?:\.\d+)*`;
const NUMBERED = new RegExp(String.raw`^\*\*(${NUMBER})\*\*\s*`);
const MENTIONED = new RegExp(String.raw`(?<![\p{L}\d.])(${NUMBER})(?![\d\p{L}]|\.\d)`, "u");
const cells = (line: string): Spans[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export function blocks(markdown: string): Block[] {
  const found = withoutTests(markdown)
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim())
    .flatMap(block);
  const rules = new Set(found.flatMap((one) => (one.kind === "rule" ? [one.id] : [])));
  return found.map((one) => mapped(one, (spans) => linked(spans, rules)));
}

/** Every number of a rule in a text leads to that rule. */
const linked = (spans: Spans, rules: ReadonlySet<string>): Spans =>
  spans.flatMap((span) =>
    span.style !== "plain"
      ? [span]
      : span.text
          .split(MENTIONED)
          .filter(Boolean)
          .map((text): Span => (rules.has(text) ? { text, style: "rule", to: text } : { text, style: "plain" }))
          .reduce<Span[]>((joined, next) => {
            const last = joined.at(-1);
            return last?.style === "plain" && next.style === "plain"
              ? [...joined.slice(0, -1), { ...last, text: last.text + next.text }]
              : [...joined, next];
          }, []),
  );

function mapped(one: Block, change: (spans: Spans) => Spans): Block {
  const rulings = (found: readonly Ruling[]) => found.map((ruling) => ({ ...ruling, spans: change(ruling.spans) }));
  switch (one.kind) {
    case "rule":
      return { ...one, spans: change(one.spans), items: one.items.map(change), rulings: rulings(one.rulings) };
    case "text":
      return { ...one, spans: change(one.spans), rulings: rulings(one.rulings) };
    case "list":
      return { ...one, items: one.items.map(change) };
    case "steps":
      return { ...one, items: one.items.map((item) => ({ ...item, spans: change(item.spans) })) };
    case "terms":
      return { ...one, items: one.items.map((item) => ({ ...item, spans: change(item.spans) })) };
    case "table":
      return { ...one, rows: one.rows.map((row) => row.map(change)) };
    case "heading":
    case "picture": // a caption names squares, which look like rules
    case "code":
      return one;
  }
}

/** The items of a list, whose first lines begin with a mark. */
const items = (chunk: string, mark: RegExp): string[] =>
  chunk
    .trim()
    .split(new RegExp(String.raw`\n(?=${mark.source})`))
    .map((item) => joined(item.replace(mark, "")));

const BULLET = /- /;
const STEP = /\d+\. /;

function block(chunk: string): Block[] {
  const lines = chunk.trim().split("\n");
  const heading = /^(#+)\s+(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(lines[0]!);
  if (heading) {
    const text = heading[2]!;
    const rest = lines.slice(1).join("\n");
    const id = heading[3] ?? slug(text);
    return [{ kind: "heading", level: heading[1]!.length, text, id }, ...(rest.trim() ? block(rest) : [])];
  }
  if (lines[0]!.startsWith("```"))
    return [{ kind: "code", text: lines.filter((line) => !line.startsWith("```")).join("\n") }];
  if (lines[0]!.startsWith("|")) {
    const [head, , ...rows] = lines;
    return [{ kind: "table", head: cells(head!), rows: rows.map(cells) }];
  }
  if (lines[0]!.startsWith("- ")) {
    const found = items(chunk, BULLET);
    const terms = found.map((item) => /^\*\*(.+?)\*\*\s*\{#([\w-]+)\}\s?[:：]\s*(.*)$/.exec(item));
    if (terms.every((term) => term !== null))
      return [
        { kind: "terms", items: terms.map(([, term, id, text]) => ({ id: id!, term: term!, spans: spans(text!) })) },
      ];
    return [{ kind: "list", items: found.map(spans) }];
  }
  if (/^\d+\. /.test(lines[0]!)) {
    const may = /\s*\{may\}$/;
    return [
      {
        kind: "steps",
        items: items(chunk, STEP).map((item) => ({ spans: spans(item.replace(may, "")), may: may.test(item) })),
      },
    ];
  }
  const picture = PICTURE.exec(joined(chunk));
  if (picture) return [{ kind: "picture", caption: spans(picture[1]!), name: picture[2]! }];
  return [paragraph(chunk)];
}

/** A paragraph, its list, and its rulings: those quoted below it, or, in the old form, in italics at its end. */
function paragraph(chunk: string): Block {
  const [, first = "", listed = "", quoted = ""] = /^((?:(?!- |> ?).*\n?)*)((?:(?!> ?).*\n?)*)((?:.*\n?)*)$/.exec(
    chunk.trim(),
  )!;
  const old = RULING.exec(first);
  const body = joined(old ? first.slice(0, old.index) : first);
  const rulings = old ? joined(old[1]!).split(EACH).map(ruled) : [];
  const asked = quoted
    .replace(/^> ?/gm, "")
    .split(/\n{2,}/)
    .filter((text) => text.trim())
    .map((text): Ruling => {
      const named = /^\*\*(A\d+)\*\*\s*/.exec(text);
      return { id: named?.[1] ?? null, spans: spans(joined(text.slice(named?.[0].length ?? 0))) };
    });
  const numbered = NUMBERED.exec(body);
  const own = { rulings: [...rulings, ...asked] };
  return numbered
    ? {
        kind: "rule",
        id: numbered[1]!,
        spans: spans(body.slice(numbered[0].length)),
        items: listed.trim() ? items(listed, BULLET).map(spans) : [],
        ...own,
      }
    : { kind: "text", spans: spans(body), ...own };
}

/** The label of a ruling is drawn as a mark, so its text loses the first word. */
function ruled(text: string): Ruling {
  const label = LABEL.exec(text);
  const rest = text.slice(label?.[0].length ?? 0).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return { id: label?.[1] ?? null, spans: spans(rest) };
}

/** The lines of a paragraph joined, without spaces between Japanese characters. */
const joined = (text: string): string =>
  text
    .trim()
    .replace(/([\u3000-\u9fff\uff00-\uffef])\n\s*|\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/g, "$1")
    .replace(/\s*\n\s*/g, " ");

/** A part of a book: its heading of the second level, and what stands below it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What stands above the first section, and the sections. */
export function sections(book: readonly Block[]): { readonly head: readonly Block[]; readonly parts: Section[] } {
  const starts = book.flatMap((one, i) => (one.kind === "heading" && one.level === 2 ? [i] : []));
  return {
    head: book.slice(0, starts[0] ?? book.length),
    parts: starts.map((start, i) => {
      const heading = book[start]!;
      return {
        id: heading.kind === "heading" ? heading.id : "",
        title: heading.kind === "heading" ? heading.text : "",
        blocks: book.slice(start + 1, starts[i + 1]),
      };
    }),
  };
}
