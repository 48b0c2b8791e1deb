import { formatMoney } from "@amberline/domain/money";
import type { Access } from "@amberline/domain/rights";
import type { Translate } from "../i18n";

/** What somebody may do with an account; `role` is said in place of the rights. */
export function accessWords(access: Access, t: Translate, locale: string, role?: string): string {
  const { rights, perPayment, perDay } = access;
  const words = role === undefined ? rights.map((right) => t(`access.${right}`)) : [role];
  const pushMost = (key: "access.perPayment" | "access.perDay", most: Access["perDay"]) => {
    // A line breaks between these, not within.
    if (most) words.push(t(key, { amount: formatMoney(most, locale) }).replaceAll(" ", "\u00A0"));
  };
  pushMost("access.perPayment", perPayment);
  pushMost("access.perDay", perDay);
  return words.join(" · ");
}
