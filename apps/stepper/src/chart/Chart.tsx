import { type CSSProperties, type MouseEvent, useMemo, useRef } from "react";
import type { ExampleEvent, Offer } from "@amberline/flow-lab/engine";
import { Badges } from "./Badges";
import { Foot, Frame, Root, Canvas } from "./Chart.styles";
import { ChartLegend } from "./ChartLegend";
import { ChartTools } from "./ChartTools";
import { Choices } from "./Choices";
import { Lines } from "./Lines";
import { StateBox } from "./StateBox";
import { arrowKey, ArrowLabel } from "./ArrowLabel";
import type { ChartWords } from "./chartWords";
import { drawn, textsOf } from "./drawn";
import type { ChartLayout } from "./layout";
import { useChoosing } from "./useChoosing";
import { useFocus } from "./useFocus";
import { useGestures } from "./useGestures";
import { useView } from "./useView";

export interface ChartProps {
  layout: ChartLayout;
  /** Ids of the active states and groups: `send.unknown.checking`. */
  current: ReadonlySet<string>;
  offers: readonly Offer[];
  /** Ids of the states and transitions visited by the walk (`seenOn`). */
  visited: ReadonlySet<string>;
  /** Ids of the states and transitions covered by tests (`coveredIn`). */
  covered: ReadonlySet<string>;
  onOffer: (example: ExampleEvent) => void;
  words: ChartWords;
}

/**
 * The statechart of a flow with the current state, the path taken and the possible events; a click or Enter takes one.
 */
export function Chart({ layout, current, offers, visited, covered, onOffer, words }: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const { choosing, choose, close } = useChoosing(root, onOffer);
  const texts = useMemo(() => textsOf(layout, words), [layout, words]);
  const { arrows, states, anytime } = useMemo(
    () => drawn(layout, texts, { current, visited, covered }, offers),
    [layout, texts, current, visited, covered, offers],
  );
  const here = layout.states.filter(
    ({ id, kind }) => current.has(id) && kind !== "group" && kind !== "parallel",
  );
  const { frame, canvas, zoomBy, fitAll, show, press, follow } = useView(
    layout,
    here.map(({ box }) => box),
  );
  const gestures = useGestures(frame, (gesture) => {
    close();
    follow(gesture);
  });
  const { stop, focus, step } = useFocus(layout, here[0]?.id, show);

  const chooseArrow = ({ target }: MouseEvent) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>("button[data-arrow]") : null;
    const chosen = opener && arrows.find(({ arrow }) => arrowKey(arrow) === opener.dataset["arrow"]);
    if (chosen) choose({ label: chosen.sentence, examples: chosen.examples, opener });
  };
  const take = (example: ExampleEvent) => {
    close();
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
        <Canvas ref={canvas} style={size} onClick={chooseArrow}>
          <Lines size={layout.size} arrows={arrows} />
          {states.map((each) => (
            <StateBox key={each.state.id} {...each} isStop={each.state.id === stop} />
          ))}
          {arrows.map(({ arrow, text, sentence, examples }) => (
            <ArrowLabel
              key={arrowKey(arrow)}
              arrow={arrow}
              text={text}
              sentence={sentence}
              choices={examples.length}
            />
          ))}
        </Canvas>
      </Frame>
      <Foot>
        <ChartLegend words={words} />
        <ChartTools zoomBy={zoomBy} fitAll={fitAll} words={words} />
      </Foot>
      {choosing ? <Choices {...choosing} words={words} onTake={take} onClose={close} /> : null}
    </Root>
  );
}
