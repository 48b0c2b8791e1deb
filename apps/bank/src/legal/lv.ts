import { accessibility } from "./accessibility.lv";
import { complaints } from "./complaints.lv";
import { depositGuarantee } from "./depositGuarantee.lv";
import { fees } from "./fees.lv";
import { privacy } from "./privacy.lv";
import { terms } from "./terms.lv";
import type { LegalTexts } from "./types";

export const texts: LegalTexts = { terms, fees, privacy, complaints, depositGuarantee, accessibility };
