/** The words of The Last Days: they load with the game, in the language that is spoken. */
import { Catalogue } from "$lib/i18n.svelte";

export const words = new Catalogue<typeof import("./words/en.json")>(import.meta.glob("./words/*.json"));
export const say = words.say;
type Key = Parameters<typeof say>[0];

export const placeName = (no: number): string => say(`p_${no}` as Key);
/** The names by which a Roman is known: the last two. */
function known(name: string): string {
  const mark = name.includes("・") ? "・" : " ";
  return name.split(mark).slice(-2).join(mark);
}
/** A person by all names, and as they are known. */
export const fullName = (card: number): string => say(`n_${card}` as Key);
export const personName = (card: number): string => known(fullName(card));
export const role = (card: number): string => say(`r_${card}` as Key);
export const groupName = (group: string): string => say(`g_${group}` as Key);
export const vitaTitle = (card: number): string => say(`v_${card}` as Key);
export const vitaText = (card: number): string => say(`vt_${card}` as Key);
/** Whom a pawn of a colour makes its player. */
export const citizenName = (colour: string | undefined): string => (colour ? say(`z_${colour}` as Key) : "");
export const colourName = (colour: string): string => say(`c_${colour}` as Key);
