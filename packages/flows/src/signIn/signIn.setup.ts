import type { Account, Outcome, Tokens, User } from "@amberline/api/client";
import { email as emailRule, password as passwordRule } from "@amberline/domain/rules";
import { and, assign, setup, stateIn } from "xstate";
import {
  failureNotice,
  isOk,
  isRefusal,
  isSessionEnded,
  isSixCharacters,
  notProvided,
  notProvidedEffect,
  RESEND_PAUSE,
  type LeafMeta,
  type Notice,
  type Secret,
} from "../shared";

export type ConfirmBy = "email" | "phone";

/** Who is signed in and what they own. Tokens stay with the session, out of the machine. */
export interface Customer {
  /** Every account of the login, in the provider's order. */
  accounts: readonly { accountId: string; name: string }[];
  account: Account;
  user: User;
}

export interface SignInInput {
  /**
   * `form` asks for credentials; `confirm` asks for the code a new customer was sent; `accounts` opens the accounts
   * of a session that is already stored, as after a reload.
   * @default "form"
   */
  start?: "form" | "confirm" | "accounts";
  /** The address to begin with, as far as it is known. @default "" */
  email?: string;
  /** Where the code went, when starting at `confirm`. @default "email" */
  confirmBy?: ConfirmBy;
  /** The address the code went to, as far as it is known, when starting at `confirm`. @default null */
  sentTo?: string | null;
  /** Opens the forgotten-password dialog at once. @default false */
  hasForgotten?: boolean;
  /** Shown above the form from the start. */
  notice?: Notice;
}

export interface SignInContext {
  start: "form" | "confirm" | "accounts";
  /** Address of the last sign-in attempt, or the one to begin with. */
  email: string;
  /** Whether the last attempt carried a two-factor code. */
  hasSentCode: boolean;
  /** What a passkey may sign in place of the two-factor code; null if the provider asks for none. */
  passkey: string | null;
  confirmBy: ConfirmBy;
  /** Where the confirmation code went; null when unknown. */
  sentTo: string | null;
  hasForgotten: boolean;
  notice: Notice | null;
  /** Shown in the forgotten-password dialog. */
  resetNotice: Notice | null;
  /** Address the reset code goes to; at first the one at sign-in. */
  resetEmail: string;
  /** Incremented to clear the field. */
  cleared: { readonly password: number; readonly code: number };
  signedIn: Customer | null;
}

export type SignInEvent =
  | { type: "credentials.submit"; email: string; password: Secret; code?: Secret }
  | { type: "passkey.submit" }
  | { type: "passkey.confirm"; email: string; password: Secret }
  | { type: "email.change" }
  /** Another tab signed in. */
  | { type: "session.adopted" }
  | { type: "accounts.retry" }
  | { type: "session.signOut" }
  | { type: "code.submit"; code: Secret }
  | { type: "code.resend" }
  | { type: "confirmation.cancel" }
  /** `email` as it stands in the form. */
  | { type: "reset.open"; email: string }
  | { type: "reset.submit"; email: string }
  | { type: "reset.cancel" };

/** PASSKEY_REFUSED also where the device or its owner declines. */
export type SignInOutcome = Outcome<Secret<Tokens>, "INCORRECT_2FA_CODE" | "BADPASS" | "PASSKEY_REFUSED">;
/** Refused also where the device or its owner declines. */
export type PasskeyOutcome = Outcome<Secret<Tokens>, "PASSKEY_REFUSED">;
export type AccountsOutcome = Outcome<Customer, "NOT_CONFIRMED" | "NO_ACCOUNTS">;
/** Null tokens mean that the code was wrong. */
export type ConfirmOutcome = Outcome<Secret<Tokens> | null>;
export type ResendOutcome = Outcome<true, "NOT_CONFIRMED">;
export type ResetOutcome = Outcome<true>;

type Submitted = Extract<SignInEvent, { type: "credentials.submit" }>;

const requiredEmail = emailRule().required();
const requiredPassword = passwordRule().required();
const isEmail = (text: string) => requiredEmail.isValidSync(text);
const isPassword = (text: string) => requiredPassword.isValidSync(text);

const hasCredentials = (_: unknown, { email, password }: Pick<Submitted, "email" | "password">) =>
  isEmail(email) && password.satisfies(isPassword);

