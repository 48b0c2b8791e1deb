import type { Client, Outcome, Tokens } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { Secret } from "../shared";
import { fromPromise } from "xstate";
import { signInMachine } from "./signIn.machine";
import type { AccountsOutcome } from "./signIn.setup";

type Interruptible = { signal: AbortSignal };

export interface SignInCalls extends Pick<Client, "login" | "user" | "confirm" | "requestReset"> {
  /** Has a passkey of this device sign in; refused also where the device or its owner declines. */
  loginWithPasskey(options: Interruptible): Promise<Outcome<Tokens, "PASSKEY_REFUSED">>;
  /** Has a passkey of this device sign what the provider asked after the password; refused as above. */
  confirmWithPasskey(
    request: { email: string; password: string; challenge: string },
    options: Interruptible,
  ): ReturnType<Client["login"]>;
  /** Reads the accounts of the stored session and its user; `openAccountsWith` makes one of client calls. */
  openAccounts(options: Interruptible): Promise<AccountsOutcome>;
  /**
   * One atomic write of the tokens and the time; drops what was cached for another user and tells the other tabs.
   * A null refresh token keeps the one already held.
   */
  keepTokens(tokens: Tokens): void;
  /** Forgets the stored session without asking the provider. */
  dropTokens(): void;
  /** Tells the provider, whatever it answers, and forgets the stored session. */
  logOut(): void;
}

const concealed = (tokens: Tokens) => new Secret(tokens);

export const wireSignIn = (calls: SignInCalls) =>
  signInMachine.provide({
    actors: {
      login: fromPromise(async ({ input: { email, password, code }, signal }) =>
        mapOutcome(
          await calls.login({ email, password: password.take(), code: code?.take() }, { signal }),
          concealed,
        ),
      ),
      loginWithPasskey: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.loginWithPasskey({ signal }), concealed),
      ),
      confirmWithPasskey: fromPromise(async ({ input: { email, password, challenge }, signal }) =>
        mapOutcome(
          await calls.confirmWithPasskey({ email, password: password.take(), challenge }, { signal }),
          concealed,
        ),
      ),
      openAccounts: fromPromise(({ signal }) => calls.openAccounts({ signal })),
      confirm: fromPromise(async ({ input: { type, code }, signal }) =>
        mapOutcome(await calls.confirm({ type, code: code.take() }, { signal }), ({ token }) =>
          token ? new Secret({ accessToken: token, refreshToken: null }) : null,
        ),
      ),
      resendCode: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.user({ signal }), () => true as const),
      ),
      requestReset: fromPromise(async ({ input: { email }, signal }) =>
        mapOutcome(await calls.requestReset(email, { signal }), () => true as const),
      ),
    },
    actions: {
      keepTokens: (_, outcome) => {
        if (outcome.ok && outcome.data) calls.keepTokens(outcome.data.take());
      },
      dropTokens: () => calls.dropTokens(),
      logOut: () => calls.logOut(),
    },
  });
