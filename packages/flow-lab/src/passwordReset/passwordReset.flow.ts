import type { Outcome } from "@amberline/api/client";
import type { PasswordResetEvent } from "@amberline/flows/passwordReset";
import { passwordResetMachine } from "@amberline/flows/passwordReset/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, sessionEnded, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const submit = (code: string, password: string): PasswordResetEvent => ({
  type: "form.submit",
  form: new Secret({ code, password, passwordRepeat: password }),
});

const customer = (): Record<string, PasswordResetEvent> => ({
  "form.submit": submit("135790", "Zils-ezis-7"),
  "form.submit:short": submit("135790", "Zils-7"),
});

const confirmed: Record<string, Outcome<true, "USER NOT FOUND" | "CODE DOES NOT MATCH">> = {
  ok: { ok: true, data: true },
  userUnknown: refused("USER NOT FOUND", "USER NOT FOUND"),
  codeWrong: refused("CODE DOES NOT MATCH", "CODE DOES NOT MATCH"),
  other: refused("other", "Choose a password you have not had before"),
  ...failures,
  ...sessionEnded,
};

export const passwordResetFlow: FlowDefinition<typeof passwordResetMachine> = {
  id: "passwordReset",
  machine: passwordResetMachine,
  inputs: { mailed: { email: "anna@example.lv" } },
  catalogue: (snapshot) => [...examples("user", customer()), ...answers(snapshot, "confirmReset", confirmed)],
  project: () => null,
  requirements: {
    editing: ["2.6", "5 reset password confirm", "8 reset confirm"],
    sending: ["7 /reset_confirm"],
    done: ["2.6", "8 password changed"],
  },
  texts: [...failureKeys, "newPassword.codeWrong", "newPassword.codeUsed", "newPassword.userUnknown"],
  takenWhileBusy: [],
  unreachable: {},
};
