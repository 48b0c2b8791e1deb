import type { PaymentRow } from "@amberline/api/client";
import { formatIban } from "@amberline/domain/iban";
import { formatDate } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { StatusTag } from "@amberline/ui/StatusTag";
import { useTranslation, type TextKey } from "../i18n";
import { amountText, atBank, tagOf } from "./fileWords";
import { isAcceptable, isChangeable } from "./paymentFile.setup";
import type { PaymentFileView } from "./paymentFile.machine";

interface RowTableProps extends PaymentFileView {
  rows: readonly PaymentRow[];
  /** Whether the bank pays to no other name than the account holder's. */
  refusesNames: boolean;
}

type RowProps = RowTableProps & { row: PaymentRow };

function Faults({
  row,
  fields,
}: {
  row: PaymentRow;
  fields: readonly PaymentRow["faults"][number]["field"][];
}) {
  return row.faults
    .filter(({ field }) => fields.includes(field))
    .map(({ field, text }) => (
      <small key={field} data-part="problem">
        {text}
      </small>
    ));
}

/** What the customer can do with a payment that is not approved. */
function RowActions({ row, snapshot, send, refusesNames }: RowProps) {
  const { t } = useTranslation();
  const { nth, name, check, state, repeats } = row;
  const isBusy = snapshot.hasTag("busy");
  const action = (key: TextKey, onClick: () => void, appearance: "quiet" | "plain" = "plain") => (
    <Button
      appearance={appearance}
      size="sm"
      aria-label={`${t(key)}: ${name || String(nth)}`}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {t(key)}
    </Button>
  );
  const change = (act: "useName" | "leave" | "restore") => send({ type: "rows.change", act, nths: [nth] });
  const edit = () => send({ type: "row.edit", nth });
  const accept = () => send({ type: "row.accept", nth });
  if (state === "left")
    return (
      <div data-part="actions" data-nth={nth}>
        {action("paymentFile.restore", () => change("restore"), "quiet")}
      </div>
    );
  const isOpen = isAcceptable(row);
  const isClose = isOpen && check?.result === "CMTC";
  const isOther = isOpen && check?.result === "NMTC";
  return (
    <div data-part="actions" data-nth={nth}>
      {state === "toFix" && !isOpen ? action("paymentFile.fix", edit, "quiet") : null}
      {isClose ? action("paymentFile.useName", () => change("useName"), "quiet") : null}
      {isOther ? action("paymentFile.details", edit, "quiet") : null}
      {isOther && !refusesNames ? action("paymentFile.payAnyway", accept) : null}
      {isOpen && !isClose && !isOther && repeats ? action("paymentFile.payRepeat", accept, "quiet") : null}
      {isClose ? action("paymentFile.fix", edit) : null}
      {action("paymentFile.leave", () => change("leave"))}
    </div>
  );
}

/** Payments of a file: how the check went, what the file says, what the bank says, and what to do. */
export function RowTable(props: RowTableProps) {
  const { rows, snapshot } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const columns: DataColumn<PaymentRow>[] = [
    {
      head: t("paymentFile.check"),
      cell: (row) => {
        const { tone, key } = tagOf(row);
        return <StatusTag tone={tone}>{t(key)}</StatusTag>;
      },
    },
    {
      head: t("paymentFile.inFile"),
      kind: "title",
      cell: (row) => (
        <>
          <span>{row.name || t("paymentFile.noName", { nth: String(row.nth) })}</span>
          <Faults row={row} fields={["to_name"]} />
          <small>{formatIban(row.account)}</small>
          <Faults row={row} fields={["to_account", "to_bic"]} />
          {row.reference ? <small>{row.reference}</small> : null}
          <Faults row={row} fields={["to_reference"]} />
          {row.day ? <small>{t("paymentFile.onDay", { day: formatDate(row.day, locale) })}</small> : null}
          <Faults row={row} fields={["day"]} />
        </>
      ),
    },
    {
      head: t("paymentFile.atBank"),
      cell: (row) => {
        const said = atBank(row, t);
        return said || row.repeats || row.refused ? (
          <>
            {said ? <span data-part={row.check?.result === "CMTC" ? "name" : undefined}>{said}</span> : null}
            {row.repeats ? <small>{row.repeats}</small> : null}
            {row.refused ? <small data-part="problem">{row.refused}</small> : null}
          </>
        ) : null;
      },
    },
    {
      head: t("send.amount"),
      kind: "amount",
      cell: (row) => (
        <>
          <span>{amountText(row, locale)}</span>
          <Faults row={row} fields={["amount"]} />
        </>
      ),
    },
  ];
  const actions: DataColumn<PaymentRow> = {
    head: t("paymentFile.action"),
    kind: "actions",
    cell: (row) => <RowActions {...props} row={row} />,
  };
  return (
    <DataTable
      label={t("paymentFile.rows")}
      columns={isChangeable(snapshot.context) ? [...columns, actions] : columns}
      rows={rows}
      keyOf={({ nth }) => String(nth)}
    />
  );
}
