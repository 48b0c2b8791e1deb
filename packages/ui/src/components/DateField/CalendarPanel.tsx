import { ChevronLeft, ChevronRight } from "lucide-react";
import type { RefObject } from "react";
import { Calendar, CalendarGridBody, CalendarGridHeader, Dialog, RangeCalendar } from "react-aria-components";
import type { DatePickerAria } from "react-aria/useDatePicker";
import type { DateRangePickerAria } from "react-aria/useDateRangePicker";
import { Icon } from "../Icon/Icon";
import { PageMark } from "../Dialog/PageMark";
import { Cell, Grid, Head, Month, Panel, Step, Weekday } from "./CalendarPanel.styles";

/** As React Aria's hooks give it. */
export type CalendarOf =
  | { picks: "day"; props: DatePickerAria["calendarProps"] }
  | { picks: "range"; props: DateRangePickerAria["calendarProps"] };

export interface CalendarPanelProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when it is closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** The box of the field. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Its id and its name. */
  dialogProps: DatePickerAria["dialogProps"];
  /** The calendar in it. */
  calendar: CalendarOf;
}

const content = (
  <>
    <Head>
      <Step slot="previous">
        <Icon icon={ChevronLeft} />
      </Step>
      <Month />
      <Step slot="next">
        <Icon icon={ChevronRight} />
      </Step>
    </Head>
    <Grid>
      <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
      <CalendarGridBody>{(date) => <Cell date={date} />}</CalendarGridBody>
    </Grid>
  </>
);

/** The calendar popover, loaded on first use. Its texts are React Aria's, in the language of the LocaleProvider. */
export function CalendarPanel({ dialogProps, calendar, ...popover }: CalendarPanelProps) {
  return (
    <Panel {...popover} offset={6} placement="bottom start">
      <PageMark name="data-dialog" />
      <Dialog {...dialogProps}>
        {calendar.picks === "day" ? (
          <Calendar {...calendar.props}>{content}</Calendar>
        ) : (
          <RangeCalendar {...calendar.props}>{content}</RangeCalendar>
        )}
      </Dialog>
    </Panel>
  );
}
