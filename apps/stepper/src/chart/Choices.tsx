import type { ExampleEvent } from "@amberline/flow-lab/engine";
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from "react";
import { rove } from "../parts/roving";
import { Panel } from "./Choices.styles";
import type { ChartWords } from "./chartWords";
import type { Choosing } from "./ArrowLabel";

interface ChoicesProps extends Choosing {
  /** Position relative to the containing element. */
  at: { left: number; top: number };
  words: ChartWords;
  onTake: (example: ExampleEvent) => void;
  onClose: () => void;
}

const placeAt = ({ left, top }: ChoicesProps["at"], count: number) => {
  const high = Math.min(288, 48 + count * 36);
  return { "--left": `${left}px`, "--top": `${top}px`, "--high": `${high}px` } as CSSProperties;
};

/** Lets the tester choose between events along the same arrow. */
export function Choices({ label, examples, opener, at, words, onTake, onClose }: ChoicesProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector("button")?.focus(), []);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (rove(event) || event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
    opener.focus();
  };
  return (
    <Panel
      ref={panel}
      role="dialog"
      aria-label={label}
      style={placeAt(at, examples.length)}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <p>{label}</p>
      {examples.map((example) => (
        <button key={example.id} type="button" data-roving onClick={() => onTake(example)}>
          {words.example(example.id)}
        </button>
      ))}
    </Panel>
  );
}
