import type { Outcome } from "@amberline/api/client";
import type { PasswordChangeEvent } from "@amberline/flows/passwordChange";
import { passwordChangeMachine } from "@amberline/flows/passwordChange/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const submit = (password: string): PasswordChangeEvent => ({
  type: "form.submit",
  form: new Secret({ password, passwordRepeat: password }),
});

const customer = (): Record<string, PasswordChangeEvent> => ({
  "form.submit": submit("Zils-ezis-7"),
  "form.submit:weak": submit("zils-ezis-7"),
});

const changed: Record<string, Outcome<true>> = {
  ok: { ok: true, data: true },
  other: refused("other", "Choose a password you have not had before"),
  ...failures,
};

export const passwordChangeFlow: FlowDefinition<typeof passwordChangeMachine> = {
  id: "passwordChange",
  machine: passwordChangeMachine,
  inputs: { signedIn: undefined },
  catalogue: (snapshot) => [...examples("user", customer()), ...answers(snapshot, "changePassword", changed)],
  project: () => null,
  requirements: {
    editing: ["2.7", "5 change password", "8 change password failure"],
    sending: ["7 /user/reset_pass"],
    done: ["8 success toast"],
  },
  texts: [...failureKeys, "newPassword.maybeChanged"],
  takenWhileBusy: [],
  unreachable: {},
};
