import { useState } from "react";
import { type Outcome } from "@amberline/api/client";
import { type AnyOperatorCall, type OperatorRequest, type OperatorResponse } from "@amberline/api/operator";
import { useTranslation, type Translate } from "../i18n";
import { useTool } from "./tool";

const refusals = [
  "account_closed",
  "insufficient_funds",
  "already_returned",
  "other_kind",
  "already_decided",
  "answered_already",
  "not_submitted",
  "already_final",
  "incomplete",
  "number_taken",
  "member_unverified",
  "shares_too_high",
  "director_exists",
  "wrong_password",
  "passwordInvalid",
  "passwordCommon",
  "passwordPersonal",
  "passwordWeak",
  "passwordBreached",
  "name_taken",
  "invitation_over",
  "right_lacking",
  "last_operator",
  "code_needed",
  "wrong_code",
  "not_set_up",
  "own_factor",
  "AG01",
  "MD02",
] as const;

/** Translates known codes; a sentence from the sandbox is shown as it is. */
export function problemText(t: Translate, outcome: Exclude<Outcome<unknown>, { ok: true }>): string {
  if (outcome.problem === "forbidden") return t("problem.right");
  if (outcome.problem !== "refused") return t("problem.action");
  const { text, details } = outcome;
  if (text === "locked") return t("refusal.locked", { minutes: String(details["minutes"]) });
  const code = refusals.find((known) => known === text);
  return code ? t(`refusal.${code}`) : text;
}

export interface Mutation {
  /** Name of the running action, or null. */
  busy: string | null;
  /**
   * Runs a call, says that it is done unless the page shows it, and reloads all data. Returns null if the call failed or
   * another is running.
   */
  perform<C extends AnyOperatorCall>(
    name: string,
    call: C,
    request: Partial<OperatorRequest<C>>,
    done: string | null,
  ): Promise<OperatorResponse<C> | null>;
}

/** Runs the operator's actions, one at a time. */
export function useMutation(): Mutation {
  const { ask, toasts, noteChange } = useTool();
  const { t } = useTranslation();
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    async perform(name, call, request, done) {
      if (busy !== null) return null;
      setBusy(name);
      const outcome = await ask(call, request);
      setBusy(null);
      noteChange();
      if (outcome.ok) {
        if (done !== null) toasts.show({ tone: "positive", text: done });
        return outcome.data;
      }
      if (outcome.problem !== "sessionEnded")
        toasts.show({ tone: "negative", text: problemText(t, outcome) });
      return null;
    },
  };
}
