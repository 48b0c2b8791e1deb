import { PaletteScreen, type PaletteCommand, type PaletteScreenProps } from "@amberline/flows/palette";
import { useTranslation } from "@amberline/flows/i18n";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { nothing, type OverPage } from "../host/flowScreen";

type PaletteHostProps = Pick<PaletteScreenProps, "snapshot" | "send"> &
  Partial<Pick<PaletteScreenProps, "recents" | "onChoose" | "onClose">> &
  OverPage;

/** A few of the app's. */
function useExampleCommands(): readonly PaletteCommand[] {
  const { t } = useTranslation();
  return [
    {
      id: "send",
      group: "actions",
      title: t("palette.send"),
      keys: ["P"],
    },
    { id: "home", group: "pages", title: t("page.home"), keys: ["G", "H"] },
    {
      id: "history",
      group: "pages",
      title: t("page.history"),
      keys: ["G", "T"],
    },
  ];
}

const noRecents: readonly string[] = [];

export default function PaletteHost({
  snapshot,
  send,
  recents = noRecents,
  onChoose = nothing,
  onClose = nothing,
  behind = <HomePage />,
}: PaletteHostProps) {
  const commands = useExampleCommands();
  return (
    <>
      {behind}
      <PaletteScreen
        snapshot={snapshot}
        send={send}
        commands={commands}
        recents={recents}
        timeZone={exampleDay.timeZone}
        onChoose={onChoose}
        onClose={onClose}
      />
    </>
  );
}
