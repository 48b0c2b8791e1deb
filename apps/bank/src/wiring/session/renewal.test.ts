import { describe, expect, test, vi } from "vitest";
import type { AccountToken, Outcome, Tokens } from "@amberline/api/client";
import { createSessionStore } from "./sessionStore";
import { createRenewal, type RenewalParts } from "./renewal";

const tokens = (generation: number): Tokens => ({
  accessToken: `access-${generation}`,
  refreshToken: `refresh-${generation}`,
});
const accounts = (generation: number): AccountToken[] =>
  ["a", "b"].map((accountId) => ({ accountId, token: `${accountId}-${generation}`, name: accountId }));
const over = { ok: false, problem: "sessionEnded", status: 401 } as const;
const unreachable = { ok: false, problem: "unreachable" } as const;

/** A tab on account b of a session, and a way for another tab to store something. */
function opened(refreshToken: string | null = "refresh-1") {
  const kept = new Map<string, string>();
  const storage = {
    text: (name: string) => kept.get(name) ?? null,
    read: (name: string): unknown => JSON.parse(kept.get(name) ?? "null"),
    write: (name: string, value: unknown) =>
      void (value === null ? kept.delete(name) : kept.set(name, JSON.stringify(value))),
  };
  const tabs = { notify: () => {}, listen: () => {} };
  const tab = () => createSessionStore({ now: () => 1_000, newId: () => "sign-in", storage, tabs });
  const session = tab();
  session.signIn({ ...tokens(1), refreshToken });
  session.openAccounts(accounts(1));
  session.switchAccount("b");
  const client = {
    refresh: vi.fn<RenewalParts["client"]["refresh"]>(async () => ({ ok: true, data: tokens(2) })),
    accountTokens: vi.fn<RenewalParts["client"]["accountTokens"]>(async () => ({
      ok: true,
      data: accounts(2),
    })),
  };
  const lock: RenewalParts["lock"] = (work) => work();
  const renewal = createRenewal({ client, session, lock, endLock: lock, now: () => 9_000 });
  return { session, client, renewal, elsewhere: tab };
}

describe("renewing the session", () => {
  test("asks for new tokens of the session and of all its accounts [4, 7-13]", async () => {
    const { session, client, renewal } = opened();
    expect(await renewal.renew()).toEqual({ ok: true, data: true });
    expect(client.refresh).toHaveBeenCalledExactlyOnceWith("refresh-1");
    await vi.waitFor(() => expect(session.token()).toBe("b-2"));
    expect(client.accountTokens).toHaveBeenCalledExactlyOnceWith({ token: "access-2" });
    expect(session.state()).toMatchObject({
      session: { refreshToken: "refresh-2", tokenAt: 9_000, currentAccount: "b", areAccountsOld: false },
    });
  });

  test("adopts what another tab has stored instead of asking again [4]", async () => {
    const { session, client, renewal, elsewhere } = opened();
    elsewhere().renew("access-1", tokens(2), 9_000);
    expect(await renewal.renew()).toEqual({ ok: true, data: true });
    expect(client.refresh).not.toHaveBeenCalled();
    expect(session.state()).toMatchObject({ session: { accessToken: "access-2" } });
  });

  test("treats a refusal as a race when storage holds a newer token by then", async () => {
    const { client, renewal, elsewhere, session } = opened();
    client.refresh.mockImplementation(async () => {
      elsewhere().renew("access-1", tokens(3), 9_000);
      return over;
    });
    expect(await renewal.renew()).toEqual({ ok: true, data: true });
    expect(session.state()).toMatchObject({ session: { accessToken: "access-3" } });
  });

  test.each([over, unreachable, { ok: false, problem: "forbidden" } as const])(
    "passes on why it failed: $problem [8]",
    async (failure) => {
      const { client, renewal, session } = opened();
      client.refresh.mockResolvedValue(failure);
      expect(await renewal.renew()).toEqual(failure);
      expect(session.token()).toBe("b-1");
    },
  );

  test("restores nothing when the session ended during the request [4]", async () => {
    const { client, renewal, session } = opened();
    let answer: (outcome: Outcome<Tokens>) => void = () => {};
    client.refresh.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const renewing = renewal.renew();
    session.end("signedOut");
    answer({ ok: true, data: tokens(2) });
    expect((await renewing).ok).toBe(false);
    expect(session.state()).toEqual({ status: "signedOut" });
  });

  test("sends no request without a refresh token or a session", async () => {
    const { client, renewal, session } = opened(null);
    expect((await renewal.renew()).ok).toBe(false);
    session.end("signedOut");
    expect((await renewal.renew()).ok).toBe(false);
    expect(client.refresh).not.toHaveBeenCalled();
  });
});

describe("a token the provider no longer takes", () => {
  test("is replaced once another tab has renewed [8]", async () => {
    const { renewal, elsewhere } = opened();
    const other = elsewhere();
    other.renew("access-1", tokens(2), 9_000);
    other.openAccounts(accounts(2));
    expect(await renewal.replacement("b-1")).toBe("b-2");
    expect(await renewal.replacement("access-1")).toBe("access-2");
  });

  test("is not replaced when it is the newest", async () => {
    const { renewal, client } = opened();
    expect(await renewal.replacement("b-1")).toBeNull();
    expect(await renewal.replacement("access-1")).toBeNull();
    expect(await renewal.replacement(null)).toBeNull();
    expect(client.accountTokens).not.toHaveBeenCalled();
  });

  test("is asked for once more when the answer to a renewal was lost, in whichever tab", async () => {
    const { client, renewal, elsewhere } = opened();
    client.refresh.mockResolvedValueOnce(unreachable);
    await renewal.renew();
    const other = elsewhere();
    expect(other.state()).toMatchObject({ session: { accessToken: "access-1", isRenewalLost: true } });
    expect(await renewal.replacement("b-1")).toBe("b-2");
    expect(client.refresh.mock.calls).toEqual([["refresh-1"], ["refresh-1"]]);
    other.reread();
    expect(other.state()).toMatchObject({ session: { accessToken: "access-2", isRenewalLost: false } });
  });

  test("may be out of date while renewals are not answered, and is when one is refused", async () => {
    const { client, renewal } = opened();
    client.refresh.mockResolvedValue(unreachable);
    await renewal.renew();
    expect(await renewal.replacement("b-1")).toBeUndefined();
    client.refresh.mockResolvedValue(over);
    expect(await renewal.replacement("b-1")).toBeNull();
  });

  test("is replaced in the end when the accounts' tokens could not be read with the renewal", async () => {
    const { renewal, client, session } = opened();
    client.accountTokens.mockResolvedValueOnce(unreachable).mockResolvedValueOnce(unreachable);
    await renewal.renew();
    await vi.waitFor(() => expect(client.accountTokens).toHaveBeenCalledTimes(1));
    expect(session.token()).toBe("access-2");
    expect(await renewal.replacement("b-1"), "not known while it can't be read").toBeUndefined();
    expect(await renewal.replacement("b-1")).toBe("b-2");
  });
});

test("only one tab notifies the provider of the end [4, 7]", async () => {
  const { renewal, session } = opened();
  session.end("time");
  const tell = vi.fn(async () => {});
  await renewal.notifyEnd(tell);
  await renewal.notifyEnd(tell);
  expect(tell).toHaveBeenCalledTimes(1);
});
