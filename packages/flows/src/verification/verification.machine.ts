import type { Client, Outcome, VerificationStatus } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromCallback, fromPromise } from "xstate";
import { onAnswer, onEvent, Secret } from "../shared";
import type { WidgetCallbacks } from "./openWidget";
import { SECONDS_TO_CLOSE, verificationSetup, type StatusOutcome } from "./verification.setup";

const screen = "verification";
const reviewScreen = "verificationReview";

/** The status just read, as the event that reports a status. */
const statusRead = ({ event: { output } }: { event: { output: StatusOutcome } }) => ({
  status: output.ok ? output.data : ("none" as const),
});

/** The widget is open. It stays open while its token is renewed, so that nothing is lost. */
const widgetStates = verificationSetup.createStateConfig({
  initial: "loading",
  exit: "forgetToken",
  invoke: {
    id: "widget",
    src: "widget",
    input: ({ context: { token } }) => {
      if (!token) throw new Error("The widget opens only with a token.");
      return { token };
    },
    onError: "widgetError",
  },
  on: {
    "widget.failed": "widgetError",
  },
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "verification.loading" },
      on: { "widget.ready": "shown" },
      after: { widgetLoad: "#verification.dialog.widgetError" },
    },
    shown: {
      meta: { screen, focus: null, announce: "verification.shown" },
      on: {
        "widget.submitted": "#verification.dialog.review",
        "widget.tokenExpired": "renewing",
      },
    },
    renewing: {
      meta: { screen, focus: null, announce: null },
      on: { "widget.submitted": "#verification.dialog.review" },
      invoke: {
        id: "renewToken",
        src: "fetchToken",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("renewToken") },
          { target: "stalled" },
        ],
        onError: "stalled",
      },
    },
    /** The widget waits for its token; closing it would lose every photo taken so far. */
    stalled: {
      meta: { screen, focus: "retry", announce: "verification.renewalFailed" },
      on: { "verification.retry": "renewing" },
    },
  },
});

/**
 * The documents are submitted. The provider takes a moment to report it, so the status is polled, one request at a time,
 * until it arrives or the time limit is reached.
 */
const reviewStates = verificationSetup.createStateConfig({
  initial: "looking",
  on: {
    "dialog.close": { target: "#verification.closed", actions: "assumeInProgress" },
    "status.changed": [
      {
        guard: onEvent("isAnswer"),
        target: "#verification.closed",
        actions: [onEvent("keepStatus"), onEvent("tellStatus")],
      },
      { actions: onEvent("keepStatus") },
    ],
  },
  states: {
    looking: {
      initial: "reading",
      exit: "forgetLooks",
      after: { patience: "slow" },
      states: {
        reading: {
          tags: "busy",
          meta: { screen: reviewScreen, focus: null, announce: "verification.submitted" },
          invoke: {
            id: "readStatus",
            src: "readStatus",
            onDone: [
              {
                guard: onAnswer("isReadAnswer"),
                target: "#verification.closed",
                actions: [
                  { type: "keepStatus", params: statusRead },
                  { type: "tellStatus", params: statusRead },
                ],
              },
              { guard: onAnswer("isForbidden"), target: "#verification.dialog.review.slow" },
              { target: "waiting" },
            ],
            onError: "waiting",
          },
        },
        waiting: {
          tags: "busy",
          meta: { screen: reviewScreen, focus: null, announce: null },
          after: { nextLook: { target: "reading", actions: "countLook" } },
        },
      },
    },
    slow: {
      meta: { screen: reviewScreen, focus: "close", announce: "verification.slow" },
      on: { "status.retry": "looking" },
    },
  },
});

