/** Whether an event happened at, or inside, an element that the selector matches. */
export const isAt = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
