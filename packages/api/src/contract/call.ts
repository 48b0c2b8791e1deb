import type { AnyObjectSchema, InferType, Schema } from "yup";

export type Method = "GET" | "POST";

/** `session` calls carry the token header; `none` calls are for people who are not signed in yet. */
export type Access = "session" | "none";

export interface CallDefinition<
  Request extends AnyObjectSchema,
  Response extends Schema,
  Refusal extends string,
> {
  name: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  method: Method;
  /** Below the base path `/api/v1`. */
  path: string;
  access: Access;
  /** The same key twice is the same payment. */
  idempotencyKey: "required" | "none";
  /** Answers with an ETag, and 304 to a matching If-None-Match. */
  conditional?: boolean;
  /** What the body of the request is. @default "json" */
  body?: "json" | "multipart";
  /** What the body of the answer is; a stream goes on until either end has enough. @default "json" */
  answer?: "json" | "text" | "file" | "stream";
  /** Bytes a request may have. @default what a provider takes of any call */
  largestRequest?: number;
  /** Milliseconds the client waits before it gives up. */
  timeoutMs: number;
  request: Request;
  response: Response;
  /** `err` texts the client tells apart; any other text is shown as it is. */
  refusals: readonly Refusal[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- only `any` lets one type hold every call, whatever its schemas
export type AnyCall = CallDefinition<any, any, any>;

/** What goes over the wire to a call. */
export type RequestOf<C extends AnyCall> = InferType<C["request"]>;
/** What comes back over the wire when it is not a refusal. */
export type ResponseOf<C extends AnyCall> = InferType<C["response"]>;
export type RefusalOf<C extends AnyCall> = C["refusals"][number];

type Defaults = "access" | "idempotencyKey" | "timeoutMs" | "refusals";

/** Describes one call once: the client sends it, the sandbox answers it, the OpenAPI document and the tests are made from it. */
export function defineCall<
  Request extends AnyObjectSchema,
  Response extends Schema,
  const Refusal extends string = never,
>(
  call: Omit<CallDefinition<Request, Response, Refusal>, Defaults> &
    Partial<Pick<CallDefinition<Request, Response, Refusal>, Defaults>>,
): CallDefinition<Request, Response, Refusal> {
  return { access: "session", idempotencyKey: "none", timeoutMs: 15_000, refusals: [], ...call };
}

/** Path every call lives under, on any provider. */
export const BASE_PATH = "/api/v1";
/** Header that carries the session token. */
export const TOKEN_HEADER = "token";
/** Header that makes a repeated payment request the same payment. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
