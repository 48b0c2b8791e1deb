import { isLoopback } from "../db/loopback";

/** Addresses of the server. */
export interface Reach {
  host: string;
  /** Public origin of the app; undefined: the origin of the request. */
  publicOrigin: string | undefined;
  /** Public origin of the verification widget. */
  widgetOrigin: string | undefined;
  /** Public origin of the operator's tool. */
  operatorOrigin: string | undefined;
}

/** Whether the server is for this machine only: it listens on a loopback address and has no public origin. */
export const isForThisMachine = ({ host, publicOrigin, widgetOrigin, operatorOrigin }: Reach): boolean =>
  isLoopback(host) &&
  [publicOrigin, widgetOrigin, operatorOrigin].every(
    (origin) => origin === undefined || isLoopback(new URL(origin).hostname),
  );

/** Headers of a proxy (RFC 7239, RFC 9110 section 7.6.3, and older ones). */
const passedOn = /^(forwarded|via|x-real-ip|x-forwarded(-.*)?)$/;

/** The names a request goes to: a target may name another host than the header, and a proxy read the other one. */
const hostsOf = ({ url, headers }: Request) => [url, `http://${headers.get("Host") ?? new URL(url).host}`];

/** Whether the request is from this machine, by a name of its own and not through a proxy. */
export const isFromThisMachine = (request: Request): boolean =>
  hostsOf(request).every((host) => URL.canParse(host) && isLoopback(new URL(host).hostname)) &&
  ![...request.headers.keys()].some((name) => passedOn.test(name));
