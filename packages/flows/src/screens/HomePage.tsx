import { useMemo } from "react";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useTranslation } from "../i18n";
import { TransactionsScreen } from "../transactions";
import { transactionsSpec } from "../transactions/transactions.spec";
import { exampleDay } from "./exampleDay";
import { nothing } from "./flowScreen";
import { Page } from "./Page";
import { examplePaper } from "./paper";
import { snapshotAt } from "./snapshotAt";

/** The home page, for dialogs to stand over and for journeys to end on. */
export function HomePage() {
  const { t } = useTranslation();
  const snapshot = useMemo(
    () => snapshotAt(transactionsSpec, { input: "everything", path: "readPage=ok" }),
    [],
  );
  return (
    <Page width={960}>
      <PageHeader title={t("page.home")} />
      <TransactionsScreen snapshot={snapshot} send={nothing} {...exampleDay} {...examplePaper} />
    </Page>
  );
}
