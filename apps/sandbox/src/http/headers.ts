import { type MiddlewareHandler } from "hono";
import { type Clock } from "../platform/clock";

/** Headers of everything the sandbox serves. */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Answers of the APIs are personal data: never cached, framed or executed. */
const apiHeaders = {
  ...commonHeaders,
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/** Says the time of this provider, which what it answers is dated by. */
export const withDate =
  (clock: Clock): MiddlewareHandler =>
  async (context, next) => {
    await next();
    context.header("Date", new Date(clock.now()).toUTCString());
  };

/** Applies to every answer of an API, refusals and failures included. */
export const withApiHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(apiHeaders)) context.header(name, value);
};
