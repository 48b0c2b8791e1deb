import { assertEvent } from "xstate";
import { onAnswer, onEvent } from "../shared";
import { signInSetup } from "./signIn.setup";
import { startingContext } from "./signIn.start";

const setNotice = (key: string, field?: string) =>
  ({ type: "setNotice", params: field ? { key, field } : { key } }) as const;

const auth = "#signIn.signedOut.auth";

const passwordWrong = {
  guard: onAnswer("isPasswordWrong"),
  target: "form.last",
  actions: ["clearPassword", setNotice("signIn.passwordWrong", "password")],
} as const;

const formStates = signInSetup.createStateConfig({
  initial: "credentials",
  on: {
    "session.adopted": "bootstrapping",
    "passkey.submit": { target: "submittingPasskey", actions: "clearNotice" },
  },
  states: {
    credentials: {
      meta: { screen: "signIn", focus: "email", announce: null },
      on: {
        "credentials.submit": {
          guard: onEvent("hasCredentials"),
          target: `${auth}.submitting`,
          actions: onEvent("noteAttempt"),
        },
      },
    },
    withCode: {
      meta: { screen: "signIn", focus: "code", announce: "signIn.codeNeeded" },
      on: {
        "credentials.submit": {
          guard: onEvent("hasCredentialsAndCode"),
          target: `${auth}.submitting`,
          actions: onEvent("noteAttempt"),
        },
        "passkey.confirm": {
          guard: onEvent("hasCredentialsAndPasskey"),
          target: `${auth}.confirmingPasskey`,
          actions: "clearNotice",
        },
        // Another login may not use two-factor.
        "email.change": { target: "credentials", actions: ["clearCode", "dropPasskey", "clearNotice"] },
      },
    },
    last: { type: "history" },
  },
});

/** Confirms a new customer's e-mail address or phone with the code sent there. */
const confirmStates = signInSetup.createStateConfig({
  type: "parallel",
  states: {
    code: {
      initial: "editing",
      states: {
        editing: {
          meta: { screen: "confirm", focus: "code", announce: "confirm.codeSent" },
          on: {
            "code.submit": { guard: onEvent("hasCode"), target: "verifying", actions: "clearNotice" },
            "code.resend": { guard: "canResend", target: "resending", actions: "clearNotice" },
            "confirmation.cancel": {
              target: `${auth}.form.credentials`,
              actions: ["dropTokens", "clearNotice"],
            },
            "session.adopted": `${auth}.bootstrapping`,
          },
        },
        verifying: {
          tags: "busy",
          meta: { screen: "confirm", focus: null, announce: "confirm.verifying" },
          invoke: {
            id: "confirm",
            src: "confirm",
            input: ({ context, event }) => {
              assertEvent(event, "code.submit");
              return { type: context.confirmBy, code: event.code };
            },
            onDone: [
              {
                guard: onAnswer("isConfirmed"),
                target: `${auth}.bootstrapping`,
                actions: onAnswer("keepTokens"),
              },
              {
                guard: onAnswer("isOk"),
                target: "editing",
                actions: ["clearCode", setNotice("confirm.codeWrong", "code")],
              },
              {
                guard: onAnswer("isSessionEnded"),
                target: `${auth}.form.credentials`,
                actions: ["dropTokens", onAnswer("noteFailure")],
              },
              { target: "editing", actions: ["clearCode", onAnswer("noteFailure")] },
            ],
            onError: `${auth}.defect`,
          },
        },
        // A failure of this call is read as "code resent": the specification keeps this oddity.
        resending: {
          tags: "busy",
          meta: { screen: "confirm", focus: null, announce: "confirm.resending" },
          invoke: {
            id: "resendCode",
            src: "resendCode",
            onDone: [
              { guard: onAnswer("isOk"), target: `${auth}.bootstrapping` },
              {
                guard: onAnswer("isSessionEnded"),
                target: `${auth}.form.credentials`,
                actions: ["dropTokens", onAnswer("noteFailure")],
              },
              { target: "editing", actions: ["clearCode", setNotice("confirm.codeResent")] },
            ],
            onError: `${auth}.defect`,
          },
        },
      },
    },
    resend: {
      initial: "paused",
      states: {
        paused: {
          meta: { screen: "confirm", focus: null, announce: null },
          after: { resendPause: "ready" },
        },
        ready: {
          meta: { screen: "confirm", focus: null, announce: null },
          on: { "code.resend": { guard: "canResend", target: "paused" } },
        },
      },
    },
  },
});

