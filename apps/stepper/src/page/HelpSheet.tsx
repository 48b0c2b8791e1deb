import { Text } from "@amberline/ui/Text";
import { Sheet } from "../parts/Sheet";
import { useTranslation } from "../i18n";
import { Keys } from "./HelpSheet.styles";

const keys = [
  { name: "back", keys: ["←"] },
  { name: "forward", keys: ["→"] },
  { name: "first", keys: ["Home", "End"] },
  { name: "undo", keys: ["Ctrl Z", "Ctrl Y"] },
  { name: "part", keys: ["F6", "Shift F6"] },
  { name: "find", keys: ["Ctrl K"] },
  { name: "list", keys: ["↓", "↑"] },
  { name: "take", keys: ["Enter"] },
  { name: "change", keys: ["F2"] },
  { name: "chart", keys: ["← ↑ → ↓"] },
  { name: "zoom", keys: ["+", "-", "0"] },
] as const;

/** Keyboard shortcuts of the page. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t("help.title")} closeLabel={t("help.close")} onClose={onClose}>
      <Keys>
        {keys.map((line) => (
          <div key={line.name}>
            <dt>
              {line.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`help.${line.name}`)}</dd>
          </div>
        ))}
      </Keys>
      <Text size="small" tone="muted">
        {t("help.note")}
      </Text>
    </Sheet>
  );
}
