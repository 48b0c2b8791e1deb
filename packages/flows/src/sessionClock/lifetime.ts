/** How long a session lasts, in milliseconds. */
export interface SessionProfile {
  /** From the last token to the end. */
  lifetime: number;
  /** How long before the end the customer is warned. */
  warning: number;
  /** From the last real input (pointer, key, touch) to the end; null when input does not count. */
  idle: number | null;
}

/**
 * `standard` is the specification's (section 9): ten minutes from the last token. `psd2` ends after five minutes
 * without input besides (Delegated Regulation (EU) 2018/389, article 4(3)(d)).
 */
export const sessionProfiles = {
  standard: { lifetime: 600_000, warning: 60_000, idle: null },
  psd2: { lifetime: 600_000, warning: 60_000, idle: 300_000 },
} as const satisfies Record<string, SessionProfile>;

/** What the clocks say, and since when. */
export interface Times {
  /** When the token was issued, epoch milliseconds. */
  tokenAt: number;
  /** Last real input in any tab, epoch milliseconds. */
  inputAt: number;
  /** Epoch milliseconds. */
  now: number;
  /** Milliseconds of a clock that nobody can set. */
  mono: number;
}

/** What is known of a running session. */
export interface Ages {
  tokenAt: number;
  inputAt: number;
  /** Milliseconds since the token was issued. */
  age: number;
  /** Milliseconds since the last real input. */
  idle: number;
  /** The clock nobody can set, when this was known. */
  mono: number;
}

/** A token or an input of the future comes from a clock that was set back; it counts from now. */
export const agesAt = ({ tokenAt, inputAt, now, mono }: Times): Ages => ({
  tokenAt,
  inputAt,
  age: Math.max(0, now - tokenAt),
  idle: Math.max(0, now - inputAt),
  mono,
});

/**
 * Time goes by. The wall clock counts what a sleeping laptop missed, the other one what a clock set back would hide:
 * whichever says more is believed.
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

/** Milliseconds to the end; zero or less once it is over. */
export const remainingOf = ({ lifetime, idle }: SessionProfile, ages: Pick<Ages, "age" | "idle">): number =>
  idle === null ? lifetime - ages.age : Math.min(lifetime - ages.age, idle - ages.idle);

/** Whole seconds to the end, as a customer counts them. */
export const secondsLeft = (remaining: number): number => Math.max(0, Math.ceil(remaining / 1000));
