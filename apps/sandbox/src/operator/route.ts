import { type AnyOperatorCall, type OperatorRequest, type OperatorResponse } from "@amberline/api/operator";
import { type Context, type Hono } from "hono";
import { ValidationError } from "yup";
import { knownBody } from "../http/knownBody";
import { bodyOf } from "./bodyOf";

/** Error response of the operator API: a code or a sentence, and details. */
export class OperatorRefusal extends Error {
  constructor(
    readonly status: 404 | 409,
    readonly err: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(err);
  }
}

export const notThere = (what: string): OperatorRefusal =>
  new OperatorRefusal(404, `There is no such ${what}.`);

async function requestOf(call: AnyOperatorCall, context: Context): Promise<unknown> {
  const sent = call.method === "POST" ? await bodyOf(context) : context.req.query();
  if (typeof sent !== "object" || sent === null) throw new ValidationError("The body is not an object.");
  return call.request.validateSync(knownBody(call.request, { ...sent, ...context.req.param() }));
}

/** Mounts a call of the operator's contract. Sends only what the contract names, and throws if an answer breaks it. */
export function onCall<C extends AnyOperatorCall>(
  api: Hono,
  call: C,
  answer: (request: OperatorRequest<C>) => OperatorResponse<C> | Promise<OperatorResponse<C>>,
): void {
  api.on(call.method, call.path, async (context) => {
    const given: unknown = await answer((await requestOf(call, context)) as OperatorRequest<C>);
    try {
      call.response.validateSync(given, { strict: true });
    } catch (error) {
      throw new Error(`${call.path} answers what its contract does not have`, { cause: error });
    }
    return context.json(call.response.cast(given, { stripUnknown: true }));
  });
}

/** Sends refusals as `{ err }` with their status. */
export function answerRefusals(api: Hono): void {
  api.onError((error, context) => {
    if (error instanceof ValidationError) return context.json({ err: error.errors.join(" ") }, 400);
    if (!(error instanceof OperatorRefusal)) throw error;
    return context.json({ ...error.details, err: error.err }, error.status);
  });
}
