import { createContext } from "react";
import type { ActName, Outcome } from "@amberline/api/client";

/** Has the provider send the code of one act; null where it sends none. */
export type SendCode = (
  act: ActName,
  subject: string | undefined,
  options: { signal: AbortSignal },
) => Promise<Outcome<{ sentTo: string | null }>>;

export const SendCodeContext = createContext<SendCode | null>(null);

/** Gives the fields below it a provider that sends codes for single acts; without one the authenticator app shows them. */
export const SendCodeProvider = SendCodeContext.Provider;
