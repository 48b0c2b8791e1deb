import { useRef } from "react";
import { Skeleton } from "@amberline/ui/Skeleton";
import { useTranslation } from "../i18n";
import { Announcer, LoadFailure } from "../parts";
import type { PlansScreenProps } from "./PlansScreen";
import { UpcomingCalendar, type UpcomingCalendarProps } from "./UpcomingCalendar";

type UpcomingMonthProps = Pick<PlansScreenProps, "snapshot" | "send"> &
  Omit<UpcomingCalendarProps, "plans" | "collections" | "day">;

/** The calendar without the list, as a part of another page. */
export function UpcomingMonth({ snapshot, send, ...calendar }: UpcomingMonthProps) {
  const { t } = useTranslation();
  const part = useRef<HTMLDivElement>(null);
  const { plans, collections, notice } = snapshot.context;
  const retry = () => {
    // The button unmounts, so move focus to what it was in.
    part.current?.focus();
    send({ type: "list.retry" });
  };
  return (
    <div ref={part} tabIndex={-1} aria-busy={snapshot.matches("loading")}>
      {plans ? (
        <UpcomingCalendar plans={plans} collections={collections} day={null} {...calendar} />
      ) : snapshot.matches("failed") ? (
        <LoadFailure title={t("plans.failed")} notice={notice} onRetry={retry} />
      ) : (
        <Skeleton shape="block" height="22rem" />
      )}
      <Announcer meta={snapshot.getMeta()} />
    </div>
  );
}
