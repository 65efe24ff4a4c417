/** Whether things stand still: CSS rules do not reach animations made by script, so these ask here. */
import { MediaQuery } from "svelte/reactivity";

const reduced = new MediaQuery("prefers-reduced-motion: reduce");

export const stillness = {
  get on(): boolean {
    return reduced.current;
  },
};
