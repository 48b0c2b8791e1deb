import { isRecord } from "../client/isRecord";
import type { Outcome } from "../client/outcome";
import {
  addressOf,
  BACKGROUND_HEADER,
  OPERATOR_PATH,
  QUERY_HEADER,
  type AnyOperatorCall,
  type OperatorRequest,
  type OperatorResponse,
  type OperatorRoute,
} from "./call";

export interface OperatorClientOptions {
  fetch: typeof globalThis.fetch;
  /** Milliseconds. @default 15000 */
  timeoutMs?: number;
  /** Whether nobody asks for it and it keeps no session alive. @default false */
  isBackground?: () => boolean;
}

export type AskOperator = <C extends AnyOperatorCall>(
  call: C,
  request: Partial<OperatorRequest<C>>,
  signal?: AbortSignal,
) => Promise<Outcome<OperatorResponse<C>>>;

async function readAnswer<C extends AnyOperatorCall>(
  call: C,
  response: Response,
): Promise<Outcome<OperatorResponse<C>>> {
  const { status, ok } = response;
  if (status === 401) return { ok: false, problem: "sessionEnded", status };
  if (status === 403) return { ok: false, problem: "forbidden" };
  const body: unknown = await response.json().catch(() => undefined);
  if (!ok) {
    const text = isRecord(body) && typeof body["err"] === "string" ? body["err"] : null;
    if (text === null || status >= 500) return { ok: false, problem: "failed", status };
    return { ok: false, problem: "refused", code: "other", text, details: isRecord(body) ? body : {} };
  }
  try {
    return {
      ok: true,
      data: (await call.response.validate(body, { stripUnknown: true })) as OperatorResponse<C>,
    };
  } catch {
    return { ok: false, problem: "unreadable" };
  }
}

/** Without empty fields. */
const writeQuery = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  ).toString();

/** Reads the file of a call; null if it failed. */
export const createFileReader =
  ({ fetch }: Pick<OperatorClientOptions, "fetch">) =>
  async ({ path }: Pick<OperatorRoute, "path">, wanted: object): Promise<Blob | null> => {
    const headers = { [QUERY_HEADER]: writeQuery(wanted) };
    const response = await fetch(OPERATOR_PATH + path, { headers, cache: "no-store" }).catch(() => null);
    return response?.ok ? response.blob() : null;
  };

/** A client of the operator's calls on the page's own origin. */
export const createOperatorClient =
  ({ fetch, timeoutMs = 15_000, isBackground = () => false }: OperatorClientOptions): AskOperator =>
  async (call, request, signal) => {
    const { address, rest } = addressOf(call, request);
    const patience = AbortSignal.timeout(timeoutMs);
    const query = writeQuery(rest);
    const isRead = call.method === "GET";
    try {
      const response = await fetch(address, {
        method: call.method,
        cache: "no-store",
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
        headers: {
          ...(isRead ? {} : { "Content-Type": "application/json" }),
          ...(isRead && query ? { [QUERY_HEADER]: query } : {}),
          ...(isBackground() ? { [BACKGROUND_HEADER]: "1" } : {}),
        },
        ...(isRead ? {} : { body: JSON.stringify(rest) }),
      });
      return await readAnswer(call, response);
    } catch {
      if (signal?.aborted) return { ok: false, problem: "aborted" };
      return { ok: false, problem: patience.aborted ? "timeout" : "unreachable" };
    }
  };
