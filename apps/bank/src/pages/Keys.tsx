import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { shortcutOf, type ShortcutName } from "@amberline/flows/palette";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Search } from "lucide-react";
import { listenForKeys } from "../wiring/browser/pressedKeys";
import { singleKeys } from "../wiring/browser/singleKeys";
import { useMoneyInFlight } from "../wiring/hooks/useBank";
import { useCommands, type ShellParts } from "./useCommands";

export interface KeysProps extends ShellParts {
  isSheetOpen: boolean;
  onSheetClosed: () => void;
}

const Palette = lazyComponent(() => import("./Palette"), { close: ({ onClosed }) => onClosed() });
const Sheet = lazyComponent(() => import("./KeysDialog"), { close: ({ onClosed }) => onClosed() });

/** The search with its button, and the keys that do what it finds. */
export default function Keys({ isSheetOpen, onSheetClosed, ...shell }: KeysProps) {
  const { t } = useTranslation();
  const commands = useCommands(shell);
  const isHeld = useMoneyInFlight();
  const [isOpen, setOpen] = useState(false);
  const search = () => {
    setOpen(!isHeld);
    return !isHeld;
  };
  const onSearch = useEffectEvent(search);
  const onShortcut = useEffectEvent((name: ShortcutName) => {
    // A dialog may still be loading.
    if (isOpen || isSheetOpen) return false;
    if (name === "palette") return search();
    const command = commands.find(({ id }) => id === name);
    command?.run();
    return command !== undefined;
  });
  useEffect(
    () =>
      listenForKeys({
        meaningOf: shortcutOf,
        isOn: singleKeys.get,
        onShortcut: (name) => onShortcut(name),
        onSearch: () => onSearch(),
      }),
    [],
  );
  return (
    <>
      <IconButton
        label={t("palette.title")}
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Icon icon={Search} />}
        onPointerEnter={() => void Palette.preload()}
        onClick={search}
      />
      {isOpen ? <Palette commands={commands} onClosed={() => setOpen(false)} /> : null}
      {isSheetOpen ? <Sheet commands={commands} onClosed={onSheetClosed} /> : null}
    </>
  );
}
