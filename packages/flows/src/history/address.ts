import type { Transaction, TransactionStatus } from "@amberline/api/client";
import { categories } from "@amberline/domain/categories";
import { compareDays, isCivilDate, presetOf } from "@amberline/domain/dates";
import { accountLabelLimit, longestLabel, readLabels } from "@amberline/domain/labels";
import { compareMoney, moneyFromDecimal, moneyToDecimal, type Money } from "@amberline/domain/money";
import type { ListFilter } from "../transactions";

export const statuses: readonly TransactionStatus[] = [
  "new",
  "pending",
  "approved",
  "done",
  "declined",
  "error_done",
];
export const kinds: readonly Transaction["kind"][] = ["send", "receive", "fee", "manualFee"];

/** Longest search text. */
const LONGEST_TEXT = 140;

const chosen = <Value extends string>(search: URLSearchParams, name: string, known: readonly Value[]) => {
  const named = search.getAll(name);
  return known.filter((value) => named.includes(value));
};

const day = (text: string | null) => (text && isCivilDate(text) ? text : null);

const sum = (text: string | null): Money | null => {
  const read = text && /^\d{1,13}(\.\d{1,2})?$/.test(text) ? moneyFromDecimal(text, "EUR") : null;
  return read && read.minor > 0 ? read : null;
};

/** The filter in an address. Invalid parts are dropped, swapped bounds are corrected. */
export function filterIn(address: string, today: string): ListFilter {
  const search = new URLSearchParams(address);
  const [from, to] = [day(search.get("from")), day(search.get("to"))];
  const ends = from && to ? [from, to].sort(compareDays) : null;
  const range = ends ? { start: ends[0] as string, end: ends[1] as string } : null;
  const [least, most] = [sum(search.get("min")), sum(search.get("max"))];
  const isSwapped = least !== null && most !== null && compareMoney(least, most) > 0;
  const [amountMin, amountMax] = isSwapped ? [most, least] : [least, most];
  const text = (search.get("q") ?? "").trim().slice(0, LONGEST_TEXT);
  const [wanted, types] = [chosen(search, "status", statuses), chosen(search, "type", kinds)];
  const spent = chosen(search, "category", categories);
  const labels = readLabels(search.getAll("label").join())
    .filter(({ length }) => length <= longestLabel)
    .slice(0, accountLabelLimit);
  const files = search.get("files");
  return {
    preset: range && presetOf(range, today),
    range,
    ...(text ? { text } : {}),
    ...(wanted.length > 0 ? { statuses: wanted } : {}),
    ...(types.length > 0 ? { kinds: types } : {}),
    ...(spent.length > 0 ? { categories: spent } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    ...(files === "with" || files === "without" ? { hasFiles: files === "with" } : {}),
    ...(amountMin ? { amountMin } : {}),
    ...(amountMax ? { amountMax } : {}),
  };
}

/** The filter as a query string without the question mark; empty without filters. */
export function searchOf(filter: ListFilter): string {
  const { range, text, statuses: wanted = [], kinds: types = [], amountMin, amountMax } = filter;
  const { categories: spent = [], hasFiles, labels = [] } = filter;
  const pairs: [string, string | undefined][] = [
    ["q", text?.trim()],
    ["from", range?.start],
    ["to", range?.end],
    ...wanted.map((status): [string, string] => ["status", status]),
    ...types.map((kind): [string, string] => ["type", kind]),
    ...spent.map((category): [string, string] => ["category", category]),
    ...labels.map((label): [string, string] => ["label", label]),
    ["files", hasFiles === undefined ? undefined : hasFiles ? "with" : "without"],
    ["min", amountMin && moneyToDecimal(amountMin)],
    ["max", amountMax && moneyToDecimal(amountMax)],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}
