import { useEffect, useState } from "react";
import {
  signInFormRules,
  wireSignIn,
  type SignInEvent,
  type SignInFormRules,
  type SignInInput,
  type SignInView,
} from "@amberline/flows/signIn";
import { useActorRef } from "@xstate/react";
import type * as PasskeySignIn from "../wiring/session/passkeySignIn";
import { useBank } from "../wiring/hooks/useBank";

async function byPasskey<Answer>(ask: (passkeys: typeof PasskeySignIn) => Promise<Answer>) {
  // Not by `then`, which Vite takes into what its loader waits for: a lost file would go past it.
  const passkeys = await import("../wiring/session/passkeySignIn").catch(() => null);
  return passkeys ? ask(passkeys) : ({ ok: false, problem: "unreachable" } as const);
}

/** What runs sign-in, once its code is there. */
export interface RunningSignIn {
  rules: SignInFormRules;
  send: (event: SignInEvent) => void;
  getSnapshot: () => SignInView & { status: string };
  subscribe: (hear: () => void) => () => void;
}

interface SignInPartsProps {
  input: SignInInput;
  onRunning: (running: RunningSignIn) => void;
}

/** The machine and the rules of sign-in, which its page is painted and hydrated without. */
export default function SignInParts({ input, onRunning }: SignInPartsProps) {
  const { client, session, openAccounts, signOut } = useBank();
  const [machine] = useState(() =>
    wireSignIn({
      login: client.login,
      user: client.user,
      confirm: client.confirm,
      loginWithPasskey: (options) => byPasskey((passkeys) => passkeys.loginWithPasskey(client, options)),
      confirmWithPasskey: (request, options) =>
        byPasskey((passkeys) => passkeys.confirmWithPasskey(client, request, options)),
      requestReset: client.requestReset,
      openAccounts,
      keepTokens: session.signIn,
      dropTokens: session.signOut,
      logOut: () => void signOut(),
    }),
  );
  const actor = useActorRef(machine, { input });
  useEffect(
    () =>
      onRunning({
        rules: signInFormRules,
        send: actor.send,
        getSnapshot: () => actor.getSnapshot(),
        subscribe: (hear) => {
          const { unsubscribe } = actor.subscribe(hear);
          return unsubscribe;
        },
      }),
    [actor, onRunning],
  );
  return null;
}
