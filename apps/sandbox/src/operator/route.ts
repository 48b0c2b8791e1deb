import * as contract from "@amberline/api/operator";
import {
  type AnyOperatorCall,
  type OperatorRequest,
  type OperatorResponse,
  type OperatorRoute,
} from "@amberline/api/operator";
import { minuteMs } from "@amberline/domain/dates";
import { Hono, type Context } from "hono";
import { ValidationError } from "yup";
import { audit, audited, auditRow, auditSparingly, type AuditEntry } from "../audit";
import { inCompartment } from "../db/compartments";
import { auditRefusal } from "../http/handle";
import { NotYours } from "../http/refusal";
import { knownBody } from "../http/knownBody";
import { limitBody } from "../http/limitBody";
import { inTransaction } from "../ledger";
import { type Parts } from "../parts";
import { noteRoute } from "../platform/currentRequest";
import { TooBusy } from "../platform/turns";
import { isUuid } from "../secrets/random";
import { nobody, type Asker } from "./asker";
import { bodyOf, queryOf } from "./bodyOf";

/** Error response of the operator API: a code or a sentence, and details. */
export class OperatorRefusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409,
    readonly err: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(err);
  }
}

export const notThere = (what: string): OperatorRefusal =>
  new OperatorRefusal(404, `There is no such ${what}.`);

/** The names of the calls in the contract. */
const names = new Map<unknown, string>(Object.entries(contract).map(([name, call]) => [call, name]));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the audit log says of a call: who made it, and about what. */
async function logged(
  { method, logged: fields = [], customer = "" }: OperatorRoute,
  { name }: Asker,
  context: Context,
) {
  const params = context.req.param();
  const body: unknown = method === "POST" ? await bodyOf(context) : null;
  const sent: Record<string, unknown> = { ...(isRecord(body) ? body : {}), ...params };
  const named = [...Object.keys(params), ...fields].filter((field) => sent[field] !== undefined);
  const about = named.map((field) => [field, String(sent[field]).slice(0, 200)]);
  const loginId = String(sent[customer]);
  return {
    loginId: isUuid(loginId) ? loginId : null,
    detail: { operator: name, ...(Object.fromEntries(about) as Record<string, string>) },
  };
}

const largestBody = 256 * 1024;

/** Pages read themselves again every few seconds. */
const viewed = { everyMs: 10 * minuteMs, per: "detail" } as const;

/** What a call is answered with, and who makes it. */
export interface Call extends Parts {
  by: Asker;
}

type Answer<P> = (context: Context, call: Call, prepared: P) => Response | Promise<Response>;

/**
 * The operator's calls: mounted only for those who may make them. What changes something is done in one transaction with
 * its entry in the audit log; who looks at something is written there before it is shown.
 */
export function createOperatorApi(
  parts: Parts,
  { isTesting, askerOf }: { isTesting: boolean; askerOf: (context: Context) => Promise<Asker> },
) {
  const { db, clock, pubsub } = parts;
  const app = new Hono();

  /** Throws OperatorRefusal. */
  async function requireAccess({ access }: OperatorRoute, by: Asker, call: string): Promise<void> {
    if (access === "everybody") return;
    if (by === nobody) throw new OperatorRefusal(401, "Sign in first.");
    if (access === "signedIn" || by.rights.includes(access)) return;
    await audit(db, { at: clock.now(), action: "operator.refused", detail: { operator: by.name, call } });
    throw new OperatorRefusal(403, "You do not have the right to do this.");
  }

  /** With the entry first, so that nothing outside the database is done without it either. */
  async function act(entry: AuditEntry, work: (within: Parts) => Response | Promise<Response>) {
    const row = auditRow(entry);
    const published: string[] = [];
    const publish = async (key: string) => void published.push(key);
    const response = await inTransaction(db, async (trx) => {
      await trx.insertInto("audit_log").values(row).execute();
      return work({ ...parts, db: trx, pubsub: { ...pubsub, publish } });
    });
    audited(row);
    for (const key of published) await pubsub.publish(key);
    return response;
  }

  return {
    app,
    /** `prepare` is what takes long, or stays done though the call is refused. */
    open<P>(
      route: OperatorRoute,
      prepare: (context: Context, by: Asker) => Promise<P>,
      answer: Answer<P>,
    ): void {
      const { method, path, access, largestRequest: maxSize = largestBody } = route;
      if (access === "faults" && !isTesting) return;
      const call = names.get(route) ?? `${method} ${path}`;
      const answerAsker = async (context: Context): Promise<Response> => {
        const by = await askerOf(context);
        await requireAccess(route, by, call);
        await limitBody(context, maxSize);
        const prepared = await prepare(context, by);
        if (access === "everybody") return answer(context, { ...parts, by }, prepared);
        const about = await logged(route, by, context);
        const entry = { at: clock.now(), action: `operator.${call}`, ...about };
        if (method !== "GET") return act(entry, (within) => answer(context, { ...within, by }, prepared));
        const response = await answer(context, { ...parts, by }, prepared);
        if (response.ok) await auditSparingly(db, entry, viewed);
        return response;
      };
      const compartment = access === "payments" ? "payments" : "requests";
      app.on(method, path, (context) =>
        inCompartment(compartment, () => {
          noteRoute(`operator.${call}`);
          return answerAsker(context);
        }),
      );
    },
  };
}

