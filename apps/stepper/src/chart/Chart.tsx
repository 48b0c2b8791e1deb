import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef } from "react";
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
import type { ChartDrawing } from "./layout";
import { useChoosing } from "./useChoosing";
import { isGroup } from "./folding";
import { useFocus } from "./useFocus";
import { useFolding } from "./useFolding";
import { useGestures } from "./useGestures";
import { useView } from "./useView";

export interface ChartProps {
  drawing: ChartDrawing;
  /** Ids of the active states and groups: `send.unknown.checking`. */
  current: ReadonlySet<string>;
  offers: readonly Offer[];
  /** Ids of the states and transitions visited by the walk (`seenOn`). */
  visited: ReadonlySet<string>;
  /** Ids of the states and transitions covered by tests (`coveredIn`). */
  covered: ReadonlySet<string>;
  /** Ids of the states and transitions that are new or otherwise than on the main branch. @default none */
  changed?: ReadonlySet<string> | undefined;
  onOffer: (example: ExampleEvent) => void;
  words: ChartWords;
  /** Whether it has the whole page. */
  isLarge?: boolean;
  onLarge?: (isLarge: boolean) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** What is left of a landscape A4 beside its margins, in px. */
const PAPER = { width: 1_040, height: 570 };

/**
 * The statechart of a flow with the current state, the path taken and the possible events; a click or Enter takes one.
 */
export function Chart({
  drawing,
  current,
  offers,
  visited,
  covered,
  changed = nothing,
  onOffer,
  words,
  isLarge = false,
  onLarge,
}: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const { choosing, choose, close } = useChoosing(root, onOffer);
  const { layout, folding, hasGroups } = useFolding(drawing, current, visited);
  const texts = useMemo(() => textsOf(drawing, layout, words), [drawing, layout, words]);
  const { arrows, states, anytime } = useMemo(
    () => drawn(drawing, texts, { current, visited, covered }, offers),
    [drawing, texts, current, visited, covered, offers],
  );
  const here = layout.states.filter((state) => current.has(state.id) && (state.isFolded || !isGroup(state)));
  const { frame, canvas, zoomBy, fitAll, show, press, follow } = useView(
    layout,
    here.map(({ box }) => box),
  );
  const gestures = useGestures(frame, (gesture) => {
    close();
    follow(gesture);
  });
  const { stop, focus, step } = useFocus(layout, here[0]?.id, show);

  const pressIn = ({ target }: MouseEvent) => {
    const group = target instanceof Element ? target.closest<HTMLElement>("[data-fold]") : null;
    if (group) folding.toggle(group.dataset["fold"] ?? "");
    const opener = target instanceof Element ? target.closest<HTMLElement>("button[data-arrow]") : null;
    const chosen = opener && arrows.find(({ arrow }) => arrowKey(arrow) === opener.dataset["arrow"]);
    if (chosen) choose({ label: chosen.sentence, examples: chosen.examples, opener });
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isLarge) return false;
    onLarge?.(false);
    return true;
  };
  const foldBy = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (key !== "Enter" || !(target instanceof HTMLElement)) return false;
    const button = target.matches("[data-state]") ? target.querySelector<HTMLElement>("[data-fold]") : null;
    button?.click();
    return button !== null;
  };
  const take = (example: ExampleEvent) => {
    close();
    frame.current?.focus({ preventScroll: true });
    onOffer(example);
  };
  const size = {
    "--width": `${layout.size.width}px`,
    "--height": `${layout.size.height}px`,
    "--print": Math.min(1, PAPER.width / layout.size.width, PAPER.height / layout.size.height),
  } as CSSProperties;

  return (
    <Root ref={root}>
      <Badges label={words.anytime} events={anytime} onChoose={choose} />
      <Frame
        ref={frame}
        role="group"
        aria-label={words.label}
        tabIndex={0}
        onKeyDown={(event) => void (leave(event) || foldBy(event) || step(event) || press(event))}
        {...gestures}
        onFocus={focus}
      >
        <Canvas ref={canvas} style={size} onClick={pressIn}>
          <Lines size={layout.size} arrows={arrows} />
          {states.map((each) => (
            <StateBox
              key={each.state.id}
              {...each}
              words={words}
              isStop={each.state.id === stop}
              isChanged={changed.has(each.state.id)}
            />
          ))}
          {arrows.map(({ arrow, rows, sentence, examples }) => (
            <ArrowLabel
              key={arrowKey(arrow)}
              arrow={arrow}
              rows={rows}
              sentence={sentence}
              choices={examples.length}
              change={arrow.transitions.some((id) => changed.has(id)) ? words.changed : null}
            />
          ))}
        </Canvas>
      </Frame>
      <Foot>
        <ChartLegend words={words} hasChanges={changed.size > 0} />
        <ChartTools
          zoomBy={zoomBy}
          fitAll={fitAll}
          folding={hasGroups ? folding : null}
          words={words}
          isLarge={isLarge}
          onLarge={onLarge}
        />
      </Foot>
      {choosing ? <Choices {...choosing} words={words} onTake={take} onClose={close} /> : null}
    </Root>
  );
}
