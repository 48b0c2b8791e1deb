import { online } from "./online";

/** Whether reading news makes sense: somebody looks at the page, and there is a connection. */
export const isAttended = (): boolean => !document.hidden && online.get();

/** Tells of each change that may concern `isAttended`. Returns the way to unsubscribe. */
export function followAttention(tell: () => void): () => void {
  document.addEventListener("visibilitychange", tell);
  const leave = online.subscribe(tell);
  return () => {
    document.removeEventListener("visibilitychange", tell);
    leave();
  };
}

/**
 * Reads when the customer or the connection is back, and every `interval` milliseconds if there is one; never while
 * nobody looks or there is no connection. Returns the way to stop.
 */
export function readWhileAttended(read: () => void, interval?: number): () => void {
  const readIfAttended = () => isAttended() && read();
  const timer = interval === undefined ? undefined : setInterval(readIfAttended, interval);
  const leave = followAttention(readIfAttended);
  return () => {
    clearInterval(timer);
    leave();
  };
}
