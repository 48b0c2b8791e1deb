import {
  BASE_PATH,
  TOKEN_HEADER,
  type AnyCall,
  type RequestOf,
  type ResponseOf,
  type WireFile,
} from "@amberline/api/contract";
import { type Context, type Hono } from "hono";
import { type StatusCode } from "hono/utils/http-status";
import { ValidationError } from "yup";
import { auditSparingly } from "../audit";
import { inCompartment } from "../db/compartments";
import { isInterrupted, isUnavailable } from "../db/unavailable";
import { findCaller, isConfirmed, type Caller } from "./caller";
import { type Parts } from "../parts";
import { currentRequest, noteRoute, noteSession } from "../platform/currentRequest";
import { Abandoned, TooBusy } from "../platform/turns";
import { digest } from "../secrets/digest";
import { languageOf, catalogueIn, type Language, type Catalogue } from "../locales";
import { knownBody } from "./knownBody";
import { limitBody } from "./limitBody";
import { Replay, writeAnswer, writeFile } from "./answer";
import { Malformed, NotYours, Refusal, refuse, Refused, SessionOver, TooLarge } from "./refusal";

/** A request, validated against the contract. */
export interface Ask<C extends AnyCall> {
  request: RequestOf<C>;
  /** The same for the whole call. */
  now: number;
  language: Language;
  texts: Catalogue;
  header(name: string): string | undefined;
  /** Sends a header with the answer. */
  answerHeader(name: string, value: string): void;
  /** The address as the client's browser sees it. */
  url: string;
  /** Aborted when nobody waits for the answer any more. */
  signal(): AbortSignal;
}

export interface CallerAsk<C extends AnyCall> extends Ask<C> {
  caller: Caller;
}

/** A response of the contract, or a refusal. */
export type Reply<C extends AnyCall> = ResponseOf<C> | Refusal | Replay;

export interface CallerOptions<C extends AnyCall> {
  /** Whether the call is allowed with neither e-mail nor phone confirmed. @default "no" */
  unconfirmed?: "yes" | "no";
  /** How long an expired access token is still accepted, milliseconds. @default 0 */
  graceMs?: number;
  /** For a conditional call: a cheap version of the state the answer depends on, for its ETag. */
  version?: (ask: CallerAsk<C>) => Promise<string>;
}

export const refusalBody = ({ err, options: { type, sentTo, repeatOf, passkey } }: Refusal) => ({
  err,
  ...(type === undefined ? {} : { type }),
  ...(sentTo === undefined ? {} : { sent_to: sentTo }),
  ...(repeatOf === undefined ? {} : { repeat_of: repeatOf }),
  ...(passkey === undefined ? {} : { passkey }),
});

async function readJson({ method }: AnyCall, context: Context): Promise<unknown> {
  const text = method === "POST" ? await context.req.text() : "";
  return text.trim() === "" ? {} : JSON.parse(text);
}

/** Parses a form with files; repeated fields are lists. An invalid form throws SyntaxError, as invalid JSON does. */
async function readForm({ request }: AnyCall, context: Context): Promise<unknown> {
  const form = await context.req.raw.formData().catch((error: unknown) => {
    throw new SyntaxError("The body is not a form.", { cause: error });
  });
  const fields = Object.keys(request.fields as object).filter((name) => form.has(name));
  return Object.fromEntries(
    fields.map((name) => [
      name,
      (request.fields as Record<string, { type: string }>)[name]?.type === "array"
        ? form.getAll(name)
        : form.get(name),
    ]),
  );
}

async function readRequest<C extends AnyCall>(
  call: C,
  context: Context,
  texts: Catalogue,
): Promise<RequestOf<C>> {
  try {
    const sent = call.body === "multipart" ? await readForm(call, context) : await readJson(call, context);
    const body = knownBody(call.request, sent);
    call.request.validateSync(body, { strict: true });
    return call.request.cast(body) as RequestOf<C>;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof ValidationError)) throw error;
    throw new Malformed(new Refusal(texts.badRequest, { status: 400 }));
  }
}

const notModified = (header: string | undefined, tag: string) =>
  header?.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag) ?? false;

/** Whether the same request twice does no more than once. */
const isRepeatable = ({ method, conditional, idempotencyKey }: AnyCall) =>
  method === "GET" || conditional === true || idempotencyKey === "required";

const largestBody = 256 * 1024;

/** Milliseconds: a database that took longer to fail is not back. */
const soon = 1_000;

/** Answers with the connections for that kind of call, and once more if the database broke off and it is safe. */
function answerPatiently(call: AnyCall, answer: () => Promise<Response>): Promise<Response> {
  noteRoute(call.name);
  const began = performance.now();
  const isPayment = call.idempotencyKey === "required";
  return inCompartment(isPayment ? "payments" : "requests", () =>
    answer().catch((error: unknown) => {
      const isSoon = performance.now() - began < soon;
      if (isSoon && isRepeatable(call) && isInterrupted(error)) return answer();
      throw error;
    }),
  );
}

