import { accessibility } from "./accessibility.en";
import { complaints } from "./complaints.en";
import { depositGuarantee } from "./depositGuarantee.en";
import { fees } from "./fees.en";
import { privacy } from "./privacy.en";
import { terms } from "./terms.en";
import type { LegalTexts } from "./types";

export const texts: LegalTexts = { terms, fees, privacy, complaints, depositGuarantee, accessibility };
