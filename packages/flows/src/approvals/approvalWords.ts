import type { Proposal, Proposed, Signer } from "@amberline/api/client";
import { formatDate, formatDateRange } from "@amberline/domain/dates";
import { paymentDay } from "@amberline/domain/plans";
import type { Translate } from "../i18n";
import { planWords } from "../plans/planWords";
import { accessWords } from "../shared/accessWords";

/** When payments of later days are made: "Every month, first on 1 December 2026". */
export function planText(proposed: Proposed, t: Translate, locale: string): string | null {
  if (proposed.kind === "file") {
    const { firstDay: start, lastDay: end } = proposed.file;
    return start && end ? formatDateRange({ start, end }, locale) : null;
  }
  const plan = proposed.kind === "payment" ? proposed.payment.plan : null;
  const first = plan && paymentDay(plan, 0);
  return plan && first
    ? t("send.planFacts", { often: planWords(plan, t, locale), day: formatDate(first, locale) })
    : null;
}

/** What is said below the title. */
export function subtitleOf(proposed: Proposed, t: Translate, locale: string): string {
  switch (proposed.kind) {
    case "payment":
      return proposed.payment.reference;
    case "file": {
      const { isSalary, payments: count } = proposed.file;
      return t(isSalary ? "approvals.file.salaries" : "approvals.file.payments", { count });
    }
    case "rule":
      return t("approvals.rule.text");
    case "person":
      return accessWords(proposed.person.access, t, locale);
  }
}

const youFirst = (signers: readonly Signer[]) => [
  ...signers.filter(({ isSelf }) => isSelf),
  ...signers.filter(({ isSelf }) => !isSelf),
];

export const nameOf = ({ name, isSelf }: Signer, t: Translate): string =>
  isSelf ? t("approvals.you") : name;

/** First names, as far as they tell people apart: "You, Juris or Marta". The first three of them are shown as faces. */
export function whoWords(signers: readonly Signer[], t: Translate): { faces: Signer[]; words: string } {
  const sorted = youFirst(signers);
  const firstOf = ({ name }: Signer) => name.split(" ", 1)[0] ?? name;
  const names = sorted.map((signer) => {
    const isAlone = signers.every((other) => other === signer || firstOf(other) !== firstOf(signer));
    return nameOf(isAlone ? { ...signer, name: firstOf(signer) } : signer, t);
  });
  const last = names.pop() ?? "";
  const words = names.length > 0 ? t("approvals.or", { some: names.join(", "), last }) : last;
  return { faces: sorted.slice(0, 3), words };
}

/** How many have approved it, where more than one has to: "1 of 2 approved: Juris Krūmiņš". */
export function givenWords({ needed, approvedBy }: Proposal, t: Translate): string | null {
  if (needed < 2) return null;
  if (approvedBy.length === 0) return t("approvals.givenNone", { needed: String(needed) });
  const names = approvedBy.map((signer) => nameOf(signer, t)).join(", ");
  return t("approvals.given", { given: String(approvedBy.length), needed: String(needed), names });
}