/** Mounts calls of the contract: parses and validates requests and serialises answers, so that handlers only decide. */
export function createHandle(app: Hono, { db, clock }: Pick<Parts, "db" | "clock">) {
  const ask = async <C extends AnyCall>(call: C, context: Context): Promise<Ask<C>> => {
    const language = languageOf(context.req.header("Accept-Language"));
    const texts = catalogueIn(language);
    const now = clock.now();
    await limitBody(context, call.largestRequest ?? largestBody);
    const request = await readRequest(call, context, texts);
    const { url } = context.req;
    return {
      request,
      now,
      language,
      texts,
      url,
      signal: () => context.req.raw.signal,
      header: (name) => context.req.header(name),
      answerHeader: (name, value) => context.header(name, value, { append: true }),
    };
  };

  const callerOf = async (context: Context, graceMs: number): Promise<Caller> => {
    const token = context.req.header(TOKEN_HEADER);
    const caller = token ? await findCaller(db, token, clock.now(), graceMs) : null;
    if (!caller) throw new SessionOver();
    noteSession({ id: caller.sessionId, loginId: caller.id });
    return caller;
  };

  const send = <C extends AnyCall>(call: C, context: Context, reply: Reply<C>): Response => {
    if (reply instanceof Refusal) throw new Refused(reply);
    if (call.answer === "file") {
      const { body, headers } = writeFile(call.response.validateSync(reply, { strict: true }));
      return context.body(body, 200, headers);
    }
    if (call.answer === "stream") {
      const { type, content } = call.response.validateSync(reply, { strict: true }) as WireFile;
      const headers = { "Content-Type": type, "X-Accel-Buffering": "no" };
      return context.body(content instanceof Blob ? content.stream() : content, 200, headers);
    }
    const body = reply instanceof Replay ? reply.body : writeAnswer(call, reply);
    const type = call.answer === "text" ? "text/plain" : "application/json";
    return context.body(body, 200, { "Content-Type": `${type}; charset=UTF-8` });
  };

  return {
    /** A call without a session. */
    open<C extends AnyCall>(call: C, answer: (ask: Ask<C>) => Promise<Reply<C>>): void {
      app.on(call.method, BASE_PATH + call.path, (context) =>
        answerPatiently(call, async () => send(call, context, await answer(await ask(call, context)))),
      );
    },

    /** A call with a session. */
    session<C extends AnyCall>(
      call: C,
      answer: (ask: CallerAsk<C>) => Promise<Reply<C>>,
      { unconfirmed = "no", version, graceMs = 0 }: CallerOptions<C> = {},
    ): void {
      const answerCaller = async (context: Context): Promise<Response> => {
        const caller = await callerOf(context, graceMs);
        if (unconfirmed === "no" && !isConfirmed(caller)) {
          refuse("NOT_CONFIRMED", { status: 400, type: "email" });
        }
        const asked: CallerAsk<C> = { ...(await ask(call, context)), caller };
        if (version) {
          const state = [await version(asked), JSON.stringify(asked.request), asked.language];
          const tag = `"${digest(state.join("\n")).slice(0, 32)}"`;
          context.header("ETag", tag);
          if (notModified(context.req.header("If-None-Match"), tag)) return context.body(null, 304);
        }
        return send(call, context, await answer(asked));
      };
      app.on(call.method, BASE_PATH + call.path, (context) =>
        answerPatiently(call, () => answerCaller(context)),
      );
    },
  };
}

export type Handle = ReturnType<typeof createHandle>;

/** What the audit log calls a refusal; null: that is written where it is decided, or not at all. */
function refusalOf(error: unknown, context: Context): string | null {
  if (error instanceof NotYours) return "call.notYours";
  if (error instanceof Malformed) return "call.malformed";
  if (error instanceof TooBusy) return "call.tooBusy";
  if (error instanceof TooLarge) return "call.tooLarge";
  return error instanceof SessionOver && context.req.header(TOKEN_HEADER) ? "call.noSession" : null;
}

/** Writes a refusal to the audit log. */
export async function auditRefusal(
  { db, clock }: Pick<Parts, "db" | "clock">,
  action: string,
  { req: { path: call } }: Context,
): Promise<void> {
  const loginId = currentRequest()?.session?.loginId;
  await auditSparingly(db, { at: clock.now(), action, loginId, detail: { call } });
}

/** What nginx calls "Client Closed Request": seen in the log and the figures only. */
const abandoned = 499 as StatusCode;

/** Turns an error into an answer. Defects are reported, and the client only learns that there was one. */
export async function answerProblem(
  error: unknown,
  context: Context,
  parts: Pick<Parts, "db" | "clock">,
  report: (error: unknown) => void,
): Promise<Response> {
  const refusal = refusalOf(error, context);
  if (refusal !== null) await auditRefusal(parts, refusal, context).catch(report);
  const texts = catalogueIn(languageOf(context.req.header("Accept-Language")));
  if (error instanceof Refused) {
    return context.json(refusalBody(error.refusal), error.refusal.options.status ?? 200);
  }
  if (error instanceof SessionOver) return context.json({ err: texts.sessionExpired }, 401);
  if (error instanceof NotYours) return context.json({ err: texts.forbidden }, 403);
  if (error instanceof TooBusy) return context.json({ err: texts.tooBusy }, 503, { "Retry-After": "2" });
  if (error instanceof TooLarge) return context.json({ err: texts.tooLarge }, 413);
  if (error instanceof Abandoned) return context.body(null, abandoned);
  report(error);
  if (isUnavailable(error)) return context.json({ err: texts.unavailable }, 503, { "Retry-After": "2" });
  return context.json({ err: texts.serverError(currentRequest()?.requestId ?? "") }, 500);
}
