import { useMemo } from "react";
import { createValidator } from "@amberline/domain/rules";
import { steadyErrors } from "@amberline/ui/form/frame";

type Rules = Parameters<typeof createValidator>[0];

/**
 * Holds a form against its rules; while it is typed only what changed is judged again. The caller keeps `context`, what
 * the rules look at besides the form, stable.
 */
export function useValidation<Values extends object>(rules: Rules, context?: object) {
  return useMemo(() => steadyErrors<Values>(createValidator(rules, context)), [rules, context]);
}
