import { useEffect, useState } from "react";
import type { WalkEvent } from "../walk/walk";

/** Milliseconds between two steps. */
export const speeds = { slow: 4_000, usual: 2_000, fast: 700 } as const;
export type Speed = keyof typeof speeds;

const prefersCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Goes on step by step until the end of the walk; from its beginning when it is at the end. Any other move stops it. */
export function useAutoplay(position: number, all: number, onWalk: (event: WalkEvent) => void) {
  /** Where playing has come to; null while it rests. */
  const [playedTo, setPlayedTo] = useState<number | null>(null);
  const [speed, setSpeed] = useState<Speed>(() => (prefersCalm() ? "slow" : "usual"));
  const isPlaying = playedTo === position && position < all;
  if (playedTo !== null && !isPlaying) setPlayedTo(null);
  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => {
      setPlayedTo(position + 1);
      onWalk({ type: "step.redo" });
    }, speeds[speed]);
    return () => clearTimeout(next);
  }, [isPlaying, position, speed, onWalk]);
  return {
    isPlaying,
    speed,
    setSpeed,
    toggle() {
      const start = position === all ? 0 : position;
      onWalk({ type: "step.goTo", position: start });
      setPlayedTo(isPlaying ? null : start);
    },
  };
}
