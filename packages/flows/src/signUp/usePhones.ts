import { useCallback, useMemo, useRef, useState } from "react";
import type { SignUpContext as RuleContext } from "@amberline/domain/rules";
import { phoneMessage, type PhoneReader } from "./signUp.machine";

/** Loads what reads phone numbers once a number is about to be typed; until then only its characters are judged. */
export function usePhones(loadPhones: () => Promise<PhoneReader>, hasNameMarks: boolean) {
  const [read, setRead] = useState<PhoneReader | null>(null);
  const isAsked = useRef(false);
  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadPhones().then(
      (reader) => setRead(() => reader),
      () => {
        isAsked.current = false;
      },
    );
  }, [loadPhones]);
  const rules = useMemo((): RuleContext => {
    if (!read) return { hasNameMarks };
    return {
      hasNameMarks,
      phoneProblem(text, country) {
        const phone = read(text, country);
        return phone.ok ? null : phoneMessage(phone.problem);
      },
    };
  }, [read, hasNameMarks]);
  return { prepare, rules };
}
