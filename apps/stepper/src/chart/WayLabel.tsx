import type { ExampleEvent } from "@amberline/flows/shared";
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
  /** What can be tried along it now. */
  examples: readonly ExampleEvent[];
  onChoose: (choosing: Choosing) => void;
}

/** What leads along a way: a button as long as it can be gone. */
export function WayLabel({ way, text, sentence, examples, onChoose }: WayLabelProps) {
  if (way.label.width === 0) return null;
  const words = way.source === way.target ? `↻ ${text}` : text;
  const isSingle = way.label.height < 20;
  const shared = { title: sentence, style: placeOf(way.label), "data-single": isSingle || undefined };
  if (examples.length === 0)
    return (
      <Label aria-hidden {...shared}>
        <span>{words}</span>
      </Label>
    );
  return (
    <OpenLabel
      type="button"
      aria-label={sentence}
      aria-haspopup={examples.length > 1 ? "dialog" : undefined}
      data-open
      data-way={`${way.source} ${way.target}`}
      onClick={({ currentTarget }) => onChoose({ label: sentence, examples, opener: currentTarget })}
      {...shared}
    >
      <span>{words}</span>
    </OpenLabel>
  );
}
