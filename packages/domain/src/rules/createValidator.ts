import { isSchema, type AnyObject, type ObjectSchema } from "yup";
import { problemsOf, validate } from "./validate";
import { type RuleMessage } from "./messages";

type Problems = Record<string, RuleMessage>;

interface Verdict {
  /** What was looked at to come to it: the field's own value and those of the fields its rule refers to. */
  seen: ReadonlyMap<string, unknown>;
  problems: Problems;
}

/** The values of a form, noting which of them a rule looks at. Other fields are seen tidied, as `validate` shows them. */
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
 * The same answers as `validate`, for a form that is being typed: of values that differ from the last ones only in one
 * field, only that field and those whose rules look at it are judged again. Make it once a form. Values that are not
 * primitive are compared by identity.
 */
export function createValidator(schema: ObjectSchema<AnyObject>, context?: AnyObject) {
  // A rule of the form as a whole may look at anything.
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
