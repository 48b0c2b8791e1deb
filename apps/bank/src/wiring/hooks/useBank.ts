import { createContext, use, useSyncExternalStore } from "react";
import type { Account } from "@amberline/api/client";
import { useStore } from "@amberline/app-kit/store";
import type { Customer } from "@amberline/flows/signIn";
import type { Bank } from "../bank";
import type { SessionState } from "../session/sessionState";

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

/** Null while nobody is signed in or the accounts are still loading. */
export function useOptionalCustomer(): Customer | null {
  const { accounts } = useBank();
  return useSyncExternalStore(accounts.subscribe, accounts.customer, accounts.customer);
}

export function useKnownAccounts(): ReadonlyMap<string, Account> {
  const { accounts } = useBank();
  return useSyncExternalStore(accounts.subscribe, accounts.known, accounts.known);
}

/** The signed-in customer; pages behind the gate always have one. */
export function useCustomer(): Customer {
  const customer = useOptionalCustomer();
  if (!customer) throw new Error("useCustomer works only on pages behind the gate.");
  return customer;
}

/** True while a payment is being made; navigation is then blocked. */
export const useMoneyInFlight = (): boolean => useStore(useBank().moneyInFlight);
