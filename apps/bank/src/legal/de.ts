import { accessibility } from "./accessibility.de";
import { complaints } from "./complaints.de";
import { depositGuarantee } from "./depositGuarantee.de";
import { fees } from "./fees.de";
import { privacy } from "./privacy.de";
import { terms } from "./terms.de";
import type { LegalTexts } from "./types";

export const texts: LegalTexts = { terms, fees, privacy, complaints, depositGuarantee, accessibility };
