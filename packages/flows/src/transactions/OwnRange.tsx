import type { DateRange } from "@amberline/domain/dates";
import { DateRangeField } from "@amberline/ui/DateRangeField";
import { useTranslation } from "../i18n";

interface OwnRangeProps {
  value: DateRange;
  /** Day of the account's first transaction, yyyy-MM-dd. */
  oldest: string;
  /** Today's civil date. */
  today: string;
  onChange: (range: DateRange) => void;
}

/** A custom period. Loaded separately because the calendar is large. */
export default function OwnRange({ value, oldest, today, onChange }: OwnRangeProps) {
  const { t, i18n } = useTranslation();
  return (
    <DateRangeField
      label={t("transactions.range.own")}
      value={value}
      onChange={onChange}
      locale={i18n.language}
      min={oldest}
      max={today}
      outOfBounds={({ min, max }) => t("transactions.range.outOfBounds", { min, max })}
    />
  );
}
