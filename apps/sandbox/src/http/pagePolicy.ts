import { commonHeaders } from "./headers";

/** What the policy of a response depends on. */
export interface Surroundings {
  isHttps: boolean;
  /** Origin of the page itself. */
  own: string;
  /** Origin the verification widget comes from: the one page that may be framed, and that may use the camera. Null: none. */
  widget: string | null;
  /** Whether pages of this origin may frame the page; nobody else ever may. */
  isFramed?: boolean;
}

function sourceOf({ own, widget }: Surroundings) {
  if (widget === null) return "'none'";
  return own === widget ? "'self'" : widget;
}

/** What a page of the app may load and do. Styles carry the nonce of their own response; scripts are files only. */
const contentPolicy = (nonce: string, surroundings: Surroundings) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${sourceOf(surroundings)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-ancestors ${surroundings.isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app-worker",
  ].join("; ");

const denied = [
  "accelerometer",
  "display-capture",
  "geolocation",
  "gyroscope",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** A page lends a frame only what it may use itself: without `self` the widget is refused the camera too. */
function cameraFor({ own, widget }: Surroundings) {
  if (widget === null) return "()";
  return own === widget ? "(self)" : `(self "${widget}")`;
}

/** Which features of the device a page may use; `camera` is a list of the policy. */
export const permissions = (camera: string): string =>
  [`camera=${camera}`, ...denied.map((feature) => `${feature}=()`)].join(", ");

/** Headers of every file of the app. */
export const fileHeaders = (isHttps: boolean): Record<string, string> => ({
  ...commonHeaders,
  "Permissions-Policy": permissions("()"),
  ...(isHttps ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
});

/** Headers of a page of the app. */
export const pageHeaders = (nonce: string, surroundings: Surroundings): Record<string, string> => ({
  ...fileHeaders(surroundings.isHttps),
  "Content-Type": "text/html; charset=UTF-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": contentPolicy(nonce, surroundings),
  "Permissions-Policy": permissions(cameraFor(surroundings)),
  Vary: "Cookie, Accept-Language",
});
