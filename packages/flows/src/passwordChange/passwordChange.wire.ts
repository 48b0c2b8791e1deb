import type { Client } from "@amberline/api/client";
import { fromPromise } from "xstate";
import type { Notice } from "../shared";
import { passwordChangeMachine } from "./passwordChange.machine";

/** All that changing a password needs from outside. Leaving one out does not compile. */
export interface PasswordChangeCalls extends Pick<Client, "changePassword"> {
  /** Says in a toast that the password was changed. */
  tellChanged(): void;
  /** Says in a toast why it was not. */
  tellFailed(notice: Notice): void;
}

/** The password-change machine, ready to start. */
export const wirePasswordChange = (calls: PasswordChangeCalls) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(({ input: { form }, signal }) =>
        calls.changePassword(form.take().password, { signal }),
      ),
    },
    actions: {
      tellChanged: () => calls.tellChanged(),
      tellFailed: (_, notice) => calls.tellFailed(notice),
    },
  });
