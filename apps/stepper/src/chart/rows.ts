import type { ChartWords } from "./chartWords";
import { callOf, transitionOf, type Arrow, type ChartGraph, type Transition } from "./layout";

type Way = Pick<Arrow, "source" | "target" | "transitions">;

const told = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(": ");

/** Whether a state has another transition for the same event. */
const hasOthers = ({ transitions }: Pick<ChartGraph, "transitions">, { id, source, event }: Transition) =>
  transitions.some((each) => {
    const other = transitionOf(each);
    return other.id !== id && other.source === source && other.event === event;
  });

/**
 * What each arrow of one state says: an event with all that decides for this arrow, one a line. No two arrows say the
 * same: where event and guard are alike, the state inside the group or the target tells them apart.
 */
export function rowsOf(
  graph: Pick<ChartGraph, "transitions">,
  arrows: readonly Way[],
  words: ChartWords,
): readonly (readonly string[])[] {
  const calls = new Set(arrows.flatMap(({ transitions }) => transitions.map(transitionOf)).map(callOf));
  calls.delete(null);
  const ways = arrows.map(({ source, target, transitions }) =>
    transitions.map(transitionOf).map((transition) => {
      const call = callOf(transition);
      const event = transition.event === "always" ? "" : words.event(transition);
      const head = call !== null && calls.size === 1 ? words.answer : event;
      const isFailed = transition.event.startsWith("error ");
      const guard = transition.guard === null ? "" : words.guard(transition.guard);
      const otherwise = guard === "" && hasOthers(graph, transition) ? words.otherwise : guard;
      const failed = guard === "" ? words.fails : `${words.fails} (${guard})`;
      const why = isFailed ? failed : otherwise;
      const from = transition.source === source ? "" : words.within(words.state(transition.source));
      const inside = [why, from].filter((part) => part !== "").join(" ");
      return { head, tellings: [why, inside, [inside, words.towards(words.state(target))].join(" ").trim()] };
    }),
  );
  const isShared = (text: string, level: number) =>
    ways.filter((own) => own.some(({ head, tellings }) => told(head, tellings[level] ?? "") === text))
      .length > 1;
  return ways.map((own) => {
    const rows = new Map<string, Set<string>>();
    for (const { head, tellings } of own) {
      const level = tellings.findIndex((why, at) => !isShared(told(head, why), at));
      const why = tellings.at(level) ?? "";
      if (told(head, why) !== "") rows.set(head, (rows.get(head) ?? new Set()).add(why));
    }
    return [...rows].map(([head, whys]) => told(head, [...whys].filter((why) => why !== "").join(", ")));
  });
}