const authStates = signInSetup.createStateConfig({
  initial: "boot",
  states: {
    boot: {
      always: [
        { guard: "startsAtConfirm", target: "confirm" },
        { guard: "startsAtAccounts", target: "bootstrapping" },
        { target: "form" },
      ],
    },
    form: formStates,
    submitting: {
      tags: "busy",
      meta: { screen: "signIn", focus: null, announce: "signIn.submitting" },
      invoke: {
        id: "login",
        src: "login",
        input: ({ event }) => {
          assertEvent(event, "credentials.submit");
          const { email, password, code } = event;
          return { email, password, code };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "bootstrapping", actions: onAnswer("keepTokens") },
          {
            guard: onAnswer("isCodeMissing"),
            target: "form.withCode",
            actions: [onAnswer("notePasskey"), "noteCodeNeeded"],
          },
          {
            guard: onAnswer("isCodeWrong"),
            target: "form.withCode",
            actions: ["clearCode", onAnswer("notePasskey"), setNotice("signIn.codeWrong", "code")],
          },
          passwordWrong,
          { target: "form.last", actions: [onAnswer("notePasskey"), onAnswer("noteFailure")] },
        ],
        onError: "defect",
      },
    },
    confirmingPasskey: {
      tags: "busy",
      meta: { screen: "signIn", focus: null, announce: "signIn.submitting" },
      invoke: {
        id: "confirmWithPasskey",
        src: "confirmWithPasskey",
        input: ({ context, event }) => {
          assertEvent(event, "passkey.confirm");
          const { email, password } = event;
          return { email, password, challenge: context.passkey ?? "" };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "bootstrapping", actions: onAnswer("keepTokens") },
          {
            guard: onAnswer("isPasskeyRefused"),
            target: "form.withCode",
            actions: [onAnswer("notePasskey"), setNotice("passkeys.notConfirmed")],
          },
          passwordWrong,
          { target: "form.withCode", actions: onAnswer("noteFailure") },
        ],
        onError: "defect",
      },
    },
    submittingPasskey: {
      tags: "busy",
      meta: { screen: "signIn", focus: null, announce: "signIn.submitting" },
      invoke: {
        id: "loginWithPasskey",
        src: "loginWithPasskey",
        onDone: [
          { guard: onAnswer("isOk"), target: "bootstrapping", actions: onAnswer("keepTokens") },
          {
            guard: onAnswer("isPasskeyRefused"),
            target: "form.last",
            actions: setNotice("signIn.passkeyRefused"),
          },
          { target: "form.last", actions: onAnswer("noteFailure") },
        ],
        onError: "defect",
      },
    },
    bootstrapping: {
      tags: "busy",
      meta: { screen: "opening", focus: null, announce: "signIn.opening" },
      entry: "clearNotice",
      invoke: {
        id: "openAccounts",
        src: "openAccounts",
        onDone: [
          { guard: onAnswer("isOk"), target: "#signIn.signedIn", actions: onAnswer("noteSignedIn") },
          {
            guard: onAnswer("isUnconfirmed"),
            target: "confirm",
            actions: onAnswer("askForConfirmation"),
          },
          {
            guard: onAnswer("isSessionEnded"),
            target: "form.credentials",
            actions: ["dropTokens", onAnswer("noteOpening")],
          },
          { target: "bootstrapFailed", actions: onAnswer("noteOpening") },
        ],
        onError: "defect",
      },
    },
    bootstrapFailed: {
      meta: { screen: "openingFailed", focus: "retry", announce: "signIn.openingFailed" },
      on: {
        "accounts.retry": "bootstrapping",
        "session.signOut": { target: "form.credentials", actions: ["logOut", "clearNotice"] },
      },
    },
    confirm: confirmStates,
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
  },
});

/** The forgotten-password dialog over the sign-in form. */
const resetStates = signInSetup.createStateConfig({
  initial: "boot",
  states: {
    boot: { always: [{ guard: "hasForgotten", target: "editing" }, { target: "closed" }] },
    closed: {
      meta: { screen: "signIn", focus: "forgotPassword", announce: null },
      on: { "reset.open": { guard: "isAtForm", target: "editing", actions: onEvent("noteResetEmail") } },
    },
    editing: {
      tags: "dialog",
      meta: { screen: "resetDialog", focus: "email", announce: null },
      on: {
        "reset.submit": { guard: onEvent("hasEmail"), target: "sending", actions: onEvent("noteResetEmail") },
        "reset.cancel": "closed",
      },
    },
    sending: {
      tags: ["dialog", "busy"],
      meta: { screen: "resetDialog", focus: null, announce: "reset.sending" },
      invoke: {
        id: "requestReset",
        src: "requestReset",
        input: ({ context }) => ({ email: context.resetEmail }),
        onDone: [
          { guard: onAnswer("isOk"), target: "sent" },
          { target: "editing", actions: onAnswer("noteResetFailure") },
        ],
        onError: { target: "editing", actions: { type: "noteReset", params: { key: "error.general" } } },
      },
      on: { "reset.cancel": "closed" },
    },
    sent: {
      tags: "dialog",
      meta: { screen: "resetDialog", focus: "enterCode", announce: "reset.sent" },
      on: { "reset.cancel": "closed" },
    },
  },
});

/** Sign-in: credentials, two-factor code, opening the accounts, confirming a new address, asking for a reset. */
export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  context: ({ input }) => startingContext(input),
  output: ({ context }) => context.signedIn,
  initial: "signedOut",
  states: {
    signedOut: { type: "parallel", states: { auth: authStates, forgot: resetStates } },
    signedIn: { type: "final", meta: { screen: "home", focus: null, announce: "signIn.signedIn" } },
  },
});
