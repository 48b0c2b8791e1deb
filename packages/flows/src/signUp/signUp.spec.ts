import { answers, examples, failureKeys, failures, refused, Secret, type FlowSpec } from "../shared";
import { signUpMachine } from "./signUp.machine";
import type { Judgement, RegisterOutcome, SignUpDetails, SignUpEvent } from "./signUp.types";

const email = "anna@example.lv";

/** A form as a newcomer fills it in. */
export const exampleDetails: SignUpDetails = {
  firstName: "Anna",
  lastName: "Bērziņa",
  email,
  phone: "20 000 001",
  country: "LV",
  city: "Rīga",
  zip: "LV-1010",
  street: "Brīvības iela 1",
  password: "Zils-ezis-7",
  passwordRepeat: "Zils-ezis-7",
  agree: true,
};

const submit = (change: Partial<SignUpDetails> = {}): SignUpEvent => ({
  type: "form.submit",
  email,
  details: new Secret({ ...exampleDetails, ...change }),
});

const customer = (): Record<string, SignUpEvent> => ({
  "form.submit": submit(),
  "form.submit:disagreed": submit({ agree: false }),
  "page.reload": { type: "page.reload" },
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
});

/** What the stepper and the tests know of sign-up. */
export const signUpSpec: FlowSpec<typeof signUpMachine> = {
  id: "signUp",
  machine: signUpMachine,
  inputs: { empty: undefined },
  catalogue: (snapshot) => [
    ...examples("user", customer()),
    ...answers(snapshot, "judge", judged()),
    ...answers(snapshot, "register", registered()),
    ...examples("environment", { "page.left": { type: "page.left" } }),
  ],
  project: () => null,
  requirements: {
    editing: ["2.4", "5 sign up", "8 sign up"],
    judging: ["5 sign up: password strength"],
    submitting: ["7 /reg"],
    defect: ["2.2 error page", "8 render errors"],
    registered: ["4 sign-up success"],
    left: ["2.1"],
  },
  texts: [...failureKeys, "error.email.taken"],
  takenWhileBusy: [],
  unreachable: {},
};
