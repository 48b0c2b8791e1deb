import { Segmented } from "@amberline/ui/Segmented";
import { useTranslation } from "../i18n";
import { Views } from "./Stepper.styles";

const views = ["screen", "events", "chart"] as const;
export type View = (typeof views)[number];

/** Chooses the visible region where only one fits. */
export function ViewChoice({ view, onSelect }: { view: View; onSelect: (view: View) => void }) {
  const { t } = useTranslation();
  return (
    <Views>
      <Segmented
        size="sm"
        legend={t("views.label")}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onSelect={onSelect}
      />
    </Views>
  );
}
