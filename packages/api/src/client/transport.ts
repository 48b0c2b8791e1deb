import {
  BASE_PATH,
  BRIDGE_PATH,
  IDEMPOTENCY_HEADER,
  TOKEN_HEADER,
  type AnyCall,
  type RefusalOf,
  type RequestOf,
  type ResponseOf,
} from "../contract/call";
import { ValidationError } from "yup";
import type { WireFile } from "../contract/file";
import { readLeniently } from "../contract/reading";
import { isRecord } from "./isRecord";
import type { Failure, Outcome } from "./outcome";

export interface ClientSession {
  /** Token of the current account, or null if nobody is signed in. */
  token(): string | null;
  /**
   * Called when an answer says that the session is over. Resolves to the token that has replaced the request's own, or
   * to null if none has, or to undefined if that can't be known now. Waits for a refresh in progress, so that a late
   * answer to an old token ends no session.
   */
  replacement(token: string | null): Promise<string | null | undefined>;
  /** Called once per answer that ends the session. `token` is the one of the request. */
  ended(cause: { status: 401 | 408; token: string | null }): void;
}

export interface TransportOptions {
  /** Origin of the provider, "" for the same origin; without the base path. */
  baseUrl: string;
  /** Where the chat's calls are, if not below the provider's base path: "https://chat.bank.example/bridge". */
  bridgeUrl?: string;
  fetch: typeof globalThis.fetch;
  session: ClientSession;
  /** Interface language, sent as Accept-Language. */
  language?: () => string;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Overrides the session's token, for another account of the login. */
  token?: string;
  /** Required by calls that move money. */
  idempotencyKey?: string;
  /** ETag of the cached answer. */
  etag?: string;
  /** Lets the request outlive the page. @default false */
  keepalive?: boolean;
  /** Overrides the transport's fetch for this request. */
  fetch?: typeof globalThis.fetch;
  /** Body of a `multipart` call. */
  form?: FormData;
}

export type RequestOptions = Pick<CallOptions, "signal" | "token">;

/** When the provider answered by its own clock, epoch milliseconds; left out where it does not say. */
export interface Dated {
  answeredAt?: number;
}

type Sent<C extends AnyCall> = Outcome<ResponseOf<C>, RefusalOf<C>> &
  Dated & { etag?: string; unchanged?: boolean };

/** JSON, or text as a JSON string would be; undefined if there is nothing or JSON cut short. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return /^\s*[{["]|^\s*$/.test(text) ? undefined : text;
  }
}

/** Text is shown only if it reads like a sentence, never if it is markup. */
const sentence = (text: unknown) =>
  typeof text === "string" && text.length <= 200 && !text.trimStart().startsWith("<") ? text : "";

/** What the provider says in words, in any of the forms of section 8. */
function messageIn(body: unknown): string {
  if (!isRecord(body)) return sentence(body).trim();
  const said = [body["err"], body["error"], body["message"]];
  return said.find((text): text is string => typeof text === "string" && text !== "") ?? "";
}

function refused<C extends AnyCall>(call: C, body: unknown): Outcome<never, RefusalOf<C>> {
  const text = messageIn(body);
  const isNamed = (call.refusals as readonly string[]).includes(text);
  return {
    ok: false,
    problem: "refused",
    code: (isNamed ? text : "other") as RefusalOf<C>,
    text,
    details: isRecord(body) ? body : {},
  };
}

const isText = (value: unknown) => typeof value === "string" && value !== "";
const isNo = (value: unknown) => [false, "false", 0, "0"].some((no) => no === value);

/** With HTTP 200 a message alone is no refusal. */
function isRefusal({ refusals, answer }: AnyCall, body: unknown): boolean {
  if (!isRecord(body)) return refusals.includes(body) || (answer === "done" && isNo(body));
  const { err, error, success } = body;
  return isText(err) || (isText(error) && success !== true) || isNo(success);
}

interface Answer {
  response: Response;
  text: string;
  /** Set if the body is a file; `text` is empty then. */
  file?: WireFile;
}

/** Accept headers of the calls that read their answer; files and streams are taken as they come. */
const accepted: Partial<Record<NonNullable<AnyCall["answer"]>, string>> = {
  json: "application/json",
  done: "application/json",
  text: "text/plain, application/json",
};

function decodeText(encoded: string) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return "";
  }
}

/** RFC 6266: the provider's file name without folders; empty if there is none. */
function fileName(disposition: string | null) {
  const [, encoded] = /filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[0-9a-f]{2})+)/i.exec(disposition ?? "") ?? [];
  const [, quoted] = /filename="([^"]*)"/i.exec(disposition ?? "") ?? [];
  const name = encoded ? decodeText(encoded) : (quoted ?? "");
  return name.replace(/^.*[\\/]/, "");
}

/** A refusal or an error page is not a file, even if one was requested. */
async function readFile({ answer = "json" }: AnyCall, response: Response): Promise<WireFile | null> {
  const [type = ""] = (response.headers.get("Content-Type") ?? "").split(";");
  if (accepted[answer] || !response.ok || ["", "application/json", "text/html"].includes(type.trim()))
    return null;
  const name = fileName(response.headers.get("Content-Disposition"));
  const content = (answer === "stream" && response.body) || (await response.blob());
  return { name, type: type.trim(), content };
}

const isAnswer = (answer: Answer | Failure): answer is Answer => "response" in answer;

const isSessionEnded = (status: number): status is 401 | 408 => status === 401 || status === 408;

