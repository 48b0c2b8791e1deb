import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { origin } from "@amberline/flow-lab/browser/address";
import { createGate } from "@amberline/flow-lab/browser/gate";

/**
 * Serves the app over a slow connection: a page stops before the last occurrence of `words`, and continues on demand.
 */
export async function servePiecemeal(words: string) {
  const rest = createGate();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${origin}${request.url ?? "/"}`, {
        headers: { "Accept-Language": request.headers["accept-language"] ?? "" },
      });
      const headers = Object.fromEntries(answer.headers);
      delete headers["content-encoding"];
      delete headers["content-length"];
      response.writeHead(answer.status, headers);
      if (!answer.headers.get("content-type")?.startsWith("text/html")) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      const html = await answer.text();
      const place = html.lastIndexOf(words);
      response.write(html.slice(0, place));
      await rest.opened;
      response.end(html.slice(place));
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest: () => rest.open(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
