/** Of browsers. `*` stands for one name or more. */
export const pushServices = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.notify.windows.com",
  "*.push.apple.com",
] as const;

const isOf = (host: string, service: string) =>
  service.startsWith("*") ? host.endsWith(service.slice(1)) : host === service;

/**
 * To which service an address belongs; null: to none, so that the bank connects to nothing else that a client names.
 * `origins` are those of tests besides.
 */
export function pushServiceOf(endpoint: string, origins: readonly string[] = []): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  // In one spelling alone, without the usual port, so that a browser is not two.
  if (!url || url.href !== endpoint || url.username || url.password || url.hash) return null;
  if (origins.includes(url.origin)) return url.origin;
  if (url.protocol !== "https:" || url.port) return null;
  return pushServices.find((service) => isOf(url.hostname, service)) ?? null;
}
