import { Button } from "@amberline/ui/Button";
import { lazy, memo, Suspense, useMemo, useState } from "react";
import {
  everything,
  stateKeyOf,
  statesOfKey,
  statesOn,
  type Moment,
  type Offer,
} from "@amberline/flow-lab/engine";
import { Chart } from "../chart";
import { changesBetween, countOf, markedIn } from "../chart/changes";
import { chartWordsIn } from "../chart/chartWordsIn";
import type { Names } from "../names/names";
import { seenAt } from "../walk/moments";
import { takenOf, type Walk } from "../walk/walk";
import { useTranslation } from "../i18n";
import { coveredOf } from "./coveredOf";
import { Region } from "./Region";
import { Nothing, PaperTitle, Scroll, Title } from "./Region.styles";
import { StateList } from "./StateList";
import { useChartDrawing } from "./useChartDrawing";
import { useMainChart } from "./useMainChart";

const ChangesSheet = lazy(async () => ({ default: (await import("./ChangesSheet")).ChangesSheet }));

interface ChartPanelProps {
  walk: Walk;
  moment: Moment;
  /** Key of the state where a followed session stands instead of the walk. */
  elsewhere: string | null;
  offers: readonly Offer[];
  names: Names;
  onTake: (id: string) => void;
  /** Whether it has the whole page. */
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

export const ChartPanel = memo(function ChartPanel(props: ChartPanelProps) {
  const { walk, moment, elsewhere, offers, names, onTake, isLarge, onLarge } = props;
  const { t } = useTranslation();
  const { flow } = walk;
  const { id } = flow;
  const drawing = useChartDrawing(id);
  const current = useMemo(
    () => (elsewhere === null ? statesOn(moment.snapshot) : statesOfKey(flow.machine, elsewhere)),
    [flow, moment, elsewhere],
  );
  const visited = useMemo(() => seenAt(flow, walk.input, takenOf(walk)), [flow, walk]);
  const covered = useMemo(() => coveredOf(flow), [flow]);
  const main = useMainChart(id);
  const changes = useMemo(
    () => (drawing && main && "chart" in main ? changesBetween(main.chart, drawing) : null),
    [drawing, main],
  );
  const changed = useMemo(() => (changes ? markedIn(changes) : undefined), [changes]);
  const count = changes ? countOf(changes) : 0;
  const [isComparing, setComparing] = useState(false);
  const words = useMemo(() => chartWordsIn(id, names, t), [id, names, t]);
  return (
    <Region name="chart" label={t("chart.title")} isLarge={isLarge}>
      <Title>
        <h2>{t("chart.title")}</h2>
        {changes && count > 0 ? (
          <Button size="sm" appearance="plain" onClick={() => setComparing(true)}>
            {t("changes.count", { count })}
          </Button>
        ) : null}
        {changes && count === 0 ? <small>{t("changes.none")}</small> : null}
        {main && "reason" in main ? <small>{t(`changes.reason.${main.reason}`)}</small> : null}
      </Title>
      <PaperTitle>
        {[
          names.flow(id),
          names.input(walk.input),
          names.state(elsewhere ?? stateKeyOf(moment.snapshot)),
        ].join(" · ")}
      </PaperTitle>
      {drawing ? (
        <Chart
          key={id}
          drawing={drawing}
          current={current}
          offers={offers}
          visited={visited}
          covered={covered}
          changed={changed}
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
      {changes && isComparing ? (
        <Suspense>
          <ChangesSheet flow={id} changes={changes} names={names} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </Region>
  );
});
