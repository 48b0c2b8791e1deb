import type { Client, Outcome } from "@amberline/api/client";
import type { SessionStore } from "./sessionStore";
import type { Lock } from "./lock";

export interface Renewal {
  /** Extends the session, once for all tabs that ask for it. Runs to its end whoever stops waiting. */
  renew(): Promise<Outcome<true>>;
  /** `ClientSession.replacement`. */
  replacement(token: string | null): Promise<string | null>;
  /** Tells the provider of the end unless another tab has: several wake up to it at the same moment. */
  tellEnd(tell: () => Promise<unknown>): Promise<void>;
}

export interface RenewalParts {
  client: Pick<Client, "refresh" | "accountTokens">;
  session: SessionStore;
  lock: Lock;
  /** Beside the other one: an end does not wait for a refresh. */
  endLock: Lock;
  now: () => number;
}

const done = { ok: true, data: true } as const;
const dropped = { ok: false, problem: "aborted" } as const;

/** New tokens for the session: one tab asks, the others take over what it has stored. */
export function createRenewal({ client, session, lock, endLock, now }: RenewalParts): Renewal {
  const held = () => {
    const state = session.state();
    return state.status === "signedIn" ? state.session : null;
  };

  async function refresh(from: string): Promise<Outcome<true>> {
    session.reread();
    const { accessToken, refreshToken } = held() ?? {};
    if (!accessToken) return dropped;
    if (accessToken !== from) return done;
    if (!refreshToken) return dropped;
    // The token is never younger than the moment it was asked for.
    const askedAt = now();
    const answer = await client.refresh(refreshToken);
    if (answer.ok) return session.renew(from, answer.data, askedAt) ? done : dropped;
    session.reread();
    const isReplaced = answer.problem === "sessionOver" && (held()?.accessToken ?? from) !== from;
    return isReplaced ? done : answer;
  }

  let reading: Promise<void> | null = null;
  async function readAccounts() {
    const { accessToken, areAccountsOld } = held() ?? {};
    if (!accessToken || !areAccountsOld) return;
    const answer = await client.accountTokens({ token: accessToken });
    if (answer.ok && held()?.accessToken === accessToken) session.openAccounts(answer.data);
  }
  const renewAccounts = () => (reading ??= readAccounts().finally(() => (reading = null)));

  return {
    async renew() {
      const from = held()?.accessToken;
      if (!from) return dropped;
      const outcome = await lock(() => refresh(from));
      if (outcome.ok) void renewAccounts();
      return outcome;
    },
    async replacement(token) {
      await lock(async () => session.reread());
      const newer = session.newerThan(token);
      const { accounts = {}, areAccountsOld } = held() ?? {};
      if (newer || !areAccountsOld || !Object.values(accounts).includes(token ?? "")) return newer;
      await renewAccounts();
      return session.newerThan(token);
    },
    // Held until the provider has answered: by then the other tabs see who told it.
    tellEnd: (tell) =>
      endLock(async () => {
        if (session.claimEnd()) await tell();
      }),
  };
}
