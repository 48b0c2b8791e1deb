import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Root, Segment } from "./Segments.styles";

interface SegmentOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Stands for the label, which is then heard and shown as a hint. */
  icon?: ReactNode;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

interface SegmentsProps<Value extends string | number> {
  /** Names the group for assistive technology. */
  legend: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onSelect: (value: Value) => void;
}

/** One of two or three short choices, side by side. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { legend, options, value, onSelect } = props;
  const name = useId();
  return (
    <Root>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Segment key={option.value} lang={option.lang} title={option.icon ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
          />
          {option.icon}
          {option.icon ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </Segment>
      ))}
    </Root>
  );
}
