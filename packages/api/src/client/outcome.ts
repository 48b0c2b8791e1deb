/** The provider's text as received, and the rest of the body. */
export interface Refused<Code extends string> {
  ok: false;
  problem: "refused";
  /** A code of the contract, or `other` if the text is shown as it is. */
  code: Code | "other";
  text: string;
  details: Record<string, unknown>;
}

export type Failure =
  /** HTTP 401 or 408. */
  | { ok: false; problem: "sessionEnded"; status: 401 | 408 }
  /** HTTP 403. */
  | { ok: false; problem: "forbidden" }
  /** No answer: the network failed. The provider may or may not have done it. */
  | { ok: false; problem: "unreachable" }
  /** No answer in time. The provider may or may not have done it. */
  | { ok: false; problem: "timeout" }
  /** The answer does not match the contract. `text` is set if the body was a bare string. */
  | { ok: false; problem: "unreadable"; text?: string }
  /** Any other HTTP error without a refusal. */
  | { ok: false; problem: "failed"; status: number; text?: string }
  /** The customer was to prove once more who is there, and did not: nothing was changed. */
  | { ok: false; problem: "unproven" }
  /** Aborted by the caller's signal. */
  | { ok: false; problem: "aborted" };

export type Problem = Failure["problem"] | "refused";

/** The result of a call. Expected refusals are data, never exceptions. */
export type Outcome<T, Code extends string = never> = { ok: true; data: T } | Refused<Code> | Failure;

/** Maps the data of a successful outcome; passes on every other outcome. */
export function mapOutcome<T, U, Code extends string>(
  outcome: Outcome<T, Code>,
  map: (data: T) => U,
): Outcome<U, Code> {
  return outcome.ok ? { ok: true, data: map(outcome.data) } : outcome;
}
