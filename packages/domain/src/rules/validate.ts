import { ValidationError, type AnyObject, type ObjectSchema } from "yup";
import { ruleKeys, type RuleMessage } from "./messages";

const isRuleMessage = (message: unknown): message is RuleMessage =>
  typeof message === "object" &&
  message !== null &&
  "key" in message &&
  ruleKeys.some((key) => key === message.key);

/** What a judgement threw, as the first problem of each field by its path; nothing when it threw nothing. */
export function problemsOf(judge: () => void): Record<string, RuleMessage> {
  try {
    judge();
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, RuleMessage> = {};
    for (const { path = "", errors } of error.inner.length > 0 ? error.inner : [error]) {
      const [message]: unknown[] = errors;
      if (!isRuleMessage(message))
        throw new TypeError(`The rule of "${path}" has no message key: ${String(message)}`);
      problems[path] ??= message;
    }
    return problems;
  }
}

/**
 * Holds a form's values against its rules. Answers the first problem of each field by its path; nothing when all pass.
 * Throws TypeError for a problem that is not ours to tell: a value of a type no form can give.
 */
export function validate(
  schema: ObjectSchema<AnyObject>,
  values: unknown,
  context?: AnyObject,
): Record<string, RuleMessage> {
  return problemsOf(() =>
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true, context }),
  );
}

/**
 * A form's values as they are to be sent: spaces trimmed, IBAN and BIC normalised, text in NFC. Checks nothing;
 * meant for values that `validate` let pass.
 */
export const tidyValues = <Form extends AnyObject>(schema: ObjectSchema<Form>, values: unknown): Form =>
  schema.cast(values, { assert: false }) as Form;
