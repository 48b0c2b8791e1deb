import { beforeEach, describe, expect, test, vi } from "vitest";
import { createSessionStore } from "./session";

const KEY = "amberline.session";

/** Stands in for the browser's storage; `tell` is what another tab's change sounds like here. */
function browser() {
  const kept = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.add(listener),
  );
  return { kept, tell: (key: string | null) => listeners.forEach((listener) => listener({ key })) };
}

const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };
const accounts = [
  { accountId: "a", token: "token-a", name: "Ilze Bērziņa" },
  { accountId: "b", token: "token-b", name: "SIA Bērzi" },
];

describe("the session", () => {
  let tab: ReturnType<typeof browser>;
  beforeEach(() => {
    tab = browser();
  });
  const opened = () => {
    const session = createSessionStore({ now: () => 1_000 });
    session.signIn(tokens);
    session.openAccounts(accounts);
    return session;
  };

  test("survives a reload with the account last used [3]", () => {
    opened().switchAccount("b");
    const again = createSessionStore({ now: () => 2_000 });
    expect(again.state()).toMatchObject({
      status: "signedIn",
      session: { tokenAt: 1_000, currentAccount: "b" },
    });
    expect(again.token()).toBe("token-b");
  });

  test("keeps tokens and ids, never a name", () => {
    opened();
    expect([...tab.kept.values()].join()).not.toMatch(/Ilze|Bērzi/);
  });

  test.each([
    ["not JSON", "{"],
    ["another shape", '{"accessToken":1}'],
    ["a list", "[]"],
    ["account tokens that are no text", '{"accessToken":"x","tokenAt":1,"accounts":{"a":5}}'],
  ])("begins signed out when what is stored is %s", (_, stored) => {
    tab.kept.set(KEY, stored);
    expect(createSessionStore({ now: () => 0 }).state()).toEqual({ status: "signedOut" });
  });

  test("goes back to the account used before when the same person signs in again", () => {
    const session = opened();
    session.switchAccount("b");
    session.signOut();
    session.signIn({ accessToken: "access-2", refreshToken: null });
    expect(session.openAccounts(accounts)).toBe("b");
  });

  test("forgets an account the login no longer has", () => {
    const session = opened();
    session.switchAccount("b");
    expect(session.openAccounts([accounts[0]!])).toBe("a");
  });

  test("ends when the provider says so of its own token, and tells once [8]", () => {
    const session = opened();
    const heard = vi.fn();
    session.subscribe(heard);
    session.ended({ status: 401, token: "token-a" });
    session.ended({ status: 401, token: "token-a" });
    expect(session.state()).toEqual({ status: "ended" });
    expect(tab.kept.has(KEY)).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("is not ended by a late answer to a token that was replaced", () => {
    const session = opened();
    session.signIn({ accessToken: "access-2", refreshToken: "refresh-2" });
    session.ended({ status: 401, token: "token-a" });
    expect(session.state().status).toBe("signedIn");
  });

  test("follows another tab that signs out or in", () => {
    const session = opened();
    const stored = tab.kept.get(KEY)!;
    tab.kept.delete(KEY);
    tab.tell(KEY);
    expect(session.state()).toEqual({ status: "ended" });
    tab.kept.set(KEY, stored);
    tab.tell(KEY);
    expect(session.token()).toBe("token-a");
  });

  test("keeps this tab on its account when another tab of the same login moves to another one", () => {
    const session = opened();
    const stored = JSON.parse(tab.kept.get(KEY)!) as object;
    tab.kept.set(KEY, JSON.stringify({ ...stored, currentAccount: "b" }));
    tab.tell(KEY);
    expect([session.currentAccount(), session.token()]).toEqual(["a", "token-a"]);
  });

  test("speaks for nobody of before once another tab signed in as somebody else", () => {
    const session = opened();
    const stranger = {
      accessToken: "access-9",
      refreshToken: null,
      tokenAt: 2,
      accounts: {},
      currentAccount: null,
    };
    tab.kept.set(KEY, JSON.stringify(stranger));
    tab.tell(KEY);
    expect([session.tokenOf("a"), session.token()]).toEqual([null, "access-9"]);
  });

  test("goes on in this tab when the browser refuses storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
      removeItem: () => undefined,
    });
    const session = opened();
    expect(session.token()).toBe("token-a");
  });
});
