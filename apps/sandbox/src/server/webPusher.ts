import { dayMs } from "@amberline/domain/dates";
import webPush from "web-push";
import { pushServiceOf, pushServices } from "../areas/notifications";
import { type Pushed, type Pusher, type Subscription } from "../parts";
import { type VapidKeys } from "./vapid";

interface Options {
  keys: VapidKeys;
  /** Whom push services may write to: a mailto: or https: address. */
  subject: string;
  /** Of tests. */
  origins: readonly string[];
  /** @default ten seconds */
  patienceMs?: number;
  /** Breaks off what is being sent, which is then sent later. */
  stopping?: AbortSignal;
}

/** A service that is not there, or asks for patience (RFC 8030), is tried again. */
function pushedBy({ status, headers }: Response): Pushed {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  const problem = `HTTP ${status}`;
  if (status !== 429 && status < 500) return { problem, laterMs: null };
  const seconds = headers.get("Retry-After") ?? "";
  return { problem, laterMs: /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1_000 : 0 };
}

/** Sends by the Web Push protocol, encrypted for the browser alone (RFC 8291). */
export function webPusher({ keys, subject, origins, patienceMs = 10_000, stopping }: Options): Pusher {
  const requestFor = ({ endpoint, p256dh, auth }: Subscription, payload: string) => {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: dayMs / 1_000,
        urgency: "normal",
        contentEncoding: "aes128gcm",
      });
    } catch {
      // Keys that are a point of no curve.
      return null;
    }
  };
  return {
    publicKey: keys.publicKey,
    services: [...pushServices, ...origins],
    serviceOf: (endpoint) => pushServiceOf(endpoint, origins),
    async send(to, payload) {
      const request = requestFor(to, payload);
      if (!request) return "gone";
      const { "Content-Length": _, ...headers } = request.headers as Record<string, string>;
      return fetch(to.endpoint, {
        ...{ method: "POST", headers, body: new Uint8Array(request.body) },
        ...{
          redirect: "manual",
          signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(stopping ? [stopping] : [])]),
        },
      }).then(
        async (answer) => {
          await answer.body?.cancel();
          return pushedBy(answer);
        },
        (): Pushed => ({ problem: "no answer", laterMs: 0 }),
      );
    },
  };
}
