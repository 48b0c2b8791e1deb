import { onAnswer, onEvent } from "../shared";
import { confirmStates } from "./login.confirm";
import { resetStates } from "./login.reset";
import { credentialsInput, loginSetup, say, signedInOutput, startingContext } from "./login.setup";

const formStates = loginSetup.createStateConfig({
  initial: "credentials",
  on: { "session.adopted": "bootstrapping" },
  states: {
    credentials: {
      meta: { screen: "signIn", focus: "email", announce: null },
      on: {
        "credentials.submit": {
          guard: onEvent("hasCredentials"),
          target: "#login.signedOut.auth.submitting",
          actions: onEvent("noteAttempt"),
        },
      },
    },
    withCode: {
      meta: { screen: "signIn", focus: "code", announce: "login.codeNeeded" },
      on: {
        "credentials.submit": {
          guard: onEvent("hasCredentialsAndCode"),
          target: "#login.signedOut.auth.submitting",
          actions: onEvent("noteAttempt"),
        },
        // Another login may have no two-factor.
        "email.change": { target: "credentials", actions: ["emptyCode", "clearNotice"] },
      },
    },
    last: { type: "history" },
  },
});

const authStates = loginSetup.createStateConfig({
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
      meta: { screen: "signIn", focus: null, announce: "login.submitting" },
      invoke: {
        id: "login",
        src: "login",
        input: credentialsInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "bootstrapping", actions: onAnswer("keepTokens") },
          {
            guard: onAnswer("isCodeMissing"),
            target: "form.withCode",
            actions: say("login.codeNeeded", "code"),
          },
          {
            guard: onAnswer("isCodeWrong"),
            target: "form.withCode",
            actions: ["emptyCode", say("login.codeWrong", "code")],
          },
          {
            guard: onAnswer("isPasswordWrong"),
            target: "form.last",
            actions: ["emptyPassword", say("login.passwordWrong", "password")],
          },
          { target: "form.last", actions: onAnswer("noteFailure") },
        ],
        onError: "defect",
      },
    },
    bootstrapping: {
      tags: "busy",
      meta: { screen: "opening", focus: null, announce: "login.opening" },
      entry: "clearNotice",
      invoke: {
        id: "openAccounts",
        src: "openAccounts",
        onDone: [
          { guard: onAnswer("isOk"), target: "#login.signedIn", actions: onAnswer("noteSignedIn") },
          {
            guard: onAnswer("isUnconfirmed"),
            target: "confirm",
            actions: onAnswer("askForConfirmation"),
          },
          {
            guard: onAnswer("isSessionOver"),
            target: "form.credentials",
            actions: ["dropTokens", onAnswer("noteOpening")],
          },
          { target: "bootstrapFailed", actions: onAnswer("noteOpening") },
        ],
        onError: "defect",
      },
    },
    bootstrapFailed: {
      meta: { screen: "openingFailed", focus: "retry", announce: "login.openingFailed" },
      on: {
        "accounts.retry": "bootstrapping",
        "session.logOut": { target: "form.credentials", actions: ["logOut", "clearNotice"] },
      },
    },
    confirm: confirmStates,
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
  },
});

/** Sign-in: credentials, two-factor code, opening the accounts, confirming a new address, asking for a reset. */
export const loginMachine = loginSetup.createMachine({
  id: "login",
  context: startingContext,
  output: signedInOutput,
  initial: "signedOut",
  states: {
    signedOut: { type: "parallel", states: { auth: authStates, forgot: resetStates } },
    signedIn: { type: "final", meta: { screen: "home", focus: null, announce: "login.signedIn" } },
  },
});
