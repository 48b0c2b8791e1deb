import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../parts/IconButton.styles";
import type { WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { Moves } from "./Timeline.styles";

interface WalkMovesProps {
  position: number;
  all: number;
  onWalk: (event: WalkEvent) => void;
}

const look = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Back a step, forward a step, and how far the walk is. */
export function WalkMoves({ position, all, onWalk }: WalkMovesProps) {
  const { t } = useTranslation();
  return (
    <Moves>
      <IconButton
        type="button"
        aria-label={t("walk.undo")}
        aria-disabled={position === 0 || undefined}
        onClick={() => onWalk({ type: "step.undo" })}
      >
        <Undo2 {...look} />
      </IconButton>
      <span>{all === 0 ? t("walk.none") : t("walk.count", { position, all })}</span>
      <IconButton
        type="button"
        aria-label={t("walk.redo")}
        aria-disabled={position === all || undefined}
        onClick={() => onWalk({ type: "step.redo" })}
      >
        <Redo2 {...look} />
      </IconButton>
    </Moves>
  );
}
