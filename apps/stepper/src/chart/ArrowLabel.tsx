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
  /** Its events, one a line. */
  rows: readonly string[];
  sentence: string;
  /** Number of events possible along it now. */
  choices: number;
  /** Says that one of its transitions changed; null if none did. */
  change: string | null;
}

/** Key of an arrow: source and target are unique together. */
export const arrowKey = ({ source, target }: Arrow) => `${source} ${target}`;

/** Words of an arrow, a button while one of its events is possible. The chart handles the press. */
export const ArrowLabel = memo(function ArrowLabel(props: ArrowLabelProps) {
  const { arrow, rows, sentence, choices, change } = props;
  if (arrow.label.height === 0) return null;
  const mark = arrow.source === arrow.target ? "↻ " : "";
  const lines = rows.map((row) => (
    <span key={row}>
      {mark}
      {row}
    </span>
  ));
  const shared = {
    title: change === null ? sentence : `${sentence} (${change})`,
    "data-changed": change === null ? undefined : true,
    style: positionOf(arrow.label),
  };
  if (choices === 0)
    return (
      <Label aria-hidden {...shared}>
        {lines}
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
      {lines}
    </OpenLabel>
  );
});
