import type { Client, Tokens } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import type { ReadPhone } from "@amberline/domain/phone";
import { fromPromise } from "xstate";
import { isStrongEnough, type StrengthEstimator } from "../passwordStrength";
import { Secret } from "../shared";
import { phoneMessage } from "./phoneMessage";
import { signUpMachine } from "./signUp.machine";
import { wordsOf } from "./signUp.setup";
import type { Judgement, SignUpDetails } from "./signUp.types";
import { tellsOf } from "./tellsOf";

export type PhoneReader = (text: string, country: string | null) => ReadPhone;

/** All that sign-up needs from outside. Leaving one out does not compile. */
export interface SignUpCalls extends Pick<Client, "register"> {
  /** How hard a password is to guess. */
  estimator: StrengthEstimator;
  /** Loads what reads phone numbers; rejects when it cannot be loaded. */
  loadPhones(): Promise<PhoneReader>;
  /** Keeps the newcomer's address for the page that asks for its code, and the session. */
  keepTokens(tokens: Tokens, email: string): void;
  /** Shows the provider's words in a toast. */
  showToast(text: string): void;
}

async function judge(
  { passwordRepeat: _repeat, agree: _agree, ...details }: SignUpDetails,
  { estimator, loadPhones }: Pick<SignUpCalls, "estimator" | "loadPhones">,
): Promise<Judgement> {
  const { weakness, score } = await estimator.estimate(details.password, tellsOf(details));
  if (weakness && !isStrongEnough({ score, weakness }))
    return { verdict: "refused", field: "password", problem: weakness };
  if (!details.phone) return { verdict: "fine", registration: new Secret(details) };
  const readPhone = await loadPhones().catch(() => null);
  if (!readPhone) return { verdict: "unavailable" };
  const read = readPhone(details.phone, details.country);
  return read.ok
    ? { verdict: "fine", registration: new Secret({ ...details, phone: read.phone.e164 }) }
    : { verdict: "refused", field: "phone", problem: phoneMessage(read.problem) };
}

/** The sign-up machine, ready to start. */
export const wireSignUp = (calls: SignUpCalls) =>
  signUpMachine.provide({
    actors: {
      judge: fromPromise(({ input: { details } }) => judge(details.take(), calls)),
      register: fromPromise(async ({ input: { registration }, signal }) =>
        mapOutcome(await calls.register(registration.take(), { signal }), (tokens) => new Secret(tokens)),
      ),
    },
    actions: {
      keepTokens: ({ context }, outcome) => {
        if (outcome.ok) calls.keepTokens(outcome.data.take(), context.email);
      },
      showToast: (_, outcome) => {
        const text = wordsOf(outcome);
        if (text) calls.showToast(text);
      },
    },
  });
