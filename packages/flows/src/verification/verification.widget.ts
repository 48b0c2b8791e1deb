import { onAnswer, onEvent } from "../shared";
import { tokenInput, verificationSetup } from "./verification.setup";

const screen = "verification";

/** The widget on screen. It stays there while its token is renewed, so nothing done in it is lost. */
export const widgetStates = verificationSetup.createStateConfig({
  initial: "loading",
  exit: ["forgetToken", "clearNotice"],
  invoke: { id: "widget", src: "widget", input: tokenInput, onError: "widgetError" },
  on: {
    "widget.failed": "widgetError",
    "widget.complained": { actions: onEvent("noteComplaint") },
    "widget.progressed": { actions: "clearNotice" },
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
          { target: "#verification.dialog.tokenError" },
        ],
        onError: "#verification.dialog.tokenError",
      },
    },
  },
});
