import { requiredDocuments, type Missing } from "@amberline/domain/company";
import type { TextKey } from "../i18n";
import { fieldOfAnswer } from "./answers";
import type { CompanyStep } from "./soFar";

/** One line of the list of what is missing, and the place it leads to. */
export interface MissingItem {
  id: string;
  step: CompanyStep;
  /** The field it is about; null where the step itself is meant. */
  field: string | null;
  words: TextKey;
  /** The bank's comment on a document it rejected; null for one that was never handed in. */
  rejection: string | null;
}

export const answerWords = {
  name: "company.name",
  registration_number: "company.registrationNumber",
  legal_form: "company.legalForm",
  country: "company.country",
  city: "company.city",
  street: "company.street",
  zip_code: "company.zip",
  website: "company.website",
  business_description: "company.businessDescription",
} as const;

function itemOf(missing: Missing): MissingItem {
  const { step } = missing;
  const place = { id: `${step}.${missing.item}`, step, field: null, rejection: null };
  switch (step) {
    case "company":
      return { ...place, field: fieldOfAnswer(missing.item), words: answerWords[missing.item] };
    case "exposure":
      return {
        ...place,
        field: missing.item === "answer" ? "isExposed" : "details",
        words: `company.missing.exposure.${missing.item}`,
      };
    case "members":
      return { ...place, words: `company.missing.members.${missing.item}` };
    case "documents":
      return { ...place, words: `documents.name.${missing.item}`, rejection: missing.rejection };
    case "contract":
      return { ...place, words: "company.missing.contract" };
  }
}

/** The list of what is missing. As long as no document was handed in, one line stands for all seven. */
export function missingItems(missing: readonly Missing[]): MissingItem[] {
  const documents = missing.filter((one) => one.step === "documents" && one.rejection === null);
  const isNoneThere = documents.length === requiredDocuments.length;
  return missing.flatMap((one): MissingItem[] => {
    if (!isNoneThere || one.step !== "documents") return [itemOf(one)];
    if (one !== documents[0]) return [];
    return [{ ...itemOf(one), id: "documents", words: "company.missing.documents" }];
  });
}
