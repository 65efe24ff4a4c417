/** What is drawn of the town: it is fetched when the game comes to it, or a player looks there. */
export { default as Drawn } from "./Drawn.svelte";
export { default as Saved } from "./Saved.svelte";
export { default as Town } from "./Town.svelte";
export { spotAt, windowOn } from "./town";
