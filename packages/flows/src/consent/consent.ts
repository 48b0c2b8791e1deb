import { createContext } from "react";
import type { Client } from "@amberline/api/client";

/** How the customer agrees to single acts: what the provider and the browser can do for it. */
export interface Consent extends Pick<Client, "sendCode" | "answerPasskey"> {
  canUsePasskeys(): boolean;
  /** Has a passkey sign; null if the customer or the device declines. */
  signPasskey(options: string): Promise<string | null>;
}

/** Null where the authenticator app shows every code. */
export const ConsentContext = createContext<Consent | null>(null);
export const ConsentProvider: typeof ConsentContext.Provider = ConsentContext.Provider;
