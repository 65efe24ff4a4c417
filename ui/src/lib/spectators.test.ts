import { describe, expect, it } from "vitest";
import { speak } from "./i18n.svelte";
import { spectatorsText } from "./spectators";

describe("who watches", () => {
  it("is said with names, and the rest as a number", async () => {
    await speak("en");
    expect(spectatorsText({ names: [], others: 0 })).toBe("");
    expect(spectatorsText({ names: ["Gaius"], others: 0 })).toBe("Watching: Gaius");
    expect(spectatorsText({ names: ["Gaius", "Livia"], others: 2 })).toBe("Watching: Gaius, Livia, and 2 others");
    expect(spectatorsText({ names: ["Ann", "Ben", "Carl"], others: 1 }, 2)).toBe("Watching: Ann, Ben, and 2 others");
    expect(spectatorsText({ names: [], others: 1 })).toBe("Watching: one person");
  });

  it.each([
    ["fr", "Dans le public : Gaius et 2 autres"],
    ["nl", "Kijken toe: Gaius en 2 anderen"],
    ["de", "Es schauen zu: Gaius und 2 weitere"],
    ["ja", "観戦中：Gaius、ほか2人"],
  ] as const)("is said in %s", async (language, sentence) => {
    await speak(language);
    expect(spectatorsText({ names: ["Gaius"], others: 2 })).toBe(sentence);
    await speak("en");
  });
});
