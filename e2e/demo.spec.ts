import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { paths } from "@amberline/bank/paths";
import { port } from "@amberline/flow-lab/browser/address";
import { downloaded } from "@amberline/flow-lab/browser/downloads";
import { frameOf } from "@amberline/flow-lab/browser/capture";
import { expect, test as base } from "@amberline/flow-lab/browser/fixtures";
import { payIn } from "@amberline/flow-lab/browser/moneyRequests";
import { type Customer, Operator } from "@amberline/flow-lab/browser/operator";
import {
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { onScreen, typeCredentials, typeSignInCode } from "@amberline/flow-lab/browser/screens";
import { readPdf } from "@amberline/sandbox/testing/readPdf";
import { type Page } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "..");
const hostPort = port + 600;
const address = `http://127.0.0.1:${hostPort}`;

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Files by their names, the index of a folder, and the page for what is none. Below a path: what is asked beside it goes astray. */
function hostOf(folder: string, below = "/") {
  const astray: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", address);
    if (!pathname.startsWith(below)) return void (astray.push(pathname), response.writeHead(404).end());
    const file = path.join(folder, pathname.slice(below.length - 1).replace(/\/$/, "/index.html"));
    const send = (name: string, status: number) =>
      readFile(name).then((bytes) => {
        const type = types[path.extname(name)] ?? "application/octet-stream";
        response.writeHead(status, { "Content-Type": type }).end(bytes);
      });
    send(file, 200).catch(() => send(path.join(folder, "404.html"), 404));
  });
  return { server, astray };
}

const { server } = hostOf(path.join(root, "apps/demo/dist"));

/** The operator's calls as the page makes them: there is no other way to a bank in a browser. */
class OperatorInPage extends Operator {
  constructor(private readonly page: Page) {
    super(page.request);
  }

  override post<T>(call: string, data: unknown): Promise<T> {
    return this.ask(call, { method: "POST", body: JSON.stringify(data) });
  }

  override get<T>(call: string, query: Record<string, string> = {}): Promise<T> {
    return this.ask(`${call}?${new URLSearchParams(query)}`, {});
  }

  private ask<T>(call: string, init: RequestInit): Promise<T> {
    return this.page.evaluate(
      async ([url, how]) => {
        const answer = await fetch(url, { ...how, headers: { "Content-Type": "application/json" } });
        return answer.json() as Promise<T>;
      },
      [`/sandbox/api/${call}`, init] as const,
    );
  }
}

const test = base.extend({ operator: async ({ page }, provide) => provide(new OperatorInPage(page)) });
test.use({ baseURL: address, serviceWorkers: "allow" });
test.skip("AMBERLINE_MATRIX_DAY" in process.env, "npm run test:full plays this");
test.describe.configure({ mode: "default", timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  execFileSync(process.execPath, ["node_modules/turbo/bin/turbo", "run", "demo"], {
    cwd: root,
    stdio: "ignore",
  });
  await once(server.listen(hostPort, "127.0.0.1"), "listening");
});
test.afterAll(() => void server.close());

const bar = (page: Page) => page.getByRole("complementary", { name: "Demo" });
const whenOpen = (page: Page) => expect(bar(page)).toContainText("Sign in as", { timeout: 120_000 });

test("the first page takes less than two seconds of a line of 9 Mbps, uncompressed, and the database none of it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(onScreen(page).field("signIn.email")).toBeVisible();
  const loaded = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const entries = performance.getEntriesByType("resource").filter(({ name }) => !name.includes(".worker-"));
    return [visit, ...entries].map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
  });
  const bytes = loaded.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes / (9_000_000 / 8)).toBeLessThan(2);
  const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
  expect(worker.url()).toContain("/assets/bank.worker-");
});

