import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { CalendarGridBody, CalendarGridHeader, Dialog } from "react-aria-components";
import { Icon } from "../Icon/Icon";
import { Cell, Grid, Head, Month, Panel, Step, Weekday } from "./CalendarPanel.styles";

export interface CalendarPanelProps {
  /** React Aria's calendar of one day or of a range. */
  calendar: ComponentType<{ children: ReactNode }>;
}

/** The calendar popover. Its texts are React Aria's, in the language of the LocaleProvider. */
export const CalendarPanel = ({ calendar: Calendar }: CalendarPanelProps) => (
  <Panel offset={6} placement="bottom start">
    <Dialog>
      <Calendar>
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
      </Calendar>
    </Dialog>
  </Panel>
);
