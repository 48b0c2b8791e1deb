/** How long a session lasts, in milliseconds. */
export interface SessionProfile {
  lifetime: number;
  warning: number;
  /** From the last real input (pointer, key, touch) to the end; null when input does not count. */
  idle: number | null;
}

/**
 * `standard` follows the specification (section 9): ten minutes from the last token. `psd2` also ends after five minutes
 * without input (Delegated Regulation (EU) 2018/389, article 4(3)(d)).
 */
export const sessionProfiles = {
  standard: { lifetime: 600_000, warning: 60_000, idle: null },
  psd2: { lifetime: 600_000, warning: 60_000, idle: 300_000 },
} as const satisfies Record<string, SessionProfile>;

/** A reading of the clocks. */
export interface Times {
  /** When the token was issued, epoch milliseconds. */
  tokenAt: number;
  /** Last real input in any tab, epoch milliseconds. */
  inputAt: number;
  /** Epoch milliseconds. */
  now: number;
  /** Monotonic clock, milliseconds. */
  mono: number;
}

/** State of a running session. */
export interface Ages {
  tokenAt: number;
  inputAt: number;
  /** Milliseconds since the token was issued. */
  age: number;
  /** Milliseconds since the last real input. */
  idle: number;
  /** Monotonic time of this state. */
  mono: number;
}

/** A time in the future means that the clock was set back; it counts from now. */
export const agesAt = ({ tokenAt, inputAt, now, mono }: Times): Ages => ({
  tokenAt,
  inputAt,
  age: Math.max(0, now - tokenAt),
  idle: Math.max(0, now - inputAt),
  mono,
});

/**
 * Elapsed time is the larger of two: the wall clock counts a laptop's sleep, the monotonic clock is not affected when the
 * wall clock is set back.
 */
export function grow(ages: Ages, { inputAt, now, mono }: Times): Ages {
  const passed = Math.max(0, mono - ages.mono);
  const older = (elapsed: number, since: number) => Math.max(elapsed + passed, now - since);
  return {
    tokenAt: ages.tokenAt,
    inputAt,
    age: older(ages.age, ages.tokenAt),
    idle: inputAt === ages.inputAt ? older(ages.idle, inputAt) : Math.max(0, now - inputAt),
    mono,
  };
}

/** Milliseconds left; zero or less once over. */
export const remainingOf = ({ lifetime, idle }: SessionProfile, ages: Pick<Ages, "age" | "idle">): number =>
  idle === null ? lifetime - ages.age : Math.min(lifetime - ages.age, idle - ages.idle);

/** Whole seconds left. */
export const secondsLeft = (remaining: number): number => Math.max(0, Math.ceil(remaining / 1000));
