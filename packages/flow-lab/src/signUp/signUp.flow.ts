import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, sessionEnded, refused } from "@amberline/flows/shared/examples";
import type { Judgement, RegisterOutcome, SignUpDetails, SignUpEvent } from "@amberline/flows/signUp";
import { signUpMachine } from "@amberline/flows/signUp/machine";
import { exampleDetails } from "@amberline/flows/signUp/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const submit = (change: Partial<SignUpDetails> = {}): SignUpEvent => ({
  type: "form.submit",
  email: exampleDetails.email,
  details: new Secret({ ...exampleDetails, ...change }),
});

const customer = (): Record<string, SignUpEvent> => ({
  "form.submit": submit(),
  "form.submit:disagreed": submit({ agree: false }),
});

const judged = (): Record<string, Judgement> => {
  const { passwordRepeat: _repeat, agree: _agree, ...registration } = exampleDetails;
  return {
    fine: { verdict: "fine", registration: new Secret({ ...registration, phone: "+37120000001" }) },
    weak: { verdict: "refused", field: "password", problem: { key: "error.password.weak.personal" } },
    phone: { verdict: "refused", field: "phone", problem: { key: "error.phone.tooShort" } },
    unavailable: { verdict: "unavailable" },
  };
};

const registered = (): Record<string, RegisterOutcome> => ({
  ok: { ok: true, data: new Secret({ accessToken: "access", refreshToken: "refresh" }) },
  taken: refused("NO UINIQ ", "NO UINIQ "),
  other: refused("other", "We do not open accounts for your country yet"),
  ...failures,
  ...sessionEnded,
});

export const signUpFlow: FlowDefinition<typeof signUpMachine> = {
  id: "signUp",
  machine: signUpMachine,
  inputs: { empty: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer()),
    ...answers(snapshot, "judge", judged()),
    ...answers(snapshot, "register", registered()),
  ],
  project: () => null,
  requirements: {
    editing: ["2.4", "5 sign up", "8 sign up"],
    judging: ["5 sign up: password strength"],
    submitting: ["7 /reg"],
    defect: ["2.2 error page", "8 render errors"],
    registered: ["4 sign-up success"],
  },
  texts: [...failureKeys, "error.email.taken"],
  takenWhileBusy: [],
  unreachable: {},
};
