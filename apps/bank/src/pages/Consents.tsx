import { useMemo, type ReactNode } from "react";
import { ConsentProvider } from "@amberline/flows/consent";
import { canUsePasskeys, signPasskey } from "@amberline/flows/passkeys";
import { useClient } from "../wiring/hooks/useClient";

/** Has the provider ask passkeys, or send the codes that the fields below ask for. */
export function Consents({ children }: { children: ReactNode }) {
  const { sendCode, answerPasskey } = useClient();
  const consent = useMemo(
    () => ({ sendCode, answerPasskey, canUsePasskeys, signPasskey }),
    [sendCode, answerPasskey],
  );
  return <ConsentProvider value={consent}>{children}</ConsentProvider>;
}
