/** The socket of a table: it comes back by itself, notices silence, and catches up by number. */
import type { FromClient, FromServer } from "./wire";

export type Connection = "live" | "lost" | "refused";

export interface Listener {
  hear(message: FromServer): void;
  connection(now: Connection, retryIn: number): void;
  /** What the listener knows already: asked for at each new connection. */
  known(): { seat: number | null; since: number };
}

/** A heartbeat comes every 15 s; after two missed ones the line counts as dead. */
const SILENCE = 35_000;
const LONGEST_PAUSE = 5_000;

/** How long to wait before the n-th attempt: at once, then doubling, a little scattered so that not all come together. */
export function pause(attempt: number, random: () => number = Math.random): number {
  return attempt === 0 ? 0 : Math.min(LONGEST_PAUSE, 500 * 2 ** (attempt - 1)) * (0.75 + random() / 2);
}

export class Live {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#open();
  }

  /** Whether the message left; if not, the caller tries again when the line is back. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try at once, not only when the pause is over. */
  hurry(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /** Call again: the server knows a line by who opened it, and they have got a name or a seat since. */
  renew(): void {
    this.#again(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #open(): void {
    const { seat, since } = this.listener.known();
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("since", String(since));
    if (seat !== null) url.searchParams.set("seat", String(seat));
    const socket = (this.#socket = this.connect(url.href));
    this.#listen();
    socket.onmessage = ({ data }) => {
      this.#attempt = 0;
      this.#listen();
      this.listener.connection("live", 0);
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === "bye") this.#again(message.again);
      else this.listener.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code >= 4000) {
        this.#closed = true;
        this.listener.connection("refused", 0);
      } else this.#again(pause(++this.#attempt));
    };
  }

  #again(wait: number): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    if (this.#closed) return;
    socket?.close();
    this.listener.connection("lost", wait);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#again(0), SILENCE);
  }
}
