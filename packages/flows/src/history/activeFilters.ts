import { formatDateRange } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import type { ListFilter } from "../transactions";
import type { Translate } from "../transactions/describeTransaction";

interface Active {
  id: string;
  label: string;
  without: ListFilter;
}

const leaveOut = <Key extends keyof ListFilter>(filter: ListFilter, key: Key) => {
  const { [key]: _, ...rest } = filter;
  return rest as ListFilter;
};

/** The list without the value; undefined if none is left. */
const lessOne = <Value>(values: readonly Value[], value: Value) => {
  const left = values.filter((each) => each !== value);
  return left.length > 0 ? left : null;
};

/** The active filters, one by one, in words. */
export function activeFilters(filter: ListFilter, t: Translate, locale: string): Active[] {
  const { text, range, preset, statuses = [], kinds = [], categories = [], amountMin, amountMax } = filter;
  const { hasFiles, labels = [] } = filter;
  const period = range && (preset ? t(`transactions.range.${preset}`) : formatDateRange(range, locale));
  const each: (Active | null)[] = [
    text ? { id: "text", label: t("history.text", { text }), without: leaveOut(filter, "text") } : null,
    period ? { id: "range", label: period, without: { ...filter, preset: null, range: null } } : null,
    ...kinds.map((kind) => {
      const left = lessOne(kinds, kind);
      return {
        id: `kind-${kind}`,
        label: t(`transactions.kind.${kind}`),
        without: left ? { ...filter, kinds: left } : leaveOut(filter, "kinds"),
      };
    }),
    ...statuses.map((status) => {
      const left = lessOne(statuses, status);
      return {
        id: `status-${status}`,
        label: t(`transactions.status.${status}`),
        without: left ? { ...filter, statuses: left } : leaveOut(filter, "statuses"),
      };
    }),
    ...categories.map((category) => {
      const left = lessOne(categories, category);
      return {
        id: `category-${category}`,
        label: t(`category.${category}`),
        without: left ? { ...filter, categories: left } : leaveOut(filter, "categories"),
      };
    }),
    ...labels.map((label) => {
      const left = lessOne(labels, label);
      return {
        id: `label-${label}`,
        label: t("notes.labels.one", { label }),
        without: left ? { ...filter, labels: left } : leaveOut(filter, "labels"),
      };
    }),
    hasFiles === undefined
      ? null
      : {
          id: "files",
          label: t(hasFiles ? "notes.files.with" : "notes.files.without"),
          without: leaveOut(filter, "hasFiles"),
        },
    amountMin
      ? {
          id: "min",
          label: t("history.atLeast", { amount: formatMoney(amountMin, locale) }),
          without: leaveOut(filter, "amountMin"),
        }
      : null,
    amountMax
      ? {
          id: "max",
          label: t("history.atMost", { amount: formatMoney(amountMax, locale) }),
          without: leaveOut(filter, "amountMax"),
        }
      : null,
  ];
  return each.filter((one) => one !== null);
}
