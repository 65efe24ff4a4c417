/** Every page has a path, so it can be bookmarked, sent and returned to. */
import type { From } from "./story";

export type Page =
  | { name: "home" }
  | { name: "setup"; game: string }
  | { name: "join"; code: string }
  | { name: "move" }
  | { name: "table"; id: string }
  | { name: "end"; id: string }
  | { name: "replay"; id?: string; at?: number; from?: From }
  | { name: "review"; id?: string; at?: number }
  | { name: "learn" }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "puzzles" }
  | { name: "puzzle"; game: string; puzzle: string }
  | { name: "rules"; game?: string; rule?: string }
  | { name: "settings" }
  | { name: "translating" }
  | { name: "gallery"; moment: string }
  | { name: "lost" };

/** The parts of a path; none if it is no text, as when a link was cut inside a letter. */
function parts(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function parse(path: string, search = "", hash = ""): Page {
  const [first = "", second, third, ...rest] = parts(path) ?? ["lost"];
  if (rest.length) return { name: "lost" };
  const asked = new URLSearchParams(search);
  const at = asked.get("at");
  const from = asked.get("from");
  switch (first) {
    case "":
      return { name: "home" };
    case "open":
      return second && !third ? { name: "setup", game: second } : { name: "lost" };
    case "join":
      return second && !third ? { name: "join", code: second } : { name: "lost" };
    case "move":
      return second ? { name: "lost" } : { name: "move" };
    case "settings":
      return second ? { name: "lost" } : { name: "settings" };
    case "table":
      if (!second) return { name: "lost" };
      return third === "end" ? { name: "end", id: second } : third ? { name: "lost" } : { name: "table", id: second };
    case "replay":
      if (third) return { name: "lost" };
      return {
        name: "replay",
        ...(second ? { id: second } : {}),
        ...(at && /^\d+$/.test(at) ? { at: Number(at) } : {}),
        ...(from && /^(all|[0-7])$/.test(from) ? { from: from === "all" ? from : Number(from) } : {}),
      };
    case "review":
      if (third) return { name: "lost" };
      return {
        name: "review",
        ...(second ? { id: second } : {}),
        ...(at && /^\d+$/.test(at) ? { at: Number(at) } : {}),
      };
    case "learn":
      if (!second) return { name: "learn" };
      return third ? { name: "lesson", game: second, lesson: third } : { name: "lost" };
    case "puzzles":
      if (!second) return { name: "puzzles" };
      return third ? { name: "puzzle", game: second, puzzle: third } : { name: "lost" };
    case "rules":
      if (third) return { name: "lost" };
      return {
        name: "rules",
        ...(second ? { game: second } : {}),
        ...(hash.length > 1 ? { rule: hash.slice(1) } : {}),
      };
    case "translating":
      return second ? { name: "lost" } : { name: "translating" };
    case "gallery":
      return import.meta.env.DEV && second ? { name: "gallery", moment: second } : { name: "lost" };
    default:
      return { name: "lost" };
  }
}

const here = (): Page => parse(location.pathname, location.search, location.hash);
let page = $state.raw<Page>(here());

export const route = {
  get page(): Page {
    return page;
  },
};

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", path);
  page = here();
  if (!location.hash) scrollTo(0, 0);
}

/** Follow links inside the client without loading it again. */
export function follow(): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (
      link.target ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/") ||
      link.hasAttribute("download")
    )
      return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const back = () => (page = here());
  document.addEventListener("click", click);
  addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", back);
  };
}
