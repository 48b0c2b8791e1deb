import { brand } from "../../brand";
import { readWhileAttended } from "../browser/attention";
import { live } from "../live";

const open = () => new BroadcastChannel(`${brand.storagePrefix}.account`);

/** Tells other tabs that the customer's data changed; they reload it from the provider. */
export function notifyAccountTabs(): void {
  const channel = open();
  channel.postMessage("changed");
  channel.close();
}

/** Called when another tab or the bank reports a change. Returns a function to unsubscribe. */
export function subscribeToAccountChanges(changed: () => void): () => void {
  const channel = open();
  channel.onmessage = () => changed();
  const leave = live.onNews(changed);
  return () => {
    channel.close();
    leave();
  };
}

/** Reads again what may have changed meanwhile: when the customer, the connection or news comes. Returns the way to stop. */
export function catchUp(read: () => void): () => void {
  const leave = [readWhileAttended(read), subscribeToAccountChanges(read)];
  return () => leave.forEach((end) => end());
}
