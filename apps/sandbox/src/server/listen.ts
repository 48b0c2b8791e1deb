import { createServer, type Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isDropped } from "../faults";
import { StartProblem } from "./startProblem";

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/**
 * Breaks the connection of an answer that is to be lost, as a failing network would. Not without a word: a browser sends a
 * request again by itself, POST too, when a connection it had used before breaks before anything came (Chromium's
 * HttpNetworkTransaction::ShouldResendRequest), and the loss would pass unseen.
 */
const orBreak =
  (answer: Answer) =>
  async (request: Request, env: object): Promise<Response> => {
    const bindings = env as HttpBindings;
    const response = await answer(request, bindings);
    if (!isDropped(response)) return response;
    bindings.outgoing.socket?.end("lost");
    return RESPONSE_ALREADY_SENT;
  };

const reasonOf = (error: unknown, host: string, port: number): string => {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1}.`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights than this user has. Choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is not an address of this machine.`;
  return `The server could not listen on ${host}, port ${port}.`;
};

export interface Listening {
  server: Server;
  /** With the port the system chose, when 0 was asked for. */
  url: string;
}

/** Listens. Throws StartProblem when the address cannot be had. */
export function listen({
  host,
  port,
  answer,
}: {
  host: string;
  port: number;
  answer: Answer;
}): Promise<Listening> {
  const server = createServer(getRequestListener(orBreak(answer), { overrideGlobalObjects: false }));
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new StartProblem(reasonOf(error, host, port), { cause: error })));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      resolve({ server, url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}` });
    });
  });
}

/** How often connections are looked at that a last answer has left idle, milliseconds. */
const closeIdleEveryMs = 20;

/** Takes no more requests, lets those under way end, and breaks what is still there after a while. */
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
