import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Redo2, Undo2 } from "lucide-react";
import type { WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { Moves } from "./Timeline.styles";

interface WalkMovesProps {
  position: number;
  all: number;
  onWalk: (event: WalkEvent) => void;
}

/** Undo and redo, and the position in the walk. */
export function WalkMoves({ position, all, onWalk }: WalkMovesProps) {
  const { t } = useTranslation();
  return (
    <Moves>
      <IconButton
        label={t("walk.undo")}
        icon={<Icon icon={Undo2} size={18} />}
        size={36}
        aria-disabled={position === 0 || undefined}
        onClick={() => onWalk({ type: "step.undo" })}
      />
      <span>{all === 0 ? t("walk.none") : t("walk.count", { position, all })}</span>
      <IconButton
        label={t("walk.redo")}
        icon={<Icon icon={Redo2} size={18} />}
        size={36}
        aria-disabled={position === all || undefined}
        onClick={() => onWalk({ type: "step.redo" })}
      />
    </Moves>
  );
}
