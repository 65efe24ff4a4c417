/** Lettering for drawings, where nothing wraps by itself. */
const wide = (sign: string): number => (/[\u3000-\u9fff\uff00-\uffef]/.test(sign) ? 1 : /[A-ZMmWw]/.test(sign) ? 0.8 : /[iljft.,'’ ]/.test(sign) ? 0.36 : 0.63);
/** About how wide a text is, in units of its size. */
export const width = (text: string): number => [...text].reduce((sum, sign) => sum + wide(sign), 0);

/** A text in lines of at most so many units of its size, one number for each line; what does not fit ends in dots. */
export function lines(text: string, room: readonly number[]): string[] {
  const words = text.split(/(?<=[\s・のー])|(?<=-)/u);
  const found: string[] = [""];
  for (const word of words) {
    const last = found.at(-1)!;
    if (last === "" || width((last + word).trimEnd()) <= (room[found.length - 1] ?? 0)) found[found.length - 1] = last + word;
    else found.push(word);
  }
  const shown = found.map((line) => line.trim()).slice(0, room.length);
  if (found.length > room.length) shown[room.length - 1] += "…";
  return shown.map((line, i) => cut(line, room[i]!));
}

function cut(line: string, most: number): string {
  if (width(line) <= most) return line;
  let short = line.replace(/…$/, "");
  while (short && width(`${short}…`) > most) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/** The names by which a Roman is known: the last two. */
export const known = (name: string): string => {
  const mark = name.includes("・") ? "・" : " ";
  return name.split(mark).slice(-2).join(mark);
};
