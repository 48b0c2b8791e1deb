import { execFileSync, spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { operatorKey, port } from "@amberline/flow-lab/browser/address";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";

const root = path.resolve(import.meta.dirname, "..");

/** Serves built apps by a sandbox of their own until the end of the file's tests. */
function serveBeside(ownPort: number, args: readonly string[]): () => Promise<void> {
  const stop = new AbortController();
  test.afterAll(() => stop.abort());
  return async () => {
    const env = { ...process.env, PORT: String(ownPort), OPERATOR_KEY: operatorKey };
    const data = ["--data-dir", `e2e/.data/${ownPort}/sandbox`, "--reset"];
    const server = spawn(process.execPath, ["apps/sandbox/dist/server.js", ...data, ...args, "--testing"], {
      ...{ cwd: root, env, stdio: "ignore", signal: stop.signal },
    });
    server.on("error", () => {});
    const isUp = async () =>
      (await fetch(`http://127.0.0.1:${ownPort}/login`).catch(() => null))?.ok ?? false;
    await expect.poll(isUp, { timeout: 200_000 }).toBe(true);
  };
}

/** The tests of a file get a sandbox of their own, whose clock they may shift. Returns how. */
export function ownSandbox(beside: number) {
  test.use({ baseURL: `http://127.0.0.1:${port + beside}` });
  test.describe.configure({ mode: "serial" });
  const apps = ["bank", "operator", "stepper"].flatMap((app) => [
    `--${app === "bank" ? "app" : app}-dir`,
    `apps/${app}/dist`,
  ]);
  test.beforeAll(serveBeside(port + beside, apps));
}

/** They get a build with adapters, painted for a bank whose file has these fields of its own. */
export function adaptedBank(beside: number, adapters: string, own: object = {}) {
  const data = path.join(root, `e2e/.data/${port + beside}`);
  const [app, brand] = [path.join(data, "app"), path.join(data, "brand")];
  test.use({ baseURL: `http://127.0.0.1:${port + beside}` });
  test.describe.configure({ mode: "default" });
  test.skip("AMBERLINE_MATRIX_DAY" in process.env, "npm run test:full plays this: it builds the app anew");
  const serve = serveBeside(port + beside, ["--app-dir", app]);
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const env = { ...process.env, ADAPTERS: path.join(import.meta.dirname, adapters) };
    execFileSync(process.execPath, ["build.mjs", app], { cwd: path.join(root, "apps/bank"), env });
    cpSync(path.join(root, "apps/bank/brands/amberline"), brand, { recursive: true });
    const file = JSON.parse(readFileSync(path.join(brand, "bank.json"), "utf8")) as object;
    writeFileSync(path.join(brand, "bank.json"), JSON.stringify({ ...file, ...own }));
    execFileSync(process.execPath, [path.join(app, ".host/paint.js"), brand]);
    await serve();
  });
}
