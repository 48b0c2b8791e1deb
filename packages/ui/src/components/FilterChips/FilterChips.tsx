import { type ComponentProps } from "react";
import { Check } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { Chips, Group } from "./FilterChips.styles";

export interface FilterChipsProps<Value extends string> extends Omit<
  ComponentProps<"fieldset">,
  "children" | "onChange"
> {
  /** Visible name of the group. */
  legend: string;
  /** What can be chosen, in the order shown. */
  options: readonly { value: Value; label: string }[];
  /** Selected values; an empty list means all. */
  values: readonly Value[];
  /** Called with the selected values in the order of the options. */
  onChange: (values: Value[]) => void;
}

/** A group of toggle buttons; any number can be on. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { legend, options, values, onChange, ...rest } = props;
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !values.includes(each) : values.includes(each))),
    );
  return (
    <Group {...rest}>
      <legend>{legend}</legend>
      <Chips>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={values.includes(value)}
            onClick={() => toggle(value)}
          >
            {values.includes(value) ? <Icon icon={Check} size={16} strokeWidth={2} /> : null}
            {label}
          </button>
        ))}
      </Chips>
    </Group>
  );
}
