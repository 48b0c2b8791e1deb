import type { ExampleEvent } from "@amberline/flow-lab/engine";
import { memo } from "react";
import type { Way } from "./layout";
import { placeOf } from "./StateBox";
import { Label, OpenLabel } from "./WayLabel.styles";

export interface Choosing {
  /** Accessible name of the choice. */
  label: string;
  examples: readonly ExampleEvent[];
  /** The pressed element, to restore focus to. */
  opener: HTMLElement;
}

interface WayLabelProps {
  way: Way;
  text: string;
  /** The arrow as a sentence. */
  sentence: string;
  /** Number of events possible along it now. */
  choices: number;
}

/** Key of an arrow: source and target are unique together. */
export const wayKey = ({ source, target }: Way) => `${source} ${target}`;

/** Label of an arrow, a button while one of its events is possible. The chart handles the press. */
export const WayLabel = memo(function WayLabel({ way, text, sentence, choices }: WayLabelProps) {
  if (way.label.width === 0) return null;
  const words = way.source === way.target ? `↻ ${text}` : text;
  const isSingle = way.label.height < 20;
  const shared = { title: sentence, style: placeOf(way.label), "data-single": isSingle || undefined };
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
      data-way={wayKey(way)}
      {...shared}
    >
      <span>{words}</span>
    </OpenLabel>
  );
});
