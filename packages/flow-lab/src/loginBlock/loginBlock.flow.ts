import type { Outcome } from "@amberline/api/client";
import type { LoginBlockEvent } from "@amberline/flows/loginBlock";
import { loginBlockMachine } from "@amberline/flows/loginBlock/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, sessionEnded, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const submit = (password: string): LoginBlockEvent => ({
  type: "form.submit",
  form: new Secret({ login: "anna@example.lv", password }),
});

const customer = (): Record<string, LoginBlockEvent> => ({
  "form.submit": submit("Zils-ezis-7"),
  "form.submit:short": submit("Zils-7"),
});

const blocked: Record<string, Outcome<true, "BADPASS">> = {
  ok: { ok: true, data: true },
  passwordWrong: refused("BADPASS", "BADPASS"),
  locked: refused("other", "Too many attempts. Try again in 1 minute."),
  ...failures,
  ...sessionEnded,
};

export const loginBlockFlow: FlowDefinition<typeof loginBlockMachine> = {
  id: "loginBlock",
  machine: loginBlockMachine,
  inputs: { form: undefined },
  catalogue: (snapshot) => [...examples("user", customer()), ...answers(snapshot, "blockLogin", blocked)],
  project: () => null,
  requirements: {
    editing: ["2.3 blocks access signed out, with email and password alone"],
    sending: ["2.3 blocks access signed out"],
    done: ["2.3 nobody signs in until a new password is set"],
  },
  texts: [...failureKeys, "signIn.passwordWrong"],
  takenWhileBusy: [],
  unreachable: {},
};
