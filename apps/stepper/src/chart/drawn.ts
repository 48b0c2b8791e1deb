import type { ExampleEvent, Offer } from "@amberline/flow-lab/engine";
import type { ChartWords } from "./chartWords";
import { type ChartLayout, transitionOf, type Way } from "./layout";
import { offersAlong, standingOf, standingOfWay, type Walked } from "./standing";

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
export function saidOf(layout: ChartLayout, words: ChartWords) {
  const sentenceOf = ({ transitions, source, target }: Way) =>
    words.way(eventsIn(transitions, words).whole, words.state(source), words.state(target));
  const ways = layout.ways.map((way) => ({
    way,
    text: eventsIn(way.transitions, words).short,
    sentence: sentenceOf(way),
  }));
  const leadingFrom = (id: string) => ways.filter(({ way }) => way.source === id && way.label.width > 0);
  const states = layout.states.map((state) => {
    const leading = leadingFrom(state.id).map(({ sentence }) => sentence);
    return { state, name: words.state(state.id), ways: leading.join("; ") };
  });
  const events = [...new Set(layout.anytime.map((id) => transitionOf(id).event))];
  const anytime = events.map((event) => {
    const transitions = layout.anytime.filter((id) => transitionOf(id).event === event);
    return { event, transitions, text: eventsIn(transitions, words).whole };
  });
  return { ways, states, anytime, standing: words.standing };
}

/** Everything the chart renders: texts, statuses and possible events. */
export function drawn(
  layout: ChartLayout,
  said: ReturnType<typeof saidOf>,
  walked: Walked,
  offers: readonly Offer[],
) {
  const taken = offers.filter(({ isTaken }) => isTaken);
  const ways = said.ways.map((each) => {
    const examples = examplesAlong(each.way.transitions, taken);
    return { ...each, examples, isOpen: examples.length > 0, standing: standingOfWay(each.way, walked) };
  });
  const states = said.states.map((each) => {
    const standing = standingOf(layout, each.state, walked);
    return { ...each, standing, said: said.standing[standing] };
  });
  const anytime = said.anytime.map(({ event, transitions, text }) => ({
    event,
    text,
    examples: examplesAlong(transitions, taken),
  }));
  return { ways, states, anytime };
}
