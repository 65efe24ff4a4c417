/** HTTP, nothing else: a request, its answer, or a refusal with a code and a sentence. */
import type { Event, Replay } from "./story";
import type { Found, GameCard, Link, Me, OpenTable, Played, Refused, Snapshot, TableCard } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

type Method = "GET" | "POST" | "PUT";

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { code = "error", sentence = "", rule = null } = (answer ?? {}) as Partial<Refused>;
  throw new Refusal(code, sentence, rule);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  link: () => ask<Link>("POST", "/api/me/link"),
  claim: (token: string) => ask<Me>("POST", "/api/me/claim", { token }),
  games: () => ask<GameCard[]>("GET", "/api/games"),
  waiting: () => ask<TableCard[]>("GET", "/api/tables"),
  mine: () => ask<TableCard[]>("GET", "/api/tables/mine"),
  open: (plan: OpenTable) => ask<TableCard>("POST", "/api/tables", plan),
  find: (code: string) => ask<Found>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<TableCard>("GET", table(id)),
  join: (id: string, seat: number | null = null) => ask<TableCard>("POST", `${table(id)}/join`, { seat }),
  leave: (id: string) => ask<TableCard>("POST", `${table(id)}/leave`, {}),
  comeBack: (id: string) => ask<TableCard>("POST", `${table(id)}/return`, {}),
  putBot: (id: string, seat: number, bot: string | null) => ask<TableCard>("POST", `${table(id)}/bot`, { seat, bot }),
  start: (id: string, bot: string | null = null) => ask<TableCard>("POST", `${table(id)}/start`, { bot }),
  rematch: (id: string) => ask<TableCard>("POST", `${table(id)}/rematch`),
  play: (id: string, seat: number, move: string, seen: number, key: string) =>
    ask<Played>("POST", `${table(id)}/moves`, { type: "play", seat, move, seen, key }),
  foresee: (id: string, seat: number, move: string) =>
    ask<{ events: Event[] }>("GET", `${table(id)}/foresee?seat=${seat}&move=${encodeURIComponent(move)}`),
  /** As a spectator: where the table stands, and the whole story. */
  stands: (id: string) => ask<Snapshot>("GET", `${table(id)}/stands`),
  retell: (journal: string) => ask<Replay>("POST", "/api/replay", { journal }),
  replay: (id: string) => ask<Replay>("GET", `${table(id)}/replay`),
  journal: (id: string) => `${table(id)}/journal`,
};
