import type { Account } from "@amberline/api/client";
import { addMoney } from "@amberline/domain/money";
import type { SendCaps, SendEvent, SendInput } from "@amberline/flows/send";
import type { Accounts } from "../accounts/accounts";
import { pendingAttempts, watchPendingAttempts } from "./pendingAttempts";

const availableOn = ({ balance, overdraft }: Account) => balance && addMoney(balance, overdraft);

const capsOf = ({ user }: Account): SendCaps => ({
  verification: user.verification,
  hasTwoFactor: user.hasTwoFactor,
  isCorporate: user.isCorporate,
  isCompanyConfirmed: user.isCompanyConfirmed,
});

/** What a payment begins with. */
export const paymentInput = (account: Account): SendInput => ({
  accountId: account.id,
  available: availableOn(account),
  caps: capsOf(account),
  policy: account.nameCheckPolicy,
  checksNamesFirst: account.checksNamesFirst,
  pendingAttempts: pendingAttempts.read(account.id),
  canVerify: true,
});

/**
 * Tells a payment what changes around it: the account it leaves, and payments that other tabs make. Returns the way to
 * stop.
 */
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
  // It may have changed since the payment began.
  sendAccount();
  const stops = [
    accounts.subscribe(sendAccount),
    watchPendingAttempts(accountId, (attempts) => send({ type: "attempts.seen", attempts })),
  ];
  return () => stops.forEach((stop) => stop());
}
