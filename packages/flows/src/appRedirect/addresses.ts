/** Allowed targets of the redirect page. */
export interface AllowedAddresses {
  /** Scheme of the bank's app, in lower case, without the colon. */
  appScheme: string;
  /** The bank's own hosts, in lower case. */
  hosts: readonly string[];
  /** Origin of the page itself. */
  origin: string;
  /** Path of the page itself, excluded to avoid a loop. */
  path: string;
}

// Browsers drop tabs and line breaks from an address and read a backslash as a slash (WHATWG URL standard): what is
// checked would not be what is opened.
const misleading = /[\\\p{Cc}\p{Cf}\p{Z}]/u;

function parse(text: string | null, base?: string): URL | null {
  if (!text || misleading.test(text) || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.username || url.password ? null : url;
}

const isOwnHost = ({ protocol, host }: URL, { hosts }: AllowedAddresses) =>
  protocol === "https:" && hosts.includes(host);

/** The address to open the app with: its own scheme, or https on a host of the bank. Anything else counts as missing. */
export function allowedLink(text: string | null, allowed: AllowedAddresses): string | null {
  const url = parse(text);
  return url && (url.protocol === `${allowed.appScheme}:` || isOwnHost(url, allowed)) ? url.href : null;
}

/** `/app/` and `/%61pp` are `/app` to a router. */
const isPath = ({ pathname }: URL, path: string) => {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(parseInt(code.slice(1), 16)),
  );
  return plain.toLowerCase().replace(/(?<!\/)\/+$/, "") === path;
};

/**
 * Where to go when the app does not open: a path of this origin, or https on a host of the bank. Anything else counts as
 * missing, the page itself included.
 */
export function allowedFallback(text: string | null, allowed: AllowedAddresses): string | null {
  const { origin, path } = allowed;
  const url = text?.startsWith("/") ? parse(text, origin) : parse(text);
  if (!url || isPath(url, path)) return null;
  if (isOwnHost(url, allowed)) return url.href;
  // "/..//host" is a path whose own text would be an address of another host.
  const isPathHere = url.origin === origin && text?.startsWith("/") && !url.pathname.startsWith("//");
  return isPathHere ? `${url.pathname}${url.search}${url.hash}` : null;
}
