import type { Account, User } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import type {
  AccountsOutcome,
  ConfirmOutcome,
  PasskeyOutcome,
  SignInEvent,
  SignInOutcome,
  ResendOutcome,
  ResetOutcome,
} from "@amberline/flows/signIn";
import { signInMachine } from "@amberline/flows/signIn/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, sessionEnded, refused } from "@amberline/flows/shared/examples";
import { answers, type ExampleEvent, examples, type FlowDefinition } from "../engine";
import { exampleAccount } from "../host/exampleAccount";

const user: User = {
  ...exampleAccount.user,
  firstName: "Anna",
  email: "anna@example.lv",
  tariffName: "",
  fees: null,
  address: { street: "Brīvības iela 1", city: "Rīga", zip: "LV-1010", country: "LV" },
};

const account: Account = {
  ...exampleAccount,
  id: "account-1",
  name: "Anna Bērziņa",
  balance: money(123_456, "EUR"),
  overdraft: money(0, "EUR"),
  iban: "LV80BANK0000435195001",
  user,
};

const tokens = () => new Secret({ accessToken: "access", refreshToken: "refresh" });
const email = "anna@example.lv";

const customer = (): Record<string, SignInEvent> => ({
  "credentials.submit": { type: "credentials.submit", email, password: new Secret("Parole123") },
  "credentials.submit:code": {
    type: "credentials.submit",
    email,
    password: new Secret("Parole123"),
    code: new Secret("246810"),
  },
  "credentials.submit:shortCode": {
    type: "credentials.submit",
    email,
    password: new Secret("Parole123"),
    code: new Secret("2468"),
  },
  "credentials.submit:weak": { type: "credentials.submit", email, password: new Secret("parole") },
  "passkey.submit": { type: "passkey.submit" },
  "passkey.confirm": { type: "passkey.confirm", email, password: new Secret("Parole123") },
  "email.change": { type: "email.change" },
  "accounts.retry": { type: "accounts.retry" },
  "session.signOut": { type: "session.signOut" },
  "code.submit": { type: "code.submit", code: new Secret("135790") },
  "code.submit:short": { type: "code.submit", code: new Secret("1357") },
  "code.resend": { type: "code.resend" },
  "confirmation.cancel": { type: "confirmation.cancel" },
  "reset.open": { type: "reset.open", email: "" },
  "reset.submit": { type: "reset.submit", email },
  "reset.submit:noEmail": { type: "reset.submit", email: "anna" },
  "reset.cancel": { type: "reset.cancel" },
});

const surroundings: Record<string, SignInEvent> = {
  "session.adopted": { type: "session.adopted" },
};

const login: Record<string, SignInOutcome> = {
  INCORRECT_2FA_CODE: refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"),
  passkeyAsked: refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE", { passkey: "{}" }),
  BADPASS: refused("BADPASS", "BADPASS"),
  other: refused("other", "Your login is locked for 5 minutes"),
  ...failures,
  ...sessionEnded,
};
const byPasskey: Record<string, SignInOutcome> = {
  PASSKEY_REFUSED: refused("PASSKEY_REFUSED", "PASSKEY_REFUSED", { passkey: "{}" }),
  BADPASS: refused("BADPASS", "BADPASS"),
  other: refused("other", "Your login is locked for 5 minutes"),
  ...failures,
};
const withPasskey: Record<string, PasskeyOutcome> = {
  PASSKEY_REFUSED: refused("PASSKEY_REFUSED", "PASSKEY_REFUSED"),
  other: refused("other", "The bank does not take passkeys"),
  ...failures,
};
const opened: Record<string, AccountsOutcome> = {
  ok: { ok: true, data: { accounts: [{ accountId: account.id, name: account.name }], account, user } },
  "unconfirmed.email": refused("NOT_CONFIRMED", "NOT_CONFIRMED", { type: "email" }),
  "unconfirmed.phone": refused("NOT_CONFIRMED", "NOT_CONFIRMED", {
    type: "phone",
    sent_to: "+371 •••• 0001",
  }),
  noAccounts: refused("NO_ACCOUNTS", ""),
  ...failures,
  ...sessionEnded,
};
const confirmed: Record<string, ConfirmOutcome> = {
  wrong: { ok: true, data: null },
  other: refused("other", "This code is too old"),
  ...failures,
  ...sessionEnded,
};
const resent: Record<string, ResendOutcome> = {
  ok: { ok: true, data: true },
  "unconfirmed.email": refused("NOT_CONFIRMED", "NOT_CONFIRMED", { type: "email" }),
  ...failures,
  ...sessionEnded,
};
const reset: Record<string, ResetOutcome> = {
  ok: { ok: true, data: true },
  other: refused("other", "Try again tomorrow"),
  ...failures,
  ...sessionEnded,
};

