import { useCallback, useMemo, useRef, useState } from "react";
import type { SignUpContext as RuleContext } from "@amberline/domain/rules";
import { phoneMessage, type PhoneReader } from "./signUp.machine";

/** Loads what reads phone numbers once a number is about to be typed; until then only its characters are judged. */
export function usePhones(loadPhones: () => Promise<PhoneReader>) {
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
    if (!read) return {};
    return {
      phoneProblem(text, country) {
        const phone = read(text, country);
        return phone.ok ? null : phoneMessage(phone.problem);
      },
    };
  }, [read]);
  return { prepare, rules };
}
