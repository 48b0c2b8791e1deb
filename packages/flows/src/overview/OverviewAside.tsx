import type { SnapshotFrom } from "xstate";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Row } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";
import type { OverviewCardsProps } from "./OverviewCards";
import type { OverviewEvent, overviewMachine } from "./overview.machine";
import { Waiting } from "./overview.styles";

/** As high as the card of the month. */
function MonthWaiting() {
  return (
    <Waiting aria-hidden>
      <Card>
        <Skeleton width="8rem" height="1.5rem" />
        <Row gap={16}>
          <Skeleton width="7rem" height="3rem" />
          <Skeleton width="7rem" height="3rem" />
        </Row>
        <Skeleton shape="block" height="9.625rem" />
        <Skeleton width="12rem" height="1.25rem" />
      </Card>
    </Waiting>
  );
}

const OverviewCards = lazyComponent(() => import("./OverviewCards"), {
  waiting: MonthWaiting,
  isOptional: true,
});

export interface OverviewAsideProps extends Omit<OverviewCardsProps, "overview"> {
  snapshot: Pick<SnapshotFrom<typeof overviewMachine>, "context" | "value">;
  send: (event: OverviewEvent) => void;
  /** Whether the list is there: before, what comes below it in one column would be pushed down. */
  isAfterList: boolean;
}

/** The cards beside the list of home: the month, what is not final and the largest payees. */
export function OverviewAside({ snapshot, send, isAfterList, ...rest }: OverviewAsideProps) {
  const { t } = useTranslation();
  const { overview } = snapshot.context;
  if (overview && isAfterList) return <OverviewCards overview={overview} {...rest} />;
  if (overview || snapshot.value === "reading") return <MonthWaiting />;
  if (snapshot.value !== "failed") return null;
  return (
    <Card align="start">
      <p>{t("overview.failed")}</p>
      <Button appearance="quiet" onClick={() => send({ type: "overview.retry" })}>
        {t("overview.reload")}
      </Button>
    </Card>
  );
}
