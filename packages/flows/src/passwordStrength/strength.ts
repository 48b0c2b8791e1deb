import type { RuleMessage } from "@amberline/domain/rules";

/** How hard a password is to guess. */
export interface Strength {
  /** 0 is guessed at once, 4 never. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Why it is too easy, as the form says it; null from a score of 2 up. */
  weakness: RuleMessage | null;
}

/** The least a new customer's password has to score (specification 5 and 9). */
export const STRONG_ENOUGH = 2;

export const isStrongEnough = ({ score }: Strength): boolean => score >= STRONG_ENOUGH;
