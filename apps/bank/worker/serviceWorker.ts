// Keeps the app's files and the page for when the bank can't be reached. It never keeps an answer of the bank, nor a page.
// Shows what the bank pushes.
export {};

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the files that the shell needs, and the name of the release they are of. */
declare const KEPT_FILES: readonly string[];
declare const RELEASE: string;

const OFFLINE = "/offline";
const PAGES = "pages";
const FILES = "files-";

/** Files whose name says what is in them. */
const isHashed = (path: string) => /\/assets\/.+-[\w-]{8,64}\.\w+$/.test(path);
/** Pages that are not the app's. */
const isElsewhere = (path: string) => /^\/(api|sandbox|websdk|stepper|screen\.html)\b/.test(path);

/** In the language and the colours of the last visit. */
async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE, { cache: "no-store" });
  if (page.ok) await (await caches.open(PAGES)).put(OFFLINE, page);
}

async function keepFile(request: RequestInfo): Promise<Response> {
  const file = await fetch(request);
  if (file.ok) await (await caches.open(FILES + RELEASE)).put(request, file.clone());
  return file;
}

/** Open tabs may still run the release before. */
async function dropOldFiles(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(FILES));
  await Promise.all(kept.slice(0, -2).map((name) => caches.delete(name)));
}

async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const page: unknown = await event.preloadResponse;
    const answer = page instanceof Response ? page : await fetch(event.request);
    event.waitUntil(keepOfflinePage().catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => {
  // A file that does not arrive now is kept when it is first used.
  const files = KEPT_FILES.map((file) => keepFile(file).catch(() => undefined));
  event.waitUntil(Promise.all([keepOfflinePage(), ...files]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOldFiles(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || isElsewhere(pathname)) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (isHashed(pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? keepFile(request)));
});

/** What a push brings, and what is kept of it until somebody presses the notification. */
interface Pushed {
  id: string;
  title: string;
  body: string;
  path: string;
  unread: number;
}

async function tell({ id, title, body, path, unread }: Pushed): Promise<void> {
  // Sent twice it is shown once.
  const options = {
    body,
    tag: id,
    icon: "/icons/192.png",
    badge: "/icons/monochrome.png",
    data: { id, path },
  };
  await self.registration.showNotification(title, options);
  await self.navigator.setAppBadge?.(unread);
}

/** In the page that is open, which asks first if something typed would be lost, or in a new one. */
async function openFrom({ id, path }: Pick<Pushed, "id" | "path">): Promise<void> {
  const address = `${path}?${new URLSearchParams({ open: id })}`;
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return void (await self.clients.openWindow(address));
  // Whoever signs in there is led on.
  if (new URL(page.url).pathname === "/login") await page.navigate(address);
  else page.postMessage({ address });
  await page.focus();
}

/** Where a page finds the address that the bank knew before the browser changed it. */
const PUSHES = "pushes";
const CHANGED = "/push-changed";

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** There is no session here: the next page tells the bank, which knows whose the old one was. */
async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const kept = await caches.open(PUSHES);
  if (!(await kept.match(CHANGED))) await kept.put(CHANGED, new Response(oldSubscription.endpoint));
  if (!newSubscription) await self.registration.pushManager.subscribe(oldSubscription.options);
}

self.addEventListener("pushsubscriptionchange", (event) =>
  (event as SubscriptionChange).waitUntil(subscribeAgain(event as SubscriptionChange)),
);

self.addEventListener("push", (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed) event.waitUntil(tell(pushed));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openFrom(event.notification.data as Pushed));
});
