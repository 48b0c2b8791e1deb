import type { StepUpEvent, StepUpInput, StepUpOutcome } from "@amberline/flows/stepUp";
import { stepUpMachine } from "@amberline/flows/stepUp/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const submit = (code: string): StepUpEvent => ({
  type: "form.submit",
  form: new Secret({ password: "Zils-ezis-7", code }),
});

const customer = (): Record<string, StepUpEvent> => ({
  "form.submit": submit("K7M2QX"),
  "form.submit:noCode": submit(""),
  "dialog.cancel": { type: "dialog.cancel" },
});

const proven: Record<string, StepUpOutcome> = {
  ok: { ok: true, data: true },
  BADPASS: refused("BADPASS", "BADPASS"),
  INCORRECT_2FA_CODE: refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"),
  other: refused("other", "Too many attempts. Try again in 1 minute."),
  ...failures,
};

const change: Omit<StepUpInput, "takesCode"> = { act: "passwordChange" };

export const stepUpFlow: FlowDefinition<typeof stepUpMachine> = {
  id: "stepUp",
  machine: stepUpMachine,
  inputs: { withCode: { ...change, takesCode: true }, withoutCode: { ...change, takesCode: false } },
  catalogue: (snapshot) => [...examples("user", customer()), ...answers(snapshot, "stepUp", proven)],
  project: ({ takesCode }) => takesCode,
  requirements: {
    asking: ["2.2 profile menu", "2.7"],
    proving: ["2.7"],
    proven: ["2.7"],
    cancelled: ["2.7"],
  },
  texts: [...failureKeys, "stepUp.badPassword", "confirm.codeWrong"],
  takenWhileBusy: [],
  unreachable: {},
};
