import { createContext } from "react";
import type { Client, Outcome } from "@amberline/api/client";
import type { PASSKEY_REFUSED } from "@amberline/api/contract";

/** How the customer agrees to single acts: what the provider and the browser can do for it. */
export interface Consent extends Pick<Client, "sendCode" | "answerPasskey"> {
  /** Whether codes are sent for single acts; else the authenticator app shows every one. */
  sendsCodes: boolean;
  canUsePasskeys(): boolean;
  /** Has a passkey sign; a refusal if the customer or the device declines. */
  signPasskey(options: string): Promise<Outcome<string, typeof PASSKEY_REFUSED>>;
}

/** Null where the authenticator app shows every code. */
export const ConsentContext = createContext<Consent | null>(null);
export const ConsentProvider: typeof ConsentContext.Provider = ConsentContext.Provider;
