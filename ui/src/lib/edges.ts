/** Names the sides on which a scrolling element has more: `more-above`, `more-below`, `more-left`, `more-right`. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
}

/** A pixel or two are rounding, not content. */
const SLACK = 2;

export function sides(at: Scrolled): Record<"above" | "below" | "left" | "right", boolean> {
  return {
    above: at.scrollTop > SLACK,
    below: at.scrollHeight - at.clientHeight - at.scrollTop > SLACK,
    left: at.scrollLeft > SLACK,
    right: at.scrollWidth - at.clientWidth - at.scrollLeft > SLACK,
  };
}

/** Attach to what scrolls: `<ul {@attach edges}>`. */
export function edges(element: HTMLElement): () => void {
  let frame = 0;
  const show = (): void => {
    frame = 0;
    for (const [side, more] of Object.entries(sides(element))) element.classList.toggle(`more-${side}`, more);
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(show);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(element);
  const children = new MutationObserver(soon);
  children.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", soon, { passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener("scroll", soon);
  };
}
