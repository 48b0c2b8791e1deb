import type { RequestOptions } from "./transport";

/** Called with the bytes of the request sent so far, and the total. */
export type Progress = (sent: number, total: number) => void;

export type UploadOptions = RequestOptions & { onProgress?: Progress };

const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
};

/** Statuses whose Response may not have a body (Fetch standard, null body status). */
const isBodiless = (status: number) => [204, 205, 304].includes(status);

/**
 * A `fetch` that reports upload progress. No browser does for fetch, so it uses XMLHttpRequest. Supports what the
 * transport uses: an address, a method, headers, text or a form, and a signal.
 */
export const fetchWithProgress =
  (onProgress: Progress, makeRequest = () => new XMLHttpRequest()): typeof fetch =>
  (input, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = makeRequest();
      const stop = () => reject(new DOMException("Aborted", "AbortError"));
      request.open(method, String(input));
      request.responseType = "blob";
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onerror = () => reject(new TypeError("The request failed."));
      request.onabort = stop;
      request.onload = () => {
        const { status } = request;
        const content = isBodiless(status) ? null : (request.response as Blob);
        resolve(new Response(content, { status, headers: headersOf(request.getAllResponseHeaders()) }));
      };
      if (signal?.aborted) return stop();
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(typeof body === "string" || body instanceof FormData ? body : null);
    });
