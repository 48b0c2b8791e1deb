import type { Names } from "../names/names";
import type { Say } from "../words/useWords";
import type { ChartWords } from "./chartWords";
import type { Transition } from "./layout";

/** The last part of an id in words: `bootstrapFailed` is “bootstrap failed”. */
const plain = (id: string) =>
  id
    .slice(id.lastIndexOf(".") + 1)
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** What leads along a transition in words: the event, the timer, or the call that is answered. */
export function transitionName(names: Names, { event }: Transition): string {
  const call = /^(?:done|error) (.+)$/.exec(event)?.[1];
  return call ? names.call(call) : names.event(event.replace(/^after /, "+"));
}

/** What the chart of a flow says in the language of the tool. Groups and what is left at once go by their ids. */
export function chartWordsIn(flow: string, names: Names, say: Say): ChartWords {
  const state = (id: string) => {
    const key = id.slice(flow.length + 1);
    const name = names.state(key);
    return name === key ? plain(id) : name;
  };
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
    state,
    event: (transition) => transitionName(names, transition),
    example: names.event,
    way: (events, source, target) =>
      source === target
        ? say("chart.stays", { events, source })
        : say("chart.way", { events, source, target }),
  };
}
