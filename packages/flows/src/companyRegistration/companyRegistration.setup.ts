import type { Company, CompanyAnswerDraft, Outcome } from "@amberline/api/client";
import { assign, raise, sendTo, setup } from "xstate";
import type { contractMachine } from "../contract";
import type { documentsMachine } from "../documents";
import type { membersMachine } from "../members";
import {
  failureNotice,
  isOk,
  notProvided,
  notProvidedEffect,
  notProvidedMachine,
  POLL_INTERVAL,
  type HostEvent,
  type LeafMeta,
  type Notice,
} from "../shared";
import { fieldOfAnswer } from "./answers";
import { firstOpenStep, mustRegister, type CompanyRead, type CompanyStep } from "./soFar";

export interface CompanyRegistrationInput {
  /** The company's account; null to open one. */
  companyId: string | null;
  /** The page. The profile shows a registration only if the company must complete it. */
  page: "registration" | "profile";
}

export interface CompanyRegistrationContext extends CompanyRegistrationInput {
  /** As last read; null before. */
  company: Company | null;
  isSigned: boolean;
  /** Answers being stored. */
  answers: readonly CompanyAnswerDraft[];
  notice: Notice | null;
}

export type CompanyRegistrationEvent =
  | HostEvent
  /** All answers of a step, trimmed. */
  | { type: "answers.submit"; step: "company" | "exposure"; answers: readonly CompanyAnswerDraft[] }
  | { type: "step.open"; step: CompanyStep }
  | { type: "page.retry" }
  /** The customer is about to leave. */
  | { type: "page.leave"; isUploading: boolean }
  | { type: "leave.confirm" }
  | { type: "leave.cancel" };

export type CompanyOutcome = Outcome<CompanyRead>;
export type FoundOutcome = Outcome<{ id: string }>;
/** The details of a refusal name the answer concerned. */
export type StoreOutcome = Outcome<true>;
export type EnterOutcome = Outcome<unknown, string>;

type Answers = readonly CompanyAnswerDraft[];
type Failed = CompanyOutcome | FoundOutcome | StoreOutcome | EnterOutcome;
type Submitted = Extract<CompanyRegistrationEvent, { type: "answers.submit" }>;

/** Shows a refusal at the field of its answer. */
function storeNotice(outcome: Failed): Notice | null {
  if (outcome.ok) return null;
  const notice = failureNotice(outcome);
  const answer = outcome.problem === "refused" ? outcome.details["answer"] : undefined;
  const field = typeof answer === "string" ? fieldOfAnswer(answer) : null;
  return field ? { ...notice, field } : notice;
}

export const companyOf = ({ company }: CompanyRegistrationContext): Company => company as Company;
const changed = ({ context }: { context: CompanyRegistrationContext }) =>
  ({ type: "company.changed", company: companyOf(context) }) as const;

export const companyRegistrationSetup = setup({
  types: {
    context: {} as CompanyRegistrationContext,
    input: {} as CompanyRegistrationInput,
    events: {} as CompanyRegistrationEvent,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
    children: {} as { documents: "documents"; members: "members"; contract: "contract" },
  },
  actors: {
    readCompany: notProvided<CompanyOutcome, { companyId: string }>("readCompany"),
    /** Waits for a connection, because the customer did not ask for this read. */
    rereadCompany: notProvided<CompanyOutcome, { companyId: string }>("rereadCompany"),
    foundCompany: notProvided<FoundOutcome, { answers: Answers }>("foundCompany"),
    storeAnswers: notProvided<StoreOutcome, { companyId: string; answers: Answers }>("storeAnswers"),
    enterCompany: notProvided<EnterOutcome, { companyId: string }>("enterCompany"),
    documents: notProvidedMachine<typeof documentsMachine>("documents"),
    members: notProvidedMachine<typeof membersMachine>("members"),
    contract: notProvidedMachine<typeof contractMachine>("contract"),
  },
  delays: {
    /** Members verify elsewhere and the bank approves later, so poll. */
    poll: POLL_INTERVAL,
  },
  guards: {
    isOk,
    isNew: ({ context }) => context.companyId === null,
    isFounded: ({ context }) => context.companyId !== null,
    opensRegistration: ({ context: { company, page } }) => {
      if (!company || company.user.isCompanyConfirmed) return false;
      return page === "registration" || mustRegister(company);
    },
    beginsAt: ({ context: { company, isSigned } }, { step }: { step: CompanyStep }) =>
      company !== null && firstOpenStep({ company, isSigned }) === step,
    leadsTo: ({ event }, { step }: { step: CompanyStep }) =>
      event.type === "step.open" && event.step === step,
    isOfStep: ({ event }, { step }: { step: Submitted["step"] }) =>
      event.type === "answers.submit" && event.step === step,
    isUploading: (_, { isUploading }: { isUploading: boolean }) => isUploading,
  },
  actions: {
    forgetDraft: notProvidedEffect<{ step: Submitted["step"] }>("forgetDraft"),
    keepCompany: assign((_, outcome: CompanyOutcome) => (outcome.ok ? outcome.data : {})),
    keepId: assign((_, outcome: FoundOutcome) => (outcome.ok ? { companyId: outcome.data.id } : {})),
    keepAnswers: assign((_, { answers }: { answers: Answers }) => ({ answers })),
    /** Shows what was stored at once, even if reading it again is slow or fails. */
    keepStored: assign(({ context: { company, answers } }) => {
      if (!company) return {};
      const stored = Object.fromEntries(answers.map(({ name, value }) => [name, value]));
      return { company: { ...company, answers: { ...company.answers, ...stored } } };
    }),
    askAgain: raise({ type: "company.refresh" }),
    tellDocuments: sendTo("documents", changed),
    tellMembers: sendTo("members", changed),
    tellContract: sendTo("contract", changed),
    noteFailure: assign((_, outcome: Failed) => ({ notice: storeNotice(outcome) })),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});
