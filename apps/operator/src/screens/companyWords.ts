import type { CompanyFile } from "@amberline/api/operator";
import {
  companyAnswers,
  documentNameOf,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  formatShare,
  requiredDocuments,
} from "@amberline/domain/company";
import type { Translate } from "../i18n";

/** With an owner's share. */
export const positionOf = (t: Translate, { position, share }: CompanyFile["members"][number]) =>
  [inWords(position), share === null ? "" : t("company.share", { share: formatShare(share) })]
    .filter(Boolean)
    .join(", ");

const inWords = (code: string) => code.replaceAll("_", " ");

/** Names of company data; documents have the name customers see. */
export const companyWords = (t: Translate) => ({
  answers(answers: Record<string, string>) {
    const known = [...companyAnswers.map(({ name }) => name), EXPOSURE_QUESTION, EXPOSURE_DETAILS] as const;
    return known.flatMap((name) => {
      const value = answers[name];
      return value ? [{ label: t(`company.answer.${name}`), value: inWords(value) }] : [];
    });
  },
  missing({ step, item, rejection }: CompanyFile["missing"][number]): string {
    const key = requiredDocuments.find((document) => document.key === item)?.key;
    if (key) {
      const document = documentNameOf(key);
      return typeof rejection === "string"
        ? t("company.missing.rejected", { document, comment: rejection })
        : document;
    }
    const answer = companyAnswers.find(({ name }) => name === item)?.name;
    if (answer) return t(`company.answer.${answer}`);
    if (step === "exposure") return t(`company.answer.${EXPOSURE_QUESTION}`);
    if (step === "contract") return t("company.missing.signature");
    if (item === "director") return t("company.missing.director");
    if (item === "invitation") return t("company.missing.invitation");
    return t(item === "verification" ? "company.missing.verification" : "company.missing.shares");
  },
});
