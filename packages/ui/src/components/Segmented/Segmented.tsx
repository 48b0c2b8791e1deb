import { useId, type ComponentProps, type ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { Root, Segment, Track } from "./Segmented.styles";

export interface SegmentedOption<Value extends string | number> {
  /** Sent to `onSelect`. */
  value: Value;
  /** One word. */
  label: string;
  /** Decorative: the text says what it means. */
  icon?: ReactNode;
  /** Language of the label, if not the page's. */
  lang?: string;
}

export interface SegmentedProps<Value extends string | number> extends Omit<
  ComponentProps<"fieldset">,
  "children" | "onSelect"
> {
  /** Names the group. */
  legend: string;
  /** Keeps the legend for assistive technology only. @default true */
  isLegendHidden?: boolean;
  /** What can be chosen, in the order shown. */
  options: readonly SegmentedOption<Value>[];
  /** The choice in effect. */
  value: Value;
  /** Called with what was chosen. */
  onSelect: (value: Value) => void;
  /** `sm` in a toolbar. @default "md" */
  size?: "sm" | "md";
  /** Shows icons only; labels become accessible names and tooltips. @default false */
  isIconOnly?: boolean;
}

/** One of two to four short choices, side by side. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { legend, isLegendHidden = true, options, value, onSelect, size = "md", isIconOnly, ...rest } = props;
  const name = useId();
  return (
    <Root data-legend={isLegendHidden ? "hidden" : "seen"} {...rest}>
      <legend>{legend}</legend>
      <Track data-size={size}>
        {options.map((option) => (
          <Segment key={option.value} lang={option.lang} title={isIconOnly ? option.label : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onSelect(option.value)}
            />
            {option.icon}
            {isIconOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : <span>{option.label}</span>}
          </Segment>
        ))}
      </Track>
    </Root>
  );
}
