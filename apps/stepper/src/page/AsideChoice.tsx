import { Segmented } from "@amberline/ui/Segmented";
import { useTranslation } from "../i18n";

const asides = ["events", "record"] as const;
export type Aside = (typeof asides)[number];

interface AsideChoiceProps {
  aside: Aside;
  onSelect: (aside: Aside) => void;
}

/** Chooses between what can happen now and what the last step did. */
export function AsideChoice({ aside, onSelect }: AsideChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      size="sm"
      legend={t("record.choice")}
      options={asides.map((value) => ({ value, label: t(`${value}.title`) }))}
      value={aside}
      onSelect={onSelect}
    />
  );
}
