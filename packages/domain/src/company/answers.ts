/** Sections under which the answers about a company are stored. */
export const COMPANY_SECTION = "Company";
export const EXPOSURE_SECTION = "Politically Exposed Person";

/** The question whether a politically exposed person is behind the company; its answer is yes or no. */
export const EXPOSURE_QUESTION = "politically_exposed_person";

/** Who that is, when the answer is yes. */
export const EXPOSURE_DETAILS = "politically_exposed_person_details";

export const legalForms = [
  "limited_liability",
  "joint_stock",
  "sole_trader",
  "general_partnership",
  "limited_partnership",
  "cooperative",
  "association",
  "foundation",
  "other",
] as const;
export type LegalForm = (typeof legalForms)[number];

/** What a company tells of itself: the names of its info entries, and whether it may leave one out. */
export const companyAnswers = [
  { name: "name", isOptional: false },
  { name: "registration_number", isOptional: false },
  { name: "legal_form", isOptional: false },
  { name: "country", isOptional: false },
  { name: "city", isOptional: false },
  { name: "street", isOptional: false },
  { name: "zip_code", isOptional: false },
  { name: "website", isOptional: true },
  { name: "business_description", isOptional: false },
] as const;

export type CompanyAnswer = (typeof companyAnswers)[number]["name"];
