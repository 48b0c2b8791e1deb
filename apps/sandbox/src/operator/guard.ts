import { type MiddlewareHandler } from "hono";

const isRead = (method: string) => method === "GET" || method === "HEAD";

const isAddress = (text: string | undefined, host: string) =>
  text !== undefined && URL.canParse(text) && new URL(text).host === host;

/**
 * Allows changes only from the operator application itself, or from a program that is not a browser. Browsers send the
 * origin of every POST (Fetch Metadata, else Origin), which a page elsewhere can neither leave out nor forge.
 */
export const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  if (isRead(context.req.method)) return next();
  const site = context.req.header("Sec-Fetch-Site");
  const origin = context.req.header("Origin");
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  const isForeign =
    site === undefined ? origin !== undefined && !isAddress(origin, host) : site !== "same-origin";
  if (isForeign) return context.text("Only the operator's own tool may do this.", 403);
  return next();
};

/** What a form of another page can send is never taken for a change. */
export const jsonOnly: MiddlewareHandler = async (context, next) => {
  const isJson = /^application\/json\b/.test(context.req.header("Content-Type") ?? "");
  if (isRead(context.req.method) || isJson) return next();
  return context.text("Send JSON.", 415);
};
