import { type KeyboardEvent, useRef, useState } from "react";
import type { DateRange } from "@amberline/domain/dates";
import {
  useDateRangePicker,
  type AriaDateRangePickerProps,
  type DateValue,
} from "react-aria/useDateRangePicker";
import { useDateRangePickerState } from "react-stately/useDateRangePickerState";
import { DateFieldBody, DateLocale, DatePart } from "../DateField/DateFieldBody";
import { useFieldWiring } from "../Field/useFieldWiring";
import { Root } from "./DateRangeField.styles";
import { boundsInWords, inOrder, isWithin, toDay, toPicked, type Picked } from "./range";

export interface DateRangeFieldProps {
  /** Names the control; always visible. */
  label: string;
  /** Civil dates (yyyy-MM-dd), both inclusive; null while none is chosen. */
  value: DateRange | null;
  /**
   * Called with the dates in order after picking, on Enter and on blur; never for an incomplete range or one out of
   * bounds.
   */
  onChange: (range: DateRange) => void;
  /** Language tag; decides the order of day, month and year. */
  locale: string;
  /** Earliest day, yyyy-MM-dd. */
  min?: string;
  /** Latest day, yyyy-MM-dd. */
  max?: string;
  /** Error for a day out of bounds; the bounds are formatted for the locale. */
  outOfBounds: (bounds: { min: string; max: string }) => string;
  /** A muted line that explains more. */
  description?: string;
  /** @default false */
  disabled?: boolean;
  /** Focuses the first segment of the start date. @default false */
  autoFocus?: boolean;
  /** Class of the outermost element. */
  className?: string;
  [attribute: `data-${string}`]: string | undefined;
}

const same = (a: DateRange | null, b: DateRange | null) => a?.start === b?.start && a?.end === b?.end;

/** Two dates, typed segment by segment or picked in a calendar. Reversed dates are swapped. */
export const DateRangeField = (props: DateRangeFieldProps) => (
  <DateLocale locale={props.locale}>
    <LocalDateRangeField {...props} />
  </DateLocale>
);

function LocalDateRangeField(props: DateRangeFieldProps) {
  const { label, value, onChange, locale, min, max, outOfBounds, description, ...others } = props;
  const { disabled, autoFocus, ...rest } = others;
  const [typed, setTyped] = useState<{ from: DateRange | null; to: DateRange | null } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isTyped = typed !== null && same(typed.from, value);
  const shown = isTyped ? typed.to : value;
  const error = isRefused ? outOfBounds(boundsInWords({ min, max }, locale)) : undefined;
  const words = { description, error };
  const { control, footId } = useFieldWiring(words);
  const groupRef = useRef<HTMLDivElement>(null);

  const commit = (range: DateRange | null) => {
    if (!range) return;
    const isGood = isWithin(range, { min, max });
    setRefused(!isGood);
    if (!isGood) return;
    const ordered = inOrder(range);
    setTyped({ from: ordered, to: ordered });
    if (!same(ordered, value)) onChange(ordered);
  };
  const take = (picked: Picked | null) => {
    const range = picked && { start: String(picked.start), end: String(picked.end) };
    setTyped({ from: value, to: range });
    setRefused(false);
    if (state.isOpen) commit(range);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit(shown);
  };
  const options: AriaDateRangePickerProps<DateValue> = {
    label,
    "aria-describedby": control["aria-describedby"],
    value: shown && toPicked(shown),
    onChange: take,
    onBlur: () => commit(shown),
    isDisabled: disabled ?? false,
    autoFocus: autoFocus ?? false,
    isInvalid: isRefused,
    minValue: min ? toDay(min) : null,
    maxValue: max ? toDay(max) : null,
    validationBehavior: "aria",
    shouldForceLeadingZeros: true,
  };
  const state = useDateRangePickerState(options);
  const picker = useDateRangePicker(options, state, groupRef);

  return (
    <Root {...rest} data-problem={error ? "" : undefined}>
      <DateFieldBody
        label={label}
        footId={footId}
        words={words}
        picker={picker}
        groupRef={groupRef}
        overlay={state}
        calendar={{ picks: "range", props: picker.calendarProps }}
        isDisabled={disabled}
        onKeyDownCapture={onKeyDown}
      >
        <DatePart slot="start" field={picker.startFieldProps} />
        <span aria-hidden>–</span>
        <DatePart slot="end" field={picker.endFieldProps} />
      </DateFieldBody>
    </Root>
  );
}
