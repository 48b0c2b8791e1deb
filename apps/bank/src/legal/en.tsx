import { LegalDocument, type LegalDocumentProps } from "../pages/LegalDocument";
import { accessibility } from "./accessibility.en";
import { complaints } from "./complaints.en";
import { depositGuarantee } from "./depositGuarantee.en";
import { fees } from "./fees.en";
import { privacy } from "./privacy.en";
import { terms } from "./terms.en";
import type { LegalTexts } from "./types";

export const texts: LegalTexts = { terms, fees, privacy, complaints, depositGuarantee, accessibility };

export default function English(props: Omit<LegalDocumentProps, "texts">) {
  return <LegalDocument texts={texts} {...props} />;
}
