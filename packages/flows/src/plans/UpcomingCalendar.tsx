import { useState, type MouseEvent } from "react";
import type { DebitCollection, PlannedPayment } from "@amberline/api/client";
import {
  addDays,
  addMonths,
  formatDay,
  formatMonth,
  formatWeekday,
  startOfMonth,
} from "@amberline/domain/dates";
import { formatMoney, sumMoney } from "@amberline/domain/money";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "../i18n";
import { Calendar } from "./calendar.styles";
import { isExpected, upcomingIn, type Upcoming } from "./upcoming";

export interface UpcomingCalendarProps {
  plans: readonly PlannedPayment[];
  collections: readonly DebitCollection[];
  /** Whose payments are listed, yyyy-MM-dd; null for all. */
  day: string | null;
  hrefOfDay: (day: string) => string;
  /** Called for a click on a day. */
  onDay: (day: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Today's civil date. */
  today: string;
}

const daysInWeek = 7;
const mostMonths = 24;

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % daysInWeek;

/** The weeks of a month from Monday, with null for days of other months. */
function weeksOf(month: string): (string | null)[][] {
  const end = addDays(addMonths(month, 1), -1);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(month, -weekdayOf(month)); monday <= end; monday = addDays(monday, daysInWeek))
    weeks.push(
      Array.from({ length: daysInWeek }, (_, nth) => {
        const day = addDays(monday, nth);
        return month <= day && day <= end ? day : null;
      }),
    );
  return weeks;
}

/** What leaves the account as things are. */
const leaving = (payments: readonly Upcoming[]) =>
  sumMoney(
    payments.filter(isExpected).map(({ amount }) => amount),
    "EUR",
  );

interface DayCellProps extends Pick<UpcomingCalendarProps, "hrefOfDay" | "onDay" | "today"> {
  day: string;
  payments: readonly Upcoming[];
  isChosen: boolean;
}

/** A day with payments is a link to them. */
function DayCell({ day, payments, isChosen, hrefOfDay, onDay, today }: DayCellProps) {
  const { t, i18n } = useTranslation();
  const date = Number(day.slice(8));
  if (payments.length === 0) return <span aria-current={day === today ? "date" : undefined}>{date}</span>;
  const label = formatDay(day, i18n.language, today);
  const total = leaving(payments);
  return (
    <a
      href={hrefOfDay(day)}
      aria-label={t("plans.calendar.day", {
        day: label.day === "date" ? label.text : t(`transactions.${label.day}`),
        count: payments.length,
        amount: formatMoney(total, i18n.language),
      })}
      aria-current={isChosen ? "true" : day === today ? "date" : undefined}
      onClick={(event) => onDay(day, event)}
    >
      {date}
    </a>
  );
}

/** The payments of a month by day. */
export function UpcomingCalendar({ plans, collections, day, today, ...links }: UpcomingCalendarProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const current = startOfMonth(today);
  const [turned, setTurned] = useState({ from: day, month: startOfMonth(day ?? today) });
  // Another day, as Back brings one, shows its month.
  const month = turned.from === day || day === null ? turned.month : startOfMonth(day);
  const setMonth = (to: string) => setTurned({ from: day, month: to });
  const payments = upcomingIn({ start: month, end: addDays(addMonths(month, 1), -1) }, plans, collections);
  const weeks = weeksOf(month);
  const title = formatMonth(month, locale, "year");
  const total = leaving(payments);
  return (
    <Calendar>
      <div data-part="head">
        <IconButton
          label={t("plans.calendar.previous")}
          icon={<Icon icon={ChevronLeft} />}
          aria-disabled={month <= current || undefined}
          onClick={() => month > current && setMonth(addMonths(month, -1))}
        />
        <p aria-live="polite">
          <b>{title}</b>
          <span>
            {total.minor > 0
              ? t("plans.calendar.total", { amount: formatMoney(total, locale) })
              : t("plans.calendar.nothing")}
          </span>
        </p>
        <IconButton
          label={t("plans.calendar.next")}
          icon={<Icon icon={ChevronRight} />}
          aria-disabled={month >= addMonths(current, mostMonths) || undefined}
          onClick={() => month < addMonths(current, mostMonths) && setMonth(addMonths(month, 1))}
        />
      </div>
      <table aria-label={title}>
        <thead>
          <tr>
            {Array.from({ length: daysInWeek }, (_, nth) => (
              <th key={nth} scope="col" abbr={formatWeekday(nth, locale, "long")}>
                {formatWeekday(nth, locale, "narrow")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, nth) => (
            <tr key={nth}>
              {week.map((each, place) => (
                <td key={each ?? place}>
                  {each === null ? null : (
                    <DayCell
                      day={each}
                      payments={payments.filter((payment) => payment.day === each)}
                      isChosen={each === day}
                      today={today}
                      {...links}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Calendar>
  );
}
