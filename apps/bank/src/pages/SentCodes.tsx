import type { ReactNode } from "react";
import { SendCodeProvider } from "@amberline/flows/parts";
import { useClient } from "../wiring/hooks/useClient";

/** Has the provider send the codes that the fields below ask for. */
export const SentCodes = ({ children }: { children: ReactNode }) => (
  <SendCodeProvider value={useClient().sendCode}>{children}</SendCodeProvider>
);
