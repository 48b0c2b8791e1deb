import { type Addresses } from "../areas/identity";

/** What is known about the addresses customers use. */
export interface Known {
  /** Origin the app is reached at; undefined: wherever a browser finds it. */
  app: string | undefined;
  /** Origin the widget is reached at; undefined: another name of this machine when there is one, else the app's. */
  widget: string | undefined;
  /** The address the server listens on, as it was asked to. */
  host: string;
  /** Where it listens, as an origin. */
  listening: string;
}

const otherNames: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };

/** The same server by this machine's other name, which to a browser is another origin, and another site. */
function otherOrigin(url: string): string {
  const { protocol, hostname, port, origin } = new URL(url);
  const other = otherNames[hostname];
  return other === undefined ? origin : `${protocol}//${other}${port === "" ? "" : `:${port}`}`;
}

const ownOrigin = (url: string) => new URL(url).origin;

/**
 * Where app and widget are. On one's own machine the app at 127.0.0.1 gets the widget from localhost, and the other way
 * round: so a page that takes strangers' files never shares an origin with the customer's session (ASVS 3.5.4).
 */
export function serverAddresses({ app, widget, host, listening }: Known): Addresses {
  const hasOtherName = host === "127.0.0.1" || host === "0.0.0.0";
  const unknown = hasOtherName ? otherOrigin : ownOrigin;
  const widgetFor = (url: string) => widget ?? app ?? unknown(url);
  const appFor = (url: string) => app ?? unknown(url);
  return { widgetFor, appFor, mailed: () => widgetFor(listening) };
}
