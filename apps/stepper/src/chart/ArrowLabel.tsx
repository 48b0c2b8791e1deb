import type { ExampleEvent } from "@amberline/flow-lab/engine";
import { memo } from "react";
import type { Arrow } from "./layout";
import { positionOf } from "./StateBox";
import { Label, OpenLabel } from "./ArrowLabel.styles";

export interface Choosing {
  /** Accessible name of the choice. */
  label: string;
  examples: readonly ExampleEvent[];
  /** The pressed element, to restore focus to. */
  opener: HTMLElement;
}

interface ArrowLabelProps {
  arrow: Arrow;
  text: string;
  sentence: string;
  /** Number of events possible along it now. */
  choices: number;
}

/** Key of an arrow: source and target are unique together. */
export const arrowKey = ({ source, target }: Arrow) => `${source} ${target}`;

/** Label of an arrow, a button while one of its events is possible. The chart handles the press. */
export const ArrowLabel = memo(function ArrowLabel({ arrow, text, sentence, choices }: ArrowLabelProps) {
  if (arrow.label.width === 0) return null;
  const words = arrow.source === arrow.target ? `↻ ${text}` : text;
  const isSingle = arrow.label.height < 20;
  const shared = { title: sentence, style: positionOf(arrow.label), "data-single": isSingle || undefined };
  if (choices === 0)
    return (
      <Label aria-hidden {...shared}>
        <span>{words}</span>
      </Label>
    );
  return (
    <OpenLabel
      type="button"
      aria-label={sentence}
      aria-haspopup={choices > 1 ? "dialog" : undefined}
      data-open
      data-arrow={arrowKey(arrow)}
      {...shared}
    >
      <span>{words}</span>
    </OpenLabel>
  );
});
