import type { Account } from "@amberline/api/client";
import { addMoney } from "@amberline/domain/money";
import type { SendCaps, SendEvent, SendInput } from "@amberline/flows/send";
import type { Accounts } from "../accounts/accounts";
import { pendingAttempts, watchPendingAttempts } from "./pendingAttempts";

const availableOn = ({ balance, overdraft }: Account) => balance && addMoney(balance, overdraft);

const capsOf = ({ user, access, approvals }: Account): SendCaps => ({
  verification: user.verification,
  hasTwoFactor: user.hasTwoFactor,
  isCompany: user.isCompany,
  isCompanyConfirmed: user.isCompanyConfirmed,
  rights: access && access.rights,
  rule: approvals && approvals.rule,
  hasApprovals: approvals !== null || (access !== null && !access.rights.includes("pay")),
});

export const paymentInput = (account: Account): SendInput => ({
  accountId: account.id,
  available: availableOn(account),
  caps: capsOf(account),
  policy: account.nameCheckPolicy,
  checksNamesFirst: account.checksNamesFirst,
  pendingAttempts: pendingAttempts.read(account.id),
  canVerify: true,
});

/** Sends the machine changes of the account and of payments in other tabs. Returns the way to stop. */
export function sendPaymentUpdates(
  accountId: string,
  accounts: Pick<Accounts, "customer" | "subscribe">,
  send: (event: SendEvent) => void,
): () => void {
  let sent: Account | null = null;
  const sendAccount = () => {
    const account = accounts.customer()?.account;
    if (account?.id !== accountId || account === sent) return;
    sent = account;
    send({ type: "caps.changed", caps: capsOf(account) });
    send({ type: "balance.changed", available: availableOn(account) });
  };
  // The account may have changed since the machine started.
  sendAccount();
  const stops = [
    accounts.subscribe(sendAccount),
    watchPendingAttempts(accountId, (attempts) => send({ type: "attempts.seen", attempts })),
  ];
  return () => stops.forEach((stop) => stop());
}
