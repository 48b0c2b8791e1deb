import { createStore } from "@amberline/domain/store";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RELEASE_GONE } from "./chunks";
import { reloadForNewRelease, reloadWhenHidden } from "./newRelease";
import { createDrafts } from "../accounts/drafts";
import { createUnsaved } from "./unsaved";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

function openPage(release = "index-1.js") {
  const bank = { unsaved: createUnsaved(), drafts: createDrafts(), moneyInFlight: createStore(false) };
  const page = new EventTarget();
  const reload = vi.fn();
  reloadForNewRelease({ bank, release, key: "bank.release", reload }, page);
  return { ...bank, reload, lose: () => page.dispatchEvent(new Event(RELEASE_GONE)) };
}

it("reloads once for a new release, and not for ever when that does not help", () => {
  const { reload, lose } = openPage();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
  const again = openPage();
  again.lose();
  expect(again.reload).not.toHaveBeenCalled();
  const next = openPage("index-2.js");
  next.lose();
  expect(next.reload).toHaveBeenCalledTimes(1);
});

it("leaves a page on which something is typed", () => {
  const { reload, lose, unsaved } = openPage();
  const takeBack = unsaved.note();
  lose();
  expect(reload).not.toHaveBeenCalled();
  takeBack();
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("leaves what is kept in memory of a page that was left", () => {
  const { reload, lose, drafts } = openPage();
  const chat = { text: "Labdien", isEmpty: () => chat.text === "" };
  drafts.keeper("chat", () => chat);
  lose();
  expect(reload).not.toHaveBeenCalled();
  chat.text = "";
  const form = drafts.formsOf("a").open("member");
  form.type({ name: "Anna" });
  lose();
  expect(reload).not.toHaveBeenCalled();
  form.type(null);
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("leaves a payment alone", () => {
  const { reload, lose, moneyInFlight } = openPage();
  moneyInFlight.set(true);
  lose();
  expect(reload).not.toHaveBeenCalled();
});

it("does not reload where it could not remember to have done so", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { reload, lose } = openPage();
  lose();
  expect(reload).not.toHaveBeenCalled();
});

describe("a newer release [2.2-15]", () => {
  function hiddenPage() {
    const opened = openPage("index-3.js");
    const page = Object.assign(new EventTarget(), { hidden: false });
    reloadWhenHidden(
      { bank: opened, release: "index-3.js", key: "bank.release", reload: opened.reload },
      page,
    );
    const hide = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event("visibilitychange"));
    };
    return { ...opened, hide };
  }

  it("is taken once, when nobody looks", () => {
    const { hide, reload } = hiddenPage();
    expect(reload).not.toHaveBeenCalled();
    hide(true);
    hide(false);
    hide(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("waits for what is typed", () => {
    const { hide, reload, unsaved } = hiddenPage();
    const takeBack = unsaved.note();
    hide(true);
    expect(reload).not.toHaveBeenCalled();
    hide(false);
    takeBack();
    hide(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
