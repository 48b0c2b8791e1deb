import { Card } from "@amberline/ui/Card";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";
import type { SnapshotFrom } from "xstate";
import type { overviewMachine } from "./overview.machine";
import { PlacedCard } from "./overview.styles";
import type { ToApproveCardProps } from "./ToApproveCard";

interface ToApproveProps extends Omit<ToApproveCardProps, "toApprove" | "place"> {
  /** How many there are, as the account says before the overview is read. */
  count: number;
  snapshot: Pick<SnapshotFrom<typeof overviewMachine>, "context" | "value">;
}

/** As high as the card of so many. */
function ToApproveWaiting({ count }: Pick<ToApproveProps, "count">) {
  return (
    <PlacedCard data-place="page" aria-hidden>
      <Card>
        <Skeleton width="8rem" height="1.5rem" />
        {Array.from({ length: Math.min(count, 3) }, (_, nth) => (
          <Skeleton key={nth} shape="block" height="2.875rem" />
        ))}
      </Card>
    </PlacedCard>
  );
}

const ToApproveCard = lazyComponent(() => import("./ToApproveCard"), { isOptional: true });

/** What the customer can approve, above the list where there is one column. Its room is kept, so that nothing jumps. */
export function ToApprove({ count, snapshot, ...links }: ToApproveProps) {
  const { overview } = snapshot.context;
  if (count === 0) return null;
  if (overview) return <ToApproveCard toApprove={overview.toApprove} place="page" {...links} />;
  return snapshot.value === "reading" ? <ToApproveWaiting count={count} /> : null;
}
