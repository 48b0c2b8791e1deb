import type { Proposed } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import type { Translate } from "../i18n";

/** The name of whoever is paid or of the file, or what is to change. */
export function titleOf(proposed: Proposed, t: Translate, locale: string): string {
  switch (proposed.kind) {
    case "payment":
      return proposed.payment.payee.name;
    case "file":
      return proposed.file.name;
    case "rule":
      return proposed.rule
        ? t("approvals.rule.above", {
            amount: formatMoney(proposed.rule.above, locale),
            count: proposed.rule.approvers,
          })
        : t("approvals.rule.none");
    case "person": {
      const { firstName, lastName, email } = proposed.person;
      return t("approvals.person", { name: `${firstName} ${lastName}`.trim() || email });
    }
  }
}
