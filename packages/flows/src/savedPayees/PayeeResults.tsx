import type { MouseEvent, Ref } from "react";
import { formatMoney } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { PayeeTable, type PayeeColumn, type PayeeRow } from "@amberline/ui/PayeeTable";
import { Search } from "lucide-react";
import { useTranslation, type Translate } from "../i18n";
import { groupedAccount, type PayeeKind, type SavedPayee } from "./savedPayee";

/** Columns for templates (specification 2.14) and receivers. */
const payeeColumns = (kind: PayeeKind, t: Translate): PayeeColumn[] => {
  const details: PayeeColumn = { id: "details", label: t("payees.column.details") };
  if (kind === "receiver")
    return [
      { id: "account", label: t("payees.column.account"), kind: "account" },
      { id: "bank", label: t("payees.column.bank") },
      details,
    ];
  return [
    { id: "payee", label: t("payees.column.payee") },
    { id: "account", label: t("payees.template.column.account"), kind: "account" },
    details,
    { id: "amount", label: t("send.amount"), kind: "amount" },
  ];
};

/** Rows; the provider's own cannot be edited. */
const payeeRows = (
  payees: readonly SavedPayee[],
  { t, locale, editHref }: { t: Translate; locale: string; editHref: (id: string) => string },
): PayeeRow[] =>
  payees.map((payee) => ({
    id: payee.id,
    title: payee.title,
    ...(payee.trust && { isTrusted: payee.trust.isTrusted }),
    ...(payee.isFixed ? { tag: t("payees.template.fromProvider") } : { editHref: editHref(payee.id) }),
    cells: {
      payee: payee.payeeName,
      account: groupedAccount(payee.account),
      bank: payee.bankName,
      details: payee.reference,
      amount: payee.amount ? formatMoney(payee.amount, locale) : "",
    },
  }));

interface PayeeResultsProps {
  kind: PayeeKind;
  shown: readonly SavedPayee[];
  search: string;
  tableRef: Ref<HTMLTableElement>;
  editHref: (id: string) => string;
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onChoose: (payee: SavedPayee) => void;
  onTrust: (id: string) => void;
  onDelete: (id: string) => void;
  onShowAll: () => void;
}

/** The matches, or the empty state. */
export function PayeeResults(props: PayeeResultsProps) {
  const { kind, shown, search, tableRef, editHref, onFollow, onChoose, onTrust, onDelete, onShowAll } = props;
  const { t, i18n } = useTranslation();
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<Icon icon={Search} />}
        headingLevel={2}
        title={t("payees.nothingFound", { text: search.trim() })}
        action={
          <Button appearance="quiet" onClick={onShowAll}>
            {t("payees.showAll")}
          </Button>
        }
      >
        {t("payees.nothingFoundText")}
      </EmptyState>
    );
  const choose = (id: string) => {
    const payee = shown.find((one) => one.id === id);
    if (payee) onChoose(payee);
  };
  return (
    <PayeeTable
      ref={tableRef}
      label={t(`page.${kind}s`)}
      columns={payeeColumns(kind, t)}
      rows={payeeRows(shown, { t, locale: i18n.language, editHref })}
      onChoose={choose}
      onEdit={(id, event) => onFollow(editHref(id), event)}
      onTrust={onTrust}
      onDelete={onDelete}
      words={{
        title: t(`payees.${kind}.column.name`),
        actions: t("payees.column.actions"),
        edit: t("payees.edit"),
        delete: t("payees.delete"),
        trusted: t("payees.isTrusted"),
        trust: t("payees.trust"),
        distrust: t("payees.distrust"),
      }}
    />
  );
}
