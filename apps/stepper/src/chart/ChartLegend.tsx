import type { ChartWords } from "./chartWords";
import { Legend } from "./Chart.styles";
import { Sample } from "./StateBox.styles";
import { StandingIcon } from "./StateBox";
import type { Standing } from "./standing";

const standings: readonly Standing[] = ["current", "visited", "covered", "never"];

export function ChartLegend({ words }: { words: ChartWords }) {
  return (
    <Legend aria-hidden>
      {standings.map((standing) => (
        <span key={standing}>
          <Sample data-kind="state" data-standing={standing}>
            <StandingIcon standing={standing} />
          </Sample>
          {words.standing[standing]}
        </span>
      ))}
    </Legend>
  );
}
