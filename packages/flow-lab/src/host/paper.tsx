import { useTranslation } from "@amberline/flows/i18n";
import { failures } from "@amberline/flows/shared/examples";
import type { TransactionsScreenProps } from "@amberline/flows/transactions";
import { LinkButton } from "@amberline/ui/Button";

function HistoryLink() {
  const { t } = useTranslation();
  return (
    <LinkButton href="#history" appearance="plain">
      {t("home.allTransactions")}
    </LinkButton>
  );
}

const nowhere = () => undefined;

/** A provider with working statements and failing receipts. */
export const paperOf = (
  later: <T>(answer: T) => Promise<T>,
): Pick<TransactionsScreenProps, "actions" | "saveStatement" | "historyLink" | "onSearch"> => ({
  actions: { saveReceipt: () => later(failures.net), sendAgain: nowhere, saveAsTemplate: nowhere },
  saveStatement: () => later({ ok: true, data: null }),
  historyLink: <HistoryLink />,
  onSearch: nowhere,
});

export const examplePaper = paperOf(async (answer) => answer);
