import { createContext, use, useSyncExternalStore } from "react";
import type { Account } from "@amberline/api/client";
import type { SignedIn } from "@amberline/flows/login";
import type { Bank } from "../bank";
import type { SessionState } from "../session/sessionStore";

const BankContext = createContext<Bank | null>(null);
export const BankProvider = BankContext.Provider;

export function useBank(): Bank {
  const bank = use(BankContext);
  if (!bank) throw new Error("useBank needs a BankProvider above it: render pages inside App.");
  return bank;
}

export function useSession(): SessionState {
  const { session } = useBank();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

export function useHolder(): SignedIn | null {
  const { accounts } = useBank();
  return useSyncExternalStore(accounts.subscribe, accounts.holder, accounts.holder);
}

export function useKnownAccounts(): ReadonlyMap<string, Account> {
  const { accounts } = useBank();
  return useSyncExternalStore(accounts.subscribe, accounts.known, accounts.known);
}

/** The signed-in customer; pages behind the gate always have one. */
export function useCustomer(): SignedIn {
  const holder = useHolder();
  if (!holder) throw new Error("useCustomer works only on pages behind the gate.");
  return holder;
}

/** True while a payment is being made: nothing then leads away from its page. */
export function useMoneyInFlight(): boolean {
  const { moneyInFlight } = useBank();
  return useSyncExternalStore(moneyInFlight.subscribe, moneyInFlight.isUp, moneyInFlight.isUp);
}
