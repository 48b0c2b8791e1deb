import { useCallback } from "react";
import type { SendPrefill } from "@amberline/flows/send";
import { paths } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useGoTo } from "./useGoTo";

/** Opens the payment form with initial values from a template, a receiver, a past payment or an offer. */
export function useSendTo() {
  const { sendPrefill } = useBank();
  const { account } = useCustomer();
  const goTo = useGoTo();
  return useCallback(
    (prefill: SendPrefill) => {
      sendPrefill.put(account.id, prefill);
      goTo(paths.send);
    },
    [sendPrefill, account.id, goTo],
  );
}
