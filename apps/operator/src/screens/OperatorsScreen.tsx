import {
  disableOperator,
  enableOperator,
  listOperators,
  removeFactor,
  type Operator,
} from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { Row } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { OperatorPage } from "../parts/OperatorPage";
import { Lines } from "../parts/parts.styles";
import { Rights } from "../parts/Rights";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation, type Mutation } from "../wiring/useMutation";
import { useOperator } from "../wiring/useOperator";
import { useTranslation, type Translate } from "../i18n";
import { Invite } from "./Invite";

const columns = (t: Translate, { busy, perform }: Mutation, own: string): DataColumn<Operator>[] => [
  {
    head: t("operators.operator"),
    kind: "title",
    cell: ({ name, isDisabled }) => (
      <Lines>
        <span>{name}</span>
        {isDisabled ? <StatusTag tone="neutral">{t("operators.disabled")}</StatusTag> : null}
      </Lines>
    ),
  },
  { head: t("operators.rights"), cell: ({ rights }) => <Rights rights={rights} /> },
  {
    head: t("factor.title"),
    cell: ({ hasFactor }) => t(hasFactor ? "operators.hasFactor" : "operators.noFactor"),
  },
  {
    head: t("operators.seen"),
    cell: ({ last_seen_at: at }) =>
      at === null ? <Muted>{t("operators.signedOut")}</Muted> : <Moment at={at} />,
  },
  {
    head: t("payment.deeds"),
    kind: "actions",
    cell: ({ id, name, isDisabled, hasFactor }) => {
      if (name === own) return null;
      const deeds = [
        isDisabled
          ? ([enableOperator, "operators.enable"] as const)
          : ([disableOperator, "operators.disable"] as const),
        ...(hasFactor ? [[removeFactor, "operators.removeFactor"] as const] : []),
      ];
      return (
        <Row>
          {deeds.map(([call, key]) => (
            <Button
              key={key}
              appearance="quiet"
              aria-label={t(`${key}.name`, { name })}
              isBusy={busy === id + key}
              onClick={() => void perform(id + key, call, { id }, t(`${key}.done`))}
            >
              {t(key)}
            </Button>
          ))}
        </Row>
      );
    },
  },
];

/** Who may use the tool, and for what. */
export function OperatorsScreen() {
  const { t } = useTranslation();
  const mutation = useMutation();
  const { name: own } = useOperator();
  const read = useAnswer(listOperators, {});
  return (
    <OperatorPage title={t("operators.title")} lead={t("operators.lead")} read={read}>
      {({ operators }) => (
        <>
          <Invite />
          <DataTable
            label={t("operators.title")}
            columns={columns(t, mutation, own)}
            rows={operators}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </OperatorPage>
  );
}
