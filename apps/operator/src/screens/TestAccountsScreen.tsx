import { listTestAccounts, type TestAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { OperatorPage } from "../parts/OperatorPage";
import { Muted } from "../parts/Muted";
import { Lines } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation, type Translate } from "../i18n";

const tones = { MTCH: "positive", CMTC: "caution", NMTC: "negative", NOAP: "neutral" } as const;

const columns = (t: Translate): DataColumn<TestAccount>[] => [
  {
    head: t("testAccounts.account"),
    kind: "title",
    cell: ({ iban, bic }) => (
      <Lines>
        <Text as="span" isTabular>
          {formatIban(iban)}
        </Text>
        <Muted>{bic}</Muted>
      </Lines>
    ),
  },
  { head: t("testAccounts.holder"), cell: ({ holder }) => holder },
  {
    head: t("testAccounts.typed"),
    cell: ({ typed }) =>
      typed ? (
        <Lines>
          <span>{typed.name}</span>
          <StatusTag tone={tones[typed.result]}>{t(`testAccounts.${typed.result}`)}</StatusTag>
        </Lines>
      ) : null,
  },
  {
    head: t("testAccounts.happens"),
    cell: ({ happens }) => <Muted>{happens === "" ? t("testAccounts.arrives") : happens}</Muted>,
  },
];

/** Accounts at other banks, one per behaviour to test. */
export function TestAccountsScreen() {
  const { t } = useTranslation();
  const read = useAnswer(listTestAccounts, {});
  return (
    <OperatorPage title={t("testAccounts.title")} lead={t("testAccounts.lead")} read={read}>
      {({ accounts }) => (
        <DataTable
          label={t("testAccounts.title")}
          columns={columns(t)}
          rows={accounts}
          keyOf={({ iban }) => iban}
        />
      )}
    </OperatorPage>
  );
}
