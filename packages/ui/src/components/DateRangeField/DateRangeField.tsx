import { type KeyboardEvent, useState } from "react";
import type { DateRange } from "@amberline/domain/dates";
import { RangeCalendar } from "react-aria-components";
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
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onChange, locale, min, max, outOfBounds, description, disabled, ...rest } = props;
  const [typed, setTyped] = useState<{ from: DateRange | null; to: DateRange | null } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isTyped = typed !== null && same(typed.from, value);
  const shown = isTyped ? typed.to : value;
  const error = isRefused ? outOfBounds(boundsInWords({ min, max }, locale)) : undefined;
  const words = { description, error };
  const { control, footId } = useFieldWiring(words);

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
    if (isOpen) commit(range);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit(shown);
  };

  return (
    <DateLocale locale={locale}>
      <Root
        {...rest}
        aria-describedby={control["aria-describedby"]}
        data-problem={error ? "" : undefined}
        value={shown && toPicked(shown)}
        onChange={take}
        onBlur={() => commit(shown)}
        onOpenChange={setOpen}
        isDisabled={disabled}
        isInvalid={isRefused}
        minValue={min ? toDay(min) : undefined}
        maxValue={max ? toDay(max) : undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <DateFieldBody
          label={label}
          footId={footId}
          words={words}
          calendar={RangeCalendar}
          onKeyDownCapture={onKeyDown}
        >
          <DatePart slot="start" />
          <span aria-hidden>–</span>
          <DatePart slot="end" />
        </DateFieldBody>
      </Root>
    </DateLocale>
  );
}
