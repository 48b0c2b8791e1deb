import type { EntryClient } from "@amberline/api/client";

const UNREACHABLE = { ok: false, problem: "unreachable" } as const;

/** The calls of signing in, whose code is loaded with the first of them. It counts as unreachable while it is lost. */
export function lateEntryClient(load: () => Promise<EntryClient>): EntryClient {
  const late = <Name extends keyof EntryClient>(name: Name) =>
    (async (...request: never[]) => {
      const client = await load().catch(() => null);
      return client ? (client[name] as (...sent: never[]) => unknown)(...request) : UNREACHABLE;
    }) as EntryClient[Name];
  return {
    send: late("send"),
    login: late("login"),
    logout: late("logout"),
    refresh: late("refresh"),
    accountTokens: late("accountTokens"),
    account: late("account"),
    user: late("user"),
    confirm: late("confirm"),
    requestReset: late("requestReset"),
  };
}
