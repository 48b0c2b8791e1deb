import { brand } from "../../brand";

const open = () => new BroadcastChannel(`${brand.storagePrefix}.account`);

/** Tells other tabs that the customer's data changed; they reload it from the provider. */
export function notifyAccountTabs(): void {
  const channel = open();
  channel.postMessage("changed");
  channel.close();
}

/** Called when another tab reports a change. Returns a function to unsubscribe. */
export function subscribeToAccountTabs(changed: () => void): () => void {
  const channel = open();
  channel.onmessage = () => changed();
  return () => channel.close();
}
