/** jsdom has no matchMedia; nothing in the tests moves, so everything counts as reduced motion. */
window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes("reduce"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
