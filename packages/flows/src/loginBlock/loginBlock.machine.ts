import type { Client } from "@amberline/api/client";
import { signInRules, validate } from "@amberline/domain/rules";
import { fromPromise } from "xstate";
import { createRequest, type RequestEvent } from "../request";
import { failureNotice, type Secret, type ToastCalls } from "../shared";

export interface BlockedCredentials {
  login: string;
  password: string;
}

export type LoginBlockEvent = RequestEvent<Secret<BlockedCredentials>>;

const isFilledIn = (form: BlockedCredentials) => Object.keys(validate(signInRules, form)).length === 0;

/** Blocks access, signed out, by e-mail and password (specification 2.3). Asking again does no harm. */
export const loginBlockMachine = createRequest<undefined, Secret<BlockedCredentials>, never, true, "BADPASS">(
  {
    id: "loginBlock",
    screen: "loginBlock",
    call: "blockLogin",
    sending: "loginBlock.blocking",
    isReady: (form) => form.satisfies(isFilledIn),
    noticeOf: (outcome) =>
      outcome.problem === "refused" && outcome.code === "BADPASS"
        ? { key: "signIn.passwordWrong", field: "password" }
        : failureNotice(outcome),
    done: () => "loginBlock.done",
    next: "loginBlock",
  },
);

export interface LoginBlockCalls extends Pick<Client, "blockLogin">, ToastCalls {}

export const wireLoginBlock = (calls: LoginBlockCalls) =>
  loginBlockMachine.provide({
    actors: {
      send: fromPromise(({ input: { form }, signal }) => {
        const { login, password } = form.take();
        return calls.blockLogin({ email: login, password }, { signal });
      }),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
