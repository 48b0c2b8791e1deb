/** Told that there is something new, or that there will be nothing any more. */
export interface Listener {
  rung(): void;
  ended(): void;
}

/**
 * Tells whoever listens that there is something new for a key; what it is, the database says. A ring may get lost or come
 * twice, so listeners look by themselves from time to time too. Ring after the transaction that made the news.
 */
export interface Bell {
  ring(key: string): Promise<void>;
  /** Listens until the returned function is called. */
  hear(key: string, listener: Listener): () => void;
  /** Ends the listening for a key on this process, or everybody's, as a lost connection would. */
  cut(key?: string): void;
}
