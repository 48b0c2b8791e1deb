import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Account, Client, Outcome } from "@amberline/api/client";
import { createAccounts } from "./accounts";
import { createSessionStore } from "../session/sessionStore";
import { storage } from "../browser/storage";

const account = (id: string) => ({ id, name: id, user: { id: "u" } }) as Account;
/** Of the login. */
let tokens: string[] = [];
const failed = { ok: false, problem: "failed", status: 500 } as const;

/** The app as it starts, for a login with accounts a and b. Responses of accounts are resolved by hand. */
function started() {
  tokens = ["a", "b"];
  const waiting: { token: string; answer: (outcome: Outcome<Account>) => void }[] = [];
  const ask = vi.fn((_: string, { token = "" }) => {
    return new Promise<Outcome<Account>>((answer) => waiting.push({ token, answer }));
  });
  const client = {
    user: async () => ({ ok: true, data: { id: "u" } }),
    accountTokens: async () => ({
      ok: true,
      data: tokens.map((id) => ({ accountId: id, token: `token-${id}`, name: id })),
    }),
    account: ask,
    forget: vi.fn(),
  } as unknown as Client;
  const session = createSessionStore({
    now: () => 1,
    newId: () => "sign-in",
    storage,
    tabs: { notify: () => {}, listen: () => {} },
  });
  const tellClosed = vi.fn();
  const accounts = createAccounts(client, session, tellClosed);
  return { accounts, session, waiting, tellClosed, client };
}

