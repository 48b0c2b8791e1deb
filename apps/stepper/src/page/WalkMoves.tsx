import { Icon } from "@amberline/ui/Icon";
import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../parts/IconButton.styles";
import type { WalkEvent } from "../walk/walk";
import { useWords } from "../words/useWords";
import { Moves } from "./Timeline.styles";

interface WalkMovesProps {
  position: number;
  all: number;
  onWalk: (event: WalkEvent) => void;
}

/** Back a step, forward a step, and how far the walk is. */
export function WalkMoves({ position, all, onWalk }: WalkMovesProps) {
  const { say } = useWords();
  return (
    <Moves>
      <IconButton
        type="button"
        aria-label={say("walk.undo")}
        aria-disabled={position === 0 || undefined}
        onClick={() => onWalk({ type: "step.undo" })}
      >
        <Icon icon={Undo2} size={18} />
      </IconButton>
      <span>{all === 0 ? say("walk.none") : say("walk.count", { position, all })}</span>
      <IconButton
        type="button"
        aria-label={say("walk.redo")}
        aria-disabled={position === all || undefined}
        onClick={() => onWalk({ type: "step.redo" })}
      >
        <Icon icon={Redo2} size={18} />
      </IconButton>
    </Moves>
  );
}
