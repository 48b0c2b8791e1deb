export interface Subscriber {
  published(): void;
  disconnected(): void;
}

/**
 * Signals that there is something new for a key, as a message for a login or the end of one of its sessions; what it is,
 * subscribers read from the database. A signal may be lost or delivered twice, so subscribers poll as well. Publish
 * after the transaction has committed.
 */
export interface PubSub {
  publish(key: string): Promise<void>;
  /** Returns the function that unsubscribes. */
  subscribe(key: string, subscriber: Subscriber): () => void;
  /** Disconnects the subscribers of a key in this process, or all of them, as a lost connection would. */
  disconnect(key?: string): void;
}
