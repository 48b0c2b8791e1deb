import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import { passwordResetMachine } from "./passwordReset.machine";
import type { ToastCalls } from "../shared";

/** All that a password reset needs from outside. Leaving one out does not compile. */
export interface PasswordResetCalls extends Pick<Client, "confirmReset">, ToastCalls {}

/** The password-reset machine, ready to start. */
export const wirePasswordReset = (calls: PasswordResetCalls) =>
  passwordResetMachine.provide({
    actors: {
      confirmReset: fromPromise(({ input: { email, form }, signal }) => {
        const { code, password } = form.take();
        return calls.confirmReset({ email, code, password }, { signal });
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
