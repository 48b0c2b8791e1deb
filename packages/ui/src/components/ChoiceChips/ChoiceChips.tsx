import { type ComponentProps, type ReactNode, useId } from "react";
import { Chip, Root, Row } from "./ChoiceChips.styles";

export interface ChipOption<Value extends string> {
  /** Sent to `onSelect`. */
  value: Value;
  /** One to three words. */
  label: string;
}

export interface ChoiceChipsProps<Value extends string> extends Omit<
  ComponentProps<"fieldset">,
  "children" | "onSelect"
> {
  /** Accessible name of the group. */
  legend: string;
  /** What can be chosen, in the order shown. */
  options: readonly ChipOption<Value>[];
  /** Null while something other than a chip is chosen, such as a custom range. */
  value: Value | null;
  /** Called with what was chosen. */
  onSelect: (value: Value) => void;
  /**
   * Shown after the last chip, scrolling with the row. A plain `button` is styled as a chip, and with `aria-pressed` as
   * a chosen one.
   */
  trailing?: ReactNode;
  /** Lets the row scroll to the edges of a small screen, past the page's 16 px margin. @default false */
  isEdgeToEdge?: boolean;
}

/** One of a few short choices, such as the dates of a statement. On a small screen the row scrolls. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, options, value, onSelect, trailing, isEdgeToEdge = false, disabled, ...rest } = props;
  const name = useId();
  return (
    <Root {...rest}>
      <legend>{legend}</legend>
      <Row data-edges={isEdgeToEdge ? "page" : "own"}>
        {options.map((option) => (
          <Chip key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onSelect(option.value)}
            />
            {option.label}
          </Chip>
        ))}
        {trailing}
      </Row>
    </Root>
  );
}
