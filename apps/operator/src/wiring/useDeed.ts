import { useState } from "react";
import { type AnyOperatorCall, type OperatorRequest, type OperatorResponse } from "@amberline/api/operator";
import { useTranslation, type Translate } from "../i18n";
import { useTool } from "./tool";

const refusals = [
  "insufficient_funds",
  "already_returned",
  "already_decided",
  "answered_already",
  "not_submitted",
  "already_final",
  "incomplete",
  "number_taken",
] as const;

/** A refusal in the operator's language; what the sandbox explains in a sentence stays as it says it. */
function refusalText(t: Translate, text: string): string {
  const code = refusals.find((known) => known === text);
  return code ? t(`refusal.${code}`) : text;
}

export interface Deed {
  /** Which deed is under way; null when none is. */
  busy: string | null;
  /** Does something, says what came of it and has everything read again. Answers what it came to; null when nothing. */
  perform<C extends AnyOperatorCall>(
    name: string,
    call: C,
    request: Partial<OperatorRequest<C>>,
    done: string,
  ): Promise<OperatorResponse<C> | null>;
}

/** What the operator does, one thing at a time. */
export function useDeed(): Deed {
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
        toasts.show({ tone: "positive", text: done });
        return outcome.data;
      }
      const text = outcome.problem === "refused" ? refusalText(t, outcome.text) : t("problem.deed");
      toasts.show({ tone: "negative", text });
      return null;
    },
  };
}
