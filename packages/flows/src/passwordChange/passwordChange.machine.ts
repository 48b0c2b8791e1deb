import type { Client } from "@amberline/api/client";
import { passwordChangeRules, validate } from "@amberline/domain/rules";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { failureNotice, type Secret, type ToastCalls } from "../shared";

export interface ChangedPassword {
  password: string;
  passwordRepeat: string;
}

export type PasswordChangeEvent = RequestEvent<Secret<ChangedPassword>>;

const isFilledIn = (form: ChangedPassword) => Object.keys(validate(passwordChangeRules, form)).length === 0;

export const passwordChangeMachine = createRequest<undefined, Secret<ChangedPassword>, never, true>({
  id: "passwordChange",
  screen: "changePassword",
  call: "changePassword",
  sending: "newPassword.saving",
  isReady: (form) => form.satisfies(isFilledIn),
  // Unknown without an answer; sending the same password again is safe, so the text advises that.
  noticeOf: (outcome) =>
    outcome.problem === "timeout" ? { key: "newPassword.maybeChanged" } : failureNotice(outcome),
  isFailureToasted: true,
  done: () => "newPassword.changedHere",
  next: "home",
});

export interface PasswordChangeCalls extends Pick<Client, "changePassword">, ToastCalls {}

export const wirePasswordChange = (calls: PasswordChangeCalls) =>
  passwordChangeMachine.provide({
    actors: {
      send: fromPromise(({ input: { form }, signal }) =>
        calls.changePassword(form.take().password, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
