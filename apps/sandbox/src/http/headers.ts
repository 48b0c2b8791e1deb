import { type MiddlewareHandler } from "hono";

/** Answers of the API are data for one person: never cached, never framed, never run as anything. */
const apiHeaders = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** Adds the headers every answer of the API carries, refusals and failures too. */
export const withApiHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(apiHeaders)) context.header(name, value);
};
