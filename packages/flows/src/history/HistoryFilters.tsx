import { useEffect, useRef, useState, useId } from "react";
import { categories } from "@amberline/domain/categories";
import { labelKey } from "@amberline/domain/labels";
import { SearchField } from "@amberline/ui/SearchField";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { ActiveFilters, FilterChips } from "@amberline/ui/FilterChips";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Stack } from "@amberline/ui/Stack";
import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "../i18n";
import type { ListFilter } from "../transactions";
import { RangeChoice } from "../transactions/RangeChoice";
import { activeFilters } from "./activeFilters";
import { kinds, statuses } from "./address";
import { AmountBounds } from "./AmountBounds";
import { SearchRow } from "./history.styles";

/** Delay between the last keystroke and the search, milliseconds. */
const PAUSE = 350;

interface HistorySearchProps {
  /** The current search text. */
  text: string;
  /** Called shortly after the last keystroke, or at once on Enter. */
  onSearch: (text: string) => void;
}

/** Searches when typing pauses. */
function HistorySearch({ text, onSearch }: HistorySearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ from: string; text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isTyped = typed !== null && (typed.from === text || typed.text.trim() === text);
  const shown = isTyped ? typed.text : text;
  const search = (value: string) => {
    clearTimeout(timer.current);
    // From now on a different text in the address has another cause, such as the back button.
    setTyped({ from: value.trim(), text: value });
    onSearch(value.trim());
  };
  const type = (value: string) => {
    setTyped({ from: text, text: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), PAUSE);
  };
  return (
    <SearchField
      label={t("history.search")}
      placeholder={t("history.search.placeholder")}
      value={shown}
      onChange={({ value }) => type(value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") search(shown);
      }}
    />
  );
}

interface HistoryFiltersProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** All of the account; those of the filter are among them, or have gone. */
  labels: readonly string[] | undefined;
  /** Renames and deletes labels; left out for who may not. */
  onLabels?: (() => void) | undefined;
  /** Day of the account's first transaction; null while unknown. */
  oldest: string | null;
  /** Whether that day is still loading. */
  isReading: boolean;
  today: string;
}

const none: readonly string[] = [];
const everything = { preset: null, range: null } as const;

const FilterSheet = lazyComponent(() => import("./FilterSheet"), { close: ({ onClose }) => onClose() });

/** Where a dialog is a sheet. */
const narrow = "(max-width: 39.999em)";

/** Filters: text and days, and in a disclosure types, categories, statuses and amounts. On a phone the disclosure is a sheet. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { filter, onFilter, labels = none, onLabels, oldest, isReading, today } = props;
  const { t, i18n } = useTranslation();
  const panelId = useId();
  const [open, setOpen] = useState<"card" | "sheet" | null>(null);
  const { text = "", kinds: types = [], statuses: wanted = [], amountMin, amountMax } = filter;
  const { categories: spent = [], hasFiles, labels: labelled = [] } = filter;
  const active = activeFilters(filter, t, i18n.language);
  const change = (part: Partial<ListFilter>) => onFilter({ ...filter, ...part });
  const fields = (
    <>
      <FilterChips
        legend={t("history.type")}
        options={kinds.map((value) => ({ value, label: t(`transactions.kind.${value}`) }))}
        values={types}
        onChange={(values) => change({ kinds: values })}
      />
      <FilterChips
        legend={t("notes.category")}
        options={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
        values={spent}
        onChange={(values) => change({ categories: values })}
      />
      {labels.length > 0 ? (
        <FilterChips
          legend={t("notes.labels")}
          options={labels.map((value) => ({ value, label: value }))}
          values={labels.filter((label) => labelled.some((each) => labelKey(each) === labelKey(label)))}
          onChange={(values) => change({ labels: values })}
        />
      ) : null}
      {labels.length > 0 && onLabels ? (
        <div>
          <Button appearance="quiet" size="sm" onClick={onLabels}>
            {t("notes.labels.manage")}
          </Button>
        </div>
      ) : null}
      <FilterChips
        legend={t("history.status")}
        options={statuses.map((value) => ({ value, label: t(`transactions.status.${value}`) }))}
        values={wanted}
        onChange={(values) => change({ statuses: values })}
      />
      <FilterChips
        legend={t("notes.files")}
        options={(["with", "without"] as const).map((value) => ({
          value,
          label: t(`notes.files.${value}`),
        }))}
        values={hasFiles === undefined ? [] : [hasFiles ? "with" : "without"]}
        onChange={(values) => onFilter(withFiles(filter, values))}
      />
      <AmountBounds
        min={amountMin}
        max={amountMax}
        onMin={(value) => onFilter(withBound(filter, "amountMin", value))}
        onMax={(value) => onFilter(withBound(filter, "amountMax", value))}
      />
    </>
  );
  return (
    <Stack>
      <SearchRow>
        <HistorySearch text={text} onSearch={(sought) => change({ text: sought })} />
        <Button
          appearance="quiet"
          icon={<Icon icon={SlidersHorizontal} />}
          aria-expanded={open !== null}
          aria-controls={open === "card" ? panelId : undefined}
          onClick={() => setOpen(open ? null : matchMedia(narrow).matches ? "sheet" : "card")}
        >
          {t("history.filters")}
        </Button>
      </SearchRow>
      <RangeChoice value={filter} oldest={oldest} isReading={isReading} today={today} onChange={change} />
      {open === "card" ? (
        <Card as="div" gap={20} id={panelId}>
          {fields}
        </Card>
      ) : null}
      {open === "sheet" ? <FilterSheet onClose={() => setOpen(null)}>{fields}</FilterSheet> : null}
      {active.length > 0 ? (
        <ActiveFilters
          aria-label={t("history.active")}
          filters={active.map(({ id, label }) => ({
            id,
            label,
            removeLabel: t("history.remove", { filter: label }),
          }))}
          onRemove={(id) => onFilter(active.find((each) => each.id === id)?.without ?? filter)}
          clearLabel={t("history.clear")}
          onClear={() => onFilter(everything)}
        />
      ) : null}
    </Stack>
  );
}

type Bound = "amountMin" | "amountMax";

function withBound(filter: ListFilter, bound: Bound, value: ListFilter[Bound]): ListFilter {
  const { [bound]: _, ...rest } = filter;
  return value ? { ...rest, [bound]: value } : rest;
}

type WithFiles = "with" | "without";

/** One of the two, the one pressed last; none shows all. */
function withFiles({ hasFiles, ...rest }: ListFilter, values: readonly WithFiles[]): ListFilter {
  const pressed = values.find((value) => (value === "with") !== hasFiles);
  return pressed ? { ...rest, hasFiles: pressed === "with" } : rest;
}
