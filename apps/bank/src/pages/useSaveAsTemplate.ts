import { useCallback } from "react";
import type { SendPrefill } from "@amberline/flows/send";
import { paths } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useGoTo } from "./useGoTo";

/** Opens the form of a new template with the data of a past payment. */
export function useSaveAsTemplate() {
  const { templatePrefill } = useBank();
  const { account } = useCustomer();
  const goTo = useGoTo();
  return useCallback(
    (prefill: SendPrefill) => {
      templatePrefill.put(account.id, prefill);
      goTo(paths.createTemplate);
    },
    [templatePrefill, account.id, goTo],
  );
}
