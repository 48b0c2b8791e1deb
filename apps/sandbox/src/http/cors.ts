import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from "@amberline/api/contract";
import { type MiddlewareHandler } from "hono";

/** What an app on another origin sends and reads beyond what every page may. */
export const corsHeaders = {
  allowed: ["Content-Type", TOKEN_HEADER, IDEMPOTENCY_HEADER, "If-None-Match"],
  exposed: ["ETag", "Date", "Content-Disposition"],
} as const;

const preflightSeconds = 7_200;

/**
 * Lets apps on these origins ask, each by its exact name and without cookies. A preflight is answered to them alone: to
 * anybody else it is a method that no call has.
 */
export const allowOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header("Origin") ?? "";
    const isAllowed = origins.includes(origin);
    const { method } = context.req;
    if (isAllowed && method === "OPTIONS" && context.req.header("Access-Control-Request-Method"))
      context.res = new Response(null, {
        status: 204,
        headers: {
          "Access-Control-Allow-Methods": "GET, POST",
          "Access-Control-Allow-Headers": corsHeaders.allowed.join(", "),
          "Access-Control-Max-Age": String(preflightSeconds),
        },
      });
    else await next();
    context.header("Vary", "Origin", { append: true });
    if (!isAllowed) return;
    context.header("Access-Control-Allow-Origin", origin);
    context.header("Access-Control-Expose-Headers", corsHeaders.exposed.join(", "));
  };
