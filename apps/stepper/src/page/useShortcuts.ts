import { useEffect, useEffectEvent } from "react";
import type { WalkEvent } from "../walk/walk";

const writes = "input, select, textarea, [contenteditable]";

const moves: Readonly<Record<string, WalkEvent>> = {
  ArrowLeft: { type: "step.undo" },
  ArrowRight: { type: "step.redo" },
  Home: { type: "step.goTo", position: 0 },
  End: { type: "step.goTo", position: Number.MAX_SAFE_INTEGER },
};

/** The move a key asks for, null when it asks for none or belongs to what has the focus. */
function moveOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): WalkEvent | null {
  if (target instanceof Element && target.closest(writes)) return null;
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && key.toLowerCase() === "z") return { type: shiftKey ? "step.redo" : "step.undo" };
  if (isCommand && key.toLowerCase() === "y") return { type: "step.redo" };
  return ctrlKey || metaKey || altKey || shiftKey ? null : (moves[key] ?? null);
}

const entrance = "[data-roving][tabindex='0'], [aria-current=step], iframe";

/** Takes the focus to the next part of the page in sight, or to the one before. */
function goToPart(isBack: boolean) {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part][tabindex]")].filter(
    (part) => part.getClientRects().length > 0,
  );
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const next = at === -1 ? (isBack ? -1 : 0) : (at + (isBack ? -1 : 1)) % parts.length;
  const part = parts.at(next);
  (part?.querySelector<HTMLElement>(entrance) ?? part)?.focus();
}

/** The keys of the page. They rest while something stands before it. */
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
