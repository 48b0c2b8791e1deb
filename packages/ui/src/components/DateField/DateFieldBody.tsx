import { GregorianCalendar } from "@internationalized/date";
import { CalendarDays } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
} from "react";
import { I18nProvider, useLocale } from "react-aria/I18nProvider";
import { useButton } from "react-aria/useButton";
import { useDateField, useDateSegment, type AriaDateFieldProps } from "react-aria/useDateField";
import type { DatePickerAria } from "react-aria/useDatePicker";
import {
  useDateFieldState,
  type DateFieldState,
  type DateSegment,
  type DateValue,
} from "react-stately/useDateFieldState";
import { FieldFoot } from "../Field/FieldFoot";
import type { FieldWords } from "../Field/useFieldWiring";
import { Icon } from "../Icon/Icon";
import { lazyComponent } from "../LazyComponent/LazyComponent";
import type { CalendarOf, CalendarPanelProps } from "./CalendarPanel";
import { Control, FieldLabel, Open, Part, Segment, Typed } from "./DateFieldBody.styles";

interface DateLocaleProps {
  /** @default the LocaleProvider's */
  locale: string | undefined;
  children: ReactNode;
}

/** Decides the order of day, month and year; "en" means British English. */
export function DateLocale({ locale, children }: DateLocaleProps) {
  const around = useLocale().locale;
  const tag = locale ?? around;
  return <I18nProvider locale={tag === "en" ? "en-GB" : tag}>{children}</I18nProvider>;
}

const gregorian = () => new GregorianCalendar();

interface DateSegmentPartProps {
  segment: DateSegment;
  state: DateFieldState;
}

function DateSegmentPart({ segment, state }: DateSegmentPartProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <Segment
      {...segmentProps}
      ref={ref}
      data-placeholder={segment.isPlaceholder || undefined}
      data-type={segment.type}
    >
      {segment.text}
    </Segment>
  );
}

interface DatePartProps {
  slot?: "start" | "end";
  field: AriaDateFieldProps<DateValue>;
  /** Called with the segments whenever they change. */
  onSegments?: (segments: readonly DateSegment[]) => void;
}

/** One date, segment by segment. */
export function DatePart({ slot, field, onSegments }: DatePartProps) {
  const { locale } = useLocale();
  // Civil dates are Gregorian, so no other calendar is loaded.
  const state = useDateFieldState({ ...field, locale, createCalendar: gregorian });
  const ref = useRef<HTMLDivElement>(null);
  const { fieldProps, inputProps } = useDateField(field, state, ref);
  const tell = useEffectEvent(() => onSegments?.(state.segments));
  useEffect(() => tell(), [state.segments]);
  return (
    <>
      <Part {...fieldProps} ref={ref} slot={slot}>
        {state.segments.map((segment, at) => (
          <DateSegmentPart key={`${at}-${segment.type}`} segment={segment} state={state} />
        ))}
      </Part>
      <input {...inputProps} />
    </>
  );
}

/** Until the calendar is there: whoever gives up or goes on elsewhere is not followed by it. */
function CalendarOnItsWay({ onOpenChange, triggerRef }: CalendarPanelProps) {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    const box = triggerRef.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!box?.contains(relatedTarget as Node | null)) close();
    };
    const escape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    box?.addEventListener("focusout", leave);
    box?.addEventListener("keydown", escape);
    return () => {
      box?.removeEventListener("focusout", leave);
      box?.removeEventListener("keydown", escape);
    };
  }, [triggerRef]);
  return null;
}

const LazyCalendar = lazyComponent(
  async () => ({ default: (await import("./CalendarPanel")).CalendarPanel }),
  { waiting: CalendarOnItsWay, close: ({ onOpenChange }) => onOpenChange(false) },
);
const loadCalendar = () => void LazyCalendar.preload();

interface DateFieldBodyProps {
  label: string;
  footId: string;
  words: FieldWords;
  /** What React Aria's hook gives for each part. */
  picker: Pick<DatePickerAria, "labelProps" | "groupProps" | "buttonProps" | "dialogProps">;
  groupRef: RefObject<HTMLDivElement | null>;
  overlay: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
  calendar: CalendarOf;
  isDisabled: boolean | undefined;
  onKeyDownCapture?: KeyboardEventHandler;
  /** The dates typed. */
  children: ReactNode;
}

/** Everything inside a date picker: label, dates, the button that opens the calendar, texts and the calendar. */
export function DateFieldBody(props: DateFieldBodyProps) {
  const { label, footId, words, picker, groupRef, overlay, calendar, onKeyDownCapture, children } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(picker.buttonProps, buttonRef);
  const [isWanted, setWanted] = useState(false);
  if (overlay.isOpen && !isWanted) setWanted(true);
  return (
    <>
      <FieldLabel {...picker.labelProps}>{label}</FieldLabel>
      <Control
        {...picker.groupProps}
        ref={groupRef}
        data-disabled={props.isDisabled || undefined}
        onPointerEnter={loadCalendar}
        onFocusCapture={loadCalendar}
      >
        <Typed onKeyDownCapture={onKeyDownCapture}>{children}</Typed>
        <Open {...buttonProps} ref={buttonRef} data-disabled={buttonProps.disabled || undefined}>
          <Icon icon={CalendarDays} />
        </Open>
      </Control>
      <FieldFoot id={footId} {...words} />
      {isWanted ? (
        <LazyCalendar
          isOpen={overlay.isOpen}
          onOpenChange={overlay.setOpen}
          triggerRef={groupRef}
          dialogProps={picker.dialogProps}
          calendar={calendar}
        />
      ) : null}
    </>
  );
}
