import type { Client, Outcome, SignUpDraft, Tokens } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import type { PhoneProblem, ReadPhone } from "@amberline/domain/phone";
import { signUpRules, validate, type RuleMessage } from "@amberline/domain/rules";
import { assertEvent, assign, fromPromise, setup, type DoneActorEvent } from "xstate";
import type { StrengthEstimator } from "../passwordStrength/createEstimator";
import { isStrongEnough } from "../passwordStrength/strength";
import {
  failureNoted,
  failureNotice,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  Secret,
  type LeafMeta,
  type Notice,
} from "../shared";

/** The sign-up form as it was filled in, tidied; `phone` as it was written. */
export type SignUpDetails = SignUpDraft & { passwordRepeat: string; agree: boolean };

/** What is found out about a filled form before anything is sent. */
export type Judgement =
  /** Everything may go; `phone` now is as E.164 has it. */
  | { verdict: "fine"; registration: Secret<SignUpDraft> }
  /** The field that stands in the way, and why. */
  | { verdict: "refused"; field: "password" | "phone"; problem: RuleMessage }
  /** What judges phone numbers could not be loaded. */
  | { verdict: "unavailable" };

interface SignUpContext {
  /** E-mail of the last attempt. */
  email: string;
  notice: Notice | null;
}

export type SignUpEvent = { type: "form.submit"; email: string; details: Secret<SignUpDetails> };

export type RegisterOutcome = Outcome<Secret<Tokens>, "NO UINIQ ">;
type Submitted = Extract<SignUpEvent, { type: "form.submit" }>;

const isFilledIn = (details: SignUpDetails) => Object.keys(validate(signUpRules, details)).length === 0;

/** The provider's own words for why it did not work. */
const wordsOf = (outcome: RegisterOutcome): string | undefined =>
  outcome.ok ? undefined : failureNotice(outcome).text;

const signUpSetup = setup({
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
    setNotice: assign((_, notice: Notice) => ({ notice })),
    noteRefused: assign((_, judgement: Judgement) =>
      judgement.verdict === "refused" ? { notice: { ...judgement.problem, field: judgement.field } } : {},
    ),
    noteFailure: assign(failureNoted),
  },
});

/** Tells the customer something, at the field it is about or beside the form. */
const setNotice = (key: string, field?: string) =>
  ({ type: "setNotice", params: field ? { key, field } : { key } }) as const;

function judgeInput({ event }: { event: SignUpEvent }) {
  assertEvent(event, "form.submit");
  return { details: event.details };
}

function registerInput({ event }: { event: SignUpEvent }) {
  const { output } = event as unknown as DoneActorEvent<Judgement>;
  if (output.verdict !== "fine") throw new Error("Only a form that was judged fine is sent.");
  return { registration: output.registration };
}

/** Opening an account: the form, whether its password and phone will do, the provider's answer. */
export const signUpMachine = signUpSetup.createMachine({
  id: "signUp",
  context: { email: "", notice: null },
  output: ({ context }) => ({ email: context.email }),
  initial: "editing",
  states: {
    editing: {
      meta: { screen: "signUp", focus: null, announce: null },
      on: {
        "form.submit": {
          guard: onEvent("isFilledIn"),
          target: "judging",
          actions: onEvent("noteAttempt"),
        },
      },
    },
    judging: {
      tags: "busy",
      meta: { screen: "signUp", focus: null, announce: "signUp.submitting" },
      invoke: {
        id: "judge",
        src: "judge",
        input: judgeInput,
        onDone: [
          { guard: onAnswer("isFine"), target: "submitting" },
          { guard: onAnswer("isRefused"), target: "editing", actions: onAnswer("noteRefused") },
          { target: "editing", actions: setNotice("error.access") },
        ],
        onError: "defect",
      },
    },
    submitting: {
      tags: "busy",
      meta: { screen: "signUp", focus: null, announce: "signUp.submitting" },
      invoke: {
        id: "register",
        src: "register",
        input: registerInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "registered", actions: onAnswer("keepTokens") },
          { guard: onAnswer("isTaken"), target: "editing", actions: setNotice("error.email.taken", "email") },
          {
            guard: onAnswer("isToldInWords"),
            target: "editing",
            actions: [onAnswer("noteFailure"), onAnswer("showToast")],
          },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: "defect",
      },
      // The account may have been opened all the same; trying again then says that it exists.
    },
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
    registered: { type: "final", meta: { screen: "confirm", focus: null, announce: null } },
  },
});

/** What a form says of a phone number that could not be read. */
export const phoneMessage = (problem: PhoneProblem): RuleMessage =>
  problem === "empty" ? { key: "error.phone.invalid" } : { key: `error.phone.${problem}` };

type Told = Partial<
  Record<"firstName" | "lastName" | "email" | "phone" | "city" | "street" | "zip", string | null>
>;

/** What a newcomer has said of themselves: a password made of it is easy to guess. */
export const tellsOf = ({ firstName, lastName, email, phone, city, street, zip }: Told): string[] =>
  [firstName, lastName, email, phone, city, street, zip].flatMap((text) => text || []);

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
