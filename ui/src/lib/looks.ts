/** Where a game draws who is who, a seat may look like another's usual piece; everything below a table hears of it here. */
import { getContext, setContext } from "svelte";

type Look = (seat: number) => number;
const KEY = "looks";

export const setLooks = (look: Look): Look => setContext(KEY, look);
export const getLooks = (): Look => getContext<Look | undefined>(KEY) ?? ((seat) => seat);
