import type { KeyboardEvent } from "react";

const stops = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-roving]")];

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves focus along a list with one tab stop. Returns whether the key was handled. */
export function rove(event: KeyboardEvent<HTMLElement>): boolean {
  const move = steps[event.key];
  const all = stops(event.currentTarget);
  const at = all.findIndex((stop) => stop === document.activeElement);
  if (!move || at === -1 || event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  event.stopPropagation();
  all[move(at, all.length - 1)]?.focus();
  return true;
}
