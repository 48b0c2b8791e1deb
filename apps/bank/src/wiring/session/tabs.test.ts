import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTabs } from "./tabs";

type Listener = (event: { key: string | null }) => void;

let storageListeners: Listener[] = [];

beforeEach(() => {
  storageListeners = [];
  vi.stubGlobal("document", {});
  vi.stubGlobal("addEventListener", (_: string, listener: Listener) => storageListeners.push(listener));
});
afterEach(() => vi.unstubAllGlobals());

const store = (key: string | null) => storageListeners.forEach((listener) => listener({ key }));

test("a message of one tab reaches the others", async () => {
  const listener = vi.fn();
  createTabs().listen(listener);
  createTabs().notify();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
});

test("only changes of the session are reported, not other keys", () => {
  const listener = vi.fn();
  createTabs().listen(listener);
  store("amberline.lang");
  expect(listener).not.toHaveBeenCalled();
  store("amberline.session");
  store(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("works with storage events alone where there is no BroadcastChannel", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("document", undefined);
  const listener = vi.fn();
  const tabs = createTabs();
  tabs.listen(listener);
  tabs.notify();
  store("amberline.session");
  expect(listener).toHaveBeenCalledTimes(1);
});
