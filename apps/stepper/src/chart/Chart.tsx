import type { ExampleEvent } from "@amberline/flows/shared";
import type { Offer } from "@amberline/flows/stepper";
import { useMemo, useRef, useState, type CSSProperties } from "react";
import { Badges } from "./Badges";
import { Foot, Frame, Root, Stage } from "./Chart.styles";
import { ChartLegend } from "./ChartLegend";
import { ChartTools } from "./ChartTools";
import type { ChartWords } from "./chartWords";
import { Choices } from "./Choices";
import { drawn } from "./drawn";
import type { ChartLayout } from "./layout";
import { Lines } from "./Lines";
import { StateBox } from "./StateBox";
import { useFocus } from "./useFocus";
import { useGestures } from "./useGestures";
import { useView } from "./useView";
import { WayLabel, type Choosing } from "./WayLabel";

export interface ChartProps {
  layout: ChartLayout;
  /** Ids of the states that are on, groups or not: `send.unknown.checking`. */
  current: ReadonlySet<string>;
  /** `offersOf` this moment. */
  offers: readonly Offer[];
  /** Ids of states and transitions the walk has seen: `seenOn` it. */
  visited: ReadonlySet<string>;
  /** Ids of states and transitions the tests reach: `coveredIn` the layout. */
  covered: ReadonlySet<string>;
  onOffer: (example: ExampleEvent) => void;
  words: ChartWords;
}

/** The chart of a flow: where the walk is, where it has been, and what can be tried, which a click or Enter takes. */
export function Chart({ layout, current, offers, visited, covered, onOffer, words }: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState<(Choosing & { at: { left: number; top: number } }) | null>(null);
  const { ways, states, anytime } = useMemo(
    () => drawn(layout, { current, visited, covered }, offers, words),
    [layout, current, visited, covered, offers, words],
  );
  const here = layout.states.filter(
    ({ id, kind }) => current.has(id) && kind !== "group" && kind !== "parallel",
  );
  const { frame, stage, zoomBy, fitAll, show, press, follow } = useView(
    layout,
    here.map(({ box }) => box),
  );
  const gestures = useGestures(frame, (gesture) => {
    setChoosing(null);
    follow(gesture);
  });
  const { stop, focus, step } = useFocus(layout, here[0]?.id, show);

  const choose = (asked: Choosing) => {
    const [only] = asked.examples;
    if (only && asked.examples.length === 1) return onOffer(only);
    const [from, base] = [asked.opener, root.current].map((each) => each?.getBoundingClientRect());
    setChoosing({
      ...asked,
      at: { left: (from?.left ?? 0) - (base?.left ?? 0), top: (from?.bottom ?? 0) - (base?.top ?? 0) + 4 },
    });
  };
  const take = (example: ExampleEvent) => {
    setChoosing(null);
    frame.current?.focus({ preventScroll: true });
    onOffer(example);
  };
  const size = {
    "--width": `${layout.size.width}px`,
    "--height": `${layout.size.height}px`,
  } as CSSProperties;

  return (
    <Root ref={root}>
      <Badges label={words.anytime} events={anytime} onChoose={choose} />
      <Frame
        ref={frame}
        role="group"
        aria-label={words.label}
        tabIndex={0}
        onKeyDown={(event) => void (step(event) || press(event))}
        {...gestures}
        onFocus={focus}
      >
        <Stage ref={stage} style={size}>
          <Lines size={layout.size} ways={ways} />
          {states.map((each) => (
            <StateBox key={each.state.id} {...each} isStop={each.state.id === stop} />
          ))}
          {ways.map(({ way, text, sentence, examples }) => (
            <WayLabel
              key={`${way.source} ${way.target}`}
              {...{ way, text, sentence, examples }}
              onChoose={choose}
            />
          ))}
        </Stage>
      </Frame>
      <Foot>
        <ChartLegend words={words} />
        <ChartTools zoomBy={zoomBy} fitAll={fitAll} words={words} />
      </Foot>
      {choosing ? (
        <Choices {...choosing} words={words} onTake={take} onClose={() => setChoosing(null)} />
      ) : null}
    </Root>
  );
}
