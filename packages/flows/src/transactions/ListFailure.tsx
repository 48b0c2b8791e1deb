import { Button } from "@amberline/ui/Button";
import { useTranslation } from "../i18n";
import { NoticeBanner } from "../parts";
import type { TransactionsScreenSnapshot } from "./transactions.machine";
import type { TransactionsEvent } from "./transactions.setup";

interface ListFailureProps {
  snapshot: TransactionsScreenSnapshot;
  send: (event: TransactionsEvent) => void;
}

/** Failure of a list with a retry. Rows loaded earlier stay. */
export function ListFailure({ snapshot, send }: ListFailureProps) {
  const { t } = useTranslation();
  const { rows, notice } = snapshot.context;
  const hasFailed = snapshot.value === "failed";
  return (
    <NoticeBanner
      notice={notice ?? (hasFailed ? { key: "transactions.failed" } : null)}
      tone={rows ? "caution" : "negative"}
      isSaidElsewhere={rows !== null}
      action={
        hasFailed ? (
          <Button data-focus="retry" appearance="quiet" onClick={() => send({ type: "transactions.retry" })}>
            {t("app.retry")}
          </Button>
        ) : undefined
      }
    />
  );
}
