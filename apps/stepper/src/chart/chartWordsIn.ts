import type { Names } from "../names/names";
import type { Translate } from "../i18n";
import type { ChartWords } from "./chartWords";
import { callOf, type Transition } from "./layout";

/** Name of the event, timer or answered call of a transition. */
export function transitionName(names: Names, transition: Transition): string {
  const call = callOf(transition);
  return call === null ? names.event(transition.event.replace(/^after /, "+")) : names.call(call);
}

export function chartWordsIn(flow: string, names: Names, t: Translate): ChartWords {
  return {
    label: t("chart.label", { flow: names.flow(flow) }),
    anytime: t("chart.anytime"),
    zoomIn: t("chart.zoomIn"),
    zoomOut: t("chart.zoomOut"),
    fit: t("chart.fit"),
    changed: t("changes.mark"),
    status: {
      current: t("chart.here"),
      visited: t("chart.seen"),
      covered: t("chart.covered"),
      never: t("chart.never"),
    },
    state: (id) => names.state(id.slice(flow.length + 1)),
    event: (transition) => transitionName(names, transition),
    guard: names.guard,
    answer: t("chart.answer"),
    otherwise: t("chart.otherwise"),
    fails: t("chart.fails"),
    within: (state) => t("chart.within", { state }),
    towards: (state) => t("chart.towards", { state }),
    fold: (state) => t("chart.fold", { state }),
    unfold: (state) => t("chart.unfold", { state }),
    large: t("chart.large"),
    small: t("chart.small"),
    foldAll: t("chart.foldAll"),
    unfoldAll: t("chart.unfoldAll"),
    followWalk: t("chart.followWalk"),
    example: names.event,
    arrow: (events, source, target) =>
      source === target ? t("chart.stays", { events, source }) : t("chart.arrow", { events, source, target }),
  };
}
