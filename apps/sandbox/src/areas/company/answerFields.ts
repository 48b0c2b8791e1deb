import {
  COMPANY_SECTION,
  companyAnswers,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
  type CompanyAnswer,
} from "@amberline/domain/company";
import {
  companyRules,
  exposureRules,
  tidyValues,
  validate,
  type CompanyForm,
  type ExposureForm,
} from "@amberline/domain/rules";
import { type Catalogue } from "../../locales";

/** By the names of the info entries. */
export type Answers = Readonly<Record<string, string>>;

const fields = {
  name: "name",
  registration_number: "registrationNumber",
  legal_form: "legalForm",
  country: "country",
  city: "city",
  street: "street",
  zip_code: "zip",
  website: "website",
  business_description: "businessDescription",
} as const satisfies Record<CompanyAnswer, keyof CompanyForm>;

const sentences = {
  name: "companyNameInvalid",
  registration_number: "registrationNumberInvalid",
  legal_form: "legalFormInvalid",
  country: "countryUnknown",
  city: "cityInvalid",
  street: "streetInvalid",
  zip_code: "zipInvalid",
  website: "websiteInvalid",
  business_description: "businessDescriptionInvalid",
} as const satisfies Record<CompanyAnswer, keyof Catalogue>;

const exposureFields = {
  [EXPOSURE_QUESTION]: "isExposed",
  [EXPOSURE_DETAILS]: "details",
} as const satisfies Record<string, keyof ExposureForm>;

const isCompanyAnswer = (name: string): name is CompanyAnswer =>
  companyAnswers.some((answer) => answer.name === name);

const isExposureAnswer = (name: string): name is keyof typeof exposureFields => name in exposureFields;

/** The section of an answer; null for an unknown one. */
export function sectionOf(name: string): string | null {
  if (isCompanyAnswer(name)) return COMPANY_SECTION;
  return isExposureAnswer(name) ? EXPOSURE_SECTION : null;
}

/** Returns the tidied answer or an error message. Some rules depend on the earlier answers. */
export function readAnswer(
  name: string,
  value: string,
  given: Answers,
  texts: Catalogue,
): { ok: true; value: string } | { ok: false; problem: string } {
  if (isCompanyAnswer(name)) {
    const field = fields[name];
    const form = { country: given["country"], [field]: value };
    if (validate(companyRules, form)[field]) return { ok: false, problem: texts[sentences[name]] };
    return { ok: true, value: tidyValues(companyRules, form)[field] ?? "" };
  }
  if (!isExposureAnswer(name)) return { ok: false, problem: texts.entryUnknown };
  const field = exposureFields[name];
  const form = { isExposed: given[EXPOSURE_QUESTION], [field]: value };
  if (validate(exposureRules, form)[field]) return { ok: false, problem: texts.exposureInvalid };
  return { ok: true, value: (tidyValues(exposureRules, form)[field] ?? "").trim() };
}
