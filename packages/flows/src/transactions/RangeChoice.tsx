import { useId, useState } from "react";
import { datePreset, datePresets, type DatePreset, type DateRange } from "@amberline/domain/dates";
import { ChoiceChips } from "@amberline/ui/ChoiceChips";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";
import { CalendarDays } from "lucide-react";
import { useTranslation } from "../i18n";
import { OwnPeriod } from "./transactions.styles";
import type { ListFilter } from "./transactions.setup";

type Period = Pick<ListFilter, "preset" | "range">;
type Chip = DatePreset | "all";
const chips: readonly Chip[] = ["all", ...datePresets];
const recentFirst: readonly Chip[] = [
  "last30",
  ...datePresets.filter((preset) => preset !== "last30"),
  "all",
];
const placeholder = <Skeleton shape="block" height="4.75rem" />;
const OwnRange = lazyComponent(() => import("./OwnRange"), { waiting: () => placeholder });

export interface RangeChoiceProps {
  value: Period;
  onChange: (period: Period) => void;
  /** Day of the account's first transaction; null while unknown. */
  oldest: string | null;
  /** Whether that day is still loading. */
  isReading: boolean;
  /** Today's civil date. */
  today: string;
  /** The last 30 days first and everything last. @default false */
  isRecentFirst?: boolean;
}

export const shownRange = ({ range }: Period, oldest: string | null, today: string): DateRange =>
  range ?? { start: oldest ?? today, end: today };

/** Preset periods and a custom one. */
export function RangeChoice(props: RangeChoiceProps) {
  const { value, onChange, oldest, isReading, today, isRecentFirst = false } = props;
  const { t } = useTranslation();
  const fieldId = useId();
  const isOwn = value.range !== null && value.preset === null;
  const [isOpen, setOpen] = useState(isOwn);
  const choose = (chip: Chip) => {
    setOpen(false);
    onChange(
      chip === "all" ? { preset: null, range: null } : { preset: chip, range: datePreset(chip, today) },
    );
  };
  return (
    <>
      <ChoiceChips
        legend={t("transactions.range")}
        options={(isRecentFirst ? recentFirst : chips).map((chip) => ({
          value: chip,
          label: t(`transactions.range.${chip}`),
        }))}
        value={value.range ? value.preset : "all"}
        onSelect={choose}
        isEdgeToEdge
        trailing={
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldId : undefined}
            aria-pressed={isOwn}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon icon={CalendarDays} size={16} style={{ marginInlineEnd: 6 }} />
            {t("transactions.range.own")}
          </button>
        }
      />
      {isOpen ? (
        <OwnPeriod id={fieldId}>
          {/* Offered before its bounds are known, it would lose what was typed when they come. */}
          {isReading ? (
            placeholder
          ) : (
            <OwnRange
              value={shownRange(value, oldest, today)}
              oldest={oldest ?? today}
              today={today}
              onChange={(range) => onChange({ preset: null, range })}
            />
          )}
        </OwnPeriod>
      ) : null}
    </>
  );
}
