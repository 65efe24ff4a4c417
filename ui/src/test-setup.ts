/** jsdom has no matchMedia. The tests run with reduced motion. */
window.matchMedia = (query: string) =>
  ({
    matches: query.includes("reduce"),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
