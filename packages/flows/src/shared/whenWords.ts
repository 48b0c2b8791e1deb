import { civilDate, formatDay, formatTime } from "@amberline/domain/dates";
import type { Translate } from "../i18n";

/** Where and when it is read. */
export interface Calendar {
  locale: string;
  timeZone: string;
  /** Today's civil date. */
  today: string;
}

/** "Today, 09:12"; "18.11.2026. 09:12" */
export function whenWords(at: number, t: Translate, { locale, timeZone, today }: Calendar): string {
  const label = formatDay(civilDate(at, timeZone), locale, today);
  const day = label.day === "date" ? label.text : t(`transactions.${label.day}`);
  return `${day}${day.endsWith(".") ? "" : ","} ${formatTime(at, locale, timeZone)}`;
}
