import type { Times } from "./lifetime";
import type { Tick } from "./sessionClock.setup";

const EVERY = 1_000;
/** Timers stop during sleep and are throttled in the background; these events mean that the page is back. */
const WAKING = ["pageshow", "focus", "online"];
const INPUT = ["pointerdown", "pointermove", "wheel", "touchstart", "keydown"];

export interface TickerParts {
  look(): Times;
  countsInput: boolean;
  tick(tick: Tick): void;
}

/** Ticks every second, and when the page becomes active again. Returns a function that stops it. */
export function startTicker({ look, countsInput, tick }: TickerParts): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let hasActed = false;
  const act = ({ isTrusted }: Event) => {
    hasActed ||= isTrusted;
  };
  const lookUp = () => {
    const times = look();
    if (signal.aborted) return;
    const didAct = hasActed;
    hasActed = false;
    tick({ type: "clock.tick", hasActed: didAct, ...times });
  };
  const timer = setInterval(lookUp, EVERY);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", lookUp, { signal });
  for (const type of WAKING) addEventListener(type, lookUp, { signal });
  if (countsInput)
    for (const type of INPUT) addEventListener(type, act, { signal, capture: true, passive: true });
  return () => stopping.abort();
}
