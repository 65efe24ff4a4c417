/** The kinds of screen that a drawing must know; the same media queries are written in the styles. */

/** A phone held upright: the page scrolls. */
export const PHONE = "(max-width: 500px), (max-width: 720px) and (min-height: 501px)";
/** A phone, however it is held: what is drawn must be larger, and what does not fit is in a list. */
export const COMPACT = "(max-width: 720px), (max-height: 500px)";
