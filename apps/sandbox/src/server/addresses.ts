import { type Addresses } from "../areas/identity";

/** The configured addresses. */
export interface KnownAddresses {
  /** Public origin of the app; undefined: the origin of the request. */
  app: string | undefined;
  /** Public origin of the widget; undefined: another name of this machine if there is one, else the app's. */
  widget: string | undefined;
  /** The address the server was asked to listen on. */
  host: string;
  /** The origin it listens on. */
  listening: string;
}

const otherNames: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };

/** The same server by another name of this machine, which browsers treat as another origin and site. */
function otherOrigin(url: string): string {
  const { protocol, hostname, port, origin } = new URL(url);
  const other = otherNames[hostname];
  return other === undefined ? origin : `${protocol}//${other}${port === "" ? "" : `:${port}`}`;
}

const ownOrigin = (url: string) => new URL(url).origin;

/**
 * Origins of app and widget. On a local machine the app at 127.0.0.1 gets the widget from localhost, and vice versa, so
 * that a page that handles uploaded files never shares an origin with the customer's session (ASVS 3.5.4).
 */
export function serverAddresses({ app, widget, host, listening }: KnownAddresses): Addresses {
  const hasOtherName = host === "127.0.0.1" || host === "0.0.0.0";
  const unknown = hasOtherName ? otherOrigin : ownOrigin;
  const widgetFor = (url: string) => widget ?? app ?? unknown(url);
  const appFor = (url: string) => app ?? unknown(url);
  return {
    app: (url) => app ?? ownOrigin(url),
    widgetFor,
    appFor,
    mailed: () => widgetFor(listening),
    mailedApp: () => app ?? listening,
  };
}
