import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, pause, type Connection } from "./live";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1)!;

describe("the socket of a table", () => {
  let heard: unknown[];
  let lines: Connection[];
  let since: number;
  let live: Live;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [heard, lines, since] = [[], [], 0];
    live = new Live(
      "t 1",
      { hear: (m) => heard.push(m), connection: (now) => lines.push(now), known: () => ({ seat: 2, since }) },
      (url) => new FakeSocket(url) as unknown as WebSocket,
    );
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it("asks for what is not known yet", () => {
    expect(new URL(last().url).pathname).toBe("/api/tables/t%201/live");
    expect(new URL(last().url).search).toBe("?since=0&seat=2");
  });
  it("comes back by itself, from the number it knows", () => {
    last().hear({ type: "beat", number: 41, revision: 1 });
    since = 41;
    last().onclose?.({ code: 1006 });
    expect(lines).toEqual(["live", "lost"]);
    expect(live.send({ type: "say", text: "hello" })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain("since=41");
  });
  it("notices silence", () => {
    last().hear({ type: "beat", number: 1, revision: 1 });
    vi.advanceTimersByTime(34_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("comes back when the server says so", () => {
    last().hear({ type: "bye", again: 1000 });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(heard).toEqual([]);
  });
  it("stays away when it is refused", () => {
    last().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines).toEqual(["refused"]);
  });
});

it("waits longer each time, up to five seconds", () => {
  expect([1, 2, 3, 10].map((attempt) => pause(attempt, () => 0.5))).toEqual([500, 1000, 2000, 5000]);
});