/** The challenge that a refusal brings; a passkey that the device declined may still sign the one before. */
const challengeIn = (outcome: SignInOutcome): string | null => {
  const told = !outcome.ok && outcome.problem === "refused" ? outcome.details["passkey"] : null;
  return typeof told === "string" ? told : null;
};

const confirmationOf = (outcome: AccountsOutcome): ConfirmBy =>
  !outcome.ok && outcome.problem === "refused" && outcome.details["type"] === "phone" ? "phone" : "email";

/** The provider may say where it sent the code; otherwise an e-mail went to the address that was entered. */
function recipientOf(outcome: AccountsOutcome, email: string): string | null {
  const told = !outcome.ok && outcome.problem === "refused" ? outcome.details["sent_to"] : null;
  if (typeof told === "string" && told !== "") return told;
  return confirmationOf(outcome) === "email" && email !== "" ? email : null;
}

const openingNotice = (outcome: AccountsOutcome): Notice | null => {
  if (outcome.ok) return null;
  return isRefusal(outcome, "NO_ACCOUNTS") ? { key: "signIn.noAccounts" } : failureNotice(outcome);
};

export const signInSetup = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInContext,
    events: {} as SignInEvent,
    output: {} as Customer | null,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    login: notProvided<SignInOutcome, { email: string; password: Secret; code?: Secret | undefined }>(
      "login",
    ),
    loginWithPasskey: notProvided<PasskeyOutcome, undefined>("loginWithPasskey"),
    confirmWithPasskey: notProvided<SignInOutcome, { email: string; password: Secret; challenge: string }>(
      "confirmWithPasskey",
    ),
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
    hasCredentialsAndPasskey: ({ context }, event: Extract<SignInEvent, { type: "passkey.confirm" }>) =>
      context.passkey !== null && hasCredentials(context, event),
    hasCode: (_, { code }: { code: Secret }) => code.satisfies(isSixCharacters),
    hasEmail: (_, { email }: { email: string }) => isEmail(email),
    isOk,
    isSessionEnded,
    isCodeMissing: ({ context }, outcome: SignInOutcome) =>
      isRefusal(outcome, "INCORRECT_2FA_CODE") && !context.hasSentCode,
    isCodeWrong: (_, outcome: SignInOutcome) => isRefusal(outcome, "INCORRECT_2FA_CODE"),
    isPasswordWrong: (_, outcome: SignInOutcome) => isRefusal(outcome, "BADPASS"),
    isPasskeyRefused: (_, outcome: SignInOutcome | PasskeyOutcome) => isRefusal(outcome, "PASSKEY_REFUSED"),
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
    notePasskey: assign(({ context: { passkey } }, outcome: SignInOutcome) => ({
      passkey: challengeIn(outcome) ?? passkey,
    })),
    noteCodeNeeded: assign(({ context: { passkey } }) => ({
      notice: { key: passkey === null ? "signIn.codeNeeded" : "signIn.passkeyOrCode", field: "code" },
    })),
    dropPasskey: assign({ passkey: null }),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, outcome: Outcome<unknown, string>) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    noteOpening: assign((_, outcome: AccountsOutcome) => ({ notice: openingNotice(outcome) })),
    clearNotice: assign({ notice: null }),
    clearPassword: assign(({ context: { cleared } }) => ({
      cleared: { ...cleared, password: cleared.password + 1 },
    })),
    clearCode: assign(({ context: { cleared } }) => ({ cleared: { ...cleared, code: cleared.code + 1 } })),
    askForConfirmation: assign(({ context }, outcome: AccountsOutcome) => ({
      confirmBy: confirmationOf(outcome),
      sentTo: recipientOf(outcome, context.email || (context.sentTo ?? "")),
      notice: null,
    })),
    noteSignedIn: assign((_, outcome: AccountsOutcome) => ({ signedIn: outcome.ok ? outcome.data : null })),
    noteReset: assign((_, notice: Notice) => ({ resetNotice: notice })),
    noteResetEmail: assign((_, { email }: { email: string }) => ({ resetEmail: email, resetNotice: null })),
    noteResetFailure: assign((_, outcome: ResetOutcome) => ({
      resetNotice: outcome.ok ? null : failureNotice(outcome),
    })),
  },
});
