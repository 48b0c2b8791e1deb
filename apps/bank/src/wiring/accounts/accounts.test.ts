import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Account, Client, Outcome } from "@amberline/api/client";
import { createAccounts } from "./accounts";
import { createSessionStore } from "../session/sessionStore";
import { storage } from "../browser/storage";

const account = (id: string) => ({ id, name: id, user: { id: "u" } }) as Account;
/** Of the login. */
let tokens: string[] = [];
const failed = { ok: false, problem: "failed", status: 500 } as const;

/** A login with accounts a and b, opened at a. Responses are resolved by hand. */
async function opened(parts?: Promise<boolean>) {
  tokens = ["a", "b"];
  const waiting: { token: string; answer: (outcome: Outcome<Account>) => void }[] = [];
  const ask = vi.fn(({ token = "" }) => {
    return new Promise<Outcome<Account>>((answer) => waiting.push({ token: String(token), answer }));
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
  session.signIn({ accessToken: "access", refreshToken: null });
  const tellClosed = vi.fn();
  const accounts = createAccounts(client, session, tellClosed);
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
