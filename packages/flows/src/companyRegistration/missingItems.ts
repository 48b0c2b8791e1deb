import { requiredDocuments, type Missing } from "@amberline/domain/company";
import type { TextKey } from "../i18n";
import { fieldOfAnswer } from "./answers";
import type { CompanyStep } from "./soFar";

/** A missing item and where to provide it. */
export interface MissingItem {
  id: string;
  step: CompanyStep;
  /** The field; null for the whole step. */
  field: string | null;
  words: TextKey;
  /** The bank's comment on a rejected document; null if it was never uploaded. */
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

/** The missing items. If no document was uploaded, one line stands for all seven. */
export function missingItems(missing: readonly Missing[]): MissingItem[] {
  const documents = missing.filter((one) => one.step === "documents" && one.rejection === null);
  const isNoneThere = documents.length === requiredDocuments.length;
  return missing.flatMap((one): MissingItem[] => {
    if (!isNoneThere || one.step !== "documents") return [itemOf(one)];
    if (one !== documents[0]) return [];
    return [{ ...itemOf(one), id: "documents", words: "company.missing.documents" }];
  });
}
