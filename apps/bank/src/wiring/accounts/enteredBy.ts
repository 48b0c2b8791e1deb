import type { Account, Outcome } from "@amberline/api/client";
import type { Customer } from "@amberline/flows/signIn";
import type { Accounts } from "./accounts";

/** Id of the first personal account; null when there is none, undefined while an earlier account is not loaded. */
function firstPersonal(
  accounts: Customer["accounts"],
  known: ReadonlyMap<string, Account>,
): string | null | undefined {
  for (const { accountId } of accounts) {
    const account = known.get(accountId);
    if (!account) return undefined;
    if (!account.user.isCompany) return accountId;
  }
  return null;
}

/**
 * In whose name a payment is entered (specification 6): the login's first personal account, null when it has none. Loads
 * the accounts this depends on if necessary.
 */
export async function enteredBy(
  accounts: Pick<Accounts, "customer" | "known" | "readOthers">,
): Promise<Outcome<string | null>> {
  const find = () => {
    const customer = accounts.customer();
    return customer ? firstPersonal(customer.accounts, accounts.known()) : undefined;
  };
  if (find() === undefined) await accounts.readOthers();
  const found = find();
  return found === undefined ? { ok: false, problem: "unreachable" } : { ok: true, data: found };
}
