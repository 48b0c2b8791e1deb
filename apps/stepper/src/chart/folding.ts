import {
  transitionOf,
  type Arrow,
  type Box,
  type ChartDrawing,
  type ChartGraph,
  type ChartLayout,
  type ChartState,
} from "./layout";

type States = ChartGraph["states"];

export const isGroup = ({ kind }: Pick<ChartState, "kind">) => kind === "group" || kind === "parallel";

const groupsIn = (states: States) => states.filter(isGroup);

/** The groups around a state, innermost first. */
function around(states: States, id: string): string[] {
  const parent = states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? [] : [parent, ...around(states, parent)];
}

/** Name of a folding: the places of the groups that are open and in no folded one. */
export const foldingKey = ({ states }: ChartGraph, open: ReadonlySet<string>): string =>
  groupsIn(states)
    .flatMap(({ id }, at) => ([id, ...around(states, id)].every((each) => open.has(each)) ? [at] : []))
    .join(".");

/** Every way to fold a chart, as its open groups. */
export function foldingsOf({ states }: ChartGraph): readonly ReadonlySet<string>[] {
  return groupsIn(states).reduce<readonly ReadonlySet<string>[]>(
    (all, { id }) => [
      ...all,
      ...all
        .filter((open) => around(states, id).every((each) => open.has(each)))
        .map((open) => new Set([...open, id])),
    ],
    [new Set()],
  );
}

/** The state that stands for another: its outermost folded group, or itself. */
const standsFor = (states: States, open: ReadonlySet<string>, id: string) =>
  around(states, id).findLast((each) => !open.has(each)) ?? id;

export const shownIn = (
  { states }: ChartGraph,
  open: ReadonlySet<string>,
): readonly Omit<ChartState, "box">[] =>
  states
    .filter(({ id }) => standsFor(states, open, id) === id)
    .map((state) => ({ ...state, isFolded: isGroup(state) && !open.has(state.id) }));

/** Transitions by shown source and target; those that change no state lead back to their source. */
export function arrowsIn(
  { states, transitions }: ChartGraph,
  open: ReadonlySet<string>,
): readonly Pick<Arrow, "source" | "target" | "transitions">[] {
  const arrows = new Map<string, { source: string; target: string; transitions: string[] }>();
  const folded = new Set(groupsIn(states).flatMap(({ id }) => (open.has(id) ? [] : [id])));
  for (const id of transitions) {
    const way = transitionOf(id);
    const source = standsFor(states, open, way.source);
    for (const end of way.target === "stays" ? [way.source] : way.target.split(" and ")) {
      const target = standsFor(states, open, end);
      if (source === target && folded.has(source)) continue;
      const arrow = arrows.get(`${source} ${target}`) ?? { source, target, transitions: [] };
      arrow.transitions.push(id);
      arrows.set(`${source} ${target}`, arrow);
    }
  }
  return [...arrows.values()];
}

const boxOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[] = []): Box => ({
  x,
  y,
  width,
  height,
});

const INSET = 4;

/** The open groups of a folding. */
function openIn({ states }: ChartGraph, key: string): ReadonlySet<string> {
  const groups = groupsIn(states);
  return new Set(key.split(".").flatMap((at) => (at === "" ? [] : (groups[Number(at)]?.id ?? []))));
}

/** The chart in one of its foldings. */
export function layoutAt(drawing: ChartDrawing, key: string): ChartLayout {
  const placed = drawing.foldings[key];
  const open = openIn(drawing, key);
  if (!placed) throw new Error(`The chart of ${drawing.flow} is not drawn like this.`);
  const [width = 0, height = 0] = placed.size;
  const states = shownIn(drawing, open).map((state, at) => ({ ...state, box: boxOf(placed.boxes[at]) }));
  const boxes = new Map(states.map(({ id, box }) => [id, box]));
  const arrows = arrowsIn(drawing, open).map((arrow, at) => {
    const { x, width: wide } = boxes.get(arrow.source) ?? boxOf();
    const [y = 0, high = 0] = placed.labels[at] ?? [];
    const label = boxOf([x + INSET, y, Math.min(wide, CARD) - 2 * INSET, high]);
    return { ...arrow, line: placed.lines[at] ?? [], label };
  });
  return { flow: drawing.flow, size: { width, height }, states, arrows, anytime: drawing.anytime };
}

/** Width of a state that says where it leads. */
export const CARD = 148;
