// What is wrong with the table at this size: clipped or small controls, text on text, lists without a visible edge.
() => {
  const SMALLEST = 39.5;
  const CONTROLS = "button, a[href], input, textarea, [role=button]:not(.square)";
  const root = document.querySelector(".frame");
  const faults = [];
  const words = (e) => {
    const name = e.getAttribute("aria-label") ?? e.title ?? "";
    return `${e.tagName.toLowerCase()}.${(e.getAttribute("class") ?? "").replace(/svelte-\w+/, "").trim()} ${JSON.stringify((name || e.textContent).trim().slice(0, 30))}`;
  };
  const said = (e) => {
    for (let at = e; at && at !== root; at = at.parentElement) if (at.matches(".sr, [aria-hidden=true] title")) return false;
    return e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const box = (e) => e.getBoundingClientRect();

  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window");

  // ---- what scrolls has a visible edge
  for (const e of root.querySelectorAll("*")) {
    const { overflowX, overflowY } = getComputedStyle(e);
    const scrolls = (how) => how === "auto" || how === "scroll";
    if (e.querySelector("svg.board") || !said(e)) continue;
    if (scrolls(overflowY) && e.scrollHeight > e.clientHeight + 4 && !e.matches(".more-above, .more-below"))
      faults.push(`no edge shows that it scrolls: ${words(e)}`);
    if (scrolls(overflowX) && e.scrollWidth > e.clientWidth + 4 && !e.matches(".more-left, .more-right"))
      faults.push(`no edge shows that it scrolls sideways: ${words(e)}`);
  }

  // ---- text on text
  const clip = (e, rect) => {
    let { left, top, right, bottom } = rect;
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow !== "visible" && !(at instanceof SVGElement && at.tagName !== "svg")) {
        const r = box(at);
        if (style.overflowX !== "visible") [left, right] = [Math.max(left, r.left), Math.min(right, r.right)];
        if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, r.top), Math.min(bottom, r.bottom)];
      }
    }
    return { left, top, right, bottom };
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest("title, select, style") || !said(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = e instanceof SVGElement;
    for (const r of drawn ? [box(e)] : range.getClientRects()) {
      const dy = r.height * (drawn ? 0.26 : 0.2);
      const seen = clip(e, { left: r.left + 1, right: r.right - 1, top: r.top + dy, bottom: r.bottom - dy });
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2)
        texts.push({ e, words: node.data.trim().slice(0, 24), ...seen });
    }
  }
  // A panel that lies on the table, such as an offer, covers what is under it.
  const layered = (e, above) => {
    for (let at = e; at && at !== above; at = at.parentElement) {
      if (at instanceof SVGElement) {
        if (at.previousElementSibling?.matches("rect, circle, path") || at.querySelector(":scope > rect")) return true;
        continue;
      }
      const { position, backgroundColor } = getComputedStyle(at);
      if (/absolute|fixed|sticky/.test(position) && !/transparent|, 0\)/.test(backgroundColor)) return true;
    }
    return false;
  };
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1)) {
      if (a.e === b.e) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < 2 || high < 2) continue;
      let shared = a.e;
      while (!shared.contains(b.e)) shared = shared.parentElement;
      if (!layered(a.e, shared) && !layered(b.e, shared)) faults.push(`text on text: "${a.words}" and "${b.words}"`);
    }

  // ---- prices and names are clear of pieces
  for (const piece of root.querySelectorAll(".pieces use[href^='#piece']"))
    for (const text of root.querySelectorAll(".lot text")) {
      if (!said(text)) continue;
      const [p, t] = [box(piece), box(text)];
      const wide = Math.min(p.right, t.right) - Math.max(p.left, t.left);
      const high = Math.min(p.bottom, t.bottom) - Math.max(p.top, t.top) - t.height * 0.2;
      if (wide > 2 && high > 2) faults.push(`a piece stands on "${text.textContent.trim()}"`);
    }

  // ---- controls: reached, and large enough
  const hit = (e, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (e.contains(found) || found.closest(CONTROLS) === e);
  };
  const reached = (e) =>
    ["nearest", "center", "start", "end"].some((block) => {
      if (block !== "nearest" || !corners(e)) e.scrollIntoView({ block, inline: block, behavior: "instant" });
      return corners(e);
    });
  const corners = (e) => {
    const { left, top, width, height } = getComputedStyle(e).display === "inline" ? e.getClientRects()[0] : box(e);
    return [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]].every(([x, y]) =>
      hit(e, left + x * width, top + y * height),
    );
  };
  // A small control can be hit beside its box, too. To ask takes 48 hit tests: most of the time of a measurement.
  const extent = (e, dx, dy) => {
    const { left, top, width, height } = box(e);
    const [x, y] = [left + width / 2, top + height / 2];
    let size = 0;
    for (const side of [-1, 1]) for (let i = 0; i < 24 && hit(e, x + side * i * dx, y + side * i * dy); i++) size++;
    return size;
  };
  const alike = new Set([...root.querySelectorAll(".moment")].slice(6, -6)); // hundreds of lines of a log
  for (const e of root.querySelectorAll(CONTROLS)) {
    if (alike.has(e) || !said(e) || box(e).width === 0) continue;
    if (!reached(e)) {
      faults.push(`clipped or covered: ${words(e)}`);
      continue;
    }
    if (getComputedStyle(e).display === "inline") continue; // a link in a sentence is as high as its line
    const { width, height } = box(e);
    const w = width < SMALLEST ? extent(e, 1, 0) : width;
    const h = height < SMALLEST ? extent(e, 0, 1) : height;
    if (w < SMALLEST || h < SMALLEST) faults.push(`${Math.round(w)} x ${Math.round(h)} px: ${words(e)}`);
  }

  // ---- what may be chosen on the board
  const board = document.querySelector(".mount svg.board");
  let smallest = Infinity;
  for (const e of root.querySelectorAll(".mount .square:is(.open, .other, .chosen)")) {
    const rect = e.querySelector(".hit");
    smallest = Math.min(smallest, box(rect).width, box(rect).height);
    const there = () => {
      const { left, top, width, height } = box(rect);
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && board.contains(found);
    };
    if (!there()) ["nearest", "center", "start", "end"].some((block) => {
      rect.scrollIntoView({ block, inline: block, behavior: "instant" });
      return there();
    });
    if (!there()) faults.push(`cannot be reached on the board: ${words(e)}`);
  }
  scrollTo(0, 0);
  const larger = root.querySelector("[data-larger]") !== null;
  const zooms = root.querySelector("button[data-larger]") !== null;
  return { faults: [...new Set(faults)], smallest: Number.isFinite(smallest) ? smallest : null, larger, zooms };
}
