import { useState, type FocusEvent, type KeyboardEvent } from "react";
import type { Box, ChartLayout } from "./layout";
import { nearest, type Direction } from "./chartStatus";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const stateAt = ({ target }: { target: EventTarget }) =>
  target instanceof HTMLElement ? target.dataset["state"] : undefined;

/** All states are one tab stop; arrow keys move to the nearest state in that direction. */
export function useFocus(layout: ChartLayout, first: string | undefined, show: (box: Box) => void) {
  const [stopped, setStopped] = useState<string | null>(null);
  const isKnown = layout.states.some(({ id }) => id === stopped);
  return {
    stop: isKnown ? stopped : first,
    focus(event: FocusEvent<HTMLElement>) {
      const id = stateAt(event);
      if (id !== undefined) setStopped(id);
      if (!(event.target instanceof HTMLElement) || !event.target.matches(":focus-visible")) return;
      const arrow = layout.arrows.find(
        (each) => `${each.source} ${each.target}` === event.target.dataset["arrow"],
      );
      const box = arrow?.label ?? layout.states.find((state) => state.id === id)?.box;
      if (box) show(box);
    },
    /** Returns whether the key was handled. */
    step(event: KeyboardEvent<HTMLElement>): boolean {
      const direction = directions[event.key];
      const id = stateAt(event);
      if (!direction || id === undefined) return false;
      event.preventDefault();
      event.stopPropagation();
      const next = nearest(layout, id, direction);
      const stops = event.currentTarget.querySelectorAll<HTMLElement>("[data-state]");
      [...stops].find(({ dataset }) => dataset["state"] === next?.id)?.focus();
      return true;
    },
  };
}
