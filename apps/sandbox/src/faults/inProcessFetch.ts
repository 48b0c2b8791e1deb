import { isDropped } from "./meet";

interface FetchApp {
  fetch(request: Request): Response | Promise<Response>;
}

const anyHost = "http://sandbox.invalid";

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });

/**
 * A `fetch` to an app in the same process, for tests and for a page with its own provider. Accepts addresses without a
 * host. A dropped answer rejects like a broken connection; an abort only ends the waiting.
 */
export const inProcessFetch =
  (app: FetchApp): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(typeof input === "string" ? new URL(input, anyHost) : input, init);
    const answer = Promise.resolve(app.fetch(request));
    const response = await Promise.race([answer, aborted(request.signal)]);
    if (isDropped(response)) throw new TypeError("Failed to fetch");
    return response;
  };
