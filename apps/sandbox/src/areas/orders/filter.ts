import { type calls, type RequestOf } from "@amberline/api/contract";
import { categories, type Category } from "@amberline/domain/categories";
import { addDays, compareDays, isCivilDate } from "@amberline/domain/dates";
import { moneyFromDecimal } from "@amberline/domain/money";
import { instant } from "../../db/schema";
import { refuse } from "../../http/refusal";
import { type LedgerFilter, type Sight } from "../../ledger";
import { type Catalogue } from "../../locales";
import { startOfDay } from "../../days";

type FilterRequest = Pick<
  RequestOf<typeof calls.orderList>,
  | "start"
  | "end"
  | "text"
  | "statuses"
  | "types"
  | "categories"
  | "has_files"
  | "labels"
  | "amount_min"
  | "amount_max"
>;

const badRequest = (texts: Catalogue) => refuse(texts.badRequest, { status: 400 });

const requireDay = (day: string | undefined, texts: Catalogue) =>
  day === undefined || isCivilDate(day) ? day : badRequest(texts);

/** Swapped ends are put in order. */
export function readDays({ start, end }: Pick<FilterRequest, "start" | "end">, texts: Catalogue) {
  const days = { start: requireDay(start, texts), end: requireDay(end, texts) };
  const isSwapped =
    days.start !== undefined && days.end !== undefined && compareDays(days.start, days.end) > 0;
  return isSwapped ? { start: days.end, end: days.start } : days;
}

const centsOf = (amount: string | number | undefined, texts: Catalogue) =>
  amount === undefined ? undefined : (moneyFromDecimal(amount, "EUR") ?? badRequest(texts)).minor;

const requireKnown = (wanted: readonly Category[] | undefined, texts: Catalogue) =>
  wanted?.every((each) => categories.includes(each)) === false ? badRequest(texts) : wanted;

/** Refuses invalid dates, amounts and categories. */
export function readFilter(request: FilterRequest, texts: Catalogue): Omit<LedgerFilter, keyof Sight> {
  const { start, end } = readDays(request, texts);
  return {
    start: start && instant(startOfDay(start)),
    end: end && instant(startOfDay(addDays(end, 1))),
    text: request.text,
    statuses: request.statuses,
    types: request.types,
    categories: requireKnown(request.categories, texts),
    hasFiles: request.has_files,
    labels: request.labels?.length ? request.labels : undefined,
    leastCents: centsOf(request.amount_min, texts),
    mostCents: centsOf(request.amount_max, texts),
  };
}
