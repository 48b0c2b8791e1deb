import type { ExampleEvent } from "@amberline/flow-lab/engine";
import { useState, type RefObject } from "react";
import type { Choosing } from "./ArrowLabel";

/** State of the choice between events along one arrow; a single event is taken at once. */
export function useChoosing(
  root: RefObject<HTMLDivElement | null>,
  onOffer: (example: ExampleEvent) => void,
) {
  const [choosing, setChoosing] = useState<(Choosing & { at: { left: number; top: number } }) | null>(null);
  const choose = (asked: Choosing) => {
    const [only] = asked.examples;
    if (only && asked.examples.length === 1) return onOffer(only);
    const [from, base] = [asked.opener, root.current].map((each) => each?.getBoundingClientRect());
    setChoosing({
      ...asked,
      at: { left: (from?.left ?? 0) - (base?.left ?? 0), top: (from?.bottom ?? 0) - (base?.top ?? 0) + 4 },
    });
  };
  return { choosing, choose, close: () => setChoosing(null) };
}
