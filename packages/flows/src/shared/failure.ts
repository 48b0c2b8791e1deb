import type { Outcome } from "@amberline/api/client";
import { failureNotice, type Notice } from "./notice";

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
