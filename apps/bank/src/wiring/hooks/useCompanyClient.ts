import { companyCalls } from "@amberline/api/client";
import { useState } from "react";
import { useBank } from "./useBank";
import { useProveAgain } from "./useClient";

/** The calls about companies and who acts for them. */
export function useCompanyClient() {
  const { send } = useBank().client;
  const proveAgain = useProveAgain();
  return useState(() => companyCalls(send, proveAgain))[0];
}
