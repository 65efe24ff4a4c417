/** The piece of each seat, as it was chosen or as the game dealt it, in the context of the components of a table. */
import { getContext, setContext } from "svelte";

type Look = (seat: number) => number;
const KEY = "looks";

export const setLooks = (look: Look): Look => setContext(KEY, look);
export const getLooks = (): Look => getContext<Look | undefined>(KEY) ?? ((seat) => seat);
