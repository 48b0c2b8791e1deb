import type { OverviewAsideProps } from "@amberline/flows/overview";
import { UpcomingMonth } from "@amberline/flows/plans";
import { paths } from "../paths";
import { usePlans } from "./usePlans";

/** The calendar of what is coming; a day leads to its payments. */
export default function HomeCalendar({ today, onFollow }: Pick<OverviewAsideProps, "today" | "onFollow">) {
  const [snapshot, send] = usePlans();
  const hrefOfDay = (day: string) => `${paths.plans}?${new URLSearchParams({ day })}`;
  return (
    <UpcomingMonth
      snapshot={snapshot}
      send={send}
      today={today}
      hrefOfDay={hrefOfDay}
      onDay={(day, event) => onFollow(hrefOfDay(day), event)}
    />
  );
}
