/** The WebSocket of a table: it reconnects by itself, detects silence, and catches up by number. */
import type { FromClient, FromServer } from "./wire";

export type Connection = "live" | "lost" | "refused";

export interface Listener {
  receive(message: FromServer): void;
  connection(now: Connection, retryIn: number): void;
  /** The seat, and the number of the last entry received; read at each new connection. */
  known(): { seat: number | null; since: number };
}

/** Milliseconds. A heartbeat comes every 15 s; after two missed ones the connection counts as lost. */
const SILENCE = 35_000;
const LONGEST_PAUSE = 5_000;

/** A socket is closed with 4000 + the status of a refusal. Only a wrong request stays wrong: the others pass. */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4429;

/** The delay before the n-th attempt: none, then doubling, with jitter so that clients do not reconnect together. */
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
    private readonly random: () => number = Math.random,
  ) {
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    this.#open();
  }

  /** The system knows at once that there is no network; silence alone would say so after half a minute. */
  readonly #offline = (): void => this.#again(LONGEST_PAUSE);
  readonly #online = (): void => this.hurry();

  /** Whether the message was sent; if not, the caller sends it again when connected. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnect now, without waiting for the end of the pause. */
  hurry(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /** Reconnect, because the person now has a name or a seat: the server reads these when a connection opens. */
  renew(): void {
    this.#again(0);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
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
    /** Why the server does not let us in; a table that waits for an answer must not take it for one. */
    let refusal: FromServer | undefined;
    let admitted = false;
    this.#listen();
    socket.onmessage = ({ data }) => {
      this.#listen();
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === "refused" && !admitted) {
        refusal = message;
        return;
      }
      admitted = true;
      this.#attempt = 0;
      this.listener.connection("live", 0);
      if (message.type === "bye") this.#again(message.again * (1 + this.random()));
      else this.listener.receive(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (isFinal(code)) {
        this.close();
        if (refusal) this.listener.receive(refusal);
        this.listener.connection("refused", 0);
      } else this.#again(pause(++this.#attempt, this.random));
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
