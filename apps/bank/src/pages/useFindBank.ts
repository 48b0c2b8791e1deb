import { useMemo } from "react";
import { findBankOf } from "@amberline/flows/payee";
import { useClient } from "../wiring/hooks/useClient";

/** Looks up an account's bank in the provider's directory. */
export function useFindBank() {
  const client = useClient();
  return useMemo(() => findBankOf(client), [client]);
}
