import type { Client, CompanyAnswerDraft, Outcome } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromPromise } from "xstate";
import { wireContract, type ContractCalls } from "../contract";
import { wireDocuments, type DocumentsCalls } from "../documents";
import { wireMembers, type MembersCalls } from "../members";
import { draftOf } from "./answers";
import { companyRegistrationMachine } from "./companyRegistration.machine";
import type { CompanyOutcome, EnterOutcome, StoreOutcome } from "./companyRegistration.setup";

type Calls = "company" | "contractSignature" | "createCompany" | "answerCompany";

interface Asked {
  signal: AbortSignal;
}

export interface CompanyRegistrationCalls
  extends Pick<Client, Calls>, DocumentsCalls, MembersCalls, ContractCalls {
  /** Rereads the login's accounts and switches to this one. */
  enterCompany(companyId: string, asked: Asked): Promise<EnterOutcome>;
  forgetDraft(stored: { step: "company" | "exposure" }): void;
  /** Resolves when online, or when aborted. */
  whenOnline(signal: AbortSignal): Promise<void>;
}

/** A company and whether its contract is signed: both are needed to know what is missing. */
async function read(calls: CompanyRegistrationCalls, id: string, asked: Asked): Promise<CompanyOutcome> {
  const [company, signature] = await Promise.all([
    calls.company(id, asked),
    calls.contractSignature(id, asked),
  ]);
  if (!company.ok) return company;
  return mapOutcome(signature, (signed) => ({ company: company.data, isSigned: signed !== null }));
}

const about = (outcome: Outcome<true>, { name }: CompanyAnswerDraft): StoreOutcome =>
  outcome.ok || outcome.problem !== "refused"
    ? outcome
    : { ...outcome, details: { ...outcome.details, answer: name } };

async function store(
  { answerCompany }: Pick<CompanyRegistrationCalls, "answerCompany">,
  { companyId, answers }: { companyId: string; answers: readonly CompanyAnswerDraft[] },
  asked: Asked,
): Promise<StoreOutcome> {
  for (const answer of answers) {
    const outcome = await answerCompany(companyId, answer, asked);
    if (!outcome.ok) return about(outcome, answer);
  }
  return { ok: true, data: true };
}

export const wireCompanyRegistration = (calls: CompanyRegistrationCalls) =>
  companyRegistrationMachine.provide({
    actors: {
      readCompany: fromPromise(({ input: { companyId }, signal }) => read(calls, companyId, { signal })),
      rereadCompany: fromPromise(async ({ input: { companyId }, signal }) => {
        await calls.whenOnline(signal);
        return read(calls, companyId, { signal });
      }),
      foundCompany: fromPromise(({ input: { answers }, signal }) =>
        calls.createCompany(draftOf(answers), { signal }),
      ),
      storeAnswers: fromPromise(({ input, signal }) => store(calls, input, { signal })),
      enterCompany: fromPromise(({ input: { companyId }, signal }) =>
        calls.enterCompany(companyId, { signal }),
      ),
      documents: wireDocuments(calls),
      members: wireMembers(calls),
      contract: wireContract(calls),
    },
    actions: { forgetDraft: (_, stored) => calls.forgetDraft(stored) },
  });