const dialogStates = verificationSetup.createStateConfig({
  initial: "fetchingToken",
  tags: "dialog",
  entry: "noteOpened",
  on: {
    // Closing before anything was submitted abandons the verification for now. It is not an error.
    "dialog.close": "#verification.closed",
    "status.changed": [
      {
        guard: onEvent("isVerified"),
        target: "#verification.closed",
        actions: [onEvent("keepStatus"), onEvent("tellStatus")],
      },
      { actions: onEvent("keepStatus") },
    ],
  },
  states: {
    fetchingToken: {
      tags: "busy",
      meta: { screen, focus: null, announce: "verification.loading" },
      invoke: {
        id: "fetchToken",
        src: "fetchToken",
        onDone: [
          { guard: onAnswer("isOk"), target: "widget", actions: onAnswer("keepToken") },
          { target: "tokenError" },
        ],
        onError: "tokenError",
      },
    },
    tokenError: {
      initial: "counting",
      exit: "resetCountdown",
      on: { "verification.retry": "fetchingToken" },
      states: {
        counting: {
          meta: { screen, focus: "retry", announce: "verification.tokenErrorCloses" },
          after: {
            second: [
              { guard: "hasSecondsLeft", target: "counting", reenter: true, actions: "countDown" },
              { target: "#verification.closed" },
            ],
          },
          on: { "countdown.stop": "held" },
        },
        held: { meta: { screen, focus: "retry", announce: null } },
      },
    },
    widget: widgetStates,
    widgetError: {
      meta: { screen, focus: "retry", announce: "verification.widgetError" },
      on: { "verification.retry": "fetchingToken" },
    },
    review: reviewStates,
  },
});

/** Identity verification (specification 2.11 and 4), from opening the dialog to closing it. */
export const verificationMachine = verificationSetup.createMachine({
  id: "verification",
  context: ({ input }) => ({
    ...input,
    statusBefore: input.status,
    token: null,
    secondsLeft: SECONDS_TO_CLOSE,
    looks: 0,
  }),
  initial: "boot",
  on: {
    "status.changed": { actions: onEvent("keepStatus") },
  },
  states: {
    boot: { always: [{ guard: "opens", target: "dialog" }, { target: "closed" }] },
    closed: {
      meta: { screen: "none", focus: "opener", announce: null },
      on: { "verification.open": { guard: "canOpen", target: "dialog" } },
    },
    dialog: dialogStates,
  },
});

export interface VerificationCalls extends Pick<Client, "verificationToken"> {
  /** Resolves once there is a connection, or the signal is aborted. */
  whenOnline(signal: AbortSignal): Promise<void>;
  /** Refreshes the user wherever it is shown and returns the verification status. */
  readStatus(options: { signal: AbortSignal }): Promise<Outcome<VerificationStatus>>;
  /** Opens the widget and returns a function that closes it; `openWidgetWith` builds one with the official SDK. */
  openWidget(token: string, ears: WidgetCallbacks): () => void;
  /** Announces the result once the dialog is closed. */
  tellStatus(status: VerificationStatus): void;
  /** Documents were submitted, but the provider does not report it yet; show "in progress" until it does. */
  assumeInProgress(): void;
}

export const wireVerification = (calls: VerificationCalls) =>
  verificationMachine.provide({
    actors: {
      fetchToken: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.verificationToken({ signal }), (token) => new Secret(token)),
      ),
      readStatus: fromPromise(async ({ signal }) => {
        await calls.whenOnline(signal);
        return calls.readStatus({ signal });
      }),
      widget: fromCallback(({ input, sendBack, receive }) => {
        const waiting: ((token: string) => void)[] = [];
        receive(({ token }) => {
          const renewed = token.take();
          waiting.splice(0).forEach((resolve) => resolve(renewed));
        });
        return calls.openWidget(input.token.take(), {
          hear: sendBack,
          renewToken: () =>
            new Promise((resolve) => {
              waiting.push(resolve);
              sendBack({ type: "widget.tokenExpired" });
            }),
        });
      }),
    },
    actions: {
      tellStatus: (_, { status }) => calls.tellStatus(status),
      assumeInProgress: () => calls.assumeInProgress(),
    },
  });
