import type { Names } from "../names/names";
import type { Say } from "../words/useWords";
import type { ChartWords } from "./chartWords";
import type { Transition } from "./layout";

/** What leads along a transition in words: the event, the timer, or the call that is answered. */
export function transitionName(names: Names, { event }: Transition): string {
  const call = /^(?:done|error) (.+)$/.exec(event)?.[1];
  return call ? names.call(call) : names.event(event.replace(/^after /, "+"));
}

/** What the chart of a flow says in the language of the tool. */
export function chartWordsIn(flow: string, names: Names, say: Say): ChartWords {
  return {
    label: say("chart.label", { flow: names.flow(flow) }),
    anytime: say("chart.anytime"),
    zoomIn: say("chart.zoomIn"),
    zoomOut: say("chart.zoomOut"),
    fit: say("chart.fit"),
    standing: {
      current: say("chart.here"),
      visited: say("chart.seen"),
      covered: say("chart.covered"),
      never: say("chart.never"),
    },
    state: (id) => names.state(id.slice(flow.length + 1)),
    event: (transition) => transitionName(names, transition),
    example: names.event,
    way: (events, source, target) =>
      source === target
        ? say("chart.stays", { events, source })
        : say("chart.way", { events, source, target }),
  };
}
