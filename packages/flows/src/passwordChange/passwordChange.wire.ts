import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import type { ToastCalls } from "../shared";
import { passwordChangeMachine } from "./passwordChange.machine";

/** All that changing a password needs from outside. Leaving one out does not compile. */
export interface PasswordChangeCalls extends Pick<Client, "changePassword">, ToastCalls {}

/** The password-change machine, ready to start. */
export const wirePasswordChange = (calls: PasswordChangeCalls) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(({ input: { form }, signal }) =>
        calls.changePassword(form.take().password, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