/** Signed in, and opened at a. */
async function opened(parts?: Promise<boolean>) {
  const { accounts, session, waiting, tellClosed } = started();
  session.signIn({ accessToken: "access", refreshToken: null });
  const opening = accounts.open({ signal: new AbortController().signal }, parts);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()!.answer({ ok: true, data: account("a") });
  if (!parts) await opening;
  return { accounts, session, waiting, tellClosed, opening };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe("opening the accounts", () => {
  test("asks while the page's code and texts arrive, and shows nobody before them", async () => {
    let arrive = (_: boolean) => {};
    const parts = new Promise<boolean>((resolve) => (arrive = resolve));
    const { accounts, opening } = await opened(parts);
    await new Promise((resolve) => setTimeout(resolve));
    expect(accounts.customer()).toBeNull();
    arrive(true);
    expect(await opening).toMatchObject({ ok: true });
    expect(accounts.customer()?.account.id).toBe("a");
  });

  test("fails when those are lost", async () => {
    const { accounts, opening } = await opened(Promise.resolve(false));
    expect(await opening).toEqual({ ok: false, problem: "unreachable" });
    expect(accounts.customer()).toBeNull();
  });
});

describe("opening the accounts after a reload", () => {
  /** Asked for the account that was open. */
  async function reloaded() {
    await opened();
    const app = started();
    let telling = () => {};
    const told = new Promise<void>((resolve) => (telling = resolve));
    const { accountTokens } = app.client;
    app.client.accountTokens = (options) => told.then(() => accountTokens(options));
    const opening = app.accounts.open({ signal: new AbortController().signal });
    await vi.waitFor(() => expect(app.waiting).toHaveLength(1));
    return { ...app, opening, telling };
  }

  test("asks for the account that was open without waiting for the others", async () => {
    const { accounts, waiting, opening, telling } = await reloaded();
    expect(waiting[0]?.token).toBe("token-a");
    waiting.shift()!.answer({ ok: true, data: account("a") });
    telling();
    expect(await opening).toMatchObject({ ok: true });
    expect(waiting).toHaveLength(0);
    expect(accounts.customer()?.account.id).toBe("a");
  });

  test("tells a failure that has nothing to do with its token", async () => {
    const { waiting, opening, telling } = await reloaded();
    waiting.shift()!.answer(failed);
    telling();
    expect(await opening).toEqual(failed);
    expect(waiting).toHaveLength(0);
  });

  test.each<Outcome<Account>>([
    { ok: false, problem: "sessionEnded", status: 401 },
    { ok: false, problem: "forbidden" },
  ])("asks again with its new token when the stored one is over: %o", async (over) => {
    const { accounts, waiting, opening, telling } = await reloaded();
    waiting.shift()!.answer(over);
    telling();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()!.answer({ ok: true, data: account("a") });
    expect(await opening).toMatchObject({ ok: true });
    expect(accounts.customer()?.account.id).toBe("a");
  });

  test("opens another account when the login owns it no longer", async () => {
    const { accounts, waiting, opening, telling } = await reloaded();
    tokens = ["b"];
    waiting.shift()!.answer({ ok: true, data: account("a") });
    telling();
    await vi.waitFor(() => expect(waiting[0]?.token).toBe("token-b"));
    waiting.shift()!.answer({ ok: true, data: account("b") });
    await opening;
    expect(accounts.customer()?.account.id).toBe("b");
  });

  test("waits for new tokens when those stored are of a token that was replaced", async () => {
    const { session } = await opened();
    session.renew("access", { accessToken: "newer", refreshToken: null }, 2);
    const { accounts, waiting } = started();
    void accounts.open({ signal: new AbortController().signal });
    expect(waiting).toHaveLength(0);
    await vi.waitFor(() => expect(waiting[0]?.token).toBe("token-a"));
  });
});

describe("moving to another account", () => {
  const go = () => true;

  test("keeps the token of the account on screen until the other one is there", async () => {
    const { accounts, session, waiting } = await opened();
    const switching = accounts.switchTo("b", go);
    expect([session.token(), accounts.customer()?.account.id]).toEqual(["token-a", "a"]);
    waiting.shift()!.answer({ ok: true, data: account("b") });
    await switching;
    expect([session.token(), accounts.customer()?.account.id]).toEqual(["token-b", "b"]);
  });

  test("stays on the account when the other one cannot be loaded", async () => {
    const { accounts, session, waiting } = await opened();
    const switching = accounts.switchTo("b", go);
    waiting.shift()!.answer(failed);
    expect(await switching).toEqual(failed);
    expect([session.token(), accounts.customer()?.account.id]).toEqual(["token-a", "a"]);
  });

  test("stays on the account when the page refuses to be left", async () => {
    const { accounts, session, waiting } = await opened();
    const switching = accounts.switchTo("b", () => false);
    waiting.shift()!.answer({ ok: true, data: account("b") });
    await switching;
    expect([session.token(), accounts.customer()?.account.id]).toEqual(["token-a", "a"]);
  });

  test("switches at once to an account loaded before", async () => {
    const { accounts, session, waiting } = await opened();
    const reading = accounts.readOthers();
    waiting.shift()!.answer({ ok: true, data: account("b") });
    await reading;
    void accounts.switchTo("b", go);
    expect([session.token(), accounts.customer()?.account.id]).toEqual(["token-b", "b"]);
    expect(waiting).toHaveLength(0);
  });

  test("goes on with an account of their own when the one on screen is closed to the customer", async () => {
    const { accounts, session, waiting, tellClosed } = await opened();
    const switching = accounts.switchTo("b", go);
    waiting.shift()!.answer({ ok: true, data: account("b") });
    await switching;
    tokens.pop();
    const refreshing = accounts.refresh();
    waiting.shift()!.answer({ ok: false, problem: "forbidden" });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()!.answer({ ok: true, data: account("a") });
    await refreshing;
    expect([session.token(), accounts.customer()?.account.id]).toEqual(["token-a", "a"]);
    expect(tellClosed).toHaveBeenCalledExactlyOnceWith("b");
  });

  test("shows no account when the customer signed out before the answer", async () => {
    const { accounts, session, waiting } = await opened();
    const switching = accounts.switchTo("b", go);
    session.signOut();
    accounts.clear();
    waiting.shift()!.answer({ ok: true, data: account("b") });
    await switching;
    expect(accounts.customer()).toBeNull();
  });
});
