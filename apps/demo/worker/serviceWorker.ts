// Answers what a server would: calls by the bank in the worker of a page, and every address of an app by its page.
// The bank's own service worker is loaded after it.
import { base, channelName, type FromBank, type ToBank } from "../src/relay";

declare const self: ServiceWorkerGlobalScope;

const isOfBank = (path: string) =>
  /^\/((sandbox\/)?api|websdk\/api)\//.test(path) || /^\/websdk\/[^/]+\.(html|css)$/.test(path);

const pageAt = (path: string) => base + (/^\/sandbox(\/|$)/.test(path) ? "sandbox/" : "");

const channel = new BroadcastChannel(channelName);
const say = (message: ToBank) => channel.postMessage(message);

interface Waiting {
  message: ToBank;
  isTaken: boolean;
  answer: (response: Response) => void;
  lose: (reason: TypeError) => void;
  pieces?: ReadableStreamDefaultController<Uint8Array>;
}

const waiting = new Map<string, Waiting>();

function lose(id: string, { lose: refuse, pieces }: Waiting): void {
  const reason = new TypeError("The bank has gone.");
  waiting.delete(id);
  if (pieces) pieces.error(reason);
  else refuse(reason);
}

function open({ id, status, headers }: FromBank & { is: "head" }, one: Waiting): void {
  const body = new ReadableStream<Uint8Array>({
    start: (pieces) => void (one.pieces = pieces),
    cancel: () => {
      waiting.delete(id);
      say({ is: "left", id });
    },
  });
  const hasNone = [204, 205, 304].includes(status);
  one.answer(new Response(hasNone ? null : body, { status, headers }));
}

channel.addEventListener("message", ({ data }: MessageEvent<FromBank>) => {
  if (data.is === "started")
    for (const [id, one] of waiting) {
      if (one.isTaken) lose(id, one);
      else channel.postMessage(one.message);
    }
  if (!("id" in data)) return;
  const one = waiting.get(data.id);
  if (!one) return;
  if (data.is === "taken") one.isTaken = true;
  if (data.is === "lost") lose(data.id, one);
  if (data.is === "head") open(data, one);
  if (data.is === "piece") one.pieces?.enqueue(data.bytes);
  if (data.is === "end") {
    waiting.delete(data.id);
    one.pieces?.close();
  }
});

async function ask(request: Request, path: string): Promise<Response> {
  const id = crypto.randomUUID();
  const { method, signal } = request;
  const { origin, search } = new URL(request.url);
  const url = origin + path + search;
  const bytes = await request.arrayBuffer();
  const body = bytes.byteLength > 0 ? bytes : null;
  const message: ToBank = { is: "asked", id, asked: { url, method, headers: [...request.headers], body } };
  signal.addEventListener("abort", () => say({ is: "left", id }));
  return new Promise((answer, refuse) => {
    waiting.set(id, { message, isTaken: false, answer, lose: refuse });
    channel.postMessage(message);
  });
}

const PAGES = "demo-pages";

/** As the host has it now, or had it. */
async function openPage(path: string): Promise<Response> {
  const pages = await caches.open(PAGES);
  try {
    const page = await fetch(path);
    if (page.ok) await pages.put(path, page.clone());
    return page;
  } catch {
    return (await pages.match(path)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname: whole } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const isBelow = whole.startsWith(base);
  const pathname = isBelow ? whole.slice(base.length - 1) : whole;
  const isPage = request.mode === "navigate" && !/\.\w+$/.test(pathname);
  if (isOfBank(pathname)) event.respondWith(ask(request, pathname));
  else if (isPage) event.respondWith(openPage(pageAt(pathname)));
  // The widget's page asks for its files at the root.
  else if (!isBelow) event.respondWith(fetch(base + whole.slice(1)));
  else return;
  event.stopImmediatePropagation();
});

// A page that was loaded anew by force is not controlled, and asks to be.
self.addEventListener("message", (event) => event.waitUntil(self.clients.claim()));
