import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { get } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { paths } from "@amberline/bank/paths";
import { operatorKey, port } from "@amberline/flow-lab/browser/address";
import { downloaded } from "@amberline/flow-lab/browser/downloads";
import { expect, test as base } from "@amberline/flow-lab/browser/fixtures";
import { payIn } from "@amberline/flow-lab/browser/moneyRequests";
import { Operator } from "@amberline/flow-lab/browser/operator";
import { onScreen, signIn } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";
import { type IncomingHttpHeaders } from "node:http";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";
import { hosts, paintApp } from "./hosts";

const root = path.resolve(import.meta.dirname, "..");
const executablePath = findChromium();

/** Every page that takes no id, and those that do with one that nobody has. */
const addresses = Object.values(paths).map((each) => each.replace(":id", "1"));
const signedOut = [paths.signIn, paths.signUp, paths.resetPassword, paths.loginBlock];

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      get(url, { headers, rejectUnauthorized: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      }).on("error", reject);
    },
  );

base.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, "--ignore-certificate-errors"],
  },
});

// One after the other: each has a sandbox of its own.
base.describe.configure({ mode: "default" });

Object.entries(hosts).forEach(([name, { serve, isHere, chooses }], nth) => {
  const hostPort = port + 400 + nth * 4;
  const providerPort = hostPort + 2;
  const app = `https://localhost:${hostPort}`;
  const provider = `http://127.0.0.1:${providerPort}`;
  const widget = `http://localhost:${providerPort}`;
  const test = base.extend({
    operator: async ({ playwright }, provide) => {
      const request = await playwright.request.newContext({ baseURL: provider });
      await provide(new Operator(request));
      await request.dispose();
    },
  });

  test.describe(`the app behind ${name}, its provider on another origin`, () => {
    test.skip(!isHere, `${name} is not installed`);
    test.skip("AMBERLINE_MATRIX_DAY" in process.env, "npm run test:full and npm run test:hosting play this");
    test.use({
      baseURL: app,
      serviceWorkers: "allow",
    });
    const stop = new AbortController();
    let folder = "";

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      folder = mkdtempSync(path.join(tmpdir(), "amberline-host-"));
      // A server that was started as root reads as somebody else.
      chmodSync(folder, 0o755);
      const hosted = { folder, port: hostPort, name: "Birch & Sons", provider, widget };
      paintApp(hosted);
      serve({ ...hosted, signal: stop.signal });
      const data = ["--data-dir", path.join(folder, "data"), "--testing", "--no-demo"];
      const own = { PORT: String(providerPort), OPERATOR_KEY: operatorKey, ALLOWED_ORIGINS: app };
      const server = spawn(process.execPath, ["apps/sandbox/dist/server.js", ...data], {
        ...{ cwd: root, stdio: "ignore", signal: stop.signal },
        env: { ...process.env, ...own, PUBLIC_URL: app, WIDGET_URL: widget },
      });
      server.on("error", () => {});
      const isUp = async () =>
        (await fetch(`${provider}/api/v1/openapi.json`).catch(() => null))?.ok === true &&
        (await ask(`${app}/login`, {}).catch(() => null)) !== null;
      await expect.poll(isUp, { timeout: 200_000 }).toBe(true);
    });
    test.afterAll(() => {
      stop.abort();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    for (const language of languages)
      test(`shows every page in ${language}, streams, files and the widget, and breaks no rule`, async ({
        page,
        operator,
      }) => {
        test.setTimeout(300_000);
        const screen = onScreen(page, language);
        const { button, dialog } = screen;
        const customer = await operator.customer({ balance: "0.00" });
        const cookie = { name: "__Host-lang", value: language, url: app, secure: true };
        await page.context().addCookies([cookie]);
        const visit = async (address: string) => {
          await page.goto(address);
          await expect(page.locator("main").first()).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page).toHaveTitle(/Birch & Sons$/);
        };
        for (const address of signedOut) await visit(address);
        await signIn(page, operator, customer, language);
        for (const address of addresses) await visit(address);

        await visit(paths.chat);
        await expect(page.getByRole("heading", { name: "Чат пуст" })).toBeVisible();
        await operator.replyInChat(customer.login, "Labdien!");
        await expect(page.getByRole("log").getByText("Labdien!")).toBeVisible();
        // Nothing is told before the stream is open.
        const streaming = page.waitForResponse((response) => response.url().endsWith("/bridge/stream"));
        await visit(paths.notifications);
        await streaming;
        await payIn({ operator }, customer, { amount: "25.00", fromName: "Anna Liepiņa" });
        await expect(page.locator("#main").getByRole("link", { name: /25[.,]00/ })).toBeVisible();

        await visit(paths.history);
        await button("history.export").click();
        const csv = await downloaded(page, () => button("history.export.csv").click());
        expect(csv.name).toMatch(/\.csv$/);
        expect(csv.content.toString("utf8")).toContain("Anna Liepiņa");
        expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => !!active))).toBe(
          true,
        );

        const visitor = await page.context().browser()?.newContext({ baseURL: app, ignoreHTTPSErrors: true });
        if (!visitor) throw new Error("There is no browser.");
        await visitor.addCookies([cookie]);
        const other = await visitor.newPage();
        await signIn(other, operator, await operator.customer({ verified: false }), language);
        await other.goto(paths.send);
        await expect(other.frameLocator("iframe").getByRole("radio").first()).toBeVisible();
        await visitor.close();
        await expect(dialog("verification.title")).toBeHidden();
      });

    test("serves the bank's file, and nothing that the build keeps for itself", async () => {
      for (const accepted of ["", "br", "gzip"]) {
        const { headers, body } = await ask(`${app}/bank.json`, { "Accept-Encoding": accepted });
        expect(headers["content-type"]).toMatch(/^application\/json/);
        expect(headers["cache-control"] ?? "").not.toContain("immutable");
        const coding = headers["content-encoding"];
        const plain =
          coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
        expect(JSON.parse(plain.toString("utf8"))).toMatchObject({
          ...{ name: "Birch & Sons", providerUrl: provider, verificationOrigins: [widget] },
        });
      }
      const page = await ask(`${app}/home`, {});
      for (const kept of [
        ...[".host/paint.js", ".host/parts.json", ".host/page.html", "%2ehost/paint.js"],
        ...[".brands/birchbank/bank.json", ".brands/birchbank/app.en.html", ".vite/manifest.json"],
      ]) {
        const { status, body } = await ask(`${app}/${kept}`, {});
        // A host of files has them nowhere, and answers by its page as it does to any address.
        if (chooses) expect(status, kept).toBe(404);
        else expect(body.equals(page.body), kept).toBe(true);
      }
    });

    test("sends code compressed and kept for good, pages new each time and in the visitor's language", async () => {
      test.skip(!chooses, "a host of files does this in its own way");
      const page = async (address: string, headers: Record<string, string>) => {
        const got = await ask(app + address, headers);
        const text = got.body.toString("utf8");
        const policy = String(got.headers["content-security-policy"]);
        const [, nonce = ""] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
        expect(text.split(`nonce="${nonce}"`).length).toBeGreaterThan(3);
        expect(text).not.toMatch(/__[A-Z_]+__|\{\{/);
        expect(got.headers["cache-control"]).toBe("no-store");
        return { text, nonce };
      };
      const signIn = await page("/login", { Cookie: "__Host-lang=lv; __Host-theme=dark" });
      expect(signIn.text).toContain('<html lang="lv" data-theme="dark">');
      const home = await page("/home", { "Accept-Language": "lv-LV,lv;q=0.9" });
      expect(home.text).toContain('<html lang="lv" data-theme="">');
      expect(home.nonce).not.toBe(signIn.nonce);

      const [file = ""] = /\/assets\/first-[^"]+\.js/.exec(signIn.text) ?? [];
      const plain = await ask(app + file, {});
      for (const [accepted, coding, most] of [
        ["gzip, deflate, br", "br", 0.3],
        ["gzip", "gzip", 0.35],
      ] as const) {
        const { headers, body } = await ask(app + file, { "Accept-Encoding": accepted });
        expect([headers["content-encoding"], headers["content-type"]]).toEqual([
          coding,
          "text/javascript; charset=utf-8",
        ]);
        expect(headers["cache-control"]).toContain("immutable");
        expect(body.length).toBeLessThan(plain.body.length * most);
      }
    });
  });
});
