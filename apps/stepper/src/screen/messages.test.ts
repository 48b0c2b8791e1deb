import { describe, expect, it } from "vitest";
import { readFromScreen, readScreenShow } from "./messages";

const show = {
  type: "screen.show",
  flow: "send",
  input: "private",
  steps: ["order.submit"],
  locale: "lv",
  theme: "dark",
};

describe("messages between the stepper and its screen", () => {
  it("are accepted if complete", () => {
    expect(readScreenShow(show)).toEqual(show);
    for (const message of [
      { type: "screen.ready" },
      { type: "screen.shown", address: "send@3f2a91;private", state: "editing" },
      { type: "screen.event", id: "order.submit", event: "order.submit", isExact: true },
      { type: "screen.event", id: null, event: "order.submit", isExact: false },
    ])
      expect(readFromScreen(message)).toEqual(message);
  });

  it.each([
    null,
    "screen.show",
    {},
    { ...show, locale: "ru" },
    { ...show, theme: "" },
    { ...show, steps: [1] },
    { ...show, input: undefined },
  ])("are ignored by the screen if invalid: %j", (value) => expect(readScreenShow(value)).toBeNull());

  it.each([
    null,
    "screen.ready",
    show,
    { type: "screen.shown", state: "editing" },
    { type: "screen.event", id: 7, event: "x", isExact: true },
    { type: "screen.event", id: "x", event: "x" },
  ])("are ignored by the stepper if invalid: %j", (value) => expect(readFromScreen(value)).toBeNull());

  it("are stripped of unknown properties", () => {
    const typed = { type: "screen.event", id: "code.submit", event: "code.submit", isExact: true };
    expect(readFromScreen({ ...typed, code: "975310" })).toEqual(typed);
  });
});
