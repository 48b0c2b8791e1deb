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
  // Whoever has passkeys asks for consent to single acts.
  const isOffered = brand.features.passkeys && user.passkeys !== null;
  const consent = useMemo(
    (): Consent => ({
      sendCode: (act, subject, options) => sendCode(act, subject, { ...options, isOffered }),
      answerPasskey,
      canUsePasskeys,
      signPasskey,
    }),
    [sendCode, answerPasskey, isOffered],
  );
  return <ConsentProvider value={consent}>{children}</ConsentProvider>;
}
