/** Reduced motion, for animations made by script: CSS rules do not reach those. */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const reduced = new MediaQuery("prefers-reduced-motion: reduce");

export const stillness = {
  get on(): boolean {
    return reduced.current || settings.motion === "none";
  },
};
