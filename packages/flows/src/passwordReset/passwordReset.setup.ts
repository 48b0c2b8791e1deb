import { email, resetConfirmRules, validate } from "@amberline/domain/rules";
import { assertEvent, assign, setup } from "xstate";
import {
  failureNotice,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type Secret,
  type ToastNotice,
} from "../shared";
import type {
  ConfirmResetOutcome,
  NewPassword,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
} from "./passwordReset.types";

type Submitted = Extract<PasswordResetEvent, { type: "form.submit" }>;

const emailRule = email().required();
const isFilledIn = (form: NewPassword) => Object.keys(validate(resetConfirmRules, form)).length === 0;

/** Everything the password-reset chart names. */
export const passwordResetSetup = setup({
  types: {
    input: {} as PasswordResetInput,
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    confirmReset: notProvided<ConfirmResetOutcome, { email: string; form: Secret<NewPassword> }>(
      "confirmReset",
    ),
  },
  guards: {
    hasEmail: ({ context }) => emailRule.isValidSync(context.email),
    isFilledIn: (_, { form }: Submitted) => form.satisfies(isFilledIn),
    isOk,
    isUserUnknown: (_, outcome: ConfirmResetOutcome) => isRefusal(outcome, "USER NOT FOUND"),
    isCodeWrong: (_, outcome: ConfirmResetOutcome) => isRefusal(outcome, "CODE DOES NOT MATCH"),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    note: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, outcome: ConfirmResetOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    clearNotice: assign({ notice: null }),
    emptyCode: assign(({ context }) => ({ emptied: { code: context.emptied.code + 1 } })),
  },
});

/** Tells the customer something above the form, and which field it is about. */
export const say = (key: string, field?: string) =>
  ({ type: "note", params: field ? { key, field } : { key } }) as const;

export function resetInput({ context, event }: { context: PasswordResetContext; event: PasswordResetEvent }) {
  assertEvent(event, "form.submit");
  return { email: context.email, form: event.form };
}

export const startingContext = ({ input }: { input: PasswordResetInput }): PasswordResetContext => ({
  email: input.email?.trim() ?? "",
  notice: null,
  emptied: { code: 0 },
});
