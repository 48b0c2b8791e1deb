import { ChevronLeft, ChevronRight } from "lucide-react";
import { CalendarGridBody, CalendarGridHeader, Dialog, RangeCalendar } from "react-aria-components";
import { Icon } from "../Icon/Icon";
import { Cell, Grid, Head, Month, Panel, Step, Weekday } from "./RangeCalendarPanel.styles";

/** The calendar popover. Its texts are React Aria's, in the language of the LocaleProvider. */
export const RangeCalendarPanel = () => (
  <Panel offset={6} placement="bottom start">
    <Dialog>
      <RangeCalendar>
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
      </RangeCalendar>
    </Dialog>
  </Panel>
);
