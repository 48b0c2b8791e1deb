import type { ExampleEvent } from "@amberline/flows/shared";
import type { Offer } from "@amberline/flows/stepper";
import type { ChartWords } from "./chartWords";
import { transitionOf, type ChartLayout, type Way } from "./layout";
import { offersAlong, standingOf, standingOfWay, type Walked } from "./standing";

const none: readonly ExampleEvent[] = [];

/** What leads along some transitions in words: all of it, and the first with the number of the others. */
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

/** All that is drawn of a chart, in words and standings. */
export function drawn(layout: ChartLayout, walked: Walked, offers: readonly Offer[], words: ChartWords) {
  const sentenceOf = ({ transitions, source, target }: Way) =>
    words.way(eventsIn(transitions, words).whole, words.state(source), words.state(target));
  const ways = layout.ways.map((way) => {
    const examples = examplesAlong(way.transitions, offers);
    return {
      way,
      examples,
      isOpen: examples.length > 0,
      standing: standingOfWay(way, walked),
      text: eventsIn(way.transitions, words).short,
      sentence: sentenceOf(way),
    };
  });
  const leadingFrom = (id: string) => ways.filter(({ way }) => way.source === id && way.label.width > 0);
  const states = layout.states.map((state) => {
    const standing = standingOf(layout, state, walked);
    const leading = leadingFrom(state.id).map(({ sentence }) => sentence);
    const said = words.standing[standing];
    return { state, standing, said, name: words.state(state.id), ways: leading.join("; ") };
  });
  const events = [...new Set(layout.anytime.map((id) => transitionOf(id).event))];
  const anytime = events.map((event) => {
    const own = layout.anytime.filter((id) => transitionOf(id).event === event);
    return { event, text: eventsIn(own, words).whole, examples: examplesAlong(own, offers) };
  });
  return { ways, states, anytime };
}
