import type { ExampleEvent, Offer } from "@amberline/flow-lab/engine";
import type { ChartWords } from "./chartWords";
import { type ChartDrawing, type ChartLayout, transitionOf } from "./layout";
import { rowsOf } from "./rows";
import { offersAlong, statusOf, statusOfArrow, type Walked } from "./chartStatus";

const none: readonly ExampleEvent[] = [];

function examplesAlong(transitions: readonly string[], offers: readonly Offer[]) {
  const along = offersAlong(transitions, offers);
  return along.length === 0 ? none : along.map(({ example }) => example);
}

/** The texts of a chart that do not depend on the walk. */
export function textsOf(drawing: ChartDrawing, layout: ChartLayout, words: ChartWords) {
  const arrows = layout.states.flatMap(({ id }) => {
    const own = layout.arrows.filter(({ source }) => source === id);
    return rowsOf(drawing, own, words).flatMap((rows, at) => {
      const arrow = own[at];
      if (!arrow) return [];
      const sentence = words.arrow(rows.join("; "), words.state(id), words.state(arrow.target));
      return [{ arrow, rows, sentence }];
    });
  });
  const states = layout.states.map((state) => {
    const leading = arrows.filter(({ arrow, rows }) => arrow.source === state.id && rows.length > 0);
    const sentences = leading.map(({ sentence }) => sentence).join("; ");
    return { state, name: words.state(state.id), arrows: sentences };
  });
  const events = [...new Set(layout.anytime.map((id) => transitionOf(id).event))];
  const anytime = events.map((event) => {
    const transitions = layout.anytime.filter((id) => transitionOf(id).event === event);
    const [first] = transitions;
    return { event, transitions, text: first ? words.event(transitionOf(first)) : event };
  });
  return { arrows, states, anytime, status: words.status };
}

/** Everything the chart renders: texts, statuses and possible events. */
export function drawn(
  { states: all }: ChartDrawing,
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
    const status = statusOf(all, each.state, walked);
    return { ...each, status, statusText: texts.status[status] };
  });
  const anytime = texts.anytime.map(({ event, transitions, text }) => ({
    event,
    text,
    examples: examplesAlong(transitions, taken),
  }));
  return { arrows, states, anytime };
}
