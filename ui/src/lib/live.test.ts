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
  arrive(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => FakeSocket.all.at(-1)!;

describe("the socket of a table", () => {
  let received: unknown[];
  let lines: Connection[];
  let since: number;
  let live: Live;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [received, lines, since] = [[], [], 0];
    live = new Live(
      "t 1",
      { receive: (m) => received.push(m), connection: (now) => lines.push(now), known: () => ({ seat: 2, since }) },
      (url) => new FakeSocket(url) as unknown as WebSocket,
      () => 0.5,
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
  it("is lost as soon as the system has no network, and tries again when it has", () => {
    last().arrive({ type: "beat", number: 41, revision: 1 });
    dispatchEvent(new Event("offline"));
    expect(lines).toEqual(["live", "lost"]);
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    last().arrive({ type: "beat", number: 41, revision: 1 });
    expect(lines.at(-1)).toBe("live");
  });
  it("comes back by itself, from the number it knows", () => {
    last().arrive({ type: "beat", number: 41, revision: 1 });
    since = 41;
    last().onclose?.({ code: 1006 });
    expect(lines).toEqual(["live", "lost"]);
    expect(live.send({ type: "say", text: "hello" })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain("since=41");
  });
  it("notices silence", () => {
    last().arrive({ type: "beat", number: 1, revision: 1 });
    vi.advanceTimersByTime(34_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
  it("comes back when the server says so, not at the same moment as all others", () => {
    last().arrive({ type: "bye", again: 1000 });
    vi.advanceTimersByTime(1400);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    expect(received).toEqual([]);
  });
  it.each([4401, 4403, 4404, 4409, 4410, 4422])("stays away when it is refused for good (%i)", (code) => {
    const refusal = { type: "refused", code: "some", key: null };
    last().arrive(refusal);
    last().onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines).toEqual(["refused"]);
    expect(received).toEqual([refusal]);
  });
  it.each([4429, 4500, 4503])("tries again, less and less often, when it is refused for now (%i)", (code) => {
    for (const wait of [500, 1000, 2000, 4000, 5000]) {
      const before = FakeSocket.all.length;
      last().arrive({ type: "refused", code: "some", key: null });
      last().onclose?.({ code });
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    expect(new Set(lines)).toEqual(new Set(["lost"]));
    expect(received, "a move that is sent waits for its own answer").toEqual([]);
    last().arrive({ type: "table" });
    expect(lines.at(-1)).toBe("live");
  });
});

it("waits longer each time, up to five seconds", () => {
  expect([1, 2, 3, 10].map((attempt) => pause(attempt, () => 0.5))).toEqual([500, 1000, 2000, 5000]);
});
