import { cspReporting, permissions } from "./headers";

/** What the policy of a page depends on. */
export interface PageContext {
  own: string;
  /** Origin of the verification widget, the only page that may be framed and use the camera. Null: none. */
  widget: string | null;
  /** Whether pages of the same origin may frame the page; others never may. */
  isFramed?: boolean;
  /** Whether a script with the nonce of the response stands in the page itself; other scripts must be files. */
  hasOwnScript?: boolean;
}

function sourceOf({ own, widget }: PageContext) {
  if (widget === null) return "'none'";
  return own === widget ? "'self'" : widget;
}

/** Content security policy of the app. Styles need the nonce of their response. */
const contentPolicy = (nonce: string, surroundings: PageContext) =>
  [
    "default-src 'none'",
    surroundings.hasOwnScript ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
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
    "trusted-types app-worker app-service-worker",
    cspReporting,
  ].join("; ");

/** A page can only delegate what it may use itself: without `self` the widget has no camera either. */
function cameraFor({ own, widget }: PageContext) {
  if (widget === null) return "()";
  return own === widget ? "(self)" : `(self "${widget}")`;
}

export const pageHeaders = (nonce: string, surroundings: PageContext): Record<string, string> => ({
  "Content-Type": "text/html; charset=UTF-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": contentPolicy(nonce, surroundings),
  "Permissions-Policy": permissions(cameraFor(surroundings)),
  Vary: "Cookie, Accept-Language",
});
