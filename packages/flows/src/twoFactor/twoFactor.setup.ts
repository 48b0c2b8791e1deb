import type { Outcome, TwoFactorSecret } from "@amberline/api/client";
import { assertEvent, assign, setup } from "xstate";
import {
  failureNoted,
  isOk,
  isSixCharacters,
  isUncertain,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type Secret,
} from "../shared";

export type TwoFactorIntent = "setUp" | "disable" | "codes";

export type TwoFactorChange = "on" | "off" | "codes";

export interface TwoFactorInput {
  intent: TwoFactorIntent;
}

export interface TwoFactorContext {
  intent: TwoFactorIntent;
  /** For the authenticator app; held only while it is shown. */
  secret: Secret<TwoFactorSecret> | null;
  /** Held only while they are shown. */
  codes: Secret<readonly string[]> | null;
  change: TwoFactorChange | null;
  notice: Notice | null;
  /** Incremented to clear the code field. */
  codesRefused: number;
}

export type TwoFactorEvent =
  | { type: "setUp.retry" }
  | { type: "code.submit"; code: Secret }
  /** Switches between disabling and new recovery codes. */
  | { type: "codes.renew" }
  | { type: "codes.back" }
  /** Whether the customer has saved the recovery codes. */
  | { type: "codes.acknowledge"; isSaved: boolean }
  | { type: "dialog.close" };

export type SecretOutcome = Outcome<Secret<TwoFactorSecret>>;
/** The new recovery codes; null when the provider sends none. */
export type UpdateOutcome = Outcome<Secret<readonly string[]> | null>;
export type StateOutcome = Outcome<boolean>;

export const twoFactorSetup = setup({
  types: {
    input: {} as TwoFactorInput,
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    beginSetUp: notProvided<SecretOutcome, undefined>("beginSetUp"),
    update: notProvided<UpdateOutcome, { enable: boolean; code: Secret }>("update"),
    renewCodes: notProvided<UpdateOutcome, { code: Secret }>("renewCodes"),
    readState: notProvided<StateOutcome, undefined>("readState"),
  },
  guards: {
    wantsOff: ({ context }) => context.intent === "disable",
    wantsCodes: ({ context }) => context.intent === "codes",
    hasCode: (_, { code }: { code: Secret }) => code.satisfies(isSixCharacters),
    isOk,
    hasRecoveryCodes: (_, outcome: UpdateOutcome) => outcome.ok && outcome.data !== null,
    isUncertain: (_, outcome: UpdateOutcome) => isUncertain(outcome),
    isOn: (_, outcome: StateOutcome) => outcome.ok && outcome.data,
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
  },
  actions: {
    /** The provider's state changed: this and other tabs reread it. */
    tellChange: notProvidedEffect<TwoFactorChange>("tellChange"),
    keepSecret: assign((_, outcome: SecretOutcome) => ({ secret: outcome.ok ? outcome.data : null })),
    forgetSecret: assign({ secret: null }),
    keepCodes: assign((_, outcome: UpdateOutcome) => ({ codes: outcome.ok ? outcome.data : null })),
    forgetCodes: assign({ codes: null }),
    noteChange: assign((_, change: TwoFactorChange) => ({ change })),
    noteFailure: assign(({ context }, outcome: UpdateOutcome | SecretOutcome) => ({
      ...failureNoted(null, outcome),
      codesRefused: context.codesRefused + 1,
    })),
    setNotice: assign((_, key: string) => ({ notice: { key } })),
    noteRefused: assign(({ context }, key: string) => ({
      notice: { key },
      codesRefused: context.codesRefused + 1,
    })),
    clearNotice: assign({ notice: null }),
  },
});

/** Reports the change and keeps it. */
export const changed = (change: TwoFactorChange) =>
  [
    { type: "noteChange", params: change },
    { type: "tellChange", params: change },
  ] as const;

const codeOf = (event: TwoFactorEvent) => {
  assertEvent(event, "code.submit");
  return event.code;
};

export const updateInput =
  (enable: boolean) =>
  ({ event }: { event: TwoFactorEvent }) => ({ enable, code: codeOf(event) });

export const renewInput = ({ event }: { event: TwoFactorEvent }) => ({ code: codeOf(event) });