/** Whether the call is safe to repeat. */
const isRead = ({ method, conditional }: AnyCall) => method === "GET" || conditional === true;

/** A write with a token that has been replaced, or any call with one that may have been: at 401 it was not carried out, at 408 it is unknown. */
const overtaken = (status: 401 | 408): Failure =>
  status === 401 ? { ok: false, problem: "failed", status } : { ok: false, problem: "timeout" };

function datedBy({ headers }: Response): Dated {
  const answeredAt = Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(answeredAt) ? {} : { answeredAt };
}

/** Sends a call of the contract and reads its answer. Nothing else knows HTTP. */
export function createTransport({ baseUrl, bridgeUrl, fetch, session, language }: TransportOptions) {
  const addressOf = ({ path }: AnyCall) =>
    bridgeUrl && path.startsWith(BRIDGE_PATH)
      ? bridgeUrl + path.slice(BRIDGE_PATH.length)
      : baseUrl + BASE_PATH + path;

  async function ask<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    token: string | null,
    options: CallOptions,
  ): Promise<Answer | Failure> {
    const headers = new Headers({ Accept: accepted[call.answer ?? "json"] ?? "*/*" });
    if (call.method === "POST" && !options.form) headers.set("Content-Type", "application/json");
    if (language) headers.set("Accept-Language", language());
    if (token) headers.set(TOKEN_HEADER, token);
    if (options.idempotencyKey) headers.set(IDEMPOTENCY_HEADER, options.idempotencyKey);
    if (options.etag) headers.set("If-None-Match", options.etag);

    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), call.timeoutMs);
    const giveUp = () => patience.abort();
    options.signal?.addEventListener("abort", giveUp, { once: true });
    try {
      if (options.signal?.aborted) return { ok: false, problem: "aborted" };
      const response = await (options.fetch ?? fetch)(addressOf(call), {
        method: call.method,
        headers,
        signal: patience.signal,
        // The cookie by which a provider knows the device; what a session may do no cookie says. What the browser is to
        // forget at the end (Clear-Site-Data) it forgets for calls with cookies only.
        credentials: call.access === "none" || call.name === "logout" ? "same-origin" : "omit",
        cache: "no-store",
        ...(options.keepalive ? { keepalive: true } : {}),
        ...(call.method === "POST" ? { body: options.form ?? JSON.stringify(request) } : {}),
      });
      const file = await readFile(call, response);
      if (file) return { response, text: "", file };
      return { response, text: response.status === 304 ? "" : await response.text() };
    } catch {
      if (options.signal?.aborted) return { ok: false, problem: "aborted" };
      return { ok: false, problem: patience.signal.aborted ? "timeout" : "unreachable" };
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", giveUp);
    }
  }

  /** Repeats the request with the newer token if its own was replaced meanwhile; without one the session has ended. */
  async function askInSession<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    token: string | null,
    options: CallOptions,
    isAgain = false,
  ): Promise<Answer | Failure> {
    const answer = await ask(call, request, token, options);
    if (!isAnswer(answer) || !isSessionEnded(answer.response.status)) return answer;
    const { status } = answer.response;
    const newer = isAgain ? null : await session.replacement(token);
    if (newer === null) {
      session.ended({ status, token });
      return { ok: false, problem: "sessionEnded", status };
    }
    return newer !== undefined && isRead(call)
      ? askInSession(call, request, newer, options, true)
      : overtaken(status);
  }

  return async function send<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    options: CallOptions = {},
  ): Promise<Sent<C>> {
    if (call.idempotencyKey === "required" && !options.idempotencyKey) {
      throw new Error(
        `${call.name} moves money and needs an idempotencyKey: make one per intent and keep it until the outcome is known.`,
      );
    }
    const answer =
      call.access === "session"
        ? await askInSession(call, request, options.token ?? session.token(), options)
        : await ask(call, request, options.token ?? null, options);
    return isAnswer(answer) ? readAnswer(call, answer, options) : answer;
  };
}

async function readAnswer<C extends AnyCall>(
  call: C,
  { response, text, file }: Answer,
  { etag: held }: CallOptions,
): Promise<Sent<C>> {
  const { status } = response;
  if (status === 304 && held)
    return { ok: true, data: undefined as ResponseOf<C>, unchanged: true, ...datedBy(response) };
  if (isSessionEnded(status)) return { ok: false, problem: "sessionEnded", status };
  if (status === 403) return { ok: false, problem: "forbidden" };
  if (file) return { ok: true, data: file as ResponseOf<C> };

  const body = readBody(text);
  const said = messageIn(body);
  if (!response.ok && (status >= 500 || !said))
    return { ok: false, problem: "failed", status, ...(said ? { text: said } : {}) };
  if (!response.ok || isRefusal(call, body)) return refused(call, body);
  try {
    const data = readLeniently<ResponseOf<C>>(call.response, answerIn(call, text, body));
    const etag = response.headers.get("ETag");
    return { ok: true, data, ...(etag ? { etag } : {}), ...datedBy(response) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, problem: "unreadable", ...(said && !isRecord(body) ? { text: said } : {}) };
  }
}

/** The part of the body that answers; for `done` neither markup nor JSON cut short does. */
function answerIn({ answer }: AnyCall, text: string, body: unknown): unknown {
  if (answer === "text") return isRecord(body) || typeof body === "string" ? body : text.trim();
  const isSaid = body !== undefined && !isRecord(body) && (typeof body !== "string" || sentence(body) !== "");
  return text.trim() === "" || (answer === "done" && isSaid) ? {} : body;
}

export type Send = ReturnType<typeof createTransport>;
