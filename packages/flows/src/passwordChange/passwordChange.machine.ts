import type { Client } from "@amberline/api/client";
import { passwordChangeRules, validate } from "@amberline/domain/rules";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { failureNotice, type Secret, type ToastCalls } from "../shared";

/** The new password, typed twice. */
export interface ChangedPassword {
  password: string;
  passwordRepeat: string;
}

export type PasswordChangeEvent = RequestEvent<Secret<ChangedPassword>>;

const isFilledIn = (form: ChangedPassword) => Object.keys(validate(passwordChangeRules, form)).length === 0;

/** Changing the password of somebody signed in. */
export const passwordChangeMachine = createRequest<undefined, Secret<ChangedPassword>, never, true>({
  id: "passwordChange",
  screen: "changePassword",
  call: "changePassword",
  sending: "newPassword.saving",
  isReady: (form) => form.satisfies(isFilledIn),
  // Without an answer nobody knows; the same password can be sent again, so that is the advice.
  noticeOf: (outcome) =>
    outcome.problem === "timeout" ? { key: "newPassword.maybeChanged" } : failureNotice(outcome),
  isFailureToasted: true,
  done: () => "newPassword.changedHere",
  next: "home",
});

/** All that changing a password needs from outside. Leaving one out does not compile. */
export interface PasswordChangeCalls extends Pick<Client, "changePassword">, ToastCalls {}

/** The password-change machine, ready to start. */
export const wirePasswordChange = (calls: PasswordChangeCalls) =>
  passwordChangeMachine.provide({
    actors: {
      send: fromPromise(({ input: { form }, signal }) =>
        calls.changePassword(form.take().password, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
