import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useId } from "react";
import { Settings2 } from "lucide-react";
import { useTranslation } from "../i18n";
import { Card } from "./Corner.styles";
import { LanguageChoice } from "./LanguageChoice";
import { ThemeChoice } from "./ThemeChoice";

/** Settings of the tool itself, behind one button. */
export function Corner() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <IconButton
        label={t("tool.open")}
        icon={<Icon icon={Settings2} />}
        size={36}
        title={t("tool.open")}
        popoverTarget={id}
      />
      <Card id={id} popover="auto" role="group" aria-label={t("tool.title")}>
        <h2>{t("tool.title")}</h2>
        <Stack gap={4} align="start">
          <Text as="span" size="caption" weight="medium" tone="muted" aria-hidden>
            {t("tool.language")}
          </Text>
          <LanguageChoice />
        </Stack>
        <Stack gap={4} align="start">
          <Text as="span" size="caption" weight="medium" tone="muted" aria-hidden>
            {t("tool.theme")}
          </Text>
          <ThemeChoice />
        </Stack>
        <p>{t("tool.note")}</p>
      </Card>
    </>
  );
}
