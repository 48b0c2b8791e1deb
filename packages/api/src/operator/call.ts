import type { InferType, Schema } from "yup";
import type { Right } from "./kinds";

/** Where a call is, and who may make it. */
export interface OperatorRoute {
  method: "GET" | "POST" | "DELETE";
  /** Below OPERATOR_PATH; `:id` is filled in from the field of that name. */
  path: string;
  /** Whoever has the right, whoever is signed in, or everybody. */
  access: Right | "signedIn" | "everybody";
  /** Fields the audit log has beside those of the path. Never a password or a token. */
  logged?: readonly string[];
  /** The field that is the login of the customer it is about. Who looks at them is in the audit log. */
  customer?: string;
  /** In bytes. @default 256 kB */
  largestRequest?: number;
}

export interface OperatorCall<Request extends Schema, Response extends Schema> extends OperatorRoute {
  /** Fields of the path; the others are the query of a GET, in a header, or the JSON body otherwise. */
  request: Request;
  response: Response;
}

// oxlint-disable-next-line typescript/no-explicit-any -- only `any` lets one type hold every call, whatever its schemas
export type AnyOperatorCall = OperatorCall<any, any>;

export type OperatorRequest<C extends AnyOperatorCall> = InferType<C["request"]>;
export type OperatorResponse<C extends AnyOperatorCall> = InferType<C["response"]>;

export const OPERATOR_PATH = "/sandbox/api";

/** Defines a call once for the operator application and the sandbox. */
export const defineOperatorCall = <Request extends Schema, Response extends Schema>(
  call: OperatorCall<Request, Response>,
): OperatorCall<Request, Response> => call;

/** A file to download; it has no schema. */
export const defineOperatorFile = (path: string): OperatorRoute => ({ method: "GET", path, access: "view" });

/** Fills in the fields of a path and returns the rest of the request. */
export function addressOf(
  { path }: Pick<OperatorRoute, "path">,
  request: Record<string, unknown>,
): { address: string; rest: Record<string, unknown> } {
  const rest = { ...request };
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(request[name] ?? ""));
  });
  return { address: OPERATOR_PATH + address, rest };
}

/** Says that nobody asked: the tool refreshes what it shows. Such a request keeps no session alive. */
export const BACKGROUND_HEADER = "X-Background";

/** The query of a call by GET, encoded as in an address: addresses are logged on the way, and what is sought are people. */
export const QUERY_HEADER = "X-Query";
