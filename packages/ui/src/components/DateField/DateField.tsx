import { isCivilDate } from "@amberline/domain/dates";
import { parseDate } from "@internationalized/date";
import { useMemo, useRef, useState } from "react";
import { useDatePicker, type AriaDatePickerProps, type DateValue } from "react-aria/useDatePicker";
import type { DateSegment } from "react-stately/useDateFieldState";
import { useDatePickerState } from "react-stately/useDatePickerState";
import { useFieldWiring, type FieldTexts } from "../Field/useFieldWiring";
import { Root } from "./DateField.styles";
import { DateFieldBody, DateLocale, DatePart } from "./DateFieldBody";

export interface DateFieldProps extends FieldTexts {
  /** Names the control; always visible. */
  label: string;
  /** A civil date (yyyy-MM-dd); null while there is none. */
  value: string | null;
  /**
   * Called with every complete date, typed or picked, also one out of bounds; with null when it becomes incomplete, as
   * with half a year or on 30 February.
   */
  onChange: (day: string | null) => void;
  /** Called when the focus leaves the field and its calendar. */
  onBlur?: () => void;
  /** Language tag; decides the order of day, month and year. @default the LocaleProvider's */
  locale?: string;
  /** Earliest day of the calendar, yyyy-MM-dd. */
  min?: string | undefined;
  /** Latest day of the calendar, yyyy-MM-dd. */
  max?: string | undefined;
  /** Announced as required. @default false */
  required?: boolean;
  /** Read and not changed; the calendar stays closed. @default false */
  readOnly?: boolean;
  /** Cannot be used; left out of the tab order. @default false */
  disabled?: boolean;
  /** Name in the form. */
  name?: string;
  /** Class of the outermost element. */
  className?: string;
  [attribute: `data-${string}`]: string | undefined;
}

/** The day as its segments stand. A year counts from four digits on: until then it is being typed. */
function writtenDay(segments: readonly DateSegment[]): string | null {
  const part = (type: string) => String(segments.find((segment) => segment.type === type)?.value ?? "");
  const day = `${part("year")}-${part("month").padStart(2, "0")}-${part("day").padStart(2, "0")}`;
  return isCivilDate(day) ? day : null;
}

/** One date, typed segment by segment or picked in a calendar. */
export const DateField = ({ locale, ...props }: DateFieldProps) => (
  <DateLocale locale={locale}>
    <LocalDateField {...props} />
  </DateLocale>
);

function LocalDateField(props: Omit<DateFieldProps, "locale">) {
  const { label, value, onChange, onBlur, min, max, description, error, ...others } = props;
  const { required, readOnly, disabled, name, ...rest } = others;
  const [typed, setTyped] = useState<{ told: string | null; shown: DateValue | null } | null>(null);
  // The same object as long as the day is the same, or React Aria drops what is half typed.
  const given = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  if (typed && typed.told !== value) setTyped(null);
  const shown = typed && typed.told === value ? typed.shown : given;
  const words = { description, error };
  const { control, footId } = useFieldWiring(words);
  const groupRef = useRef<HTMLDivElement>(null);

  const tell = (day: string | null) => {
    if (day === value) return;
    setTyped({ told: day, shown });
    onChange(day);
  };
  const options: AriaDatePickerProps<DateValue> = {
    label,
    ...(name ? { name } : {}),
    ...(onBlur ? { onBlur } : {}),
    "aria-describedby": control["aria-describedby"],
    value: shown,
    onChange: (picked) => setTyped({ told: value, shown: picked }),
    isRequired: required ?? false,
    isReadOnly: readOnly ?? false,
    isDisabled: disabled ?? false,
    isInvalid: Boolean(error),
    minValue: min ? parseDate(min) : null,
    maxValue: max ? parseDate(max) : null,
    validationBehavior: "aria",
    shouldForceLeadingZeros: true,
  };
  const state = useDatePickerState(options);
  const picker = useDatePicker(options, state, groupRef);

  return (
    <Root {...rest} data-problem={error ? "" : undefined} data-readonly={readOnly || undefined}>
      <DateFieldBody
        label={label}
        footId={footId}
        words={words}
        picker={picker}
        groupRef={groupRef}
        overlay={state}
        calendar={{ picks: "day", props: picker.calendarProps }}
        isDisabled={disabled}
      >
        <DatePart field={picker.fieldProps} onSegments={(segments) => tell(writtenDay(segments))} />
      </DateFieldBody>
    </Root>
  );
}
