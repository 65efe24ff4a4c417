/** The words of The Last Days: they load with the game, in the language that is spoken. */
import { Catalogue, type Params } from "$lib/i18n.svelte";

type Words = typeof import("./words/en.json");
export const words = new Catalogue<Words>(
  import.meta.glob<string>("./words/*.json", { query: "?raw", import: "default" }),
);
export const say = words.say;

export const placeName = (no: number): string => words.lookUp(`p_${no}`);
/** A place as the object of a sentence, with its article: "the Temple of Venus", "den Venustempel". */
export const thePlace = (no: number): string => words.lookUp(`the_${no}`);
/** A place as a sentence can need it: by name, with its article, and as the home of somebody ("im Venustempel"). */
export const placeForms = (no: number): Params => ({
  place: placeName(no),
  the_place: thePlace(no),
  in_place: words.lookUp(`in_${no}`),
});
/** The names by which a Roman is known: the last two. */
function known(name: string): string {
  const mark = name.includes("・") ? "・" : " ";
  return name.split(mark).slice(-2).join(mark);
}
/** A person by all names, and as they are known. */
export const fullName = (card: number): string => words.lookUp(`n_${card}`);
export const personName = (card: number): string => known(fullName(card));
export const role = (card: number): string => words.lookUp(`r_${card}`);
export const groupName = (group: string): string => words.lookUp(`g_${group}`);
export const vitaTitle = (card: number): string => words.lookUp(`v_${card}`);
export const vitaText = (card: number): string => words.lookUp(`vt_${card}`);
/** The citizen that a pawn of this colour stands for. */
export const citizenName = (colour: string | undefined): string => (colour ? words.lookUp(`z_${colour}`) : "");
/** A player with their citizen: "Marta as Julius Polybius". */
export const calledAs = (who: string, colour: string | undefined): string =>
  colour ? say("called_as", { who, citizen: citizenName(colour) }) : who;
export const colourName = (colour: string): string => words.lookUp(`c_${colour}`);
