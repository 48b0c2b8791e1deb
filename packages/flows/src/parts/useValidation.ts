import { useMemo } from "react";
import { createValidator } from "@amberline/domain/rules";
import { steadyErrors } from "@amberline/ui/form/frame";

type Rules = Parameters<typeof createValidator>[0];

/** Validates a form against its rules. The caller keeps `context`, the data the rules need besides the form, stable. */
export function useValidation<Values extends object>(rules: Rules, context?: object) {
  return useMemo(() => steadyErrors<Values>(createValidator(rules, context)), [rules, context]);
}
