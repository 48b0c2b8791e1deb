import { type Language } from "../../locales";
import { type Parts } from "../../parts";
import { type PaperFacts } from "../../documents";
import { bankTimeZone } from "../../days";

export const paperFacts = async (
  { fonts }: Pick<Parts, "fonts">,
  { language, now }: { language: Language; now: number },
): Promise<PaperFacts> => ({ language, now, fonts: await fonts(), timeZone: bankTimeZone });

/** For papers that are drawn elsewhere. */
export const headOf = ({ language, now }: { language: Language; now: number }) => ({
  ...{ language, now },
  timeZone: bankTimeZone,
});

export const pdfFile = (name: string, content: Blob) => ({ name, type: "application/pdf", content });
