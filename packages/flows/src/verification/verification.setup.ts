import type { Outcome, VerificationStatus } from "@amberline/api/client";
import { assign, sendTo, setup } from "xstate";
import {
  isForbidden,
  isOk,
  notProvided,
  notProvidedCallback,
  notProvidedEffect,
  type LeafMeta,
  type Secret,
} from "../shared";

/** `atOnce`: opened by the customer; `byItself`: opened by the page; `onRequest`: to be opened later. */
export type Opening = "atOnce" | "byItself" | "onRequest";

export interface VerificationInput {
  status: VerificationStatus;
  isCompany: boolean;
  opening: Opening;
}

export interface VerificationContext {
  /** As last reported by the provider. */
  status: VerificationStatus;
  /** As it was when the dialog opened; only a different status is a response to the submission. */
  statusBefore: VerificationStatus;
  isCompany: boolean;
  opening: Opening;
  /** Opens the widget, once. */
  token: Secret | null;
  /** Time until the dialog closes automatically after a token could not be fetched. */
  secondsLeft: number;
  /** Status polls since the documents were submitted. */
  looks: number;
}

export type WidgetEvent =
  | { type: "widget.ready" }
  | { type: "widget.tokenExpired" }
  | { type: "widget.submitted" }
  /** The widget could not be shown or can't continue. */
  | { type: "widget.failed" };

export type WidgetCommand = { type: "token.renewed"; token: Secret };

export type VerificationEvent =
  | { type: "verification.open" }
  | { type: "verification.retry" }
  /** The customer keeps reading; the dialog no longer closes automatically. */
  | { type: "countdown.stop" }
  | { type: "status.retry" }
  | { type: "dialog.close" }
  | { type: "status.changed"; status: VerificationStatus }
  | WidgetEvent;

export type TokenOutcome = Outcome<Secret>;
export type StatusOutcome = Outcome<VerificationStatus>;

type Changed = Extract<VerificationEvent, { type: "status.changed" }>;

/** Seconds for which a token failure is shown (specification 4). */
export const SECONDS_TO_CLOSE = 8;

const canOpen = ({ status }: VerificationContext) => status === "none" || status === "reject";

const isAnswer = ({ statusBefore }: VerificationContext, status: VerificationStatus) =>
  status !== "none" && status !== statusBefore;

export const verificationSetup = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    fetchToken: notProvided<TokenOutcome, undefined>("fetchToken"),
    widget: notProvidedCallback<WidgetCommand, { token: Secret }>("widget"),
    readStatus: notProvided<StatusOutcome, undefined>("readStatus"),
  },
  delays: {
    second: 1_000,
    widgetLoad: 15_000,
    /** Between two status polls: 2 s, 3 s, then 5 s. */
    nextLook: ({ context: { looks } }) => [2_000, 3_000][looks] ?? 5_000,
    /** After this time the customer is told that the review takes longer. */
    patience: 30_000,
  },
  guards: {
    canOpen: ({ context }) => canOpen(context),
    opens: ({ context }) => {
      const { opening, isCompany } = context;
      return canOpen(context) && (opening === "atOnce" || (opening === "byItself" && !isCompany));
    },
    hasSecondsLeft: ({ context }) => context.secondsLeft > 1,
    isOk,
    isForbidden,
    isVerified: (_, { status }: Changed) => status === "verify",
    isAnswer: ({ context }, { status }: Changed) => isAnswer(context, status),
    isReadAnswer: ({ context }, outcome: StatusOutcome) => outcome.ok && isAnswer(context, outcome.data),
  },
  actions: {
    /** Announces the result after the dialog is closed. */
    tellStatus: notProvidedEffect<{ status: VerificationStatus }>("tellStatus"),
    /** The documents are submitted, but the provider does not report it yet. */
    assumeInProgress: notProvidedEffect("assumeInProgress"),
    renewToken: sendTo("widget", (_, outcome: TokenOutcome): WidgetCommand => {
      if (!outcome.ok) throw new Error("Only a token that was fetched can be handed over.");
      return { type: "token.renewed", token: outcome.data };
    }),
    keepToken: assign((_, outcome: TokenOutcome) => ({ token: outcome.ok ? outcome.data : null })),
    forgetToken: assign({ token: null }),
    keepStatus: assign((_, { status }: { status: VerificationStatus }) => ({ status })),
    noteOpened: assign(({ context: { status } }) => ({ statusBefore: status })),
    resetCountdown: assign({ secondsLeft: SECONDS_TO_CLOSE }),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    forgetLooks: assign({ looks: 0 }),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
  },
});
