const loopback = ["127.0.0.1", "localhost", "::1"];

/** Whether only this machine can reach an address. */
export const isLoopback = (host: string): boolean => loopback.includes(host.replace(/^\[|\]$/g, ""));

/** Where a server listens, and where it is said to be reached. */
export interface Reach {
  host: string;
  /** Origin customers reach the app at; undefined: wherever a browser finds it. */
  publicOrigin: string | undefined;
  /** Origin the verification widget is reached at. */
  widgetOrigin: string | undefined;
}

/** Whether a server is for this machine alone: it listens to no other, and no proxy makes it known under another name. */
export const isForThisMachine = ({ host, publicOrigin, widgetOrigin }: Reach): boolean =>
  isLoopback(host) &&
  [publicOrigin, widgetOrigin].every(
    (origin) => origin === undefined || isLoopback(new URL(origin).hostname),
  );

/** What a proxy says of the request it passes on (RFC 7239, RFC 9110 section 7.6.3, and the usage before them). */
const passedOn = /^(forwarded|via|x-real-ip|x-forwarded(-.*)?)$/;

/** Whether this machine itself asked, by its own name: no page elsewhere poses as this host, no proxy stands between. */
export const isFromThisMachine = ({ url, headers }: Request): boolean =>
  isLoopback(new URL(url).hostname) && ![...headers.keys()].some((name) => passedOn.test(name));
