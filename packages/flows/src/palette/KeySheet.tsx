import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { KeyCaps } from "@amberline/ui/KeyCaps";
import { Stack } from "@amberline/ui/Stack";
import { Switch } from "@amberline/ui/Switch";
import { useTranslation } from "../i18n";
import { Sheet } from "./keySheet.styles";
import { isPage, keysOf, shortcutNames, type ShortcutName } from "./shortcuts";

export interface KeySheetProps {
  /** Whether single keys do something. */
  isOn: boolean;
  onSwitch: (change: { isOn: boolean }) => void;
  /** Keys that open the search from everywhere: "Ctrl K". */
  searchKeys: string;
  /** What the customer may use. */
  offered: readonly ShortcutName[];
  onClose: () => void;
}

/** Which keys do what, and whether single ones do (WCAG 2.1.4). */
export function KeySheet({ isOn, onSwitch, searchKeys, offered, onClose }: KeySheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      title={t("keys.title")}
      closeLabel={t("app.close")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("app.close")}</Button>}
    >
      <Stack above={8} gap={20}>
        <p>{t("keys.text")}</p>
        <Switch
          label={t("keys.switch")}
          description={t("keys.switch.text")}
          isOn={isOn}
          onChange={onSwitch}
        />
        <Sheet data-off={!isOn || undefined}>
          <div data-always>
            <dt>{t("keys.does.search")}</dt>
            <dd>
              <KeyCaps keys={[searchKeys]} />
            </dd>
          </div>
          {shortcutNames
            .filter((name) => offered.includes(name))
            .map((name) => (
              <div key={name}>
                <dt>{t(isPage(name) ? `page.${name}` : `keys.does.${name}`)}</dt>
                <dd>
                  <KeyCaps keys={keysOf(name) ?? []} />
                </dd>
              </div>
            ))}
        </Sheet>
      </Stack>
    </Dialog>
  );
}
