import type { ChartWords } from "./chartWords";
import { Legend } from "./Chart.styles";
import { Sample } from "./StateBox.styles";
import { StatusIcon } from "./StateBox";
import type { ChartStatus } from "./chartStatus";

const statuses: readonly ChartStatus[] = ["current", "visited", "covered", "never"];

export function ChartLegend({ words, hasChanges }: { words: ChartWords; hasChanges: boolean }) {
  return (
    <Legend aria-hidden>
      {statuses.map((status) => (
        <span key={status}>
          <Sample data-kind="state" data-status={status}>
            <StatusIcon status={status} />
          </Sample>
          {words.status[status]}
        </span>
      ))}
      {hasChanges ? (
        <span>
          <Sample data-kind="state" data-status="covered" data-changed />
          {words.changed}
        </span>
      ) : null}
    </Legend>
  );
}
