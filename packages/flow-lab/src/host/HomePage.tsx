import { useMemo } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { TransactionsScreen } from "@amberline/flows/transactions";
import { PageHeader } from "@amberline/ui/PageHeader";
import { transactionsFlow } from "../transactions/transactions.flow";
import { FlowFrame } from "./FlowFrame";
import { exampleDay } from "./exampleDay";
import { nothing } from "./flowScreen";
import { examplePaper } from "./paper";
import { snapshotAt } from "./snapshotAt";

/** The home page, behind dialogs and at the end of flows. */
export function HomePage() {
  const { t } = useTranslation();
  const snapshot = useMemo(
    () => snapshotAt(transactionsFlow, { input: "everything", path: "readPage=ok" }),
    [],
  );
  return (
    <FlowFrame width={960}>
      <PageHeader title={t("page.home")} />
      <TransactionsScreen snapshot={snapshot} send={nothing} {...exampleDay} {...examplePaper} />
    </FlowFrame>
  );
}
