import { formatMoney } from "@amberline/domain/money";
import type { PayeeColumn, PayeeRow } from "@amberline/ui/PayeeTable";
import type { Translate } from "../i18n";
import { groupedAccount, type PayeeKind, type SavedPayee } from "./savedPayee";

/** What the list tells of templates (specification 2.14), and of receivers. */
export const payeeColumns = (kind: PayeeKind, t: Translate): PayeeColumn[] => {
  const details: PayeeColumn = { id: "details", label: t("payees.column.details") };
  if (kind === "receiver")
    return [
      { id: "account", label: t("payees.column.account"), kind: "account" },
      { id: "bank", label: t("payees.column.bank") },
      details,
    ];
  return [
    { id: "payee", label: t("payees.column.payee") },
    { id: "account", label: t("templates.column.account"), kind: "account" },
    details,
    { id: "amount", label: t("payees.column.amount"), kind: "amount" },
  ];
};

/** The payees as rows; those of the provider's own without a way to change them. */
export const payeeRows = (
  payees: readonly SavedPayee[],
  { t, locale, editHref }: { t: Translate; locale: string; editHref: (id: string) => string },
): PayeeRow[] =>
  payees.map((payee) => ({
    id: payee.id,
    title: payee.title,
    ...(payee.isFixed ? { tag: t("templates.fromProvider") } : { editHref: editHref(payee.id) }),
    cells: {
      payee: payee.payeeName,
      account: groupedAccount(payee.account),
      bank: payee.bankName,
      details: payee.reference,
      amount: payee.amount ? formatMoney(payee.amount, locale) : "",
    },
  }));
