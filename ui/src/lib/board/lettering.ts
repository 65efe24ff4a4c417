/** Text in SVG, which does not wrap by itself. */
const wide = (sign: string): number =>
  sign === "\u00ad"
    ? 0
    : /[\u3000-\u9fff\uff00-\uffef]/.test(sign)
      ? 1
      : /[A-ZMmWw]/.test(sign)
        ? 0.8
        : /[iljft.,'’ ]/.test(sign)
          ? 0.36
          : 0.63;
/** The approximate width of a text in em. */
export const width = (text: string): number => Array.from(text, wide).reduce((sum, one) => sum + one, 0);

/** A text in lines of at most `room` em, one number for each line; an ellipsis ends what does not fit. */
export function lines(text: string, room: readonly number[]): string[] {
  const found = broken(text, room);
  const shown = found.slice(0, room.length);
  if (found.length > room.length) shown[room.length - 1] += "…";
  return shown.map((line, i) => cut(line, room[i]!));
}

/** As many words to a line as fit; a line may break at a soft hyphen. */
function broken(text: string, room: readonly number[]): string[] {
  const found: string[] = [""];
  for (const word of text.split(/(?<=[\s・のー\u00ad])|(?<=-)/u)) {
    const last = found.at(-1)!;
    if (last === "" || width(plain(last + word)) <= (room[found.length - 1] ?? 0))
      found[found.length - 1] = last + word;
    else found.push(word);
  }
  return found.map(plain);
}
const plain = (line: string): string =>
  line
    .trim()
    .replace(/\u00ad$/, "-")
    .replaceAll("\u00ad", "");

/** Text up to this much wider than its line is condensed to fit; it can still be read. */
const CONDENSED = 1.25;

/**
 * A name on a small sign: whole, if need be in condensed letters; else without its beginning, from a proper name on
 * ("Thermopolium of Asellina" becomes "Asellina"). A condensed line carries the width it is condensed to.
 */
export function sign(name: string, room: readonly number[]): { text: string; pressed: number | undefined }[] {
  const wide = room.map((one) => one * CONDENSED);
  const shorter = [...name.matchAll(/(?<=[\s・’])[^\s・’]/gu)]
    .filter(([first]) => first !== first.toLowerCase() || /[\u3000-\u9fff]/.test(first))
    .map(({ index }) => name.slice(index));
  const fitting = [name, ...shorter].find((one) => {
    const found = broken(one, wide);
    return found.length <= room.length && found.every((line, i) => width(line) <= wide[i]!);
  });
  const shown =
    fitting === undefined
      ? lines(shorter.at(-1) ?? name, room)
      : broken(fitting, broken(fitting, room).length > room.length ? wide : room);
  return shown.map((text, i) => ({ text, pressed: width(text) > room[i]! ? room[i] : undefined }));
}

function cut(line: string, most: number): string {
  if (width(line) <= most) return line;
  let short = line.replace(/…$/, "");
  while (short && width(`${short}…`) > most) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
