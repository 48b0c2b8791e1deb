import { type MiddlewareHandler } from "hono";

const isAddress = (text: string | undefined, host: string) =>
  text !== undefined && URL.canParse(text) && new URL(text).host === host;

/**
 * Allows changes only from the operator application itself, or from a program that is not a browser. Browsers send the
 * origin of every POST (Fetch Metadata, else Origin), which a page elsewhere can neither leave out nor forge.
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
