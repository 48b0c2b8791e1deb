import { signUpRules, validate } from "@amberline/domain/rules";
import { assertEvent, assign, setup, type DoneActorEvent } from "xstate";
import {
  failureNotice,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type Secret,
} from "../shared";
import type { SignUpDraft } from "@amberline/api/client";
import type { Judgement, RegisterOutcome, SignUpContext, SignUpDetails, SignUpEvent } from "./signUp.types";

type Submitted = Extract<SignUpEvent, { type: "form.submit" }>;

const isFilledIn = (details: SignUpDetails) => Object.keys(validate(signUpRules, details)).length === 0;

/** The provider's own words for why it did not work. */
export const wordsOf = (outcome: RegisterOutcome): string | undefined =>
  outcome.ok ? undefined : failureNotice(outcome).text;

/** Everything the sign-up chart names. */
export const signUpSetup = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    output: {} as { email: string },
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    judge: notProvided<Judgement, { details: Secret<SignUpDetails> }>("judge"),
    register: notProvided<RegisterOutcome, { registration: Secret<SignUpDraft> }>("register"),
  },
  guards: {
    isFilledIn: (_, { details }: Submitted) => details.satisfies(isFilledIn),
    isFine: (_, { verdict }: Judgement) => verdict === "fine",
    isRefused: (_, { verdict }: Judgement) => verdict === "refused",
    isOk,
    isTaken: (_, outcome: RegisterOutcome) => isRefusal(outcome, "NO UINIQ "),
    isToldInWords: (_, outcome: RegisterOutcome) => wordsOf(outcome) !== undefined,
  },
  actions: {
    keepTokens: notProvidedEffect<RegisterOutcome>("keepTokens"),
    showToast: notProvidedEffect<RegisterOutcome>("showToast"),
    noteAttempt: assign((_, { email }: Submitted) => ({ email, notice: null })),
    note: assign((_, notice: Notice) => ({ notice })),
    noteRefused: assign((_, judgement: Judgement) =>
      judgement.verdict === "refused" ? { notice: { ...judgement.problem, field: judgement.field } } : {},
    ),
    noteFailure: assign((_, outcome: RegisterOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    clearNotice: assign({ notice: null }),
  },
});

/** Tells the customer something, at the field it is about or beside the form. */
export const say = (key: string, field?: string) =>
  ({ type: "note", params: field ? { key, field } : { key } }) as const;

export function judgeInput({ event }: { event: SignUpEvent }) {
  assertEvent(event, "form.submit");
  return { details: event.details };
}

export function registerInput({ event }: { event: SignUpEvent }) {
  const { output } = event as unknown as DoneActorEvent<Judgement>;
  if (output.verdict !== "fine") throw new Error("Only a form that was judged fine is sent.");
  return { registration: output.registration };
}