test("a customer signs in and pays in a browser that has the whole bank, which settles, keeps it and forgets it", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { button, link, balance } = screen;
  await page.goto("/");
  await whenOpen(page);
  const payer = await operator.customer({ balance: "900.00" });
  const payee = await operator.customer({ name: "Marta Ozola", balance: "0.00" });

  await typeCredentials(page, payer);
  await expect(screen.field("signIn.code")).toBeVisible();
  await typeSignInCode(page, await operator.code(payer.login));
  await expect(balance()).toContainText("€900.00");
  await link("home.send").click();
  await fillPayment(page, payee);
  await sendToCode(screen);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen, "25.00", payee.name);
  await expectOnePayment(operator, payer, payee);
  await expect(balance()).toContainText("€875.00");

  const streaming = page.waitForResponse((response) => response.url().endsWith("/bridge/stream"));
  await page.reload();
  await expect(balance()).toContainText("€875.00", { timeout: 60_000 });
  await streaming;
  await payIn({ operator }, payer, { amount: "25.00", fromName: "Anna Liepiņa" });
  await expect(balance()).toContainText("€900.00");
  await expect
    .poll(async () => (await operator.ledger(payer.accountId)).payments[0]?.status, { timeout: 60_000 })
    .toBe("done");

  await page.goto(paths.history);
  await whenOpen(page);
  await button("history.export").click();
  const pdf = await downloaded(page, () => button("history.export.pdf").click());
  expect((await readPdf(new Blob([pdf.content]))).pages.join(" ")).toContain("Marta Ozola");

  const other = await page.context().newPage();
  await other.goto("/sandbox/payments");
  await expect(other.getByRole("row", { name: /Marta Ozola/ }).first()).toBeVisible();
  await other.goto("/stepper.html");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await other.close();
  await page.keyboard.press("Escape");

  page.once("dialog", (dialog) => void dialog.accept());
  await bar(page).getByRole("button", { name: "Reset" }).click();
  await expect(screen.field("signIn.email")).toBeVisible();
  await whenOpen(page);
  expect(await operator.get("customers", { search: payer.login })).toMatchObject({ customers: [] });
});

test.describe("below a path of a host", () => {
  const below = "/amberline/";
  const folder = path.join(root, "e2e/.data", String(hostPort));
  const { server: host, astray } = hostOf(folder, below);
  test.use({ baseURL: `http://127.0.0.1:${hostPort + 1}` });
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const env = { ...process.env, BASE_PATH: below };
    execFileSync(process.execPath, ["build.mjs", folder], {
      ...{ cwd: path.join(root, "apps/demo"), env, stdio: "ignore" },
    });
    await once(host.listen(hostPort + 1, "127.0.0.1"), "listening");
  });
  test.afterAll(() => void host.close());

  test("a first visit by the address of a page, which the host has not, leads there, a customer signs in, pays and gets verified there, and nothing is asked of the rest of the host", async ({
    page,
    operator,
  }) => {
    const screen = onScreen(page);
    const signInTo = async (name: string, customer: Customer) => {
      await typeCredentials(page, customer);
      await typeSignInCode(page, await operator.code(customer.login));
      await page.waitForURL(`**${below}${name}`);
    };
    const first = await page.goto(`${below}send`);
    expect(first?.status()).toBe(404);
    await whenOpen(page);
    const payer = await operator.customer({ balance: "900.00" });
    const payee = await operator.customer({ name: "Marta Ozola", balance: "0.00" });

    await signInTo("send", payer);
    await fillPayment(page, payee);
    await sendToCode(screen);
    await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
    await expectPaid(page, screen, "25.00", payee.name);
    await expectOnePayment(operator, payer, payee);
    expect(new URL(page.url()).pathname).toBe(`${below}home`);

    const other = await page.context().newPage();
    await other.goto(`${below}sandbox/`);
    await other
      .getByRole("link", { name: /^Payments/ })
      .first()
      .click();
    await expect(other.getByRole("row", { name: /Marta Ozola/ }).first()).toBeVisible();
    expect(new URL(other.url()).pathname).toBe(`${below}sandbox/payments`);
    const opened = page.context().waitForEvent("page");
    await bar(other).getByRole("link", { name: "Step by step" }).click();
    const stepper = await opened;
    await expect(stepper.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(stepper.url()).pathname).toBe(`${below}stepper.html`);
    await other.close();
    await stepper.close();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${below}home`);
    await whenOpen(page);
    await signInTo("home", await operator.customer({ verified: false }));
    await screen.button("send.verify").click();
    await expect(frameOf(page).getByRole("radio").first()).toBeVisible();
    expect(astray).toEqual([]);
  });
});
