import { listTestAccounts, type TestAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { DataTable, type DataColumn } from "@amberline/ui/DataTable";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Text } from "@amberline/ui/Text";
import { Page } from "../parts/Page";
import { Muted } from "../parts/Muted";
import { Lines } from "../parts/parts.styles";
import { useAnswer } from "../wiring/useAnswer";
import { useWords, type Say } from "../words/useWords";

const tones = { MTCH: "positive", CMTC: "caution", NMTC: "negative", NOAP: "neutral" } as const;

const columns = (say: Say): DataColumn<TestAccount>[] => [
  {
    head: say("testAccounts.account"),
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
  { head: say("testAccounts.holder"), cell: ({ holder }) => holder },
  {
    head: say("testAccounts.typed"),
    cell: ({ typed }) =>
      typed ? (
        <Lines>
          <span>{typed.name}</span>
          <StatusTag tone={tones[typed.result]}>{say(`testAccounts.${typed.result}`)}</StatusTag>
        </Lines>
      ) : null,
  },
  {
    head: say("testAccounts.happens"),
    cell: ({ happens }) => <Muted>{happens === "" ? say("testAccounts.arrives") : happens}</Muted>,
  },
];

/** Accounts at other banks, one for each thing a tester may want to meet. */
export function TestAccountsScreen() {
  const { say } = useWords();
  const read = useAnswer(listTestAccounts, {});
  return (
    <Page title={say("testAccounts.title")} lead={say("testAccounts.lead")} read={read}>
      {({ accounts }) => (
        <DataTable
          label={say("testAccounts.title")}
          columns={columns(say)}
          rows={accounts}
          keyOf={({ iban }) => iban}
        />
      )}
    </Page>
  );
}
