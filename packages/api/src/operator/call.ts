import type { AnyObjectSchema, InferType, Schema } from "yup";

export interface OperatorCall<Request extends AnyObjectSchema, Response extends Schema> {
  method: "GET" | "POST" | "DELETE";
  /** Below OPERATOR_PATH; `:id` stands for the field of the request with that name. */
  path: string;
  /** Fields of the path, and beside them the query of a GET or the JSON body of anything else. */
  request: Request;
  response: Response;
}

// oxlint-disable-next-line typescript/no-explicit-any -- only `any` lets one type hold every call, whatever its schemas
export type AnyOperatorCall = OperatorCall<any, any>;

export type OperatorRequest<C extends AnyOperatorCall> = InferType<C["request"]>;
export type OperatorResponse<C extends AnyOperatorCall> = InferType<C["response"]>;

/** Path every call of the operator lives under. */
export const OPERATOR_PATH = "/sandbox/api";

/** Describes one call of the operator's tool once: the tool sends it, the sandbox answers it. */
export const defineOperatorCall = <Request extends AnyObjectSchema, Response extends Schema>(
  call: OperatorCall<Request, Response>,
): OperatorCall<Request, Response> => call;

/** Fills the fields of a path in and answers what is left of the request. */
export function addressOf(
  { path }: Pick<AnyOperatorCall, "path">,
  request: Record<string, unknown>,
): { address: string; rest: Record<string, unknown> } {
  const rest = { ...request };
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(request[name] ?? ""));
  });
  return { address: OPERATOR_PATH + address, rest };
}
