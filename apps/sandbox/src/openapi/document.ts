import {
  BASE_PATH,
  calls,
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  wireRefusal,
  type AnyCall,
  type CallName,
} from "@amberline/api/contract";
import { examples } from "./examples";
import { jsonSchemaOf } from "./jsonSchema";

const header = (name: string, description: string, required = false) => ({
  name,
  in: "header",
  description,
  required,
  schema: { type: "string" },
});

const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
});

const notConfirmed = "NOT_CONFIRMED";

/** The only refusal with its own HTTP status. */
const unconfirmed = {
  description: "The request breaks the contract, or the login is not confirmed yet; `type` says by what.",
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Refusal" },
      examples: {
        [notConfirmed]: { value: { err: notConfirmed, type: "email", sent_to: "ilze@example.com" } },
      },
    },
  },
};

const parametersOf = (call: AnyCall) => [
  header("Accept-Language", "Language of the texts in the answer: lv or en."),
  ...(call.idempotencyKey === "required"
    ? [header(IDEMPOTENCY_HEADER, "The same key twice is the same payment.", true)]
    : []),
  ...(call.conditional ? [header("If-None-Match", "ETag of the answer the caller still holds.")] : []),
];

/** Plain text, or a refusal in JSON. */
const textResponses = (name: CallName) => ({
  "200": {
    description: "The answer as bare text, or a refusal.",
    content: {
      "text/plain": {
        schema: { $ref: `#/components/schemas/${name}Response` },
        example: examples[name].response,
      },
      "application/json": { schema: { $ref: "#/components/schemas/Refusal" } },
    },
  },
  "400": unconfirmed,
  "401": refusal("The session is over."),
});

const fileResponses = (refusals: object, { answer }: AnyCall) => ({
  "200": {
    description: answer === "stream" ? "Events as they come, or a refusal." : "The file, or a refusal.",
    content: {
      [answer === "stream" ? "text/event-stream" : "application/octet-stream"]: {
        schema: { type: "string", format: "binary" },
      },
      "application/json": { schema: { $ref: "#/components/schemas/Refusal" }, examples: refusals },
    },
  },
  "400": unconfirmed,
  "401": refusal("The session is over."),
  "403": refusal("What was named belongs to someone else."),
});

function responsesOf(call: AnyCall, name: CallName) {
  const refusals = Object.fromEntries(
    call.refusals
      .filter((err: string) => err !== notConfirmed)
      .map((err: string) => [err, { value: { err } }] as const),
  );
  if (call.answer === "text") return textResponses(name);
  if (call.answer === "file" || call.answer === "stream") return fileResponses(refusals, call);
  const answered = { description: "The answer, or a refusal the call expects." };
  const schema = {
    anyOf: [{ $ref: `#/components/schemas/${name}Response` }, { $ref: "#/components/schemas/Refusal" }],
  };
  const shown = { answer: { value: examples[name].response }, ...refusals };
  return {
    "200": { ...answered, content: { "application/json": { schema, examples: shown } } },
    ...(call.conditional
      ? { "304": { description: "Nothing changed since the answer with that ETag." } }
      : {}),
    "400": call.access === "session" ? unconfirmed : refusal("The request breaks the contract."),
    ...(call.access === "session" || name === "refresh" ? { "401": refusal("The session is over.") } : {}),
    ...(call.access === "session" ? { "403": refusal("What was named belongs to someone else.") } : {}),
    "405": refusal("The path takes another method."),
    "413": refusal("The body is too large."),
    "500": refusal("A defect on the provider's side."),
  };
}

function operationOf(name: CallName) {
  const call: AnyCall = calls[name];
  const schema = { $ref: `#/components/schemas/${name}Request` };
  const body = {
    required: true,
    content: {
      [call.body === "multipart" ? "multipart/form-data" : "application/json"]: {
        schema,
        example: examples[name].request,
      },
    },
  };
  return {
    operationId: name,
    summary: call.summary,
    security: call.access === "session" ? [{ session: [] }] : [],
    parameters: parametersOf(call),
    ...(call.method === "POST" ? { requestBody: body } : {}),
    responses: responsesOf(call, name),
  };
}

const names = Object.keys(calls) as CallName[];

/** The contract as an OpenAPI 3.1 document, generated from the schemas the provider validates with. */
export const openApiDocument = () => ({
  openapi: "3.1.0",
  info: {
    title: "Amberline provider",
    version: "1",
    description:
      "The calls a provider answers. Amounts are decimal text in major units; instants are ISO 8601.",
  },
  servers: [{ url: BASE_PATH }],
  paths: Object.fromEntries(
    names.map((name) => [calls[name].path, { [calls[name].method.toLowerCase()]: operationOf(name) }]),
  ),
  components: {
    securitySchemes: { session: { type: "apiKey", in: "header", name: TOKEN_HEADER } },
    schemas: {
      Refusal: jsonSchemaOf(wireRefusal),
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`${name}Request`, jsonSchemaOf(calls[name].request)],
          [`${name}Response`, jsonSchemaOf(calls[name].response)],
        ]),
      ),
    },
  },
});
