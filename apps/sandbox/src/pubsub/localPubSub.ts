import { type PubSub, type Subscriber } from "./pubsub";

export interface LocalPubSub extends PubSub {
  publishHere(key: string): void;
  wakeAll(): void;
}

/** Within one process: all that an embedded database needs, which no other process can open. */
export function localPubSub(): LocalPubSub {
  const subscribers = new Map<string, Set<Subscriber>>();
  const all = () => [...subscribers.values()].flatMap((set) => [...set]);
  const subscribersOf = (key: string) => [...(subscribers.get(key) ?? [])];
  const publishHere = (key: string) => subscribersOf(key).forEach((subscriber) => subscriber.published());
  return {
    publishHere,
    wakeAll: () => all().forEach((subscriber) => subscriber.published()),
    publish: async (key) => publishHere(key),
    subscribe(key, subscriber) {
      const set = subscribers.get(key) ?? new Set();
      subscribers.set(key, set.add(subscriber));
      return () => {
        set.delete(subscriber);
        if (set.size === 0 && subscribers.get(key) === set) subscribers.delete(key);
      };
    },
    disconnect: (key) =>
      (key === undefined ? all() : subscribersOf(key)).forEach((subscriber) => subscriber.disconnected()),
  };
}
