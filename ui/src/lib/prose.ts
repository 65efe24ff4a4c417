/** The rules' Markdown as blocks: headings, numbered paragraphs, rulings, pictures, lists, tables. Just what RULES.md uses. */
export type Span = { readonly text: string; readonly style: "plain" | "strong" | "em" | "code" };
export type Spans = readonly Span[];

/** What we play where the sources differ or are silent; some games number their rulings (A2). */
export interface Ruling {
  readonly id: string | null;
  readonly spans: Spans;
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: "rule"; readonly id: string; readonly spans: Spans; readonly rulings: readonly Ruling[] }
  | { readonly kind: "text"; readonly spans: Spans; readonly rulings: readonly Ruling[] }
  | { readonly kind: "picture"; readonly name: string; readonly caption: string }
  | { readonly kind: "list"; readonly items: readonly Spans[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] };

/** Players read the rules; the names of the tests behind them are for those who read the source. */
const withoutTests = (text: string): string => text.replace(/\s*\((?:`test_\w+`(?:,\s*)?)+\)/g, "");

export function spans(text: string): Spans {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/))
    if (!part) continue;
    else if (part.startsWith("**")) found.push({ text: part.slice(2, -2), style: "strong" });
    else if (part.startsWith("*") && part.length > 2) found.push({ text: part.slice(1, -1), style: "em" });
    else if (part.startsWith("`")) found.push({ text: part.slice(1, -1), style: "code" });
    else found.push({ text: part, style: "plain" });
  return found;
}

const RULED = "Rulings?|Décisions?|Beslissing(?:en)?|Entscheide?|裁定";
const RULING = new RegExp(`\\*((?:${RULED})[^*]+)\\*\\s*$`);
const EACH = new RegExp(`\\s*(?=(?:${RULED})\\s?A\\d+\\s?[:：])`);
const LABEL = new RegExp(`^(?:${RULED})\\s?(A\\d+)?\\s?[:,：、]\\s*`);
const PICTURE = /^!\[([^\]]+)\]\(picture:(\w+)\)$/;
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
  return withoutTests(markdown)
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim())
    .flatMap(block);
}

function block(chunk: string): Block[] {
  const lines = chunk.trim().split("\n");
  const heading = /^(#+)\s+(.*)$/.exec(lines[0]!);
  if (heading) {
    const text = heading[2]!;
    const rest = lines.slice(1).join("\n");
    return [{ kind: "heading", level: heading[1]!.length, text, id: slug(text) }, ...(rest.trim() ? block(rest) : [])];
  }
  if (lines[0]!.startsWith("```"))
    return [{ kind: "code", text: lines.filter((line) => !line.startsWith("```")).join("\n") }];
  if (lines[0]!.startsWith("|")) {
    const [head, , ...rows] = lines;
    return [{ kind: "table", head: cells(head!), rows: rows.map(cells) }];
  }
  if (lines[0]!.startsWith("- "))
    return [
      {
        kind: "list",
        items: chunk
          .trim()
          .split(/\n(?=- )/)
          .map((item) => spans(joined(item.slice(2)))),
      },
    ];
  const picture = PICTURE.exec(joined(chunk));
  if (picture) return [{ kind: "picture", caption: picture[1]!, name: picture[2]! }];
  const ruling = RULING.exec(chunk);
  const body = joined(ruling ? chunk.slice(0, ruling.index) : chunk);
  const rulings = ruling ? joined(ruling[1]!).split(EACH).map(ruled) : [];
  const numbered = /^\*\*([A-Z]\d+[a-z]?|\d+(?:\.\d+)*)\*\*\s*/.exec(body);
  return [
    numbered
      ? { kind: "rule", id: numbered[1]!, spans: spans(body.slice(numbered[0].length)), rulings }
      : { kind: "text", spans: spans(body), rulings },
  ];
}

/** A ruling bears a mark on the page: its first word need not say it again. */
function ruled(text: string): Ruling {
  const label = LABEL.exec(text);
  const rest = text.slice(label?.[0].length ?? 0).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return { id: label?.[1] ?? null, spans: spans(rest) };
}

/** Lines of a paragraph as one; no space where Japanese breaks its lines. */
const joined = (text: string): string =>
  text
    .trim()
    .replace(/([\u3000-\u9fff\uff00-\uffef])\n\s*|\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/g, "$1")
    .replace(/\s*\n\s*/g, " ");
