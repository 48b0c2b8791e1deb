import { useCallback } from "react";
import type { FindBank } from "@amberline/flows/payee";
import { useClient } from "../wiring/hooks/useClient";

/** Looks up an account's bank in the provider's directory. */
export function useFindBank(): FindBank {
  const client = useClient();
  return useCallback(
    async (iban, signal) => {
      const answer = await client.payeeBank(iban, { signal });
      return answer.ok ? answer.data : undefined;
    },
    [client],
  );
}
