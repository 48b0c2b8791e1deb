import { passwordChangeRules, validate } from "@amberline/domain/rules";
import { assertEvent, assign, setup } from "xstate";
import {
  failureNotice,
  isOk,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type Secret,
  type ToastNotice,
} from "../shared";
import type {
  ChangedPassword,
  ChangeOutcome,
  PasswordChangeContext,
  PasswordChangeEvent,
} from "./passwordChange.types";

type Submitted = Extract<PasswordChangeEvent, { type: "form.submit" }>;

const isFilledIn = (form: ChangedPassword) => Object.keys(validate(passwordChangeRules, form)).length === 0;

/** Without an answer nobody knows; the same password can be sent again, so that is the advice. */
const noticeOf = (outcome: ChangeOutcome): Notice | null => {
  if (outcome.ok) return null;
  return outcome.problem === "timeout" ? { key: "newPassword.maybeChanged" } : failureNotice(outcome);
};

/** Everything the password-change chart names. */
export const passwordChangeSetup = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { changePassword: notProvided<ChangeOutcome, { form: Secret<ChangedPassword> }>("changePassword") },
  guards: {
    isFilledIn: (_, { form }: Submitted) => form.satisfies(isFilledIn),
    isOk,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    note: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, outcome: ChangeOutcome) => ({ notice: noticeOf(outcome) })),
    clearNotice: assign({ notice: null }),
  },
});

/** A failure is shown in a toast besides the form (specification 8). */
export const toastNotice = {
  type: "showToast",
  params: ({ context }: { context: PasswordChangeContext }): ToastNotice => ({
    tone: "negative",
    notice: context.notice ?? { key: "error.general" },
  }),
} as const;

export function changeInput({ event }: { event: PasswordChangeEvent }) {
  assertEvent(event, "form.submit");
  return { form: event.form };
}
