import type { Failure, Refused } from "@amberline/api/client";
import type { Money } from "@amberline/domain/money";

/** What a flow tells the customer, as a catalogue key. `text`, when set, is the provider's own and is shown instead. */
export interface Notice {
  key: string;
  values?: Readonly<Record<string, string | number | Money>>;
  /** Shown as text, never as HTML. */
  text?: string;
  /** Field the notice is about; it takes the focus. */
  field?: string;
}

const unsaid = (text: string | undefined): Notice =>
  text ? { key: "error.general", text } : { key: "error.general" };

/** Error text by kind of failure. A refusal is said in the provider's words. */
export function failureNotice(outcome: Failure | Refused<string>): Notice {
  switch (outcome.problem) {
    case "unreachable":
    case "timeout":
    case "aborted":
      return { key: "error.access" };
    case "forbidden":
      return { key: "error.forbidden" };
    case "sessionEnded":
      return { key: "error.sessionExpired" };
    case "refused":
    case "failed":
    case "unreadable":
      return unsaid(outcome.text);
  }
}

/** Keys `failureNotice` can answer. */
export const failureKeys = [
  "error.access",
  "error.forbidden",
  "error.sessionExpired",
  "error.general",
] as const;
