/** Sections of the provider's info entries. */
export const COMPANY_SECTION = "Company";
export const EXPOSURE_SECTION = "Politically Exposed Person";

/** Whether a politically exposed person is behind the company: yes or no. */
export const EXPOSURE_QUESTION = "politically_exposed_person";

/** Who that is, if the answer is yes. */
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

/** The questions about a company, by the names of their info entries, and whether each is optional. */
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
