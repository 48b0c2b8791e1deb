import { useStore } from "@amberline/app-kit/store";
import { KeySheet, shortcutNames } from "@amberline/flows/palette";
import { searchKeys } from "../wiring/browser/pressedKeys";
import { singleKeys } from "../wiring/browser/singleKeys";
import type { RunnableCommand } from "./useCommands";

interface KeysDialogProps {
  commands: readonly RunnableCommand[];
  onClosed: () => void;
}

/** Which keys do what, and whether single ones do. */
export default function KeysDialog({ commands, onClosed }: KeysDialogProps) {
  const isOn = useStore(singleKeys);
  const isOffered = (name: string) => name === "palette" || commands.some(({ id }) => id === name);
  return (
    <KeySheet
      isOn={isOn}
      onSwitch={(change) => singleKeys.set(change.isOn)}
      searchKeys={searchKeys()}
      offered={shortcutNames.filter(isOffered)}
      onClose={onClosed}
    />
  );
}
