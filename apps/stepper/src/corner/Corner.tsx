import { useId } from "react";
import { Settings2 } from "lucide-react";
import { IconButton } from "../parts/IconButton.styles";
import { useTranslation } from "../i18n";
import { Card, Line } from "./Corner.styles";
import { LanguageChoice } from "./LanguageChoice";
import { ThemeChoice } from "./ThemeChoice";

/** What concerns the tool and not the screen in it, behind one button. */
export function Corner() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <IconButton type="button" aria-label={t("tool.open")} title={t("tool.open")} popoverTarget={id}>
        <Settings2 size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Card id={id} popover="auto" role="group" aria-label={t("tool.title")}>
        <h2>{t("tool.title")}</h2>
        <Line>
          <span aria-hidden>{t("tool.language")}</span>
          <LanguageChoice />
        </Line>
        <Line>
          <span aria-hidden>{t("tool.theme")}</span>
          <ThemeChoice />
        </Line>
        <p>{t("tool.note")}</p>
      </Card>
    </>
  );
}