const catalogue: FlowDefinition<typeof signInMachine>["catalogue"] = (snapshot): ExampleEvent[] => [
  ...examples("user", customer()),
  ...answers<SignInOutcome>(snapshot, "login", { ok: { ok: true, data: tokens() }, ...login }),
  ...answers<PasskeyOutcome>(snapshot, "loginWithPasskey", {
    ok: { ok: true, data: tokens() },
    ...withPasskey,
  }),
  ...answers<SignInOutcome>(snapshot, "confirmWithPasskey", {
    ok: { ok: true, data: tokens() },
    ...byPasskey,
  }),
  ...answers(snapshot, "openAccounts", opened),
  ...answers<ConfirmOutcome>(snapshot, "confirm", { ok: { ok: true, data: tokens() }, ...confirmed }),
  ...answers(snapshot, "resendCode", resent),
  ...answers(snapshot, "requestReset", reset),
  ...examples("environment", surroundings),
];

export const signInFlow: FlowDefinition<typeof signInMachine> = {
  id: "signIn",
  machine: signInMachine,
  inputs: {
    form: {},
    sessionExpired: { notice: { key: "error.sessionExpired" } },
    signedUp: { start: "confirm", confirmBy: "email", sentTo: email },
    forgotten: { hasForgotten: true },
    reloaded: { start: "accounts" },
  },
  catalogue,
  project: ({ hasSentCode, passkey }) => [hasSentCode, passkey],
  requirements: {
    "signedOut.auth.form.credentials": ["2.3", "5 sign in"],
    "signedOut.auth.form.withCode": ["2.3", "4 login", "8 INCORRECT_2FA_CODE"],
    "signedOut.auth.submitting": ["7 /login"],
    "signedOut.auth.submittingPasskey": ["2.3"],
    "signedOut.auth.confirmingPasskey": ["2.3", "7 /login"],
    "signedOut.auth.bootstrapping": ["4 login"],
    "signedOut.auth.bootstrapFailed": ["8 network failure"],
    "signedOut.auth.confirm.code.editing": ["2.5", "8 confirm code"],
    "signedOut.auth.confirm.code.verifying": ["7 /confirm/get_confirm"],
    "signedOut.auth.confirm.code.resending": ["8 resend code"],
    "signedOut.auth.confirm.resend.paused": ["8 resend code"],
    "signedOut.auth.confirm.resend.ready": ["8 resend code"],
    "signedOut.auth.defect": ["2.2 error page", "8 render errors"],
    "signedOut.forgot.closed": ["2.3"],
    "signedOut.forgot.editing": ["2.3", "5 reset request"],
    "signedOut.forgot.sending": ["7 /reset"],
    "signedOut.forgot.sent": ["8 reset request"],
    signedIn: ["4 login"],
  },
  texts: [
    ...failureKeys,
    "signIn.noAccounts",
    "passkeys.notConfirmed",
    "signIn.codeNeeded",
    "signIn.passkeyOrCode",
    "signIn.codeWrong",
    "signIn.passwordWrong",
    "signIn.passkeyRefused",
    "confirm.codeWrong",
    "confirm.codeResent",
  ],
  takenWhileBusy: ["reset.cancel"],
  unreachable: {},
};
