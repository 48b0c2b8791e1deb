import { createServer, request as ask, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { brand } from "@amberline/bank/brand";
import { paths } from "@amberline/bank/paths";
import { origin, pushPort } from "@amberline/flow-lab/browser/address";
import { expect, test as base } from "@amberline/flow-lab/browser/fixtures";
import { payIn } from "@amberline/flow-lab/browser/moneyRequests";
import { arrive, chooseLanguage, onScreen, signIn } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";
import { canBePushedTo } from "@amberline/flow-lab/browser/pushes";
import { startPushService } from "@amberline/sandbox/testing/pushService";
import { type Page } from "@playwright/test";
import { PNG } from "pngjs";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";

interface Host {
  url: string;
  /** Nothing answers at the address any more. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  /** From now on the service worker begins with this code, and is a newer one. */
  beginWorkerWith(code: string): void;
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The bank at an address of its own, which can be taken away. */
async function serveHost(): Promise<Host> {
  let begin = "";
  const start = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((incoming, outgoing) => {
        const { method, headers: asked, url = "/" } = incoming;
        const { "if-none-match": _, ...headers } = asked;
        const own = ask(origin + url, { method, headers: { ...headers, "accept-encoding": "identity" } });
        own.on("error", () => outgoing.destroy());
        own.on("response", (answer) => {
          const { "content-length": __, ...known } = answer.headers;
          const isWorker = url === "/serviceWorker.js";
          outgoing.writeHead(answer.statusCode ?? 502, isWorker ? known : answer.headers);
          if (isWorker) outgoing.write(begin);
          answer.pipe(outgoing);
        });
        incoming.pipe(own);
      });
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  let server = await start(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leave: () => closed(server),
    async comeBack() {
      server = await start(port);
    },
    beginWorkerWith(code) {
      begin = code;
    },
  };
}

interface Fixtures {
  host: Host;
  /** A browser whose service worker runs. */
  installed: Page;
}

const test = base.extend<Fixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- The first parameter must be a pattern, and it needs no other fixture.
    async ({}, provide) => {
      const host = await serveHost();
      await provide(host);
      await host.leave();
    },
    { scope: "test" },
  ],
  installed: async ({ browser, host }, provide) => {
    const context = await browser.newContext({ serviceWorkers: "allow", baseURL: host.url });
    await provide(await context.newPage());
    await context.close();
  },
});

const workerStarted = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** What the browser keeps, by address. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: [address: string, text: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push([new URL(request.url).pathname, (await (await cache.match(request))?.text()) ?? ""]);
    }
    return kept;
  });

test(
  "a browser finds all it needs to install the bank [2.2-14]",
  { tag: "@daily" },
  async ({ installed, request }) => {
    await installed.goto("/login");
    await workerStarted(installed);
    const browser = await installed.context().newCDPSession(installed);
    const { errors, data, url } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe("/manifest.en.webmanifest");
    const manifest = JSON.parse(data ?? "") as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest).toMatchObject({
      ...{ name: brand.name, short_name: brand.name, lang: "en" },
      ...{ id: "/", start_url: "/", scope: "/", display: "standalone" },
    });
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      ...["any 192x192", "any 512x512", "any any", "maskable 512x512", "monochrome 512x512"],
    ]);
    for (const { src, sizes, type } of manifest.icons.filter(({ sizes }) => sizes !== "any")) {
      const answer = await request.get(src);
      expect(answer.headers()["content-type"]).toBe(type);
      const { width, height } = PNG.sync.read(await answer.body());
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const shortcut of manifest.shortcuts) expect(Object.values(paths)).toContain(shortcut.url);
    await expect(installed.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  },
);

