import { formatMoney } from "@amberline/domain/money";
import type { Access } from "@amberline/domain/rights";
import type { Translate } from "../i18n";

/** What somebody may do with an account; `role` is said in place of the rights. */
export function accessWords(access: Access, t: Translate, locale: string, role?: string): string {
  const { rights, perPayment, perDay } = access;
  const words = role === undefined ? rights.map((right) => t(`access.${right}`)) : [role];
  if (perPayment) words.push(t("access.perPayment", { amount: formatMoney(perPayment, locale) }));
  if (perDay) words.push(t("access.perDay", { amount: formatMoney(perDay, locale) }));
  return words.join(" · ");
}
