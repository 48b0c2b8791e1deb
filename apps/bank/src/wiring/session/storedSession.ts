/** What survives a reload: tokens and ids, never a name, a balance or a code. */
export interface StoredSession {
  /** Made at sign-in, the same in every tab. */
  id: string;
  accessToken: string;
  refreshToken: string | null;
  /** When the token was issued, epoch milliseconds. */
  tokenAt: number;
  /** Tokens by account id. */
  accounts: Record<string, string>;
  /** True when the account tokens belong to an access token that has been replaced. */
  areAccountsOld: boolean;
  /** True when tokens were asked for and no answer came: the provider may have replaced those here. */
  isRenewalLost: boolean;
  /** In storage, the account most recently chosen in any tab; in a tab, the one on screen. */
  currentAccount: string | null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Null for anything this app did not write. */
export function readSession(value: unknown): StoredSession | null {
  if (!isRecord(value)) return null;
  const { id, accessToken, refreshToken, tokenAt, accounts, areAccountsOld, isRenewalLost, currentAccount } =
    value;
  const known = isRecord(accounts) ? Object.entries(accounts) : null;
  if (!isText(id) || !isText(accessToken) || !Number.isFinite(tokenAt)) return null;
  if (!known?.every(([, token]) => isText(token))) return null;
  return {
    id,
    accessToken,
    refreshToken: isText(refreshToken) ? refreshToken : null,
    tokenAt: Number(tokenAt),
    accounts: Object.fromEntries(known) as Record<string, string>,
    areAccountsOld: areAccountsOld === true,
    isRenewalLost: isRenewalLost === true,
    currentAccount: isText(currentAccount) ? currentAccount : null,
  };
}

const causes = ["time", "expired", "elsewhere"] as const;

/** Why a session ended, as recorded by the tab that ended it; `expired` when nothing is recorded. */
export function readEnd(value: unknown, id: string): (typeof causes)[number] {
  const said = isRecord(value) && value["id"] === id ? value["cause"] : null;
  return causes.find((cause) => cause === said) ?? "expired";
}

/** Pairs of token and account id; the session's own token has an empty id. */
export const tokensOf = ({ accessToken, accounts }: StoredSession): [token: string, accountId: string][] => [
  [accessToken, ""],
  ...Object.entries(accounts).map(([accountId, token]): [string, string] => [token, accountId]),
];
