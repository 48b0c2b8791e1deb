import { onAnswer, onEvent } from "../shared";
import { payeeFormSetup, readInput, saveInput, savedToast } from "./payeeForm.setup";

const screen = "payeeForm";

/** Making or changing a template or a receiver: read it, fill in the form, save. */
export const payeeFormMachine = payeeFormSetup.createMachine({
  id: "payeeForm",
  context: ({ input }) => ({ ...input, payee: null, notice: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "isNew", target: "editing" }, { target: "reading" }] },
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readPayees",
        src: "readPayees",
        input: readInput,
        onDone: [
          { guard: onAnswer("isThere"), target: "editing", actions: onAnswer("keepPayee") },
          { guard: onAnswer("isOk"), target: "notFound" },
          { target: "failed", actions: onAnswer("noteUnread") },
        ],
        onError: { target: "failed", actions: { type: "note", params: { key: "error.general" } } },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "page.retry": "reading" },
    },
    /** There is none, or it is not the customer's. */
    notFound: { meta: { screen, focus: "title", announce: null } },
    editing: {
      meta: { screen, focus: null, announce: null },
      on: { "form.submit": { guard: onEvent("isSameKind"), target: "saving" } },
    },
    saving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "payees.saving" },
      entry: "clearNotice",
      invoke: {
        id: "savePayee",
        src: "savePayee",
        input: saveInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "saved",
            actions: { type: "showToast", params: savedToast },
          },
          // Saving the same twice is saving it once, so an answer that was lost is no reason not to try again.
          { target: "editing", actions: onAnswer("noteUnsaved") },
        ],
        onError: { target: "editing", actions: "noteDefect" },
      },
    },
    saved: { type: "final", meta: { screen: "savedPayees", focus: null, announce: null } },
  },
});
