import { onAnswer, onEvent, toast } from "../shared";
import { complaintSetup, sendInput } from "./complaint.setup";

const screen = "complaint";

/** A message to the bank with what proves it (specification 2.13): filled in, sent, and known by its number. */
export const complaintMachine = complaintSetup.createMachine({
  id: "complaint",
  context: { progress: null, receipt: null, notice: null },
  initial: "editing",
  states: {
    editing: {
      meta: { screen, focus: null, announce: null },
      on: { "form.submit": { guard: onEvent("isWithinLimits"), target: "sending" } },
    },
    sending: {
      tags: "busy",
      meta: { screen, focus: null, announce: "complaint.sending" },
      entry: "begin",
      on: {
        "upload.progressed": { actions: onEvent("noteProgress") },
        "sending.cancel": "cancelled",
      },
      invoke: {
        id: "sendComplaint",
        src: "sendComplaint",
        input: sendInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "sent",
            actions: [onAnswer("keepReceipt"), toast("positive", "complaint.sent")],
          },
          // Sent again as it is, it is the same complaint, so an answer that was lost is no reason not to try again.
          { target: "editing", actions: onAnswer("noteUnsent") },
        ],
        onError: { target: "editing", actions: { type: "note", params: { key: "error.general" } } },
      },
    },
    /** The form as it was; nobody knows whether the last byte had left. */
    cancelled: {
      meta: { screen, focus: null, announce: "complaint.cancelled" },
      on: { "form.submit": { guard: onEvent("isWithinLimits"), target: "sending" } },
    },
    sent: {
      meta: { screen, focus: "title", announce: null },
      on: { "complaint.begin": { target: "editing", actions: "begin" } },
    },
  },
});
