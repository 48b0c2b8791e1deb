import { CalendarDays } from "lucide-react";
import type { KeyboardEventHandler, ReactNode } from "react";
import { I18nProvider, useLocale } from "react-aria-components";
import { FieldFoot } from "../Field/FieldFoot";
import type { FieldWords } from "../Field/useFieldWiring";
import { Icon } from "../Icon/Icon";
import { CalendarPanel, type CalendarPanelProps } from "./CalendarPanel";
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

interface DatePartProps {
  slot?: "start" | "end";
  /** Rendered within the state of the date. */
  children?: ReactNode;
}

/** One date, segment by segment. */
export const DatePart = ({ slot, children }: DatePartProps) => (
  <Part slot={slot}>
    {(segment) => (
      <>
        <Segment segment={segment} />
        {segment.type === "year" && children}
      </>
    )}
  </Part>
);

interface DateFieldBodyProps extends CalendarPanelProps {
  label: string;
  footId: string;
  words: FieldWords;
  onKeyDownCapture?: KeyboardEventHandler;
  /** The dates typed. */
  children: ReactNode;
}

/** Everything inside a date picker: label, dates, the button that opens the calendar, texts and the calendar. */
export const DateFieldBody = (props: DateFieldBodyProps) => {
  const { label, footId, words, calendar, onKeyDownCapture, children } = props;
  return (
    <>
      <FieldLabel>{label}</FieldLabel>
      <Control>
        <Typed onKeyDownCapture={onKeyDownCapture}>{children}</Typed>
        <Open>
          <Icon icon={CalendarDays} />
        </Open>
      </Control>
      <FieldFoot id={footId} {...words} />
      <CalendarPanel calendar={calendar} />
    </>
  );
};
