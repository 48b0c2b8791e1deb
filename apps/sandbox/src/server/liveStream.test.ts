import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { readOptions } from "./options";
import { describeOnDatabases, createTestFolder } from "../platform/testDatabases";
import { demoLogins } from "../seed";
import { startServer } from "./startServer";

const key = "the key of programs, for tests only";

describeOnDatabases("the chat over real connections", (at) => {
  async function start(more: Record<string, string> = {}) {
    const folder = await mkdtemp(path.join(tmpdir(), "amberline-live-"));
    if (!at.url) await createTestFolder(folder);
    const SECRETS_KEY = Buffer.alloc(32).toString("base64");
    const database = at.url ? { DATABASE_URL: at.url } : {};
    const env = { PORT: "0", OPERATOR_KEY: key, SECRETS_KEY, ...database, ...more };
    const options = readOptions(["--data-dir", folder, "--demo"], env);
    if (!options) throw new Error("Only help was asked for.");
    const server = await startServer(options, { log: () => undefined, report: () => undefined });
    onTestFinished(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const ask = async (
      method: string,
      address: string,
      { body, token = "" }: { body?: object; token?: string },
    ) => {
      const given = body ? { body: JSON.stringify(body) } : {};
      const headers = { token, Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
      const response = await fetch(server.url + address, { method, headers, ...given });
      return (await response.json()) as Record<string, string> & { data?: { id: string } };
    };
    const listen = async (token: string) => {
      const response = await fetch(`${server.url}/api/v1/bridge/stream`, { headers: { token } });
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      expect(await reader.read()).toEqual({ done: false, value: ":\n\n" });
      return {
        /** Past other news than messages. */
        async read() {
          for (;;) {
            const piece = await reader.read();
            if (!piece.value?.startsWith("event: news")) return piece;
          }
        },
      };
    };
    return { server, ask, listen };
  }
  type Server = Awaited<ReturnType<typeof start>>;

  async function signIn({ ask }: Server) {
    const { email: login, password } = demoLogins.marta;
    const { accessToken: token = "" } = await ask("POST", "/api/v1/login", { body: { login, password } });
    const { data } = await ask("GET", "/api/v1/user/user_info", { token });
    const common = { user_id: data?.id, chat_id: "support", root_id: "", attachments: [] };
    return {
      ...{ token, id: data?.id ?? "" },
      write: (server: Server, message: string) =>
        server.ask("POST", "/api/v1/bridge/message", { body: { ...common, message }, token }),
    };
  }

  if (at.kind === "pglite") {
    it("arrives at once, and is disconnected when the server stops [7]", async () => {
      const one = await start();
      const marta = await signIn(one);
      const live = await one.listen(marta.token);
      const { root_id: thread } = await marta.write(one, "Labdien!");
      expect((await live.read()).value).toContain(`"root_id":"${thread}","message":"Labdien!"`);
      const began = performance.now();
      const stopped = one.server.stop();
      expect(await live.read()).toEqual({ done: true, value: undefined });
      await stopped;
      // The stream would stay open: the server must not wait for its timeout.
      expect(performance.now() - began).toBeLessThan(4_000);
    });
    return;
  }

  it("is listened for past a pooler, if there is an address that leads there", async () => {
    const past = new URL(at.url ?? "");
    past.searchParams.set("application_name", "listening");
    await start({ LISTEN_URL: past.href });
    const { rows } = await sql`
      select query from pg_stat_activity where datname = current_database() and application_name = 'listening'
    `.execute(at.db);
    expect(rows).toEqual([{ query: "listen amberline_pubsub" }]);
  });

  it("connects two servers in both directions, and continues on one when the other stops", async () => {
    const [one, other] = [await start(), await start()];
    const marta = await signIn(one);
    const [here, there] = [await one.listen(marta.token), await other.listen(marta.token)];
    await marta.write(one, "Vai dzirdat?");
    for (const live of [here, there]) expect((await live.read()).value).toContain("Vai dzirdat?");
    const address = `/sandbox/api/chats/${marta.id}/messages`;
    await other.ask("POST", address, { body: { text: "Dzirdam!" } });
    for (const live of [here, there]) expect((await live.read()).value).toContain("Dzirdam!");
    await one.server.stop();
    expect((await here.read()).done).toBe(true);
    await marta.write(other, "Vēl te?");
    expect((await there.read()).value).toContain("Vēl te?");
  });
});
