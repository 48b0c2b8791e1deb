import { Segmented } from "@amberline/ui/Segmented";
import { useTranslation } from "../i18n";

const asides = ["events", "record", "live"] as const;
export type Aside = (typeof asides)[number];

interface AsideChoiceProps {
  aside: Aside;
  /** Whether a session of the bank can be followed here. */
  hasLive: boolean;
  onSelect: (aside: Aside) => void;
}

/** Chooses between what can happen now, what the last step did and a session of the bank. */
export function AsideChoice({ aside, hasLive, onSelect }: AsideChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      size="sm"
      legend={t("record.choice")}
      options={asides
        .filter((value) => value !== "live" || hasLive)
        .map((value) => ({ value, label: t(`${value}.title`) }))}
      value={aside}
      onSelect={onSelect}
    />
  );
}
