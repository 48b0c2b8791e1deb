import type { AnyObjectSchema, InferType, Schema } from "yup";

export interface OperatorCall<Request extends AnyObjectSchema, Response extends Schema> {
  method: "GET" | "POST" | "DELETE";
  /** Below OPERATOR_PATH; `:id` is filled in from the field of that name. */
  path: string;
  /** Fields of the path; the others are the query of a GET or the JSON body otherwise. */
  request: Request;
  response: Response;
}

// oxlint-disable-next-line typescript/no-explicit-any -- only `any` lets one type hold every call, whatever its schemas
export type AnyOperatorCall = OperatorCall<any, any>;

export type OperatorRequest<C extends AnyOperatorCall> = InferType<C["request"]>;
export type OperatorResponse<C extends AnyOperatorCall> = InferType<C["response"]>;

export const OPERATOR_PATH = "/sandbox/api";

/** Defines a call once for the operator application and the sandbox. */
export const defineOperatorCall = <Request extends AnyObjectSchema, Response extends Schema>(
  call: OperatorCall<Request, Response>,
): OperatorCall<Request, Response> => call;

/** Fills in the fields of a path and returns the rest of the request. */
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
