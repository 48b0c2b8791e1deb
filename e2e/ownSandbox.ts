import { spawn } from "node:child_process";
import path from "node:path";
import { operatorKey, port } from "@amberline/flow-lab/browser/address";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";

const root = path.resolve(import.meta.dirname, "..");

/** The tests of a file get a sandbox of their own, whose clock they may shift. Returns how. */
export function ownSandbox(beside: number) {
  const ownPort = port + beside;
  const origin = `http://127.0.0.1:${ownPort}`;
  const stop = new AbortController();
  test.use({ baseURL: origin });
  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    const apps = ["bank", "operator", "stepper"].flatMap((app) => [
      `--${app === "bank" ? "app" : app}-dir`,
      `apps/${app}/dist`,
    ]);
    const args = ["--data-dir", `e2e/.data/${ownPort}`, "--reset", ...apps, "--testing"];
    const env = { ...process.env, PORT: String(ownPort), OPERATOR_KEY: operatorKey };
    const server = spawn(process.execPath, ["apps/sandbox/dist/server.js", ...args], {
      ...{ cwd: root, env, stdio: "ignore", signal: stop.signal },
    });
    server.on("error", () => {});
    const isUp = async () => (await fetch(`${origin}/login`).catch(() => null))?.ok ?? false;
    await expect.poll(isUp, { timeout: 110_000 }).toBe(true);
  });
  test.afterAll(() => stop.abort());
}
