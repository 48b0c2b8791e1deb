import { memo, useEffect, useRef } from "react";
import { stateKeyOf } from "@amberline/flow-lab/engine";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import type { Names } from "../names/names";
import type { StripPicture } from "../pictures/useStrip";
import type { Branch } from "../walk/branches";
import { momentsOf } from "../walk/moments";
import type { Walk, WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { GhostBranch } from "./GhostBranch";
import { Region } from "./Region";
import { Title } from "./Region.styles";
import * as S from "./Timeline.styles";
import { TimelineStop } from "./TimelineStop";
import { WalkMoves } from "./WalkMoves";

interface TimelineProps {
  walk: Walk;
  names: Names;
  /** Picture of each moment, the start first. */
  strip: readonly StripPicture[];
  onWalk: (event: WalkEvent) => void;
}

const margin = 48;

/** Scrolls only the row: on a phone the page stays where it is. */
function reveal(row: HTMLElement, stop: HTMLElement) {
  const [seen, box] = [row.getBoundingClientRect(), stop.getBoundingClientRect()];
  if (box.left < seen.left + margin) row.scrollLeft += box.left - seen.left - margin;
  else if (box.right > seen.right - margin) row.scrollLeft += box.right - seen.right + margin;
}

/** Scrolls the current step into view, and focuses it if focus is in the row. */
function useCurrentStep(position: number, steps: Branch) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current=step]");
    if (row.current && current) reveal(row.current, current);
    if (row.current?.contains(document.activeElement)) current?.focus();
  }, [position, steps]);
  return row;
}

/** The steps of the walk as a strip of pictures, with undone steps ahead and abandoned branches below. */
export const Timeline = memo(function Timeline({ walk, names, strip, onWalk }: TimelineProps) {
  const { t } = useTranslation();
  const { flow, input, steps, position, ghosts } = walk;
  const row = useCurrentStep(position, steps);
  const stops = momentsOf(flow, input, steps).map(({ snapshot }, at) => {
    const key = stateKeyOf(snapshot);
    const step = at === 0 ? undefined : steps[at - 1];
    const event = step === undefined ? names.input(input) : names.event(step);
    const { address: picture = null, isFailed = false } = strip[at] ?? {};
    const isDialog = snapshot.hasTag("dialog");
    return { at, key, state: names.state(key), event, picture, isFailed, isDialog };
  });
  const now = stops[position];
  const spoken = now && (position === 0 ? "walk.begin" : "walk.step");
  return (
    <Region name="walk" label={t("walk.title")}>
      <Title data-align="start">
        <h2>{t("walk.title")}</h2>
        <WalkMoves walk={walk} onWalk={onWalk} />
      </Title>
      <S.Row ref={row}>
        {stops.map(({ at, key, state, event, picture, isFailed, isDialog }) => (
          <li key={at}>
            <TimelineStop
              at={at}
              state={state}
              event={event}
              picture={picture}
              isFailed={isFailed}
              isDialog={isDialog}
              onWalk={onWalk}
              stateKey={key}
              isCurrent={at === position}
              isAhead={at > position}
            />
          </li>
        ))}
      </S.Row>
      {ghosts.length > 0 ? (
        <S.Ghosts>
          {ghosts.map((branch) => (
            <GhostBranch
              key={branch.join("~")}
              branch={branch}
              walked={steps}
              names={names}
              onWalk={onWalk}
            />
          ))}
        </S.Ghosts>
      ) : null}
      <VisuallyHidden role="status">
        {now && spoken
          ? t(spoken, { input: now.event, step: position, event: now.event, state: now.state })
          : ""}
      </VisuallyHidden>
    </Region>
  );
});
