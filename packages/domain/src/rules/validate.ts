import { ValidationError, type AnyObject, type ObjectSchema } from "yup";
import { ruleKeys, type RuleMessage } from "./messages";

const isRuleMessage = (message: unknown): message is RuleMessage =>
  typeof message === "object" &&
  message !== null &&
  "key" in message &&
  ruleKeys.some((key) => key === message.key);

/** The first problem of each field, by path, of the ValidationError a function throws; empty if it throws none. */
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
 * Returns the first problem of each field by path; empty if all are valid. Throws TypeError for values of a type that
 * no form produces.
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
 * A form's values as sent: trimmed, IBAN and BIC normalised, text in NFC. Does not validate; call it on values that
 * `validate` accepted.
 */
export const tidyValues = <Form extends AnyObject>(schema: ObjectSchema<Form>, values: unknown): Form =>
  schema.cast(values, { assert: false }) as Form;
