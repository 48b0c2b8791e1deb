import { createValidator, signInRules, tidyValues } from "@amberline/domain/rules";
import { steadyErrors } from "@amberline/ui/form/frame";

/** What the form asks of its rules. Loaded later than the form, which is drawn without them. */
export const signInFormRules = {
  validator: (isCodeShown: boolean) => steadyErrors<object>(createValidator(signInRules, { isCodeShown })),
  tidy: (values: object) => tidyValues(signInRules, values),
};
export type SignInFormRules = typeof signInFormRules;
