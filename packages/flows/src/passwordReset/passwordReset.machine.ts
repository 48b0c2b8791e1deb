import type { Client } from "@amberline/api/client";
import { email, resetConfirmRules, validate } from "@amberline/domain/rules";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { failureNotice, type Secret, type ToastCalls } from "../shared";

/** What goes with the address: the code that was e-mailed and the new password. */
export interface NewPassword {
  code: string;
  password: string;
  passwordRepeat: string;
}

export type PasswordResetEvent = RequestEvent<Secret<NewPassword>>;

const emailRule = email().required();

/** The address a code was sent to, as a link names it; null for anything else than an e-mail. */
export function emailIn(given: string | null): string | null {
  const address = given?.trim() ?? "";
  return emailRule.isValidSync(address) ? address : null;
}

const isFilledIn = (form: NewPassword) => Object.keys(validate(resetConfirmRules, form)).length === 0;

/** Setting a new password with the code that was e-mailed. */
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

/** All that a password reset needs from outside. Leaving one out does not compile. */
export interface PasswordResetCalls extends Pick<Client, "confirmReset">, ToastCalls {}

/** The password-reset machine, ready to start. */
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
