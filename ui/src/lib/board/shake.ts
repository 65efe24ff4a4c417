/** What cannot be chosen shakes its head; with reduced motion it gets an outline for a moment. */
import type { Target } from "$lib/choice";
import { stillness } from "$lib/motion.svelte";

const SHAKE = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
/** Milliseconds for which the outline stays. */
const OUTLINE = 900;

/** The elements that stand for a target: a square of the board, a card of the hand, a gate, a button. */
export const elementsOf = (target: Target): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target], [data-place], [data-square]")].filter(
    ({ dataset: { target: own, place, square } }) => [own, place, square && `at:${square}`].includes(target),
  );

export function shake(target: Target): void {
  for (const element of elementsOf(target)) {
    // jsdom, where the tests run, animates nothing.
    if (!stillness.on && "animate" in element)
      element.animate(SHAKE, { duration: 380, easing: "ease-in-out", composite: "add" });
    element.classList.add("shaken");
    setTimeout(() => element.classList.remove("shaken"), OUTLINE);
  }
}
