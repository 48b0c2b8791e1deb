import { ArraySchema, mixed, ObjectSchema, ValidationError, type AnySchema } from "yup";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Fields = Record<string, AnySchema>;
export const fieldsOf = (schema: AnySchema): Fields | null =>
  schema instanceof ObjectSchema ? (schema.fields as Fields) : null;
export const itemOf = (schema: AnySchema): AnySchema | null =>
  schema instanceof ArraySchema ? ((schema.innerType as AnySchema | undefined) ?? null) : null;

/** A copy with the results for the fields of the schema that the value has itself. */
const mapFields = (
  fields: Fields,
  value: Record<string, unknown>,
  read: (field: AnySchema, value: unknown) => unknown,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.hasOwn(value, name) ? [[name, read(field, value[name])]] : [],
    ),
  );

/**
 * The value with the fields of the schema only. Must come before yup, which takes what every object has, such as
 * `constructor` and `__proto__`, for a field of its own.
 */
export function knownFields(schema: AnySchema, value: unknown): unknown {
  const [fields, item] = [fieldsOf(schema), itemOf(schema)];
  if (fields && isRecord(value)) return mapFields(fields, value, knownFields);
  if (item && Array.isArray(value)) return value.map((each) => knownFields(item, each));
  return value;
}

/** Of a list of words that grows: an answer may have some that this release doesn't know. Requests may not. */
export const growing = { isGrowing: true };

export const isGrowing = ({ spec: { meta } }: AnySchema) =>
  (meta as Partial<typeof growing> | undefined)?.isGrowing === true;

/**
 * Leaves out what need not be there and cannot be read: null, an empty text, an unknown word. Entries of a list stay,
 * as a list must not lose any, but for those of one that grows.
 */
function readable(schema: AnySchema, value: unknown): unknown {
  const [fields, item] = [fieldsOf(schema), itemOf(schema)];
  if (value === null && !schema.spec.nullable) return undefined;
  if (item && Array.isArray(value))
    return value
      .filter((each) => each !== null && !(isGrowing(schema) && !item.isValidSync(each)))
      .map((each) => readable(item.defined(), each));
  const read = fields && isRecord(value) ? mapFields(fields, value, readable) : value;
  return schema.spec.optional && !schema.isValidSync(read) ? undefined : read;
}

/** The answer of a provider that does not wrap the object or list it consists of, as in `data`. */
export function wrapped(schema: AnySchema, value: unknown): unknown {
  const [only, ...others] = Object.entries(fieldsOf(schema) ?? {}).filter(([, { spec }]) => !spec.optional);
  if (!only || others.length > 0 || typeof value !== "object") return value;
  const [name, field] = only;
  const isWrapped = isRecord(value) && Object.hasOwn(value, name);
  return !isWrapped && (fieldsOf(field) || itemOf(field)) ? { [name]: value } : value;
}

/**
 * Reads an answer as leniently as what is open in the specification requires: only a required field must be there and
 * make sense. Throws yup's ValidationError.
 */
export function readLeniently<T>(schema: AnySchema<T>, value: unknown): T {
  try {
    return schema.validateSync(knownFields(schema, value) ?? null) as T;
  } catch (error) {
    if (!(error instanceof ValidationError) || typeof value !== "object" || value === null) throw error;
    const unwrapped = wrapped(schema, value);
    return schema.validateSync(readable(schema.defined(), knownFields(schema, unwrapped))) as T;
  }
}

/** Text as JSON or a database may write a number. */
const numeric = /^[-+]?(\d+(\.\d+)?|\.\d+)$/;

/** Decimal text of a pattern. Reading accepts a number, and text of any number of decimals. */
export const decimalText = (pattern: RegExp, label: string) =>
  mixed<string | number>((value): value is string | number =>
    typeof value === "string" ? pattern.test(value) : typeof value === "number" && Number.isFinite(value),
  )
    .transform((value: unknown) =>
      typeof value === "string" && !pattern.test(value) && numeric.test(value.trim()) ? Number(value) : value,
    )
    .label(label)
    .meta({ pattern: pattern.source });
