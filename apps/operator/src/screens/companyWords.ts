import {
  companyAnswers,
  documentNameOf,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  requiredDocuments,
} from "@amberline/domain/company";
import { type Say } from "../words/useWords";

const inWords = (code: string) => code.replaceAll("_", " ");

/** What the parts of a company are called; a document keeps the name the customer sees it by. */
export const companyWords = (say: Say) => ({
  answers(answers: Record<string, string>) {
    const known = [...companyAnswers.map(({ name }) => name), EXPOSURE_QUESTION, EXPOSURE_DETAILS] as const;
    return known.flatMap((name) => {
      const value = answers[name];
      return value ? [{ label: say(`company.answer.${name}`), value: inWords(value) }] : [];
    });
  },
  missing({ step, item }: { step: string; item: string }): string {
    const document = requiredDocuments.find(({ key }) => key === item)?.key;
    if (document) return documentNameOf(document);
    const answer = companyAnswers.find(({ name }) => name === item)?.name;
    if (answer) return say(`company.answer.${answer}`);
    if (step === "exposure") return say(`company.answer.${EXPOSURE_QUESTION}`);
    if (step === "contract") return say("company.missing.signature");
    if (item === "director") return say("company.missing.director");
    return say(item === "verification" ? "company.missing.verification" : "company.missing.shares");
  },
});
