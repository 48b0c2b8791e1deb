import type { Client } from "@amberline/api/client";
import { email, resetConfirmRules, validate } from "@amberline/domain/rules";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { failureNotice, type Secret, type ToastCalls } from "../shared";

export interface NewPassword {
  code: string;
  password: string;
  passwordRepeat: string;
}

export type PasswordResetEvent = RequestEvent<Secret<NewPassword>>;

const emailRule = email().required();

/** The address in a link; null unless it is an e-mail address. */
export function emailIn(given: string | null): string | null {
  const address = given?.trim() ?? "";
  return emailRule.isValidSync(address) ? address : null;
}

const isFilledIn = (form: NewPassword) => Object.keys(validate(resetConfirmRules, form)).length === 0;

export const passwordResetMachine = createRequest<
  { email: string },
  Secret<NewPassword>,
  never,
  true,
  "USER NOT FOUND" | "CODE DOES NOT MATCH"
>({
  id: "passwordReset",
  screen: "resetPassword",
  call: "confirmReset",
  sending: "newPassword.saving",
  isReady: (form) => form.satisfies(isFilledIn),
  noticeOf: (outcome, _, isInDoubt) => {
    if (outcome.problem !== "refused") return failureNotice(outcome);
    // A code works once: the attempt in doubt may have used it.
    if (outcome.code === "CODE DOES NOT MATCH")
      return { key: isInDoubt ? "newPassword.codeUsed" : "newPassword.codeWrong", field: "code" };
    if (outcome.code === "USER NOT FOUND") return { key: "newPassword.userUnknown" };
    return failureNotice(outcome);
  },
  done: () => "newPassword.changed",
  next: "signIn",
});

export interface PasswordResetCalls extends Pick<Client, "confirmReset">, ToastCalls {}

export const wirePasswordReset = (calls: PasswordResetCalls) =>
  passwordResetMachine.provide({
    actors: {
      send: fromPromise(({ input: { about, form }, signal }) => {
        const { code, password } = form.take();
        return calls.confirmReset({ email: about.email, code, password }, { signal });
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
