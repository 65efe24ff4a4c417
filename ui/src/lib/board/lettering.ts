/** Lettering for drawings, where nothing wraps by itself. */
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
/** About how wide a text is, in units of its size. */
export const width = (text: string): number => [...text].reduce((sum, sign) => sum + wide(sign), 0);

/** A text in lines of at most so many units of its size, one number for each line; what does not fit ends in dots. */
export function lines(text: string, room: readonly number[]): string[] {
  const found = broken(text, room);
  const shown = found.slice(0, room.length);
  if (found.length > room.length) shown[room.length - 1] += "…";
  return shown.map((line, i) => cut(line, room[i]!));
}

/** As many words to a line as there is room for; a soft hyphen is a place to break. */
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

/** Letters may be pressed so much and still be read. */
const PRESSED = 1.25;

/**
 * A name on a small sign: whole, if need be in pressed letters; else without its beginning ("Thermopolium of Asellina" is
 * the Asellina), from a word that is a name. Each line says the width it is pressed into, where it is.
 */
export function sign(name: string, room: readonly number[]): { text: string; pressed: number | undefined }[] {
  const wide = room.map((one) => one * PRESSED);
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
