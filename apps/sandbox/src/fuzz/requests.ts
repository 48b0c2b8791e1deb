import { BASE_PATH } from "@amberline/api/contract";
import fc, { type Arbitrary } from "fast-check";
import { openApiDocument } from "../openapi";
import { type JsonSchema } from "../openapi/jsonSchema";

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: { $ref: string }; example: Record<string, unknown> }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** Parsed from text, as a client would. */
export const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

export interface FuzzRequest {
  method: string;
  /** Below the base path. */
  path: string;
  operation: Operation;
  framing: "length" | "chunked" | "none";
  type: string;
  body: string;
  headers: Record<string, string>;
  /** Whose token is sent. */
  speaker: "customer" | "nobody" | "stranger";
}

const hostileText = [
  ...["", " ", "\0", "a\0b", "\ud800", "😀", "ā".repeat(200), "x".repeat(5_000), "__proto__", "constructor"],
  ...["0001-01-01", "9999-12-31", "1900-01-01", "2199-12-31", "2026-02-30", "2026-03-02T09:15:00Z"],
  ...["-1", "0.001", "1e999", "99999999999999999999", "NaN", "'; drop table logins; --", "%", "\\", "<b>"],
  ...["00000000-0000-0000-0000-000000000000", "{}", "data:,", "AAAA", "====", "../../etc/passwd"],
];
const hostileNumber = [0, -0, -1, 1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308];
const hostile = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>("\0", "a\0b", "0001-01-01", "9999-12-31"), weight: 3 },
  fc.constantFrom<unknown>(...hostileText, ...hostileNumber),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { toString: 1 }),
);

/** A value of a field: what the document shows, what its schema names, or anything else. */
function valueOf(schema: JsonSchema, example: unknown, own: readonly string[]): Arbitrary<unknown> {
  const likely = fc.constantFrom<unknown>(example, ...(schema.enum ?? []), ...own);
  const shown = { arbitrary: fc.constant<unknown>(example), weight: 6 };
  if (schema.items && Array.isArray(example)) {
    const items = fc.array(valueOf(schema.items, example[0], own), { maxLength: 5 });
    return fc.oneof(shown, { arbitrary: items, weight: 2 }, hostile);
  }
  return fc.oneof(shown, { arbitrary: likely, weight: 3 }, { arbitrary: hostile, weight: 2 });
}

function objectOf(schema: JsonSchema, example: Record<string, unknown>, own: readonly string[]) {
  const fields = Object.entries(schema.properties ?? {});
  const record = fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, example[name], own)])),
    { requiredKeys: fields.map(([name]) => name).filter((name) => schema.required?.includes(name)) },
  );
  // One odd field among proper ones reaches furthest.
  const odd = fc
    .tuple(fc.constantFrom("", ...fields.map(([name]) => name)), hostile)
    .map(([name, value]) => (name === "" ? example : { ...example, [name]: value }));
  return fc.oneof({ arbitrary: record, weight: 2 }, { arbitrary: odd, weight: 5 });
}

const deep = 50_000;
const rawBodies = [
  ...["", "null", "[]", "0", '"text"', '{"', "\u0000", "[".repeat(deep), '{"a":'.repeat(deep)],
  ...["[".repeat(deep) + "]".repeat(deep), " ".repeat(300_000), `{"id":"${"x".repeat(200_000)}"}`],
];
const hostileKeys = ['"constructor":1', '"__proto__":{"id":"1"}', '"toString":null', '"id":"1","id":2'];

const json = (schema: JsonSchema, example: Record<string, unknown>, own: readonly string[]) => {
  const object = objectOf(schema, example, own).map((value) => JSON.stringify(value));
  const withKeys = fc
    .tuple(object, fc.constantFrom(...hostileKeys))
    .map(([text, keys]) => (text === "{}" ? `{${keys}}` : `${text.slice(0, -1)},${keys}}`));
  return fc.oneof(
    { arbitrary: object, weight: 12 },
    { arbitrary: withKeys, weight: 3 },
    { arbitrary: fc.constantFrom(...rawBodies), weight: 1 },
  );
};

const boundary = "----amberline";
const part = (name: string, value: string, file = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
const form = fc
  .record({
    subject: fc.constantFrom(...hostileText),
    description: fc.constantFrom(...hostileText),
    complaint_id: fc.constantFrom(...hostileText),
    file: fc.constantFrom(...hostileText),
    end: fc.constantFrom(`--${boundary}--\r\n`, ""),
  })
  .map(({ file, end, ...fields }) => {
    const texts = Object.entries(fields).map(([name, value]) => part(name, value));
    return texts.join("") + part("files", file, `; filename="${file.replace(/["\r\n]/g, "")}"`) + end;
  });

const header = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const headers = fc
  .record({
    "Idempotency-Key": header(["k-1", "k-2", "", "k".repeat(6_000), "ā".normalize("NFD").slice(0, 1)]),
    "Accept-Language": header(["lv", "en;q=0", "xx,;;q=,", "l".repeat(3_000)]),
    "If-None-Match": header(["*", '"', 'W/"a", "b"']),
  })
  .map(
    (sent) =>
      Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
  );

const withOwn = (example: Record<string, unknown>, own: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, own[name] ?? value]));

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE"];

/** Requests to every call of the document. `own` are the customer's own values of fields, such as the account's id. */
export function fuzzRequests(own: Readonly<Record<string, string>>): Arbitrary<FuzzRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const one = (call: (typeof calls)[number]): Arbitrary<FuzzRequest> => {
    const [media = "", { schema, example } = { schema: { $ref: "" }, example: {} }] =
      Object.entries(call.operation.requestBody?.content ?? {})[0] ?? [];
    const isForm = media === "multipart/form-data";
    const named = document.components.schemas[schema.$ref.replace(/^.*\//, "")] ?? {};
    return fc.record({
      path: fc.constant(BASE_PATH + call.path),
      operation: fc.constant(call.operation),
      method: fc.oneof({ arbitrary: fc.constant(call.method), weight: 15 }, fc.constantFrom(...methods)),
      framing: fc.constantFrom("length", "length", "chunked", "none"),
      type: fc.constant(isForm ? `${media}; boundary=${boundary}` : "application/json"),
      body: isForm ? form : json(named, withOwn(example, own), Object.values(own)),
      headers,
      speaker: fc.constantFrom("customer", "customer", "customer", "customer", "nobody", "stranger"),
    });
  };
  return fc.oneof(...calls.map(one));
}
