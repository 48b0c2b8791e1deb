import { useEffect, useEffectEvent } from "react";
import type { WalkEvent } from "../walk/walk";

const writes = "input, select, textarea, [contenteditable]";

const moves: Readonly<Record<string, WalkEvent>> = {
  ArrowLeft: { type: "step.undo" },
  ArrowRight: { type: "step.redo" },
  Home: { type: "step.goTo", position: 0 },
  End: { type: "step.goTo", position: Number.MAX_SAFE_INTEGER },
};

/** The walk event of a key; null for none, or if the focused element handles it. */
function moveOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): WalkEvent | null {
  if (target instanceof Element && target.closest(writes)) return null;
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && key.toLowerCase() === "z") return { type: shiftKey ? "step.redo" : "step.undo" };
  if (isCommand && key.toLowerCase() === "y") return { type: "step.redo" };
  return ctrlKey || metaKey || altKey || shiftKey ? null : (moves[key] ?? null);
}

const entrance = "[data-roving][tabindex='0'], [aria-current=step], iframe";

/** Focuses the next or previous visible region. */
function goToPart(isBack: boolean) {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part][tabindex]")].filter(
    (part) => part.getClientRects().length > 0,
  );
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const next = at === -1 ? (isBack ? -1 : 0) : (at + (isBack ? -1 : 1)) % parts.length;
  const part = parts.at(next);
  (part?.querySelector<HTMLElement>(entrance) ?? part)?.focus();
}

/** Keyboard shortcuts of the page, disabled while a dialog is open. */
export function useShortcuts(onWalk: (event: WalkEvent) => void, onFind: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const move = moveOf(event);
    if (move) {
      event.preventDefault();
      onWalk(move);
    } else if (event.key === "F6") {
      event.preventDefault();
      goToPart(event.shiftKey);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onFind();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
