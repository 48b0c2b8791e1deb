import { beforeEach, describe, expect, it, vi } from "vitest";
import { shortcutOf } from "@amberline/flows/palette";
import { listenForKeys } from "./pressedKeys";

/** What stands in for the elements of a page: `taker` takes letters for itself. */
class Place {
  constructor(private readonly taker: boolean) {}
  closest = () => (this.taker ? this : null);
}

let hear = (_: object) => {};
let dialog: object | null = null;

beforeEach(() => {
  dialog = null;
  vi.stubGlobal("Element", Place);
  vi.stubGlobal("document", {
    querySelector: () => dialog,
    addEventListener: (_: string, listener: (event: object) => void) => (hear = listener),
    removeEventListener: () => (hear = () => {}),
  });
});

function listening(isOn = true) {
  const done: string[] = [];
  let time = 0;
  const stop = listenForKeys({
    meaningOf: shortcutOf,
    isOn: () => isOn,
    onShortcut: (name) => done.push(name) > 0,
    onSearch: () => done.push("search") > 0,
  });
  const press = (key: string, change: object = {}, pause = 100) => {
    const preventDefault = vi.fn();
    hear({ key, target: new Place(false), timeStamp: (time += pause), preventDefault, ...change });
    return preventDefault.mock.calls.length > 0;
  };
  return { done, press, stop };
}

describe("single keys [2.2-17]", () => {
  it("do one thing alone, and another one after the other", () => {
    const { done, press } = listening();
    expect(press("h")).toBe(true);
    expect(press("g")).toBe(false);
    press("h");
    press("?", { shiftKey: true });
    expect(done).toEqual(["balances", "home", "keys"]);
  });

  it("begin anew after a pause, and after a key that does not follow", () => {
    const { done, press } = listening();
    press("g");
    press("h", {}, 1_500);
    press("g");
    press("p");
    press("g");
    press("x");
    press("p");
    expect(done).toEqual(["balances", "profile", "send"]);
  });

  it.each([
    ["in a field", { target: new Place(true) }],
    ["with Ctrl", { ctrlKey: true }],
    ["with Alt", { altKey: true }],
    ["with Meta", { metaKey: true }],
    ["as a capital", { shiftKey: true, key: "H" }],
    ["while a key is held", { repeat: true }],
    ["while a letter is composed", { isComposing: true }],
    ["when the page has used it", { defaultPrevented: true }],
  ])("do nothing %s", (_, change) => {
    const { done, press } = listening();
    expect(press("h", change)).toBe(false);
    expect(done).toEqual([]);
  });

  it("do nothing under a dialog, when switched off, and once nobody listens [2.2-18]", () => {
    const { press, done, stop } = listening();
    dialog = {};
    press("h");
    dialog = null;
    stop();
    press("h");
    const off = listening(false);
    off.press("h");
    expect([...done, ...off.done]).toEqual([]);
  });
});

describe("Ctrl K and ⌘ K [2.2-16]", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])("search from everywhere, with %j", (change) => {
    const { done, press } = listening(false);
    expect(press("k", { ctrlKey: false, metaKey: false, target: new Place(true), ...change })).toBe(true);
    expect(done).toEqual(["search"]);
  });

  it("leave other combinations to the browser", () => {
    const { done, press } = listening();
    for (const change of [
      { ctrlKey: true, metaKey: true },
      { ctrlKey: true, shiftKey: true },
      { altKey: true },
    ])
      press("k", { ctrlKey: false, metaKey: false, ...change });
    expect(done).toEqual([]);
  });
});
