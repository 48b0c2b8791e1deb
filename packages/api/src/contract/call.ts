import type { InferType, Schema } from "yup";

export type Method = "GET" | "POST";

/** `session` calls send the token header; `none` calls are for people who are not signed in. */
export type Access = "session" | "none";

export interface CallDefinition<Request extends Schema, Response extends Schema, Refusal extends string> {
  name: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  method: Method;
  /** Below the base path `/api/v1`. */
  path: string;
  access: Access;
  /** Two requests with the same key are the same payment. */
  idempotencyKey: "required" | "none";
  /** Sends an ETag, and 304 for a matching If-None-Match. */
  conditional?: boolean;
  /** Request body. @default "json" */
  body?: "json" | "multipart";
  /**
   * Response body: `done` is JSON that may be missing, as the success itself is the answer; a stream goes on until
   * either side closes it. @default "json"
   */
  answer?: "json" | "done" | "text" | "file" | "stream";
  /** Bytes. @default chosen by the provider */
  largestRequest?: number;
  /** Milliseconds until the client gives up. */
  timeoutMs: number;
  request: Request;
  response: Response;
  /** `err` codes the client distinguishes; any other text is shown as it is. */
  refusals: readonly Refusal[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- only `any` lets one type hold every call, whatever its schemas
export type AnyCall = CallDefinition<any, any, any>;

export type RequestOf<C extends AnyCall> = InferType<C["request"]>;
/** Unless the answer is a refusal. */
export type ResponseOf<C extends AnyCall> = InferType<C["response"]>;
export type RefusalOf<C extends AnyCall> = C["refusals"][number];

type Defaults = "access" | "idempotencyKey" | "timeoutMs" | "refusals";

/** Defines a call once for the client, the sandbox, the OpenAPI document and the tests. */
export function defineCall<
  Request extends Schema,
  Response extends Schema,
  const Refusal extends string = never,
>(
  call: Omit<CallDefinition<Request, Response, Refusal>, Defaults> &
    Partial<Pick<CallDefinition<Request, Response, Refusal>, Defaults>>,
): CallDefinition<Request, Response, Refusal> {
  return { access: "session", idempotencyKey: "none", timeoutMs: 15_000, refusals: [], ...call };
}

export const BASE_PATH = "/api/v1";
/** Below it: the calls of the chat, which a provider may have on another host. */
export const BRIDGE_PATH = "/bridge";
export const TOKEN_HEADER = "token";
/** With every answer: an id that support finds in the provider's log. */
export const REQUEST_ID_HEADER = "X-Request-Id";
/** Makes a repeated request the same payment. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
