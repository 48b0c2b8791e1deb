import type { Client, Outcome, Problem } from "@amberline/api/client";
import type { SessionStore } from "./sessionStore";
import type { Lock } from "./lock";

export interface Renewal {
  /** Extends the session, once for all tabs that ask. Completes even if the caller stops waiting. */
  renew(): Promise<Outcome<true>>;
  /** Implements `ClientSession.replacement`. */
  replacement(token: string | null): Promise<string | null | undefined>;
  /** Notifies the provider unless another tab already has: several tabs may wake up at the same moment. */
  notifyEnd(request: () => Promise<unknown>): Promise<void>;
}

export interface RenewalParts {
  client: Pick<Client, "refresh" | "accountTokens">;
  session: SessionStore;
  lock: Lock;
  /** A lock of its own, so that ending does not wait for a refresh. */
  endLock: Lock;
  now: () => number;
}

const done = { ok: true, data: true } as const;
/** The provider may have replaced the tokens. */
const unknown: readonly Problem[] = ["unreachable", "timeout", "unreadable", "failed"];
const dropped = { ok: false, problem: "aborted" } as const;

/** Renews tokens: one tab asks, the others take over what it stores. */
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
    // Taken before the request: the token must not appear newer than it is.
    const askedAt = now();
    const answer = await client.refresh(refreshToken);
    if (answer.ok) return session.renew(from, answer.data, askedAt) ? done : dropped;
    if (unknown.includes(answer.problem)) session.loseRenewal(from);
    session.reread();
    const isReplaced = answer.problem === "sessionEnded" && (held()?.accessToken ?? from) !== from;
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
      const again = await lock(async () => {
        session.reread();
        const { accessToken, isRenewalLost } = held() ?? {};
        return accessToken && isRenewalLost ? refresh(accessToken) : done;
      });
      if (!again.ok && unknown.includes(again.problem)) return undefined;
      const newer = session.newerThan(token);
      const { accounts = {}, areAccountsOld } = held() ?? {};
      if (newer || !areAccountsOld || !Object.values(accounts).includes(token ?? "")) return newer;
      await renewAccounts();
      return session.newerThan(token);
    },
    // Held until the provider has answered, so that the other tabs see that it was notified.
    notifyEnd: (request) =>
      endLock(async () => {
        if (session.claimEnd()) await request();
      }),
  };
}
