import type { Client, Outcome, SignUpDraft, Tokens } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import type { PhoneProblem, ReadPhone } from "@amberline/domain/phone";
import { signUpRules, validate, type RuleMessage } from "@amberline/domain/rules";
import { assertEvent, assign, fromPromise, setup, type DoneActorEvent } from "xstate";
import type { StrengthEstimator } from "../passwordStrength/createEstimator";
import { isStrongEnough } from "@amberline/domain/passwordStrength";
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

/** The submitted form, trimmed; `phone` as typed. */
export type SignUpDetails = SignUpDraft & { passwordRepeat: string; agree: boolean };

/** Result of the checks that precede the request. */
export type Judgement =
  /** `phone` is now in E.164. */
  | { verdict: "fine"; registration: Secret<SignUpDraft> }
  /** The invalid field and the reason. */
  | { verdict: "refused"; field: "password" | "phone"; problem: RuleMessage }
  /** Phone metadata could not be loaded. */
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

/** The provider's reason. */
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

/** Sign-up: the form, the checks of password and phone, the request. */
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
      // The account may exist by now; a retry then reports that it does.
    },
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
    registered: { type: "final", meta: { screen: "confirm", focus: null, announce: null } },
  },
});

export const phoneMessage = (problem: PhoneProblem): RuleMessage =>
  problem === "empty" ? { key: "error.phone.invalid" } : { key: `error.phone.${problem}` };

type Told = Partial<
  Record<"firstName" | "lastName" | "email" | "phone" | "city" | "street" | "zip", string | null>
>;

/** Personal data that would make a password easy to guess. */
export const tellsOf = ({ firstName, lastName, email, phone, city, street, zip }: Told): string[] =>
  [firstName, lastName, email, phone, city, street, zip].flatMap((text) => text || []);

export type PhoneReader = (text: string, country: string | null) => ReadPhone;

export interface SignUpCalls extends Pick<Client, "register"> {
  estimator: StrengthEstimator;
  /** Loads phone metadata; rejects on failure. */
  loadPhones(): Promise<PhoneReader>;
  /** Keeps the e-mail address for the confirmation page, and the session. */
  keepTokens(tokens: Tokens, email: string): void;
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
