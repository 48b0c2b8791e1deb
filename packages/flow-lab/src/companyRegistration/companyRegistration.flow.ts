import type { Company } from "@amberline/api/client";
import { requiredDocuments } from "@amberline/domain/company";
import type {
  CompanyOutcome,
  CompanyRegistrationEvent,
  CompanyRegistrationInput,
  EnterOutcome,
  FoundOutcome,
  StoreOutcome,
} from "@amberline/flows/companyRegistration";
import {
  companySteps,
  companyRegistrationMachine,
  exposureAnswersOf,
} from "@amberline/flows/companyRegistration/machine";
import { exampleAnswers } from "@amberline/flows/companyRegistration/examples";
import { failureKeys } from "@amberline/flows/shared";
import {
  exampleCompany,
  exampleDocument,
  exampleMembers,
  failures,
  refused,
} from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const founded = { name: "SIA Dzintara Krasts", country: "LV", registration_number: "40003888002" };

const { politically_exposed_person: _, ...company } = exampleCompany.answers;

const { director } = exampleMembers;

const allDocuments = requiredDocuments.map(({ key }) => exampleDocument(key));

const ready = { ...exampleCompany, members: [director] };

const ok = (data: Company, isSigned = false): CompanyOutcome => ({
  ok: true,
  data: { company: data, isSigned },
});

const whole = { ...ready, documents: allDocuments };

const returned = { decision: "returned", reason: "Zīmogs nav salasāms", at: 1_795_262_400_000 } as const;

/** A company at each stage of registration, by the next step. */
export const exampleReads = {
  ok: ok(exampleCompany),
  "ok.new": ok({ ...exampleCompany, answers: founded, members: [], documents: [] }),
  "ok.exposure": ok({ ...exampleCompany, answers: company, members: [], documents: [] }),
  "ok.documents": ok(ready),
  "ok.contract": ok(whole),
  "ok.whole": ok(whole, true),
  "ok.returned": ok({ ...whole, review: returned }, true),
  "ok.confirmed": ok({ ...whole, user: { ...whole.user, isCompanyConfirmed: true } }, true),
} satisfies Record<string, CompanyOutcome>;

const read: Record<string, CompanyOutcome> = { ...exampleReads, ...failures };

const created: Record<string, FoundOutcome> = {
  ok: { ok: true, data: { id: "company-1" } },
  refused: refused("other", "There are 20 companies already"),
  ...failures,
};

const stored: Record<string, StoreOutcome> = {
  ok: { ok: true, data: true },
  refused: refused("other", "Another company of yours has this number", { answer: "registration_number" }),
  unasked: refused("other", "Nobody asks for this", { answer: "shoe_size" }),
  ...failures,
};

const entered: Record<string, EnterOutcome> = { ok: { ok: true, data: true }, ...failures };

const customer: Record<string, CompanyRegistrationEvent> = {
  "answers.submit:company": { type: "answers.submit", step: "company", answers: exampleAnswers },
  "answers.submit:exposure": {
    type: "answers.submit",
    step: "exposure",
    answers: exposureAnswersOf({ isExposed: "no" }),
  },
  ...Object.fromEntries(
    companySteps.map((step): [string, CompanyRegistrationEvent] => [
      `step.open:${step}`,
      { type: "step.open", step },
    ]),
  ),
  "page.retry": { type: "page.retry" },
  "page.leave": { type: "page.leave", isUploading: false },
  "page.leave:uploading": { type: "page.leave", isUploading: true },
  "leave.confirm": { type: "leave.confirm" },
  "leave.cancel": { type: "leave.cancel" },
};

const surroundings: Record<string, CompanyRegistrationEvent> = {
  refresh: { type: "company.refresh" },
};

const of = (companyId: string | null, page: CompanyRegistrationInput["page"]): CompanyRegistrationInput => ({
  companyId,
  page,
});

export const companyRegistrationFlow: FlowDefinition<typeof companyRegistrationMachine> = {
  id: "companyRegistration",
  machine: companyRegistrationMachine,
  inputs: {
    first: of(null, "registration"),
    company: of("company-1", "registration"),
    profile: of("company-1", "profile"),
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readCompany", read),
    ...answers(snapshot, "foundCompany", created),
    ...answers(snapshot, "storeAnswers", stored),
    ...answers(snapshot, "enterCompany", entered),
    ...examples("environment", surroundings),
  ],
  project: ({ companyId, page, company: known }) => [companyId, page, known !== null],
  requirements: {
    "founding.editing": ["2.18", "5 company name", "7 /corporate/create"],
    "founding.founding": ["7 /corporate/create"],
    "founding.storing": ["7 /corporate/info_add"],
    "founding.entering": ["6 a login may own several accounts"],
    "founding.notEntered": ["8 network failure"],
    loading: ["7 /corporate/info"],
    loadFailed: ["4 corporate gate", "8 network failure"],
    "open.place.registration.company.editing": ["2.18", "3 corporate info"],
    "open.place.registration.company.saving": ["7 /corporate/info_add"],
    "open.place.registration.exposure.editing": ["4 the politically-exposed-person question"],
    "open.place.registration.exposure.saving": ["7 /corporate/info_add"],
    "open.place.registration.members": ["2.12 members", "4 any member is not verified"],
    "open.place.registration.documents": ["2.12 docs", "3 required documents"],
    "open.place.registration.contract": ["2.12 contract"],
    "open.place.registration.review": ["4 company state"],
    "open.place.workspace": ["2.12 banner", "4 company state"],
    "open.reading.fresh": ["4 company state"],
    "open.reading.refreshing": ["7 /corporate/info"],
    "open.leaving.staying": ["2.12 docs"],
    "open.leaving.asking": ["2.12 docs"],
    left: ["2.18"],
  },
  texts: [...failureKeys],
  takenWhileBusy: ["page.leave", "leave.confirm"],
  unreachable: {},
};
