/** Hears which address the notification leads to that was pressed outside the page. Returns a function to unsubscribe. */
export function onNotificationPressed(open: (address: string) => void): () => void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const hear = ({ data }: MessageEvent<{ address: string }>) => open(data.address);
  workers?.addEventListener("message", hear);
  return () => workers?.removeEventListener("message", hear);
}
