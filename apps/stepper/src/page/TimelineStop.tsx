import { memo } from "react";
import type { WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { Thumbnail } from "./Thumbnail";
import { Stop } from "./Timeline.styles";

interface TimelineStopProps {
  /** Number of steps taken up to here. */
  at: number;
  stateKey: string;
  /** Plain names of the state and of its event, or of the input at the start. */
  state: string;
  event: string;
  /** URL of the picture of this very step, null if there is none. */
  picture: string | null;
  isFailed: boolean;
  isDialog: boolean;
  isCurrent: boolean;
  /** Whether the step was undone. */
  isAhead: boolean;
  onWalk: (event: WalkEvent) => void;
}

/** One step of the walk as a picture; pressing it goes there. */
export const TimelineStop = memo(function TimelineStop(props: TimelineStopProps) {
  const { at, stateKey, state, event, picture, isFailed, isDialog, isCurrent, isAhead, onWalk } = props;
  const { t } = useTranslation();
  const name =
    at === 0 ? t("walk.begin", { input: event, state }) : t("walk.step", { step: at, event, state });
  return (
    <Stop
      type="button"
      data-state={stateKey}
      data-ahead={isAhead || undefined}
      aria-current={isCurrent ? "step" : undefined}
      aria-label={isFailed ? `${name}. ${t("walk.failed")}` : name}
      title={event}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onWalk({ type: "step.goTo", position: at })}
    >
      <Thumbnail
        address={picture}
        name={t("walk.unpictured", { state })}
        isFailed={isFailed}
        isDialog={isDialog}
      />
      <span>{event}</span>
    </Stop>
  );
});
