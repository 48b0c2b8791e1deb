import { formatDate } from "@amberline/domain/dates";
import { type Language } from "../locales";

/** "12.03.2026." or "12 Mar 2026". */
export const shortDay = (day: string, language: Language): string => formatDate(day, language, "medium");

/** For a title, dates written out. A single day appears once. */
export function writtenRange({ start, end }: { start: string; end: string }, language: Language): string {
  const [from, to] = [formatDate(start, language), formatDate(end, language)];
  return start === end ? from : `${from} – ${to}`;
}

/** Both ends of a range, short. */
export const shortRange = ({ start, end }: { start: string; end: string }, language: Language): string =>
  `${shortDay(start, language)} – ${shortDay(end, language)}`;
