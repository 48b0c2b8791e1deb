import type { Failure, Refused, Outcome } from "@amberline/api/client";
import type { Money } from "@amberline/domain/money";

/** A message to the customer, as a catalogue key. `text` is the provider's own and is shown instead. */
export interface Notice {
  key: string;
  values?: Readonly<Record<string, string | number | Money>>;
  /** Shown as text, never as HTML. */
  text?: string;
  /** The field concerned; it receives focus. */
  field?: string;
}

const unsaid = (text: string | undefined): Notice =>
  text ? { key: "error.general", text } : { key: "error.general" };

/** Error text by kind of failure. For a refusal the provider's text is used. */
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
    case "unproven":
      return { key: "error.unproven" };
    case "refused":
    case "failed":
    case "unreadable":
      return unsaid(outcome.text);
  }
}

/** Keys that `failureNotice` can return. */
export const failureKeys = [
  "error.access",
  "error.forbidden",
  "error.sessionExpired",
  "error.unproven",
  "error.general",
] as const;

/** Why a call failed; `key` if the reason is unknown. */
export function failureNoticeOr(key: string, outcome: Outcome<unknown, string>): Notice {
  if (outcome.ok) return { key };
  const notice = failureNotice(outcome);
  return notice.key === "error.general" ? { ...notice, key } : notice;
}

export const failureNoted = (_: unknown, outcome: Outcome<unknown, string>) => ({
  notice: outcome.ok ? null : failureNotice(outcome),
});

/** For `onError`, which means a defect of ours. */
export const noteDefect = { type: "setNotice", params: { key: "error.general" } } as const;

export interface ToastNotice {
  tone: "positive" | "negative";
  notice: Notice;
}

export interface ToastCalls {
  showToast(toast: ToastNotice): void;
}

/** Shows a catalogue text in a toast. */
export const toast = (tone: ToastNotice["tone"], key: string) =>
  ({ type: "showToast", params: { tone, notice: { key } } }) as const;
