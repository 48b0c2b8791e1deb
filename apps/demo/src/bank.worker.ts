import { openInBrowser } from "@amberline/sandbox/browser";
import regular from "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url";
import medium from "@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url";
import strong from "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url";
import { base, channelName, type AskedRequest, type FromBank, type ToBank } from "./relay";

const channel = new BroadcastChannel(channelName);
const say = (message: FromBank) => channel.postMessage(message);

const database = "amberline-demo";

const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

async function readFonts() {
  const [first, second, third] = await Promise.all([bytesOf(regular), bytesOf(medium), bytesOf(strong)]);
  return { regular: first, medium: second, strong: third };
}

let fonts: ReturnType<typeof readFonts> | undefined;
const opening = openInBrowser({
  address: location.origin + base.slice(0, -1),
  name: database,
  snapshot: async () => new Blob([await bytesOf(`${base}emptyBank.bin`)], { type: "application/x-gzip" }),
  fonts: () => (fonts ??= readFonts()),
  report: reportError,
});

/** Browsers keep some headers from scripts that make a request, such as its length. */
function requestOf({ url, method, headers, body }: AskedRequest, signal: AbortSignal): Request {
  const request = new Request(url, { method, headers, body, signal });
  const length: [string, string][] = body ? [["Content-Length", String(body.byteLength)]] : [];
  const all = new Headers([...headers, ...length, ["User-Agent", navigator.userAgent]]);
  return Object.defineProperty(request, "headers", { value: all });
}

const underWay = new Map<string, AbortController>();

async function answer(id: string, asked: AskedRequest): Promise<void> {
  const leaving = new AbortController();
  underWay.set(id, leaving);
  try {
    const bank = await opening;
    const { status, headers, body } = await bank.fetch(requestOf(asked, leaving.signal));
    say({ is: "head", id, status, headers: [...headers] });
    const reader = body?.getReader();
    leaving.signal.addEventListener("abort", () => void reader?.cancel());
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      say({ is: "piece", id, bytes: value });
    }
    say({ is: "end", id });
  } catch {
    say({ is: "lost", id });
  } finally {
    underWay.delete(id);
  }
}

async function reset(): Promise<void> {
  await opening.then(
    (bank) => bank.stop(),
    () => undefined,
  );
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(`/pglite/${database}`);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  say({ is: "gone" });
}

channel.addEventListener("message", ({ data }: MessageEvent<ToBank>) => {
  if (data.is === "reset") return void reset();
  if (data.is === "left") return underWay.get(data.id)?.abort();
  say({ is: "taken", id: data.id });
  void answer(data.id, data.asked);
});
say({ is: "started" });
opening.catch(reportError);
