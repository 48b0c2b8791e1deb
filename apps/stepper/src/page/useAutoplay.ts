import { useEffect, useState } from "react";
import type { WalkEvent } from "../walk/walk";

/** Milliseconds between two steps. */
export const speeds = { slow: 4_000, usual: 2_000, fast: 700 } as const;
export type Speed = keyof typeof speeds;

const prefersCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Goes on step by step until the end of the walk; from its beginning when it is at the end. */
export function useAutoplay(position: number, all: number, onWalk: (event: WalkEvent) => void) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(() => (prefersCalm() ? "slow" : "usual"));
  const isRunning = isPlaying && position < all;
  useEffect(() => {
    if (!isRunning) return;
    const next = setTimeout(() => onWalk({ type: "step.redo" }), speeds[speed]);
    return () => clearTimeout(next);
  }, [isRunning, position, speed, onWalk]);
  return {
    isPlaying: isRunning,
    speed,
    setSpeed,
    toggle() {
      if (!isRunning && position === all) onWalk({ type: "step.goTo", position: 0 });
      setIsPlaying(!isRunning);
    },
  };
}
