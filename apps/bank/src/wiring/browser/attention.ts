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
