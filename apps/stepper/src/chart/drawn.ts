import type { ExampleEvent, Offer } from "@amberline/flow-lab/engine";
import type { ChartWords } from "./chartWords";
import { type ChartLayout, transitionOf, type Arrow } from "./layout";
import { offersAlong, statusOf, statusOfArrow, type Walked } from "./chartStatus";

const none: readonly ExampleEvent[] = [];

/** The events of some transitions: all of them, and the first with the number of the others. */
function eventsIn(transitions: readonly string[], words: ChartWords) {
  const all = transitions.map(transitionOf).filter(({ event }) => event !== "always");
  const events = [...new Set(all.map(words.event))];
  const more = events.length > 1 ? ` +${events.length - 1}` : "";
  return { whole: events.join(", "), short: `${events[0] ?? ""}${more}` };
}

function examplesAlong(transitions: readonly string[], offers: readonly Offer[]) {
  const along = offersAlong(transitions, offers);
  return along.length === 0 ? none : along.map(({ example }) => example);
}

/** The texts of a chart that do not depend on the walk. */
export function textsOf(layout: ChartLayout, words: ChartWords) {
  const sentenceOf = ({ transitions, source, target }: Arrow) =>
    words.arrow(eventsIn(transitions, words).whole, words.state(source), words.state(target));
  const arrows = layout.arrows.map((arrow) => ({
    arrow,
    text: eventsIn(arrow.transitions, words).short,
    sentence: sentenceOf(arrow),
  }));
  const leadingFrom = (id: string) =>
    arrows.filter(({ arrow }) => arrow.source === id && arrow.label.width > 0);
  const states = layout.states.map((state) => {
    const leading = leadingFrom(state.id).map(({ sentence }) => sentence);
    return { state, name: words.state(state.id), arrows: leading.join("; ") };
  });
  const events = [...new Set(layout.anytime.map((id) => transitionOf(id).event))];
  const anytime = events.map((event) => {
    const transitions = layout.anytime.filter((id) => transitionOf(id).event === event);
    return { event, transitions, text: eventsIn(transitions, words).whole };
  });
  return { arrows, states, anytime, status: words.status };
}

/** Everything the chart renders: texts, statuses and possible events. */
export function drawn(
  layout: ChartLayout,
  texts: ReturnType<typeof textsOf>,
  walked: Walked,
  offers: readonly Offer[],
) {
  const taken = offers.filter(({ isTaken }) => isTaken);
  const arrows = texts.arrows.map((each) => {
    const examples = examplesAlong(each.arrow.transitions, taken);
    return { ...each, examples, isOpen: examples.length > 0, status: statusOfArrow(each.arrow, walked) };
  });
  const states = texts.states.map((each) => {
    const status = statusOf(layout, each.state, walked);
    return { ...each, status, statusText: texts.status[status] };
  });
  const anytime = texts.anytime.map(({ event, transitions, text }) => ({
    event,
    text,
    examples: examplesAlong(transitions, taken),
  }));
  return { arrows, states, anytime };
}
