import { everything, type Moment } from "@amberline/flows/stepper";
import type { Names } from "../names/names";
import { momentsOf } from "../walk/moments";
import { takenOf, type Walk } from "../walk/walk";
import { useWords } from "../words/useWords";
import { Part } from "./Part";
import { Scroll, Title } from "./Part.styles";
import { StateList } from "./StateList";

interface ChartPanelProps {
  walk: Walk;
  moment: Moment;
  names: Names;
  onTake: (id: string) => void;
}

/** Where in the flow the walk is. */
export function ChartPanel({ walk, moment, names }: ChartPanelProps) {
  const { say } = useWords();
  const { spec } = walk.flow;
  const shortId = (id: string) => id.slice(spec.machine.id.length + 1);
  const leaves = (moments: readonly Moment[]) =>
    new Set(moments.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => shortId(id))));
  return (
    <Part name="chart" label={say("chart.title")}>
      <Title>
        <h2>{say("chart.title")}</h2>
      </Title>
      <Scroll>
        <StateList
          states={[...everything(spec.machine).states].map(shortId)}
          current={leaves([moment])}
          visited={leaves(momentsOf(spec, walk.input, takenOf(walk)))}
          names={names}
        />
      </Scroll>
    </Part>
  );
}
