/** Search within a text on the page: where words stand, and marks on them. */

/** Every place where these words stand, without regard to case; folded text counts. */
export function textOf(root: Element, words: string): Range[] {
  const wanted = words.toLowerCase();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("svg, [inert], script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.toLowerCase() ?? "";
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      found.push(range);
    }
  }
  return found;
}

/** Mark these places, and no others; a browser without this only scrolls to them. */
export function light(places: readonly Range[]): void {
  if (!("highlights" in CSS)) return;
  if (places.length) CSS.highlights.set("found", new Highlight(...places));
  else CSS.highlights.delete("found");
}
