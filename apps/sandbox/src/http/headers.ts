import { type MiddlewareHandler } from "hono";
import { type Clock } from "../platform/clock";

/** Features of browsers that no page of the bank uses. Those left out are for passkeys, copying, printing and the camera. */
const denied = `
  accelerometer browsing-topics compute-pressure display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking
`.split(/\s+/u);

/** Permissions policy; `camera` is an allowlist. */
export const permissions = (camera: string): string =>
  [`camera=${camera}`, ...denied.filter(Boolean).map((feature) => `${feature}=()`)].join(", ");

/** Where browsers report what a page was kept from doing. */
export const cspReportPath = "/csp-reports";
/** For a content security policy of a page. */
export const cspReporting = `report-to csp; report-uri ${cspReportPath}`;

/**
 * Sent at signing out, on what may be a shared computer: no page of the session can be gone back to. Not cookies, of
 * which one makes the device known, nor storage, which the apps clear themselves.
 */
export const forgetCache = ["Clear-Site-Data", '"cache"'] as const;

/** Headers of everything the sandbox serves. */
const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissions("()"),
};

/** Two years. */
const strictTransport = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/** A file runs scripts of its own at most, as a worker does, and is in no frame. */
const filePolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The service worker asks for what it keeps, and runs no other script. */
export const serviceWorkerPolicy = filePolicy.replace("script-src", "connect-src");

/** Types whose reader has to know how the text is encoded. */
const textual = /^(text\/|[^;]*[/+](json|xml)$)/;

/** Gives an answer the headers that none may lack, whatever its address and status. Its own stay. */
export function secured(response: Response, { isHttps }: { isHttps: boolean }): Response {
  const headers = {
    ...commonHeaders,
    "Content-Security-Policy": filePolicy,
    "Reporting-Endpoints": `csp="${cspReportPath}"`,
    ...(isHttps ? strictTransport : {}),
  };
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  const type = response.headers.get("Content-Type") ?? "";
  if (textual.test(type) && !type.includes("charset="))
    response.headers.set("Content-Type", `${type}; charset=UTF-8`);
  return response;
}

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
