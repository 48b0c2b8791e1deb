import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useId } from "react";
import { Settings2 } from "lucide-react";
import { useWords } from "../words/useWords";
import { Card } from "./Corner.styles";
import { LanguageChoice } from "./LanguageChoice";
import { ThemeChoice } from "./ThemeChoice";

/** What concerns the tool and not the screen in it, behind one button. */
export function Corner() {
  const { say } = useWords();
  const id = useId();
  return (
    <>
      <IconButton
        label={say("tool.open")}
        icon={<Icon icon={Settings2} />}
        size={36}
        title={say("tool.open")}
        popoverTarget={id}
      />
      <Card id={id} popover="auto" role="group" aria-label={say("tool.title")}>
        <h2>{say("tool.title")}</h2>
        <Stack gap={4} align="start">
          <Text as="span" size="caption" weight="medium" tone="muted" aria-hidden>
            {say("tool.language")}
          </Text>
          <LanguageChoice />
        </Stack>
        <Stack gap={4} align="start">
          <Text as="span" size="caption" weight="medium" tone="muted" aria-hidden>
            {say("tool.theme")}
          </Text>
          <ThemeChoice />
        </Stack>
        <p>{say("tool.note")}</p>
      </Card>
    </>
  );
}
