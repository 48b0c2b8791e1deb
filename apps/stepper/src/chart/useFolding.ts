import { useMemo, useState } from "react";
import { foldingKey, isGroup, layoutAt } from "./folding";
import type { ChartDrawing } from "./layout";

export interface Folding {
  toggle: (group: string) => void;
  foldAll: () => void;
  unfoldAll: () => void;
  followWalk: () => void;
}

const isWithin = (group: string, seen: ReadonlySet<string>) =>
  [...seen].some((id) => id.startsWith(`${group}.`));

/** What the chart shows: the groups of the path walked are open, until someone folds or unfolds them. */
export function useFolding(
  drawing: ChartDrawing,
  current: ReadonlySet<string>,
  visited: ReadonlySet<string>,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const groups = drawing.states.filter(isGroup).map(({ id }) => id);
  const isOpen = (id: string) => chosen.get(id) ?? (isWithin(id, current) || isWithin(id, visited));
  const key = foldingKey(drawing, new Set(groups.filter(isOpen)));
  const layout = useMemo(() => layoutAt(drawing, key), [drawing, key]);
  const all = (open: boolean) => setChosen(new Map(groups.map((id) => [id, open])));
  const folding: Folding = {
    toggle: (id) => setChosen(new Map([...chosen, [id, !isOpen(id)]])),
    foldAll: () => all(false),
    unfoldAll: () => all(true),
    followWalk: () => setChosen(new Map()),
  };
  return { layout, folding, hasGroups: groups.length > 0 };
}
