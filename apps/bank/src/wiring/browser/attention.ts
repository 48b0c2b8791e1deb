import { online } from "./online";

/** Whether polling makes sense: the page is visible and online. */
export const isAttended = (): boolean => !document.hidden && online.get();

/** Subscribes to changes of `isAttended`. Returns a function to unsubscribe. */
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
