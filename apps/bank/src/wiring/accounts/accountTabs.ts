import { brand } from "../../brand";

const open = () => new BroadcastChannel(`${brand.storagePrefix}.account`);

/** Says to the browser's other tabs that something about the customer changed; what it is they ask the provider. */
export function tellAccountTabs(): void {
  const channel = open();
  channel.postMessage("changed");
  channel.close();
}

/** Calls back when another tab says so. Answers how to stop. */
export function hearAccountTabs(changed: () => void): () => void {
  const channel = open();
  channel.onmessage = () => changed();
  return () => channel.close();
}
