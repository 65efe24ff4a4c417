import { beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "./api";
import { shell, speak } from "./i18n.svelte";
import { refusal } from "./refusal";

beforeAll(() => shell.load("en"));

describe("a refusal", () => {
  const illegal = { code: "illegal", sentence: "C3 lies under lava already.", rule: "D14" };
  it("is the server's sentence where that says more, from a request and from the socket", () => {
    expect(refusal(illegal)).toBe(illegal.sentence);
    expect(refusal(new Refusal(illegal.code, illegal.sentence))).toBe(illegal.sentence);
  });
  it("is ours in other languages", async () => {
    await speak("de");
    expect(refusal(illegal)).toBe("Das erlauben die Regeln nicht.");
    await speak("en");
  });
  it("of anything else that was thrown says that something went wrong", () =>
    expect(refusal(new TypeError("x is undefined"))).toBe(shell.say("refused_error")));
});
