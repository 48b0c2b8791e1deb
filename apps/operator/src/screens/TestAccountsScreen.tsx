import { listTestAccounts, type TestAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Page } from "../parts/Page";
import { Account, Lines, Muted } from "../parts/parts.styles";
import { Table, type Column } from "../parts/Table";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation, type Translate } from "../i18n";

const tones = { MTCH: "positive", CMTC: "caution", NMTC: "negative", NOAP: "neutral" } as const;

const columns = (t: Translate): Column<TestAccount>[] => [
  {
    head: t("testAccounts.account"),
    kind: "title",
    cell: ({ iban, bic }) => (
      <Lines>
        <Account>{formatIban(iban)}</Account>
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
    <Page title={t("testAccounts.title")} lead={t("testAccounts.lead")} read={read}>
      {({ accounts }) => (
        <Table
          label={t("testAccounts.title")}
          columns={columns(t)}
          rows={accounts}
          keyOf={({ iban }) => iban}
        />
      )}
    </Page>
  );
}
