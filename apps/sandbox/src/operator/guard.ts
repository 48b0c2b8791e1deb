import { type MiddlewareHandler } from "hono";

const isAddress = (text: string | undefined, host: string) =>
  text !== undefined && URL.canParse(text) && new URL(text).host === host;

/**
 * Lets a change through only from the operator's own tool, or from a program that is no browser. A browser says with
 * every POST where it comes from (Fetch Metadata, else Origin); a page elsewhere cannot leave that out or forge it.
 */
export const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  if (context.req.method === "GET" || context.req.method === "HEAD") return next();
  const site = context.req.header("Sec-Fetch-Site");
  const origin = context.req.header("Origin");
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  const isForeign =
    site === undefined ? origin !== undefined && !isAddress(origin, host) : site !== "same-origin";
  if (isForeign) return context.text("Only the operator's own tool may do this.", 403);
  return next();
};
