import { useMemo, type ReactNode } from "react";
import { ConsentProvider, type Consent } from "@amberline/flows/consent";
import { canUsePasskeys, signPasskey } from "@amberline/flows/passkeys";
import { brand } from "../brand";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";

/** Has the provider ask passkeys, or send the codes that the fields below ask for. */
export function Consents({ children }: { children: ReactNode }) {
  const { sendCode, answerPasskey } = useClient();
  const { user } = useCustomer();
  const { passkeys: hasPasskeys, sentCodes: sendsCodes } = brand.features;
  // Whoever has passkeys asks for consent to single acts.
  const isOffered = hasPasskeys && user.passkeys !== null;
  // Who is asked without one is sent a code.
  const isAsked = hasPasskeys && (sendsCodes || (user.passkeys ?? 0) > 0);
  const consent = useMemo(
    (): Consent => ({
      sendCode: (act, subject, options) => sendCode(act, subject, { ...options, isOffered }),
      sendsCodes,
      answerPasskey,
      canUsePasskeys: () => isAsked && canUsePasskeys(),
      signPasskey,
    }),
    [sendCode, sendsCodes, answerPasskey, isOffered, isAsked],
  );
  return <ConsentProvider value={consent}>{children}</ConsentProvider>;
}
