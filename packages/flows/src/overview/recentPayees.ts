import type { RecentPayee, Transaction } from "@amberline/api/client";

const shown = 5;

/** Who was paid last, by a list of transactions, the latest first: for a provider that does not say. */
export function recentPayees(transactions: readonly Transaction[]): RecentPayee[] {
  const paid = transactions.filter(
    ({ kind, status, payee, directDebit, spaceId }) =>
      kind === "send" &&
      directDebit === null &&
      spaceId === null &&
      status !== "declined" &&
      status !== "error_done" &&
      payee.account !== "",
  );
  const each = new Map(paid.toReversed().map(({ payee }) => [payee.account, payee]));
  const latest = [...new Set(paid.map(({ payee }) => payee.account))].slice(0, shown);
  return latest.flatMap((account) => {
    const payee = each.get(account);
    return payee ? [{ name: payee.name, account, bic: payee.bic }] : [];
  });
}
