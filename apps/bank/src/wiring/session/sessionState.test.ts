import { describe, expect, test } from "vitest";
import {
  isOwnToken,
  newerToken,
  reduceSession,
  sessionOf,
  sharedSession,
  signedOutTab,
  tokenOfTab,
  type SessionEvent,
  type TabSession,
} from "./sessionState";
import type { StoredSession } from "./storedSession";

const signedIn: SessionEvent = {
  type: "signedIn",
  tokens: { accessToken: "access-1", refreshToken: "refresh-1" },
  newId: "sign-in-1",
  at: 1_000,
};
const accountsOpened: SessionEvent = {
  type: "accountsOpened",
  accounts: [
    { accountId: "a", token: "token-a", name: "Ilze Bērziņa" },
    { accountId: "b", token: "token-b", name: "SIA Bērzi" },
  ],
};
const switched = (accountId: string): SessionEvent => ({ type: "accountSwitched", accountId });
const renewed: SessionEvent = {
  type: "renewed",
  tokens: { accessToken: "access-2", refreshToken: null },
  tokenAt: 2_000,
};
const after = (...events: SessionEvent[]) => events.reduce(reduceSession, signedOutTab);
const shared = (tab: TabSession) => sharedSession(tab) as StoredSession;

describe("the session of a tab", () => {
  test("goes on with the account that was open when it ran out, if the login has it [2.2]", () => {
    const again: SessionEvent = { ...signedIn, newId: "sign-in-2" };
    const accountAfter = (event: SessionEvent, next: SessionEvent = accountsOpened) =>
      sessionOf(after(signedIn, accountsOpened, switched("b"), event, again, next))?.currentAccount;
    const others: SessionEvent = {
      type: "accountsOpened",
      accounts: [{ accountId: "c", token: "token-c", name: "Emīls" }],
    };
    expect(accountAfter({ type: "ended", cause: "time" })).toBe("b");
    expect(accountAfter({ type: "ended", cause: "signedOut" })).toBe("a");
    expect(accountAfter({ type: "ended", cause: "time" }, others)).toBe("c");
  });

  test("is a new one after a password, and the same one after a confirmed address", () => {
    const confirmed = { ...signedIn, newId: "sign-in-2", tokens: { accessToken: "x", refreshToken: null } };
    expect(sessionOf(after(signedIn, confirmed))).toMatchObject({
      id: "sign-in-1",
      refreshToken: "refresh-1",
    });
    expect(sessionOf(after(signedIn, { ...signedIn, newId: "sign-in-2" }))?.id).toBe("sign-in-2");
  });

  test("starts on the first account of the login, and shares its switches", () => {
    const opened = after(signedIn, accountsOpened);
    expect([sessionOf(opened)?.currentAccount, tokenOfTab(opened)]).toEqual(["a", "token-a"]);
    expect(shared(reduceSession(opened, switched("b"))).currentAccount).toBe("b");
  });

  test.each([
    ["an account the login does not have", after(signedIn, accountsOpened), switched("c")],
    ["accounts without a session", after(signedIn, { type: "ended", cause: "time" }), accountsOpened],
    ["a renewal without a session", signedOutTab, renewed],
    ["an end without a session", signedOutTab, { type: "ended", cause: "time" } as SessionEvent],
    ["an acknowledgement before the end", after(signedIn), { type: "acknowledged" } as SessionEvent],
  ])("is the very same object after %s", (_, tab, event) => {
    expect(reduceSession(tab, event)).toBe(tab);
  });

  test("stays on its account when another tab has switched, and knows the other account", () => {
    const opened = after(signedIn, accountsOpened);
    const elsewhere = shared(reduceSession(opened, switched("b")));
    const tab = reduceSession(opened, { type: "stored", session: elsewhere });
    expect([sessionOf(tab)?.currentAccount, tab.chosenAccount]).toEqual(["a", "b"]);
  });

  test("switches when another tab has stored a session without its account", () => {
    const opened = after(signedIn, accountsOpened);
    const session = { ...shared(opened), accounts: { b: "token-b" }, currentAccount: "b" };
    expect(sessionOf(reduceSession(opened, { type: "stored", session }))?.currentAccount).toBe("b");
  });

  test("uses the session's token until the accounts have new ones", () => {
    const tab = after(signedIn, accountsOpened, renewed);
    expect([tokenOfTab(tab), sessionOf(tab)?.refreshToken]).toEqual(["access-2", "refresh-1"]);
    expect([newerToken(tab, "access-1"), newerToken(tab, "token-a")]).toEqual(["access-2", null]);
  });

  test("forgets replaced tokens with the sign-in they belonged to", () => {
    const again = reduceSession(after(signedIn, accountsOpened, renewed), {
      ...signedIn,
      newId: "sign-in-2",
    });
    expect(newerToken(again, "access-1")).toBeNull();
  });

  test("ignores tokens of an account it has left, until it returns to it", () => {
    const tab = after(signedIn, accountsOpened, switched("b"));
    expect(["token-a", "token-b", "stranger", null].map((token) => isOwnToken(tab, token))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(isOwnToken(reduceSession(tab, switched("a")), "token-a")).toBe(true);
  });

  test("keeps the cause of its end until it is acknowledged", () => {
    const tab = after(signedIn, { type: "removed", cause: "elsewhere" });
    expect([tab.state, tab.endedId]).toEqual([{ status: "ended", cause: "elsewhere" }, "sign-in-1"]);
    expect(reduceSession(tab, { type: "acknowledged" }).state).toEqual({ status: "signedOut" });
  });

  test("has no cause when the customer signed out here", () => {
    expect(after(signedIn, { type: "ended", cause: "signedOut" }).state).toEqual({ status: "signedOut" });
  });
});
