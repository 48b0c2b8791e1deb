import type { AnySchema } from "yup";
import { fieldsOf, isGrowing, itemOf, wrapped } from "../contract/reading";
import { isRecord } from "../client/isRecord";

export interface Difference {
  /** `data[].amount`; empty for the body itself. */
  at: string;
  /** `lost`: the app does without it, or cannot read the answer. `lenient`: it is read all the same. */
  level: "lost" | "lenient" | "missing";
  /** "is 40.1, not decimal amount". */
  is: string;
  /** What a lenient reading makes of it, in words. */
  read?: string;
}

const longest = 60;
/** Reports are passed on: no token, account or whole record of a customer stands in them. */
const isPrivate = (at: string) => at === "" || /(token|key|secret|iban|account)[^.]*$/i.test(at);
const shown = (at: string, value: unknown) => {
  if (Array.isArray(value)) return "a list";
  if (value !== null && typeof value === "object") return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  if (value && isPrivate(at)) return `of type ${typeof value}`;
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** In words, what a field is to be. */
function wanted(schema: AnySchema): string {
  const { oneOf, label, meta } = schema.describe() as ReturnType<AnySchema["describe"]> & { meta?: object };
  const pattern = (meta as { pattern?: string } | undefined)?.pattern;
  if (oneOf.length > 0) return `one of ${oneOf.map(String).join(", ")}`;
  const { tests } = schema.describe();
  const said = tests.map(({ name, params }) =>
    name === "matches"
      ? `text of ${String(params?.["regex"])}`
      : name === "max"
        ? `at most ${String(params?.["max"])}`
        : "",
  );
  return [label ?? schema.type, pattern && `of ${pattern}`, ...said].filter(Boolean).join(", ");
}

function leaf(schema: AnySchema, value: unknown, at: string): Difference[] {
  if (schema.isValidSync(value, { strict: true })) return [];
  const is = `is ${shown(at, value)}, not ${wanted(schema)}`;
  if (value !== null && schema.isValidSync(value))
    return [{ at, level: "lenient", is, read: isPrivate(at) ? "it" : shown(at, schema.cast(value)) }];
  const isEmpty = value === null || value === "";
  return [{ at, level: isEmpty && schema.spec.optional ? "lenient" : "lost", is }];
}

function inside(schema: AnySchema, value: unknown, at: string): Difference[] {
  const [fields, item] = [fieldsOf(schema), itemOf(schema)];
  if (value === undefined)
    return [{ at, level: schema.spec.optional ? "missing" : "lost", is: "is missing" }];
  if (value === null && schema.spec.nullable) return [];
  if (fields && isRecord(value)) {
    const path = (name: string) => (at === "" ? name : `${at}.${name}`);
    return Object.entries(fields).flatMap(([name, field]) =>
      inside(field, Object.hasOwn(value, name) ? value[name] : undefined, path(name)),
    );
  }
  if (item && Array.isArray(value))
    return value.flatMap((each: unknown) => {
      const found = inside(item, each, `${at}[]`);
      return isGrowing(schema) ? found.map((one) => ({ ...one, level: "lenient" as const })) : found;
    });
  return leaf(schema, value, at);
}

/** Where a JSON answer is not as the contract has it, each place of a list once. */
export function differences(schema: AnySchema, body: unknown): Difference[] {
  const whole = wrapped(schema, body);
  const around: Difference[] =
    whole === body
      ? []
      : [{ at: "", level: "lenient", is: `has no ${Object.keys(whole as object)[0]} around it` }];
  const places = new Map<string, Difference>();
  for (const found of inside(schema, whole, "")) {
    const { at, level } = found;
    if (!places.has(`${at} ${level}`)) places.set(`${at} ${level}`, found);
  }
  return [...around, ...places.values()];
}
