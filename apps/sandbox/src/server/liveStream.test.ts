import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readOptions } from "../cli";
import { layTestFolder } from "../platform/testDatabases";
import { demoLogins } from "../seed";
import { startServer, type RunningServer } from "./startServer";

let folder = "";
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amberline-live-"));
  await layTestFolder(folder);
  const options = readOptions(["--data-dir", folder], { PORT: "0" });
  if (!options) throw new Error("Only help was asked for.");
  server = await startServer(options, { say: () => undefined, report: () => undefined });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const post = async (call: string, body: object, token = "") => {
  const response = await fetch(`${server.url}/api/v1${call}`, {
    method: "POST",
    headers: { token },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string> & { data?: { id: string } };
};

it("tells messages over a real connection at once, and lets the line go when the server stops [7]", async () => {
  const { email, password } = demoLogins.marta;
  const { accessToken: token = "" } = await post("/login", { login: email, password });
  const { data } = await (await fetch(`${server.url}/api/v1/user/user_info`, { headers: { token } })).json();
  const response = await fetch(`${server.url}/api/v1/bridge/stream`, { headers: { token } });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe(":\n\n");
  const message = { user_id: data.id, message: "Labdien!", chat_id: "support", root_id: "", attachments: [] };
  const { root_id: thread } = await post("/bridge/message", message, token);
  const { value } = await reader.read();
  expect(value).toContain(`"root_id":"${thread}","message":"Labdien!"`);
  const stopped = server.stop();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
  await stopped;
});