for (const language of languages) {
  test(`without the bank its own page says so, and gives way to the bank once it is back, in ${language} [2.2-15]`, async ({
    installed: page,
    host,
  }) => {
    const { heading, button, field } = onScreen(page, language);
    await chooseLanguage(page, language);
    await page.goto("/login");
    await workerStarted(page);
    await page.reload();
    await expect(button("signIn.submit")).toBeEnabled();

    await host.leave();
    await page.goto(paths.history);
    await expect(heading("app.unloaded.title")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText(brand.name, { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page, "the page without the bank");
    await expectReflow(page, "the page without the bank");
    await button("app.retry").click();
    await expect(heading("app.unloaded.title")).toBeVisible();

    await host.comeBack();
    await expect(field("signIn.email")).toBeVisible({ timeout: 30_000 });
  });
}

test(
  "the shell is kept, and nothing of an account [2.2-15]",
  { tag: "@daily" },
  async ({ installed, operator }) => {
    const customer = await operator.customer({ balance: "1234.56" });
    await payIn({ operator }, customer, { amount: "25.00", fromName: "Anna Liepiņa", reference: "Biļetes" });
    await installed.goto("/login");
    await workerStarted(installed);
    await signIn(installed, operator, customer);
    const { balance } = onScreen(installed);
    await expect(balance()).toContainText("1,259.56");
    await installed.goto(paths.history);
    await expect(installed.locator("#main").getByText("Anna Liepiņa").first()).toBeVisible();
    const files = installed.waitForResponse((response) => /\/assets\/.+\.js$/.test(response.url()));
    await installed.reload();
    expect((await files).fromServiceWorker()).toBe(true);
    const kept = await keptBy(installed);
    expect(kept.length).toBeGreaterThan(10);
    for (const [address, text] of kept) {
      expect(address).toMatch(/^\/(offline$|assets\/)/);
      expect(text).not.toContain("Liepiņa");
      expect(text).not.toContain(customer.login);
    }
  },
);

test("a newer release is told, and taken once nothing typed is lost by it [2.2-15]", async ({
  installed,
  host,
  operator,
}) => {
  const { say, field, toast, button, dialog, profileMenu } = onScreen(installed);
  const leave = dialog("leave.typed.title");
  await installed.goto("/login");
  await workerStarted(installed);
  await arrive(installed, operator, await operator.customer(), paths.send);
  await field("send.payeeName").fill("Jānis Bērziņš");
  await installed.evaluate(() => Object.assign(window, { mark: true }));
  host.beginWorkerWith("/* 2 */");
  // A look of the browser's own may be under way, and find the release before.
  await expect(async () => {
    await installed.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(toast(say("shell.newRelease", { brand: brand.name }))).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const hide = (isHidden: boolean) =>
    installed.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const marked = () => installed.evaluate(() => "mark" in window).catch(() => false);
  await hide(true);
  await hide(false);
  expect(await marked()).toBe(true);
  await expect(field("send.payeeName")).toHaveValue("Jānis Bērziņš");
  await profileMenu().click();
  await button("shell.logout").click();
  await leave.getByRole("button", { name: say("leave.go"), exact: true }).click();
  await expect(field("signIn.email")).toBeVisible();
  await hide(true);
  await expect.poll(marked).toBe(false);
});

interface Shown {
  title: string;
  body: string;
}

/**
 * A browser without windows shows no notifications, and ends a service worker that counts on the app's icon: what is
 * shown is kept, for the page to look at and press.
 */
const besideWorker = `
  Object.defineProperty(navigator, "setAppBadge", { value: undefined });
  self.registration.showNotification = async (title, options) =>
    (await caches.open("shown")).put("/" + options.tag, new Response(JSON.stringify({ ...options, title })));
  addEventListener("message", ({ data }) => {
    const press = { notification: { ...data, close() {} }, waitUntil() {} };
    dispatchEvent(Object.assign(new Event("notificationclick"), press));
  });
`;

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("shown");
    const answers = await cache.matchAll();
    return Promise.all(answers.map((answer) => answer.json() as Promise<Shown>));
  });

test("the bank pushes to a device that is switched on, without names unless wanted, and a press leads to what happened [2.2-12, 2.2-13]", async ({
  installed: page,
  host,
  operator,
}) => {
  const service = await startPushService(pushPort);
  const device = service.browser();
  host.beginWorkerWith(besideWorker);
  await canBePushedTo(page, device.keys);
  const protocol = await page.context().newCDPSession(page);
  let registrationId = "";
  protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await protocol.send("ServiceWorker.enable");
  /** What is shown once so many pushes have come, oldest first. */
  const delivered = async (nth: number) => {
    await expect.poll(() => device.received.length, { timeout: 30_000 }).toBe(nth);
    const data = JSON.stringify(device.received.at(-1)?.payload);
    const push = { origin: host.url, registrationId, data };
    // The service may send again what it could not say it had sent.
    for (const _ of ["once", "again"]) await protocol.send("ServiceWorker.deliverPushMessage", push);
    await expect.poll(async () => (await shownOn(page)).length).toBe(nth);
    return shownOn(page);
  };

  const customer = await operator.customer({ balance: "0.00" });
  const { say, button, field, dialog, toast } = onScreen(page);
  await page.goto("/login");
  await workerStarted(page);
  await arrive(page, operator, customer, paths.notifications);
  const choose = async (label: Parameters<typeof say>[0]) => {
    await button("notificationChoices.open").click();
    await dialog("notificationChoices.title")
      .getByRole("checkbox", { name: say(label) })
      .check();
    if (label === "notificationChoices.device.isOn")
      await expectAccessibleInBothThemes(page, "how customers are told");
    await button("notificationChoices.save").click();
    await expect(toast(say("notificationChoices.saved")).last()).toBeVisible();
    await expect(dialog("notificationChoices.title")).toBeHidden();
  };
  await choose("notificationChoices.device.isOn");
  await payIn({ operator }, customer, { amount: "25.00", fromName: "Anna Liepiņa", reference: "Biļetes" });
  expect(await delivered(1)).toMatchObject([{ title: "Amberline", body: "Money has come in." }]);

  await choose("notificationChoices.device.showsDetails");
  await payIn({ operator }, customer, { amount: "30.00", fromName: "Jānis Ozols", reference: "Parāds" });
  const [, detailed] = await delivered(2);
  expect([detailed?.title, detailed?.body]).toEqual([
    "Money in: €30.00",
    expect.stringContaining("Jānis Ozols"),
  ]);

  await page.goto(paths.send);
  await field("send.payeeName").fill("Jānis Bērziņš");
  await page.evaluate((pressed) => navigator.serviceWorker.controller?.postMessage(pressed), detailed);
  await button("leave.go").click();
  await expect(page).toHaveURL(/\/history\?details=/);
  await expect(page.getByRole("dialog")).toContainText("Parāds");
  await service.close();
});
