import { createServer, type OutgoingMessage, type Server } from "node:http";
import { type Duplex } from "node:stream";
import { getRequestListener, RequestError, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isDropped } from "../faults";
import { secured } from "../http/headers";
import { StartProblem } from "./startProblem";

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/**
 * A body of unknown length is limited by copying the request (hono's body-limit), which fails with the request of
 * node-server: it is none of the platform's.
 */
function copyable(request: Request): Request {
  const { url, method, headers, body, signal } = request;
  const copy = { method, headers, body, signal, duplex: "half" };
  return body && !headers.has("Content-Length") ? new Request(url, copy) : request;
}

/** An address that no Request of the platform takes. */
const hasUser = /^https?:\/\/[^/?#]*@/;

/**
 * Breaks the connection of a dropped answer, like a failing network, but sends a few bytes first: browsers repeat a
 * request, even a POST, if a reused connection breaks before any data arrived (Chromium's
 * HttpNetworkTransaction::ShouldResendRequest), and the loss would go unnoticed.
 */
const orBreak =
  (answer: Answer) =>
  async (request: Request, env: object): Promise<Response> => {
    const bindings = env as HttpBindings;
    if (hasUser.test(request.url)) throw new RequestError("A user in the address");
    const response = await answer(copyable(request), bindings);
    if (!isDropped(response)) return response;
    bindings.outgoing.socket?.end("lost");
    return RESPONSE_ALREADY_SENT;
  };

const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what is no HTTP as Node does, but with the headers that none may lack. */
const refuseBytes =
  ({ isHttps }: { isHttps: boolean }) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Node keeps the answer in progress there: nothing may be written into it.
    const { _httpMessage: answer } = socket as { _httpMessage?: OutgoingMessage | null };
    if (!socket.writable || answer?.headersSent || error.code === "ECONNRESET") return void socket.destroy();
    const headers = [...secured(new Response(), { isHttps }).headers].map((header) => header.join(": "));
    const lines = [`HTTP/1.1 ${statusOf[error.code ?? ""] ?? "400 Bad Request"}`, ...headers];
    socket.end([...lines, "Content-Length: 0", "Connection: close", "", ""].join("\r\n"));
  };

/** Whether a client broke its connection off while it was sending, which is no defect. */
export const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";

const reasonOf = (error: unknown, { host, port, setting = "PORT=" }: Place): string => {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop what uses it, or choose another one: ${setting}${port + 1}.`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is not an address of this machine.`;
  return `The server could not listen on ${host}, port ${port}.`;
};

/**
 * Milliseconds that an idle connection stays open. Longer than a proxy's or a client's own minute: whoever closes first
 * breaks a request that the other side has just sent on it.
 */
const KEEP_ALIVE = 65_000;

interface Place {
  host: string;
  port: number;
  /** How another port is chosen. @default "PORT=" */
  setting?: string;
}

/** This machine by its name: passkeys belong to no address in numbers. */
function nameOf(host: string): string {
  if (host === "127.0.0.1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

interface Answering {
  answer: Answer;
  /** Whether whoever asks comes by HTTPS. @default false */
  isHttps?: boolean;
}

export interface Listening {
  server: Server;
  /** With the actual port, if 0 was requested. */
  url: string;
}

/** Throws StartProblem if the address is not available. */
export function listen({ answer, isHttps = false, ...place }: Place & Answering): Promise<Listening> {
  const { host, port } = place;
  const errorHandler = (error: unknown) =>
    secured(new Response(null, { status: error instanceof RequestError ? 400 : 500 }), { isHttps });
  const listener = getRequestListener(orBreak(answer), { overrideGlobalObjects: false, errorHandler });
  // Node would answer by itself what lacks a host or expects something.
  const server = createServer({ requireHostHeader: false }, listener).on("checkExpectation", listener);
  server.keepAliveTimeout = KEEP_ALIVE;
  server.on("clientError", refuseBytes({ isHttps }));
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new StartProblem(reasonOf(error, place), { cause: error })));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      resolve({ server, url: `http://${nameOf(host)}:${taken}` });
    });
  });
}

/** Interval for closing idle connections, milliseconds. */
const closeIdleEveryMs = 20;

/** Accepts no more requests, lets those in progress end, and breaks the remaining connections after a while. */
export function stopListening(server: Server, patienceMs = 5_000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
    const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(timer);
      clearTimeout(patience);
      resolve();
    });
  });
}
