import type { Company, CompanyAnswerDraft, CompanyDraft } from "@amberline/api/client";
import {
  companyAnswers,
  COMPANY_SECTION,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  type CompanyAnswer,
} from "@amberline/domain/company";
import {
  companyRules,
  exposureRules,
  tidyValues,
  type CompanyForm,
  type ExposureForm,
} from "@amberline/domain/rules";

/** Form values as typed. */
export type CompanyValues = { [Field in keyof CompanyForm]?: string | null };
export type ExposureValues = { [Field in keyof ExposureForm]?: string | null };

const fields = {
  country: "country",
  name: "name",
  registration_number: "registrationNumber",
  legal_form: "legalForm",
  city: "city",
  street: "street",
  zip_code: "zip",
  website: "website",
  business_description: "businessDescription",
} as const satisfies Record<CompanyAnswer, keyof CompanyForm>;

const exposureFields: Readonly<Record<string, keyof ExposureForm>> = {
  [EXPOSURE_QUESTION]: "isExposed",
  [EXPOSURE_DETAILS]: "details",
};

/** The form field of an answer; null for an unknown name. */
export const fieldOfAnswer = (name: string): string | null =>
  companyAnswers.some((answer) => answer.name === name)
    ? fields[name as CompanyAnswer]
    : (exposureFields[name] ?? null);

export const companyValuesOf = (answers: Company["answers"]): CompanyValues =>
  Object.fromEntries(companyAnswers.map(({ name }) => [fields[name], answers[name] ?? undefined]));

export const exposureValuesOf = (answers: Company["answers"]): ExposureValues => ({
  isExposed: answers[EXPOSURE_QUESTION] ?? null,
  details: answers[EXPOSURE_DETAILS] ?? "",
});

/** Country first: it determines the format of the registration number. */
export function companyAnswersOf(typed: CompanyValues): CompanyAnswerDraft[] {
  const form = tidyValues(companyRules, typed);
  return (Object.keys(fields) as CompanyAnswer[]).map((name) => ({
    name,
    section: COMPANY_SECTION,
    value: form[fields[name]] ?? "",
  }));
}

/** Answers about exposed persons; details are dropped for "no". */
export function exposureAnswersOf(typed: ExposureValues): CompanyAnswerDraft[] {
  const { isExposed, details } = tidyValues(exposureRules, typed);
  const question = { name: EXPOSURE_QUESTION, section: EXPOSURE_SECTION, value: isExposed };
  if (isExposed !== "yes") return [question];
  return [question, { name: EXPOSURE_DETAILS, section: EXPOSURE_SECTION, value: details ?? "" }];
}

/** The answers that differ from the stored ones; an empty optional answer equals a missing one. */
export const changedAnswers = (
  answers: readonly CompanyAnswerDraft[],
  stored: Company["answers"],
): CompanyAnswerDraft[] => answers.filter(({ name, value }) => value !== (stored[name] ?? ""));

export function draftOf(answers: readonly CompanyAnswerDraft[]): CompanyDraft {
  const valueOf = (wanted: CompanyAnswer) => answers.find(({ name }) => name === wanted)?.value ?? "";
  return {
    name: valueOf("name"),
    country: valueOf("country"),
    registrationNumber: valueOf("registration_number"),
  };
}
