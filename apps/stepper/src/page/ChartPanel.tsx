import { memo, useMemo } from "react";
import { everything, statesOn, type Moment, type Offer } from "@amberline/flow-lab/engine";
import { Chart } from "../chart";
import { chartWordsIn } from "../chart/chartWordsIn";
import type { Names } from "../names/names";
import { seenAt } from "../walk/moments";
import { takenOf, type Walk } from "../walk/walk";
import { useTranslation } from "../i18n";
import { coveredOf } from "./coveredOf";
import { Region } from "./Region";
import { Nothing, Scroll, Title } from "./Region.styles";
import { StateList } from "./StateList";
import { useChartDrawing } from "./useChartDrawing";

interface ChartPanelProps {
  walk: Walk;
  moment: Moment;
  offers: readonly Offer[];
  names: Names;
  onTake: (id: string) => void;
  /** Whether it has the whole page. */
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

export const ChartPanel = memo(function ChartPanel(props: ChartPanelProps) {
  const { walk, moment, offers, names, onTake, isLarge, onLarge } = props;
  const { t } = useTranslation();
  const { flow } = walk;
  const { id } = flow;
  const drawing = useChartDrawing(id);
  const current = useMemo(() => statesOn(moment.snapshot), [moment]);
  const visited = useMemo(() => seenAt(flow, walk.input, takenOf(walk)), [flow, walk]);
  const covered = useMemo(() => coveredOf(flow), [flow]);
  const words = useMemo(() => chartWordsIn(id, names, t), [id, names, t]);
  return (
    <Region name="chart" label={t("chart.title")} isLarge={isLarge}>
      <Title>
        <h2>{t("chart.title")}</h2>
      </Title>
      {drawing ? (
        <Chart
          key={id}
          drawing={drawing}
          current={current}
          offers={offers}
          visited={visited}
          covered={covered}
          onOffer={(example) => onTake(example.id)}
          words={words}
          isLarge={isLarge}
          onLarge={onLarge}
        />
      ) : null}
      {drawing === null ? (
        <Scroll>
          <Nothing role="status">{t("chart.failed")}</Nothing>
          <StateList
            machine={flow.machine.id}
            states={[...everything(flow.machine).states]}
            current={current}
            visited={visited}
            names={names}
          />
        </Scroll>
      ) : null}
    </Region>
  );
});
