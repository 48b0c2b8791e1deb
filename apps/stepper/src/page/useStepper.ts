import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { jumpsOf, offersOf, stateKeyOf, versionOf } from "@amberline/flow-lab/engine";
import { useLive } from "../live/useLive";
import { readMode } from "../mode";
import { useNames } from "../names/useNames";
import type { ScreenEvent } from "../screen/messages";
import type { Opening } from "../walk/opening";
import { nowOf } from "../walk/walk";
import { useTranslation } from "../i18n";
import { feedbackOf, feedbackText, type Feedback } from "./feedback";
import { useOpenedWalk } from "./useOpenedWalk";
import { useScreen } from "./useScreen";
import { useShortcuts } from "./useShortcuts";
import type { Aside } from "./AsideChoice";
import type { View } from "./ViewChoice";

/** State and actions of the stepper page, opened with a walk; an address that names no flow means `flow`. */
export function useStepper(opened: Opening, flow: string) {
  const { t, language } = useTranslation();
  const [mode, setMode] = useState(() =>
    readMode(window.location.search, { locale: language, theme: "light", width: 390 }),
  );
  const [view, setView] = useState<View>("screen");
  const [sheet, setSheet] = useState<"pictures" | "export" | "help" | null>(null);
  const [aside, setAside] = useState<Aside>("events");
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const { walk, trouble, link, onWalk, closeTrouble } = useOpenedWalk(opened, flow, mode);
  const names = useNames(walk.flow.id);
  const moment = nowOf(walk);
  const offers = useMemo(() => offersOf(walk.flow, moment), [walk.flow, moment]);
  const events = useMemo(() => [...offers, ...jumpsOf(walk.flow, moment)], [walk.flow, moment, offers]);

  const take = useCallback((id: string) => onWalk({ type: "step.take", id }), [onWalk]);
  const { frame, isSteady } = useScreen(walk, mode, (event: ScreenEvent) => {
    setFeedback(feedbackOf(walk, event));
    if (event.id !== null) take(event.id);
  });
  const live = useLive();
  const { followed } = live;
  useEffect(() => {
    if (!followed) return;
    const { flow: its, told } = followed;
    const address = { flow: its.id, version: versionOf(its), input: told.input, steps: told.steps };
    onWalk({ type: "address.open", flow: its, address });
  }, [followed, onWalk]);
  useShortcuts(onWalk, () => {
    flushSync(() => {
      setView("events");
      setAside("events");
    });
    search.current?.focus();
  });

  return {
    ...{
      walk,
      trouble,
      link,
      names,
      moment,
      offers,
      events,
      mode,
      view,
      aside,
      sheet,
      frame,
      isSteady,
      search,
      live,
    },
    ...{ onWalk, take, setMode, setView, setAside, setSheet },
    key: stateKeyOf(moment.snapshot),
    feedback: feedbackText(t, names, feedback, walk),
    /** Where the followed session stands if the walk cannot tell it; null if the walk stands there. */
    elsewhere:
      followed && followed.told.untold.length > 0 && walk.flow === followed.flow ? followed.state : null,
    closeNotice: () => (trouble ? closeTrouble() : onWalk({ type: "stop.close" })),
  };
}
