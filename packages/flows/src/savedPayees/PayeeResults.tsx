import type { MouseEvent, Ref } from "react";
import { Button } from "@amberline/ui/Button";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { PayeeTable } from "@amberline/ui/PayeeTable";
import { Search } from "lucide-react";
import { useTranslation } from "../i18n";
import { payeeColumns, payeeRows } from "./payeeRows";
import type { PayeeKind, SavedPayee } from "./savedPayee";
import { savedWords } from "./savedWords";

interface PayeeResultsProps {
  kind: PayeeKind;
  /** Those found, in order. */
  shown: readonly SavedPayee[];
  search: string;
  tableRef: Ref<HTMLTableElement>;
  editHref: (id: string) => string;
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  onChoose: (payee: SavedPayee) => void;
  onDelete: (id: string) => void;
  onShowAll: () => void;
}

/** What was found, or that nothing was. */
export function PayeeResults(props: PayeeResultsProps) {
  const { kind, shown, search, tableRef, editHref, onFollow, onChoose, onDelete, onShowAll } = props;
  const { t, i18n } = useTranslation();
  const words = savedWords[kind];
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
      label={t(words.page)}
      columns={payeeColumns(kind, t)}
      rows={payeeRows(shown, { t, locale: i18n.language, editHref })}
      onChoose={choose}
      onEdit={(id, event) => onFollow(editHref(id), event)}
      onDelete={onDelete}
      words={{
        title: t(words.title),
        actions: t("payees.column.actions"),
        edit: t("payees.edit"),
        delete: t("payees.delete"),
      }}
    />
  );
}
