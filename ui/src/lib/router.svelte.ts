/** Pages are paths: what a person sees can be bookmarked, sent and gone back to. */
import type { From } from "./story";

export type Page =
  | { name: "home" }
  | { name: "setup"; game: string }
  | { name: "join"; code: string }
  | { name: "move" }
  | { name: "table"; id: string }
  | { name: "end"; id: string }
  | { name: "replay"; id?: string; at?: number; from?: From }
  | { name: "rules"; game: string; rule?: string }
  | { name: "gallery"; moment: string }
  | { name: "lost" };

export function parse(path: string, search = "", hash = ""): Page {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
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
    case "rules":
      if (third) return { name: "lost" };
      return { name: "rules", game: second ?? "downfall", ...(hash.length > 1 ? { rule: hash.slice(1) } : {}) };
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

/** Follow links inside the product without loading it anew. */
export function follow(): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
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
