import type { Outcome, Tokens } from "@amberline/api/client";
import {
  failureNotice,
  isOk,
  isRefusal,
  isSessionOver,
  isSixCharacters,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type Secret,
} from "../shared";
import { and, assertEvent, assign, setup, stateIn } from "xstate";
import { isEmail, isPassword } from "./credentials";
import type {
  AccountsOutcome,
  ConfirmBy,
  ConfirmOutcome,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginOutcome,
  ResendOutcome,
  ResetOutcome,
  Customer,
} from "./login.types";

/** Between two codes, milliseconds: the provider sends one in that time at most. */
export const RESEND_PAUSE = 30_000;

type Submitted = Extract<LoginEvent, { type: "credentials.submit" }>;

const hasCredentials = (_: unknown, { email, password }: Submitted) =>
  isEmail(email) && password.satisfies(isPassword);

const confirmationOf = (outcome: AccountsOutcome): ConfirmBy =>
  !outcome.ok && outcome.problem === "refused" && outcome.details["type"] === "phone" ? "phone" : "email";

/** The provider may say where it sent the code; of an e-mail the customer has said it. */
function recipientOf(outcome: AccountsOutcome, email: string): string | null {
  const told = !outcome.ok && outcome.problem === "refused" ? outcome.details["sent_to"] : null;
  if (typeof told === "string" && told !== "") return told;
  return confirmationOf(outcome) === "email" && email !== "" ? email : null;
}

const openingNotice = (outcome: AccountsOutcome): Notice | null => {
  if (outcome.ok) return null;
  return isRefusal(outcome, "NO_ACCOUNTS") ? { key: "login.noAccounts" } : failureNotice(outcome);
};

/** Everything the sign-in chart names: what it knows, asks, decides and does. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as Customer | null,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    login: notProvided<LoginOutcome, { email: string; password: Secret; code?: Secret }>("login"),
    openAccounts: notProvided<AccountsOutcome, undefined>("openAccounts"),
    confirm: notProvided<ConfirmOutcome, { type: ConfirmBy; code: Secret }>("confirm"),
    resendCode: notProvided<ResendOutcome, undefined>("resendCode"),
    requestReset: notProvided<ResetOutcome, { email: string }>("requestReset"),
  },
  delays: { resendPause: RESEND_PAUSE },
  guards: {
    startsAtConfirm: ({ context }) => context.start === "confirm",
    startsAtAccounts: ({ context }) => context.start === "accounts",
    hasForgotten: ({ context }) => context.hasForgotten,
    /** The provider sends no second code sooner, and the first needs its time. */
    canResend: and([
      stateIn({ signedOut: { auth: { confirm: { code: "editing" } } } }),
      stateIn({ signedOut: { auth: { confirm: { resend: "ready" } } } }),
    ]),
    isAtForm: stateIn({ signedOut: { auth: "form" } }),
    hasCredentials,
    hasCredentialsAndCode: (_, event: Submitted) =>
      hasCredentials(_, event) && event.code?.satisfies(isSixCharacters) === true,
    hasCode: (_, { code }: { code: Secret }) => code.satisfies(isSixCharacters),
    hasEmail: (_, { email }: { email: string }) => isEmail(email),
    isOk,
    isSessionOver,
    isCodeMissing: ({ context }, outcome: LoginOutcome) =>
      isRefusal(outcome, "INCORRECT_2FA_CODE") && !context.hasSentCode,
    isCodeWrong: (_, outcome: LoginOutcome) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
    isPasswordWrong: (_, outcome: LoginOutcome) => isRefusal(outcome, "BADPASS"),
    isUnconfirmed: (_, outcome: AccountsOutcome) => isRefusal(outcome, "NOT_CONFIRMED"),
    isConfirmed: (_, outcome: ConfirmOutcome) => outcome.ok && outcome.data !== null,
  },
  actions: {
    keepTokens: notProvidedEffect<Outcome<Secret<Tokens> | null, string>>("keepTokens"),
    dropTokens: notProvidedEffect("dropTokens"),
    logOut: notProvidedEffect("logOut"),
    noteAttempt: assign((_, { email, code }: Submitted) => ({
      email,
      hasSentCode: code !== undefined,
      notice: null,
    })),
    note: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, outcome: Outcome<unknown, string>) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    noteOpening: assign((_, outcome: AccountsOutcome) => ({ notice: openingNotice(outcome) })),
    clearNotice: assign({ notice: null }),
    emptyPassword: assign(({ context: { emptied } }) => ({
      emptied: { ...emptied, password: emptied.password + 1 },
    })),
    emptyCode: assign(({ context: { emptied } }) => ({ emptied: { ...emptied, code: emptied.code + 1 } })),
    askForConfirmation: assign(({ context }, outcome: AccountsOutcome) => ({
      confirmBy: confirmationOf(outcome),
      sentTo: recipientOf(outcome, context.email || (context.sentTo ?? "")),
      notice: null,
    })),
    noteSignedIn: assign((_, outcome: AccountsOutcome) => ({ signedIn: outcome.ok ? outcome.data : null })),
    noteReset: assign((_, notice: Notice) => ({ resetNotice: notice })),
    clearResetNotice: assign({ resetNotice: null }),
    noteResetEmail: assign((_, { email }: { email: string }) => ({ resetEmail: email, resetNotice: null })),
    noteResetFailure: assign((_, outcome: ResetOutcome) => ({
      resetNotice: outcome.ok ? null : failureNotice(outcome),
    })),
  },
});

/** Tells the customer something above the form, and which field it is about. */
export const say = (key: string, field?: string) =>
  ({ type: "note", params: field ? { key, field } : { key } }) as const;

/** Tells the customer something in the forgotten-password dialog. */
export const sayInReset = (key: string) => ({ type: "noteReset", params: { key } }) as const;

export function credentialsInput({ event }: { event: LoginEvent }) {
  assertEvent(event, "credentials.submit");
  const { email, password, code } = event;
  return { email, password, ...(code ? { code } : {}) };
}

export function confirmationInput({ context, event }: { context: LoginContext; event: LoginEvent }) {
  assertEvent(event, "code.submit");
  return { type: context.confirmBy, code: event.code };
}

export const resetInput = ({ context }: { context: LoginContext }) => ({ email: context.resetEmail });

export const startingContext = ({ input }: { input: LoginInput }): LoginContext => ({
  start: input.start ?? "form",
  email: "",
  hasSentCode: false,
  confirmBy: input.confirmBy ?? "email",
  sentTo: input.sentTo ?? null,
  hasForgotten: input.hasForgotten ?? false,
  notice: input.notice ?? null,
  resetNotice: null,
  resetEmail: "",
  emptied: { password: 0, code: 0 },
  signedIn: null,
});

export const signedInOutput = ({ context }: { context: LoginContext }) => context.signedIn;
