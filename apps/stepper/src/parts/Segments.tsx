import { useId } from "react";
import { Root, Segment } from "./Segments.styles";

interface SegmentsProps<Value extends string | number> {
  /** Names the group for assistive technology. */
  legend: string;
  options: readonly { value: Value; label: string }[];
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
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onSelect(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
