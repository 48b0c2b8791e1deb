import { isSchema, type AnyObject, type ObjectSchema } from "yup";
import { problemsOf, validate } from "./validate";
import { type RuleMessage } from "./messages";

type Problems = Record<string, RuleMessage>;

interface Verdict {
  /** The values the rule read: its own field's and those it refers to. */
  seen: ReadonlyMap<string, unknown>;
  problems: Problems;
}

/**
 * Wraps a form's values and records which of them a rule reads. Other fields are seen tidied, as `validate` shows them.
 */
function watched(
  schema: ObjectSchema<AnyObject>,
  own: string,
  values: AnyObject,
  seen: Map<string, unknown>,
) {
  return new Proxy(values, {
    get(target, key) {
      if (typeof key !== "string") return Reflect.get(target, key) as unknown;
      const value: unknown = target[key];
      seen.set(key, value);
      const field = schema.fields[key];
      return key === own || !isSchema(field) ? value : field.cast(value, { assert: false });
    },
  });
}

/**
 * Same results as `validate`, for a form being edited: if only one field changed since the last call, only that field
 * and those whose rules read it are validated again. Create one per form. Values that are not primitive are compared by
 * identity.
 */
export function createValidator(schema: ObjectSchema<AnyObject>, context?: AnyObject) {
  // A rule of the form as a whole may read any field.
  if (schema.tests.length > 0) return (values: AnyObject) => validate(schema, values, context);
  const verdicts = new Map<string, Verdict>();

  return (values: AnyObject): Problems => {
    for (const name of Object.keys(schema.fields)) {
      const last = verdicts.get(name);
      if (last && [...last.seen].every(([key, value]) => Object.is(values[key], value))) continue;
      const seen = new Map<string, unknown>([[name, values[name]]]);
      const parent = watched(schema, name, values, seen);
      const problems = problemsOf(() => {
        schema.validateSyncAt(name, parent, { abortEarly: false, disableStackTrace: true, context });
      });
      verdicts.set(name, { seen, problems });
    }
    return Object.assign({}, ...[...verdicts.values()].map(({ problems }) => problems)) as Problems;
  };
}
