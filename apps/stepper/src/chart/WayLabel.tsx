import type { ExampleEvent } from "@amberline/flow-lab/engine";
import { memo } from "react";
import type { Way } from "./layout";
import { placeOf } from "./StateBox";
import { Label, OpenLabel } from "./WayLabel.styles";

export interface Choosing {
  /** What the events are about. */
  label: string;
  examples: readonly ExampleEvent[];
  /** What was pressed; it gets the focus back. */
  opener: HTMLElement;
}

interface WayLabelProps {
  way: Way;
  text: string;
  /** The whole of it in a sentence. */
  sentence: string;
  /** How many events can be tried along it now. */
  choices: number;
}

/** A way by where it leads from and to: no two are the same there. */
export const wayKey = ({ source, target }: Way) => `${source} ${target}`;

/** What leads along a way: a button as long as it can be gone. The chart hears when it is pressed. */
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
