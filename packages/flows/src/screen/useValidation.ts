import { useMemo } from "react";
import { validate } from "@amberline/domain/rules";
import { steadyErrors } from "@amberline/ui/form";

type Rules = Parameters<typeof validate>[0];

/** Holds a form against its rules. The caller keeps `context`, what the rules look at besides the form, stable. */
export function useValidation<Values extends object>(rules: Rules, context?: object) {
  return useMemo(() => steadyErrors((values: Values) => validate(rules, values, context)), [rules, context]);
}
