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
const unanswered: readonly Problem[] = ["unreachable", "timeout", "unreadable", "failed"];
const isUnknown = (outcome: Outcome<unknown>) => !outcome.ok && unanswered.includes(outcome.problem);
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
    if (isUnknown(answer)) session.loseRenewal(from);
    session.reread();
    const isReplaced = answer.problem === "sessionEnded" && (held()?.accessToken ?? from) !== from;
    return isReplaced ? done : answer;
  }

  let reading: Promise<Outcome<unknown>> | null = null;
  async function readAccounts(): Promise<Outcome<unknown>> {
    const { accessToken, areAccountsOld } = held() ?? {};
    if (!accessToken || !areAccountsOld) return done;
    const answer = await client.accountTokens({ token: accessToken });
    if (answer.ok && held()?.accessToken === accessToken) session.openAccounts(answer.data);
    return answer;
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
      if (isUnknown(again)) return undefined;
      const newer = session.newerThan(token);
      const { accounts = {}, areAccountsOld } = held() ?? {};
      if (newer || !areAccountsOld || !Object.values(accounts).includes(token ?? "")) return newer;
      const read = await renewAccounts();
      return session.newerThan(token) ?? (isUnknown(read) ? undefined : null);
    },
    // Held until the provider has answered, so that the other tabs see that it was notified.
    notifyEnd: (request) =>
      endLock(async () => {
        if (session.claimEnd()) await request();
      }),
  };
}
