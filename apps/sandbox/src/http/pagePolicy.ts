import { cspReporting, permissions } from "./headers";

/** What the policy of a page depends on. */
export interface PageContext {
  own: string;
  /** Origin of the verification widget, the only page that may be framed and use the camera. Null: none. */
  widget: string | null;
  /** Origins of the bank's own, besides the page's: its provider, chat and analytics, which may be asked. @default none */
  asked?: readonly string[];
  /** Origins of the bank's own from which the widget may come too. @default none */
  framed?: readonly string[];
  /** Whether pages of the same origin may frame the page; others never may. */
  isFramed?: boolean;
  /** Whether a script with the nonce of the response stands in the page itself; other scripts must be files. */
  hasOwnScript?: boolean;
}

/** From where the widget may come. */
const widgetsOf = ({ widget, framed = [] }: PageContext) =>
  widget === null ? [] : [...new Set([widget, ...framed])];

function frames(surroundings: PageContext) {
  const sources = widgetsOf(surroundings).map((each) => (each === surroundings.own ? "'self'" : each));
  return sources.join(" ") || "'none'";
}

/** Content security policy of the app. Styles need the nonce of their response. */
const contentPolicy = (nonce: string, surroundings: PageContext) =>
  [
    "default-src 'none'",
    surroundings.hasOwnScript ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(surroundings.asked ?? [])].join(" "),
    `frame-src ${frames(surroundings)}`,
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
function cameraFor(surroundings: PageContext) {
  if (surroundings.widget === null) return "()";
  const others = widgetsOf(surroundings).filter((each) => each !== surroundings.own);
  return `(${["self", ...others.map((each) => `"${each}"`)].join(" ")})`;
}

export const pageHeaders = (nonce: string, surroundings: PageContext): Record<string, string> => ({
  "Content-Type": "text/html; charset=UTF-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy": contentPolicy(nonce, surroundings),
  "Permissions-Policy": permissions(cameraFor(surroundings)),
  Vary: "Cookie, Accept-Language",
});
