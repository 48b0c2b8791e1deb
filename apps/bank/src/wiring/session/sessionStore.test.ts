import { beforeEach, describe, expect, test, vi } from "vitest";
import { createSessionStore, type SessionStore } from "./sessionStore";
import type { StoredSession } from "./storedSession";
import { storage } from "../browser/storage";

const KEY = "amberline.session";

/** Browser storage with one tab; `tell` is the event of a change in another tab. */
function browser() {
  const kept = new Map<string, string>();
  const listeners = new Set<() => void>();
  let ids = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const tabs = { notify: vi.fn(), listen: (listener: () => void) => void listeners.add(listener) };
  const open = (at = 1_000) =>
    createSessionStore({ now: () => at, newId: () => `sign-in-${(ids += 1)}`, storage, tabs });
  return { kept, tabs, open, tell: () => listeners.forEach((listener) => listener()) };
}

const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
const renewed = { accessToken: "access-2", refreshToken: "refresh-2" };
const accounts = [
  { accountId: "a", token: "token-a", name: "Ilze Bērziņa" },
  { accountId: "b", token: "token-b", name: "SIA Bērzi" },
];
const accountsAnew = accounts.map((each) => ({ ...each, token: `${each.token}-2` }));

describe("the session", () => {
  let tab: ReturnType<typeof browser>;
  beforeEach(() => {
    tab = browser();
  });
  const opened = () => {
    const session = tab.open();
    session.signIn(tokens);
    session.openAccounts(accounts);
    return session;
  };
  const stored = () => JSON.parse(tab.kept.get(KEY) ?? "null") as StoredSession;
  /** Runs an action in another tab of the same browser. */
  const elsewhere = (act: (session: SessionStore) => void) => {
    act(tab.open());
    tab.tell();
  };

  test("survives a reload with the account last used [3-3]", () => {
    opened().switchAccount("b");
    const again = tab.open(2_000);
    expect(again.state()).toMatchObject({
      status: "signedIn",
      session: { tokenAt: 1_000, currentAccount: "b" },
    });
    expect(again.token()).toBe("token-b");
  });

  test("keeps tokens and ids, never a name [3-3]", () => {
    opened();
    expect([...tab.kept.values()].join()).not.toMatch(/Ilze|Bērzi/);
  });

  test.each([
    ["not JSON", "{"],
    ["another shape", '{"accessToken":1}'],
    ["a list", "[]"],
    ["account tokens that are no text", '{"accessToken":"x","tokenAt":1,"accounts":{"a":5}}'],
    ["without a sign-in's id", '{"accessToken":"x","tokenAt":1,"accounts":{}}'],
    ["of no time", '{"id":"x","accessToken":"x","tokenAt":"now","accounts":{}}'],
  ])("begins signed out, and cleans up, when what is stored is %s", (_, text) => {
    tab.kept.set(KEY, text);
    expect(tab.open().state()).toEqual({ status: "signedOut" });
    expect(tab.kept.has(KEY)).toBe(false);
  });

  test("forgets an account the login no longer has", () => {
    const session = opened();
    session.switchAccount("b");
    expect(session.openAccounts([accounts[0]!])).toBe("a");
    expect(session.chosenAccount()).toBe("a");
  });

  describe("at its end", () => {
    test("ends when the provider refuses its own token, and notifies once [8]", () => {
      const session = opened();
      const heard = vi.fn();
      session.subscribe(heard);
      session.ended({ status: 401, token: "token-a" });
      session.ended({ status: 401, token: "token-a" });
      expect(session.state()).toEqual({ status: "ended", cause: "expired" });
      expect(tab.kept.has(KEY)).toBe(false);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    test("leaves nothing of the customer behind [4-23]", () => {
      const session = opened();
      session.switchAccount("b");
      session.noteInput(5);
      const { id } = stored();
      session.end("signedOut");
      expect([...tab.kept]).toEqual([["amberline.ended", JSON.stringify({ id, cause: "elsewhere" })]]);
    });

    test("returns its token only to the tab that ends it first, so that the provider is notified once [4]", () => {
      const [first, second] = [opened(), tab.open()];
      expect(second.end("time")).toBe("access-1");
      expect(first.end("time")).toBeNull();
      expect(first.state()).toEqual({ status: "ended", cause: "time" });
    });

    test("lets one tab notify the provider", () => {
      const session = opened();
      session.end("time");
      expect([session.claimEnd(), session.claimEnd()]).toEqual([true, false]);
    });

    test.each([
      ["signedOut", "elsewhere"],
      ["time", "time"],
      ["expired", "expired"],
    ] as const)("notifies the other tabs of the cause: %s becomes %s", (cause, heard) => {
      const session = opened();
      elsewhere((other) => other.end(cause));
      expect(session.state()).toEqual({ status: "ended", cause: heard });
    });

    test("ends when the stored session was removed by anybody [4]", () => {
      const session = opened();
      tab.kept.clear();
      session.reread();
      expect(session.state()).toEqual({ status: "ended", cause: "expired" });
    });

    test("ends when the stored session is malformed", () => {
      const session = opened();
      tab.kept.set(KEY, "{");
      session.reread();
      expect(session.state().status).toBe("ended");
    });

    test("starts again when another tab signs in while the end is still on screen", () => {
      const session = opened();
      elsewhere((other) => other.end("signedOut"));
      elsewhere((other) => other.signIn(renewed));
      expect(session.token()).toBe("access-2");
    });

    test("is not ended by a token of the previous session", () => {
      const session = opened();
      session.signIn(renewed);
      session.ended({ status: 401, token: "token-a" });
      expect(session.state().status).toBe("signedIn");
    });

    test("is not ended by a late answer to the account switched away from", () => {
      const session = opened();
      session.switchAccount("b");
      session.ended({ status: 401, token: "token-a" });
      expect(session.state().status).toBe("signedIn");
      session.switchAccount("a");
      session.ended({ status: 401, token: "token-a" });
      expect(session.state().status).toBe("ended");
    });

    test("is not restored by a tab that had not noticed [4]", () => {
      const session = opened();
      const late = stored();
      session.end("signedOut");
      tab.kept.set(KEY, JSON.stringify({ ...late, accessToken: "access-2" }));
      session.reread();
      expect(session.state()).toEqual({ status: "signedOut" });
      expect(tab.kept.has(KEY)).toBe(false);
    });

    test("keeps its reason until it is acknowledged", () => {
      const session = opened();
      session.end("time");
      session.signOut();
      expect(session.state().status).toBe("ended");
      session.acknowledge();
      expect(session.state()).toEqual({ status: "signedOut" });
    });
  });

  describe("renewed", () => {
    test("takes over another tab's tokens, and stays on its account", () => {
      const session = opened();
      elsewhere((other) => {
        other.switchAccount("b");
        other.renew("access-1", renewed, 9_000);
        other.openAccounts(accountsAnew);
      });
      expect([session.currentAccount(), session.token()]).toEqual(["a", "token-a-2"]);
      expect(session.state()).toMatchObject({ session: { tokenAt: 9_000, refreshToken: "refresh-2" } });
    });

    test("knows the token in place of each one replaced, and none for a token that still counts", () => {
      const session = opened();
      session.renew("access-1", renewed, 9_000);
      session.openAccounts(accountsAnew);
      expect(["access-1", "token-a", "token-b"].map(session.newerThan)).toEqual([
        "access-2",
        "token-a-2",
        "token-b-2",
      ]);
      expect(["access-2", "token-a-2", "stranger", null].map(session.newerThan)).toEqual([
        null,
        null,
        null,
        null,
      ]);
    });

    test("is not ended by a late answer to a token another tab has replaced just now", () => {
      const session = opened();
      tab.open().renew("access-1", renewed, 9_000);
      session.ended({ status: 401, token: "access-1" });
      expect(session.state()).toMatchObject({ status: "signedIn", session: { accessToken: "access-2" } });
    });

    test("keeps no answer to a token that no longer counts", () => {
      const session = opened();
      expect(session.renew("access-0", renewed, 9_000)).toBe(false);
      session.end("signedOut");
      expect(session.renew("access-1", renewed, 9_000)).toBe(false);
      expect(tab.kept.has(KEY)).toBe(false);
    });

    test("keeps the refresh token when the provider does not rotate it", () => {
      const session = opened();
      session.renew("access-1", { accessToken: "access-2", refreshToken: null }, 9_000);
      expect(stored().refreshToken).toBe("refresh-1");
    });

    test("uses the session's token until the accounts have new ones", () => {
      const session = opened();
      session.renew("access-1", renewed, 9_000);
      expect([session.token(), stored().areAccountsOld]).toEqual(["access-2", true]);
      session.openAccounts(accountsAnew);
      expect([session.token(), stored().areAccountsOld]).toEqual(["token-a-2", false]);
    });

    test("is the same sign-in after the e-mail was confirmed, and another one after a password", () => {
      const session = tab.open();
      session.signIn(tokens);
      const id = session.id();
      session.signIn({ accessToken: "confirmed", refreshToken: null });
      expect([session.id(), stored().refreshToken]).toEqual([id, "refresh-1"]);
      session.signIn(renewed);
      expect(session.id()).not.toBe(id);
    });
  });

  describe("in several tabs", () => {
    test("shares the chosen account, and switches no tab by itself [2.2-4]", () => {
      const session = opened();
      elsewhere((other) => other.switchAccount("b"));
      expect([session.chosenAccount(), session.currentAccount(), session.token()]).toEqual([
        "b",
        "a",
        "token-a",
      ]);
      session.openAccounts(accounts);
      expect(stored().currentAccount).toBe("b");
    });

    test("drops the previous customer's tokens once another tab signed in as somebody else [6-2]", () => {
      const session = opened();
      elsewhere((other) => other.signIn({ accessToken: "access-9", refreshToken: "refresh-9" }));
      expect([session.tokenOf("a"), session.token()]).toEqual([null, "access-9"]);
    });

    test("knows of input in any of them", () => {
      const session = opened();
      expect(session.inputAt()).toBe(1_000);
      elsewhere((other) => other.noteInput(4_000));
      expect(session.inputAt()).toBe(4_000);
    });

    test("notifies the others of every change", () => {
      const session = opened();
      tab.tabs.notify.mockClear();
      session.switchAccount("b");
      session.renew("access-1", renewed, 9_000);
      session.end("signedOut");
      expect(tab.tabs.notify).toHaveBeenCalledTimes(3);
    });
  });

  test("works in this tab when the browser blocks storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
      removeItem: () => undefined,
    });
    const session = opened();
    session.reread();
    expect(session.token()).toBe("token-a");
  });
});
