import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Fills in the placeholders that the serving host fills in. */
const fillIn = (page: string) =>
  page.replaceAll("__CSP_NONCE__", "").replaceAll("__LANG__", "en").replaceAll("__THEME__", "");

async function answer(folder: string, address: string, response: ServerResponse) {
  const asked = decodeURIComponent(new URL(address, "http://localhost").pathname);
  const file = path.join(folder, path.normalize(asked));
  const isThere = file.startsWith(folder) && (await stat(file).catch(() => null))?.isFile();
  if (!isThere) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "max-age=3600" });
  if (file.endsWith(".html")) response.end(fillIn(await readFile(file, "utf8")));
  else createReadStream(file).pipe(response);
}

export interface Served {
  /** `http://127.0.0.1:41234` */
  origin: string;
  close(): Promise<void>;
}

/** Serves a folder on localhost, on a free port. */
export async function serve(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    answer(folder, request.url ?? "/", response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The pictures' server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
