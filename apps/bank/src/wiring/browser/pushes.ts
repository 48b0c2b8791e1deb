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

/** What the service worker keeps under these names when the browser changes its subscription. */
const changed = () => (globalThis as Partial<typeof globalThis>).caches?.open("pushes");
const CHANGED = "/push-changed";

async function forgetChange(): Promise<void> {
  await (await changed())?.delete(CHANGED);
}

function tellBank(
  calls: Calls,
  subscription: PushSubscription,
  showsDetails: boolean,
  options?: Attempt,
): Promise<Outcome<void>> {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return calls.subscribe({ endpoint: subscription.endpoint, p256dh, auth, showsDetails }, options);
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
  const outcome = await tellBank(calls, subscription, showsDetails, options);
  if (!outcome.ok) return outcome;
  await forgetChange();
  return { ok: true, data: "done" };
}

/** Switches notifications on this device on or off. To be called at once when the customer presses. */
export const chooseDevice = (
  calls: Calls,
  { isOn, showsDetails }: Chosen,
  options: Attempt,
): Promise<Outcome<Asked>> => (isOn ? switchOn(calls, showsDetails, options) : switchOff(calls, options));

/** Whether the bank pushed to the old address for this login, and pushes to the new one instead, if there is one. */
async function move(calls: Calls, before: string, now: PushSubscription | null): Promise<boolean> {
  const state = await calls.pushState(before);
  if (!state.ok || !state.data.isOn) return false;
  if (now && !(await tellBank(calls, now, state.data.showsDetails)).ok) return true;
  if ((await calls.unsubscribe(before)).ok) await forgetChange();
  return true;
}

/**
 * Pushes to this device belong to the session from which it last asked, and follow the browser to another address. To be
 * called once signed in.
 */
export async function keepDevice(calls: Calls): Promise<void> {
  const subscribed = (await (await managerOf())?.getSubscription()) ?? null;
  const before = await (await (await changed())?.match(CHANGED))?.text();
  if (before && (await move(calls, before, subscribed))) return;
  if (subscribed) await calls.pushState(subscribed.endpoint);
}

export const keepDeviceOf = ({ client }: Pick<Bank, "client">): Promise<void> =>
  keepDevice(notificationCalls(client.send));
