import {
  BASE_PATH,
  calls,
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  wireLiveMessage,
  wireRefusal,
  type AnyCall,
  type CallName,
} from "@amberline/api/contract";
import { languages } from "@amberline/domain/language";
import { examples } from "./examples";
import { jsonSchemaOf } from "./jsonSchema";

const header = (name: string, description: string, required = false) => ({
  name,
  in: "header",
  description,
  required,
  schema: { type: "string" },
});

const ref = (component: string) => ({ $ref: `#/components/schemas/${component}` });

const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: ref("Refusal") } },
});

const notConfirmed = "NOT_CONFIRMED";

/** The only refusal with its own HTTP status. */
const unconfirmed = {
  description: "The request breaks the contract, or the login is not confirmed yet; `type` says by what.",
  content: {
    "application/json": {
      schema: ref("Refusal"),
      examples: {
        [notConfirmed]: { value: { err: notConfirmed, type: "email", sent_to: "ilze@example.com" } },
      },
    },
  },
};

const parametersOf = (call: AnyCall) => [
  header(
    "Accept-Language",
    `Language of the texts in the answer: ${languages.join(", ")}; of those the bank offers, else en.`,
  ),
  ...(call.idempotencyKey === "required"
    ? [header(IDEMPOTENCY_HEADER, "The same key twice is the same payment.", true)]
    : []),
  ...(call.conditional ? [header("If-None-Match", "ETag of the answer the caller still holds.")] : []),
];

const refusalsOf = (call: AnyCall) =>
  Object.fromEntries(
    (call.refusals as readonly string[])
      .filter((err) => err !== notConfirmed)
      .map((err) => [err, { value: { err } }] as const),
  );

/** Media types of files and streams. */
const mediaOf = (call: AnyCall) => (call.response.describe().meta as { media: string[] }).media;

/** The schema of an event's data stands where the one of the text can tell it. */
const streamed = {
  type: "string",
  description: "Server-Sent Events. The data of each `message` event is JSON.",
  contentMediaType: "application/json",
  contentSchema: ref("LiveMessage"),
};

const isFile = ({ answer }: AnyCall) => answer === "file" || answer === "stream";

/** The content of an answer, and that of a refusal with HTTP 200. */
function contentOf(call: AnyCall, name: CallName) {
  const refusals = refusalsOf(call);
  const refused = { "application/json": { schema: ref("Refusal"), examples: refusals } };
  if (call.answer === "text")
    return { "text/plain": { schema: ref(`${name}Response`), example: examples[name].response }, ...refused };
  if (isFile(call)) {
    const schema = call.answer === "stream" ? streamed : { type: "string", format: "binary" };
    return { ...Object.fromEntries(mediaOf(call).map((type) => [type, { schema }])), ...refused };
  }
  const schema = { anyOf: [ref(`${name}Response`), ref("Refusal")] };
  const shown = { answer: { value: examples[name].response }, ...refusals };
  return { "application/json": { schema, examples: shown } };
}

function responsesOf(call: AnyCall, name: CallName) {
  const isInSession = call.access === "session";
  return {
    "200": { description: "The answer, or a refusal the call expects.", content: contentOf(call, name) },
    ...(call.conditional
      ? { "304": { description: "Nothing changed since the answer with that ETag." } }
      : {}),
    "400": isInSession ? unconfirmed : refusal("The request breaks the contract."),
    ...(isInSession || name === "refresh" ? { "401": refusal("The session is over.") } : {}),
    ...(isInSession ? { "403": refusal("What was named belongs to someone else.") } : {}),
    "405": refusal("The path takes another method."),
    "413": refusal("The body is too large."),
    "500": refusal("A defect on the provider's side."),
    "503": refusal("Too many passwords are being checked. Retry-After says when to try again."),
  };
}

function operationOf(name: CallName) {
  const call: AnyCall = calls[name];
  const schema = ref(`${name}Request`);
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
      LiveMessage: jsonSchemaOf(wireLiveMessage),
      ...Object.fromEntries(
        names.flatMap((name) => [
          ...(calls[name].method === "POST" ? [[`${name}Request`, jsonSchemaOf(calls[name].request)]] : []),
          ...(isFile(calls[name]) ? [] : [[`${name}Response`, jsonSchemaOf(calls[name].response)]]),
        ]),
      ),
    },
  },
});
