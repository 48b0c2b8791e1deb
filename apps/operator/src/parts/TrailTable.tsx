import { type TrailEntry } from "@amberline/api/operator";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Link } from "wouter";
import { pathOf, paths } from "../paths";
import { useTranslation, type Translate } from "../i18n";
import { Moment } from "./Moment";
import { Muted } from "./Muted";
import { Go, Lines } from "./parts.styles";

/** Enough to tell two sessions apart. */
const shortened = (session: string) => session.slice(0, 8);

const whoColumn = (t: Translate): DataColumn<TrailEntry> => ({
  head: t("trail.who"),
  cell: ({ customer }) =>
    customer && (
      <Go as={Link} href={pathOf(paths.customer, customer.id)}>
        {customer.name || customer.email}
      </Go>
    ),
});

const columns = (t: Translate, hasCustomer: boolean): DataColumn<TrailEntry>[] => [
  {
    head: t("trail.what"),
    kind: "title",
    cell: ({ action, detail }) => (
      <Lines>
        <span>{action}</span>
        {detail === "" ? null : <Muted>{detail}</Muted>}
      </Lines>
    ),
  },
  ...(hasCustomer ? [whoColumn(t)] : []),
  {
    head: t("trail.from"),
    cell: ({ address, session }) =>
      address === null && session === null ? null : (
        <Lines>
          <span>{address}</span>
          {session === null ? null : <Muted>{t("trail.session", { session: shortened(session) })}</Muted>}
        </Lines>
      ),
  },
  { head: t("trail.when"), cell: ({ at }) => <Moment at={at} /> },
];

interface TrailTableProps {
  entries: readonly TrailEntry[];
  /** Whether they are of several customers. */
  hasCustomer?: boolean;
}

export function TrailTable({ entries, hasCustomer = false }: TrailTableProps) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t("trail.title")}
      columns={columns(t, hasCustomer)}
      rows={entries}
      keyOf={({ id }) => String(id)}
    />
  );
}
