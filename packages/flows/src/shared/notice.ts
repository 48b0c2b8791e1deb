import type { Failure, Refused, Outcome } from "@amberline/api/client";
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

/** Why a call failed; `key` where no more is known than that it did. */
export function failureNoticeOr(key: string, outcome: Outcome<unknown, string>): Notice {
  if (outcome.ok) return { key };
  const notice = failureNotice(outcome);
  return notice.key === "error.general" ? { ...notice, key } : notice;
}

/** What the action `noteFailure` assigns. */
export const failureNoted = (_: unknown, outcome: Outcome<unknown, string>) => ({
  notice: outcome.ok ? null : failureNotice(outcome),
});

/** The action of an `onError`: a mistake of our own. */
export const noteDefect = { type: "setNotice", params: { key: "error.general" } } as const;

export interface ToastNotice {
  tone: "positive" | "negative";
  notice: Notice;
}

/** What a flow that shows toasts needs from outside. */
export interface ToastCalls {
  showToast(toast: ToastNotice): void;
}

/** The action of a chart that shows a text of the catalogue in a toast. */
export const toast = (tone: ToastNotice["tone"], key: string) =>
  ({ type: "showToast", params: { tone, notice: { key } } }) as const;