export type OperatorApi = Pick<ReturnType<typeof createOperatorApi>, "open">;

async function requestOf(call: AnyOperatorCall, context: Context): Promise<unknown> {
  const sent = call.method === "POST" ? await bodyOf(context) : queryOf(context);
  if (typeof sent !== "object" || sent === null) throw new ValidationError("The body is not an object.");
  return call.request.validateSync(knownBody(call.request, { ...sent, ...context.req.param() }));
}

type CallAnswer<C extends AnyOperatorCall, P> = (
  request: OperatorRequest<C>,
  asked: Call,
  prepared: P,
  context: Context,
) => OperatorResponse<C> | Promise<OperatorResponse<C>>;

/** As `onCall`, after something that takes long, or stays done though the call is refused. */
export function onPreparedCall<C extends AnyOperatorCall, P>(
  api: OperatorApi,
  call: C,
  prepare: (request: OperatorRequest<C>, by: Asker, context: Context) => Promise<P>,
  answer: CallAnswer<C, P>,
): void {
  api.open(
    call,
    async (context, by) => {
      const request = (await requestOf(call, context)) as OperatorRequest<C>;
      return { request, prepared: await prepare(request, by, context) };
    },
    async (context, asked, { request, prepared }) => {
      const given: unknown = await answer(request, asked, prepared, context);
      try {
        call.response.validateSync(given, { strict: true });
      } catch (error) {
        throw new Error(`${call.path} answers what its contract does not have`, { cause: error });
      }
      return context.json(call.response.cast(given, { stripUnknown: true }));
    },
  );
}

/** Mounts a call of the operator's contract. Sends only what the contract names, and throws if an answer breaks it. */
export const onCall = <C extends AnyOperatorCall>(
  api: OperatorApi,
  call: C,
  answer: CallAnswer<C, undefined>,
): void => onPreparedCall(api, call, async () => undefined, answer);

/** Mounts what has no schema: a file, or a call of tests alone. */
export const onRoute = (
  api: OperatorApi,
  route: OperatorRoute,
  answer: (context: Context, asked: Call) => Response | Promise<Response>,
): void => api.open(route, async () => undefined, answer);

/** Sends refusals as `{ err }` with their status. */
export function answerRefusals(app: Pick<Hono, "onError">, parts: Pick<Parts, "db" | "clock">): void {
  app.onError(async (error, context) => {
    if (error instanceof ValidationError) {
      await auditRefusal(parts, "call.malformed", context);
      return context.json({ err: error.errors.join(" ") }, 400);
    }
    if (error instanceof TooBusy) {
      await auditRefusal(parts, "call.tooBusy", context);
      return context.json({ err: "Too many are signing in." }, 503, { "Retry-After": "2" });
    }
    // Of a company whose owner has closed the account.
    if (error instanceof NotYours) return context.json({ err: "account_closed" }, 409);
    if (!(error instanceof OperatorRefusal)) throw error;
    return context.json({ ...error.details, err: error.err }, error.status);
  });
}
