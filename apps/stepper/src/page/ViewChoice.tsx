import { Segmented } from "@amberline/ui/Segmented";
import { useWords } from "../words/useWords";
import { Views } from "./Stepper.styles";

const views = ["screen", "events", "chart"] as const;
export type View = (typeof views)[number];

/** Which part is in sight where there is room for one only. */
export function ViewChoice({ view, onSelect }: { view: View; onSelect: (view: View) => void }) {
  const { say } = useWords();
  return (
    <Views>
      <Segmented
        size="sm"
        legend={say("views.label")}
        options={views.map((value) => ({ value, label: say(`views.${value}`) }))}
        value={view}
        onSelect={onSelect}
      />
    </Views>
  );
}
