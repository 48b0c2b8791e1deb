import { lazy, Suspense, use, useState, type CSSProperties, type ReactNode } from "react";
import { LiveNotice } from "../live/LiveNotice";
import type { KeptPictures } from "../pictures/usePictures";
import { useStrip } from "../pictures/useStrip";
import { openingOf, type Opening } from "../walk/opening";
import { AsideChoice } from "./AsideChoice";
import { ChartPanel } from "./ChartPanel";
import { coverageOf } from "./coveredOf";
import { EventPanel } from "./EventPanel";
import { FirstHint } from "./FirstHint";
import { FullNotice } from "./FullNotice";
import { HelpSheet } from "./HelpSheet";
import { keep, kept } from "./kept";
import { ScreenPanel } from "./ScreenPanel";
import { StateSheet } from "./StateSheet";
import { Foot, Layout, Notices, Paper, Parts } from "./Stepper.styles";
import { Splitter } from "./Splitter";
import { StopNotice } from "./StopNotice";
import { Timeline } from "./Timeline";
import { TopBar } from "./TopBar";
import { useStepper } from "./useStepper";
import { ViewChoice } from "./ViewChoice";

/** Loaded when they are opened: whoever walks does not wait for them. */
const ExportSheet = lazy(async () => ({ default: (await import("./ExportSheet")).ExportSheet }));
const LivePanel = lazy(async () => ({ default: (await import("../live/LivePanel")).LivePanel }));
const RecordPanel = lazy(async () => ({ default: (await import("./RecordPanel")).RecordPanel }));

export interface StepperProps {
  /** Flow to open if the address names none. */
  flow: string;
  /** URL of the page in the frame. */
  screenAddress: string;
  /** Baseline pictures of the states. */
  pictures: KeptPictures;
  /** Settings of the tool, shown in the corner: language and theme. */
  corner?: ReactNode;
}

interface OpenedProps extends StepperProps {
  opening: Promise<Opening>;
}

function Opened({ opening, flow, screenAddress, pictures, corner }: OpenedProps) {
  const stepper = useStepper(use(opening), flow);
  const { walk, key, mode, names, link, onWalk, take, view, sheet, setSheet } = stepper;
  const { strip, isKnown } = useStrip(walk, pictures, mode);
  const shown = strip[walk.position]?.name ?? null;
  const { aside, live } = stepper;
  const replay = () => {
    live.stop();
    onWalk({ type: "step.goTo", position: 0 });
  };
  const instead =
    aside === "events" ? null : (
      <Suspense>
        {aside === "live" ? (
          <LivePanel live={live} names={names} onReplay={replay} />
        ) : (
          <RecordPanel walk={walk} names={names} />
        )}
      </Suspense>
    );
  const close = () => setSheet(null);
  const [share, setShare] = useState(() => Number(kept("chart")) || 36);
  const widen = (next: number) => {
    keep("chart", String(next));
    setShare(next);
  };
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Layout data-large={isLarge || undefined}>
      <Paper />
      <TopBar
        walk={walk}
        names={names}
        link={link}
        coverage={coverageOf(walk.flow)}
        differing={pictures.differing}
        mode={mode}
        onMode={stepper.setMode}
        onWalk={onWalk}
        onExport={() => setSheet("export")}
        onHelp={() => setSheet("help")}
        corner={corner}
      />
      <Notices>
        <StopNotice walk={walk} trouble={stepper.trouble} names={names} onClose={stepper.closeNotice} />
        <LiveNotice followed={live.followed} names={names} />
        <FullNotice walk={walk} />
        <FirstHint />
      </Notices>
      <ViewChoice view={view} onSelect={stepper.setView} />
      <Parts
        data-view={view}
        data-large={isLarge || undefined}
        style={{ "--chart": `${share}%` } as CSSProperties}
      >
        <ChartPanel
          walk={walk}
          moment={stepper.moment}
          elsewhere={stepper.elsewhere}
          offers={stepper.offers}
          names={names}
          onTake={take}
          isLarge={isLarge}
          onLarge={setIsLarge}
        />
        <Splitter share={share} onShare={widen} />
        <ScreenPanel
          state={{ name: names.state(key), key }}
          screenAddress={screenAddress}
          mode={mode}
          feedback={stepper.feedback}
          isSteady={stepper.isSteady}
          onPictures={() => setSheet("pictures")}
          frame={stepper.frame}
        />
        <EventPanel
          key={walk.flow.id}
          flow={walk.flow}
          moment={stepper.moment}
          offers={stepper.events}
          ahead={walk.steps[walk.position] ?? ""}
          names={names}
          onTake={take}
          search={stepper.search}
          choice={<AsideChoice aside={aside} hasLive={live.isOffered} onSelect={stepper.setAside} />}
          instead={instead}
        />
      </Parts>
      <Foot>
        <Timeline walk={walk} names={names} strip={strip} onWalk={onWalk} />
      </Foot>
      {sheet === "help" ? <HelpSheet onClose={close} /> : null}
      {sheet === "export" ? (
        <Suspense>
          <ExportSheet walk={walk} names={names} mode={mode} strip={isKnown ? strip : null} onClose={close} />
        </Suspense>
      ) : null}
      {sheet === "pictures" ? (
        <StateSheet
          walk={walk}
          state={names.state(key)}
          screenAddress={screenAddress}
          pictureOf={(each) => shown && pictures.address(walk.flow.id, shown, each)}
          failureOf={(each) => (shown === null ? null : pictures.failure(walk.flow.id, shown, each))}
          onAccept={pictures.accept}
          onClose={close}
        />
      ) : null}
    </Layout>
  );
}

/** Steps a tester through a flow: its chart, its live screen, all events and the path so far. */
export function Stepper(props: StepperProps) {
  const [opening] = useState(() => openingOf(window.location.hash, props.flow));
  return (
    <Suspense>
      <Opened {...props} opening={opening} />
    </Suspense>
  );
}
