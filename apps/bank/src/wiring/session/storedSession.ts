/** What outlives a reload: tokens and ids, never a name, a balance or a code. */
export interface StoredSession {
  /** Made at sign-in: tells one sign-in from the next in every tab. */
  id: string;
  accessToken: string;
  refreshToken: string | null;
  /** When the token was issued, epoch milliseconds. */
  tokenAt: number;
  /** Token of each account of the login, by account id. */
  accounts: Record<string, string>;
  /** Whether those end with an access token that was replaced since. */
  areAccountsOld: boolean;
  /** In storage the account last chosen in any tab, in a tab the one it shows. */
  currentAccount: string | null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Anything that is not a session this program wrote is nothing. */
export function readSession(value: unknown): StoredSession | null {
  if (!isRecord(value)) return null;
  const { id, accessToken, refreshToken, tokenAt, accounts, areAccountsOld, currentAccount } = value;
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
    currentAccount: isText(currentAccount) ? currentAccount : null,
  };
}

const causes = ["time", "expired", "elsewhere"] as const;

/** Why the session of that id ended, as the tab that ended it has left it; that it did is all one knows otherwise. */
export function readEnd(value: unknown, id: string): (typeof causes)[number] {
  const said = isRecord(value) && value["id"] === id ? value["cause"] : null;
  return causes.find((cause) => cause === said) ?? "expired";
}

/** Every token of a session with the account it speaks for, the session's own with none. */
export const tokensOf = ({ accessToken, accounts }: StoredSession): [token: string, accountId: string][] => [
  [accessToken, ""],
  ...Object.entries(accounts).map(([accountId, token]): [string, string] => [token, accountId]),
];
