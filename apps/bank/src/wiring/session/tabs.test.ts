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
  const look = vi.fn();
  createTabs().listen(look);
  createTabs().tell();
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(1));
});

test("only changes of the session are reported, not other keys", () => {
  const look = vi.fn();
  createTabs().listen(look);
  store("amberline.lang");
  expect(look).not.toHaveBeenCalled();
  store("amberline.session");
  store(null);
  expect(look).toHaveBeenCalledTimes(2);
});

test("works with storage events alone where there is no BroadcastChannel", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("document", undefined);
  const look = vi.fn();
  const tabs = createTabs();
  tabs.listen(look);
  tabs.tell();
  store("amberline.session");
  expect(look).toHaveBeenCalledTimes(1);
});
