import { notificationCalls, type NotificationClient, type Outcome } from "@amberline/api/client";
import type { Bank } from "../bank";
import type { ChosenNotifications, DeviceNotifications } from "@amberline/flows/notificationChoices";

type Calls = Pick<NotificationClient, "pushState" | "subscribe" | "unsubscribe">;
type Chosen = NonNullable<ChosenNotifications["device"]>;
interface Attempt {
  signal: AbortSignal;
}

/** How the browser took it: as wanted, the customer does not allow it, or there is no way to push to it. */
export type Asked = "done" | "blocked" | "failed";

/** A page in a browser without service workers, or on plain http, has no `serviceWorker`. */
const registrationOf = (): Promise<ServiceWorkerRegistration | undefined> =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.getRegistration() ??
  Promise.resolve(undefined);

async function managerOf(): Promise<PushManager | undefined> {
  if (!("Notification" in globalThis)) return undefined;
  return ((await registrationOf()) as Partial<ServiceWorkerRegistration> | undefined)?.pushManager;
}

/** Null if the provider pushes nothing. */
export async function readDevice(
  calls: Calls,
  options: Attempt,
): Promise<Outcome<DeviceNotifications | null>> {
  const manager = await managerOf();
  const subscribed = (await manager?.getSubscription()) ?? null;
  const outcome = await calls.pushState(subscribed?.endpoint, options);
  if (!outcome.ok) return outcome;
  const { publicKey, isOn, showsDetails } = outcome.data;
  if (publicKey === null) return { ok: true, data: null };
  if (!manager) return { ok: true, data: { state: "missing", showsDetails } };
  if (Notification.permission === "denied") return { ok: true, data: { state: "blocked", showsDetails } };
  return { ok: true, data: { state: isOn ? "on" : "off", showsDetails } };
}

async function switchOff(calls: Calls, options: Attempt): Promise<Outcome<Asked>> {
  const subscribed = await (await managerOf())?.getSubscription();
  if (!subscribed) return { ok: true, data: "done" };
  const outcome = await calls.unsubscribe(subscribed.endpoint, options);
  if (!outcome.ok) return outcome;
  await subscribed.unsubscribe();
  return { ok: true, data: "done" };
}

async function subscribeWith(
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // It is subscribed with a key that the provider no longer uses.
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") return null;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options).catch(() => null);
  }
}

async function switchOn(calls: Calls, showsDetails: boolean, options: Attempt): Promise<Outcome<Asked>> {
  if ((await Notification.requestPermission()) !== "granted") return { ok: true, data: "blocked" };
  const manager = await managerOf();
  const state = await calls.pushState(undefined, options);
  if (!state.ok) return state;
  const { publicKey } = state.data;
  const subscription = manager && publicKey !== null && (await subscribeWith(manager, publicKey));
  if (!subscription) return { ok: true, data: "failed" };
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  const { endpoint } = subscription;
  const outcome = await calls.subscribe({ endpoint, p256dh, auth, showsDetails }, options);
  return outcome.ok ? { ok: true, data: "done" } : outcome;
}

/** Switches notifications on this device on or off. To be called at once when the customer presses. */
export const chooseDevice = (
  calls: Calls,
  { isOn, showsDetails }: Chosen,
  options: Attempt,
): Promise<Outcome<Asked>> => (isOn ? switchOn(calls, showsDetails, options) : switchOff(calls, options));

/** Pushes to this device belong to the session from which it last asked. To be called once signed in. */
export async function keepDevice({ client }: Pick<Bank, "client">): Promise<void> {
  const subscribed = await (await managerOf())?.getSubscription();
  if (subscribed) await notificationCalls(client.send).pushState(subscribed.endpoint);
}
