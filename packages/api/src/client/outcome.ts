/** What a refusal carries besides its code: the provider's text as it came, and the rest of the body. */
export interface Refused<Code extends string> {
  ok: false;
  problem: "refused";
  /** A code the contract names, or `other` when the text is to be shown as it is. */
  code: Code | "other";
  text: string;
  details: Record<string, unknown>;
}

export type Failure =
  /** HTTP 401 or 408: the session is over. */
  | { ok: false; problem: "sessionOver"; status: 401 | 408 }
  /** HTTP 403. */
  | { ok: false; problem: "forbidden" }
  /** No answer: the network failed. Nothing is known about what the provider did. */
  | { ok: false; problem: "unreachable" }
  /** No answer in time. Nothing is known about what the provider did. */
  | { ok: false; problem: "timeout" }
  /** An answer that does not fit the contract. `text` is set when the body was a bare string. */
  | { ok: false; problem: "unreadable"; text?: string }
  /** Any other HTTP error without a refusal in it. */
  | { ok: false; problem: "failed"; status: number; text?: string }
  /** Our own code gave up on the call. */
  | { ok: false; problem: "aborted" };

export type Problem = Failure["problem"] | "refused";

/** What a call comes to. Expected refusals are data, never exceptions. */
export type Outcome<T, Code extends string = never> = { ok: true; data: T } | Refused<Code> | Failure;

/** Turns the data of a good outcome into something else and passes every other outcome on. */
export function mapOutcome<T, U, Code extends string>(
  outcome: Outcome<T, Code>,
  map: (data: T) => U,
): Outcome<U, Code> {
  return outcome.ok ? { ok: true, data: map(outcome.data) } : outcome;
}
