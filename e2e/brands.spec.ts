import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { brand } from "@amberline/bank/brand";
import { paths } from "@amberline/bank/paths";
import { origin } from "@amberline/flow-lab/browser/address";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { onScreen, signIn, typeCredentials, typeSignInCode } from "@amberline/flow-lab/browser/screens";
import { type Page } from "@playwright/test";

const dist = path.resolve(import.meta.dirname, "../apps/bank/dist");
const birch = path.join(dist, ".brands/birchbank");
const at = (host: string) => origin.replace("127.0.0.1", host);

const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, backgroundColor } = getComputedStyle(document.body);
    return { fontFamily, backgroundColor, theme: document.documentElement.dataset["theme"] };
  });

interface Spoken {
  languages: readonly string[];
}

/** From one server and one built folder. */
test("two hosts are two banks, each with its own name, colours, font, logo and storage", async ({ page }) => {
  const { button } = onScreen(page, "en");
  await page.goto(`${at("amberline.localhost")}/login`);
  await expect(button("signIn.submit")).toBeEnabled();
  await expect(page).toHaveTitle(`Sign in · ${brand.name}`);
  expect(await looksOf(page)).toMatchObject({
    fontFamily: expect.stringContaining("Inter") as unknown,
    backgroundColor: "rgb(247, 245, 241)",
    theme: "",
  });

  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${at("birchbank.localhost")}/login`);
  await expect(button("signIn.submit")).toBeEnabled();
  await expect(page).toHaveTitle("Sign in · Birchbank");
  await expect(page.getByText("Banking that grows with you.")).toBeVisible();
  await expect(page.locator("img[src='/icon.svg']").first()).toBeVisible();
  expect(await looksOf(page)).toMatchObject({
    fontFamily: expect.stringContaining("Figtree") as unknown,
    backgroundColor: "rgb(14, 16, 22)",
    theme: "dark",
  });
  const built = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as object;
  for (const script of scripts) expect(JSON.stringify(built)).toContain(script.slice(1));
  for (const file of ["/manifest.en.webmanifest", "/offline"]) {
    const text = await page.evaluate(async (each) => (await fetch(each)).text(), file);
    expect(text).toContain("Birchbank");
    expect(text).not.toContain(brand.name);
  }
});

test.describe("in a browser that speaks German", () => {
  test.use({ locale: "de-DE" });

  test("the bank that offers it answers in German, both from the server and in its app [9-16]", async ({
    page,
    operator,
  }) => {
    const customer = await operator.customer({ name: "Ilze Bērziņa" });
    await page.goto(`${at("birchbank.localhost")}/login`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByLabel("E-Mail", { exact: true }).fill(customer.login);
    await page.getByLabel("Passwort", { exact: true }).fill("Falsch2026wort");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByText(/^E-Mail-Adresse oder Passwort ist falsch/)).toBeVisible();
    await page.getByLabel("Passwort", { exact: true }).fill(customer.password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    if (customer.totpSecret)
      await page.getByLabel("Zwei-Faktor-Code").fill(await operator.code(customer.login));
    await expect(page.getByRole("region", { name: "Kontostand", exact: true })).toContainText("€");
    const { languages } = JSON.parse(readFileSync(path.join(birch, "bank.json"), "utf8")) as Spoken;
    expect(languages).toEqual(["en", "lv", "de"]);
    for (const name of ["LV, latviešu", "EN, English", "DE, Deutsch"])
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "LV, latviešu", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "lv");
    await page.goto(`${at("amberline.localhost")}/login`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("a host that puts nothing into its page serves a bank by its file, and is told of what is wrong in it", async ({
  page,
  complaints,
}) => {
  const files = { file: readFileSync(path.join(birch, "bank.json"), "utf8") };
  const types: Record<string, string> = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
  const host = createServer(({ url = "/" }, answer) => {
    const name = new URL(url, "http://host").pathname;
    if (name === "/bank.json") return answer.end(files.file);
    const type = types[path.extname(name).slice(1)];
    answer.setHeader("Content-Type", type ?? (name.includes(".") ? "application/octet-stream" : "text/html"));
    const asked = name.includes(".") ? name : "index.html";
    const folder = existsSync(path.join(birch, asked)) ? birch : dist;
    return answer.end(readFileSync(path.join(folder, asked)));
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", () => listening()));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  try {
    await page.goto(`${address}/login`);
    await expect(onScreen(page, "en").button("signIn.submit")).toBeEnabled();
    await expect(page).toHaveTitle("Sign in · Birchbank");
    expect(await looksOf(page)).toMatchObject({ backgroundColor: "rgb(14, 16, 22)", theme: "dark" });

    files.file = files.file.replace('"psd2"', '"pdf2"');
    await page.goto(`${address}/login`);
    await expect(
      page.getByText(/^\/bank\.json:\d+ sessionProfile has to be "standard" or "psd2"\.$/),
    ).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("/bank.json:")]);
  } finally {
    host.close();
  }
});

/** Without any policy of its own: what is written into the pages has to be harmless by itself. */
test("a bank painted over another leaves nothing of it, and no text of its file runs", async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "amberline-paint-"));
  const [app, bank] = [path.join(folder, "app"), path.join(folder, "brand")];
  const name = `</script><script>window.ran=1</script><!--`;
  const said = `"><img src=x onerror="window.ran=1">$&$'</style>{{1}}`;
  try {
    cpSync(dist, app, { recursive: true, filter: (file) => path.basename(file) !== ".brands" });
    cpSync(path.resolve(dist, "../brands/amberline"), bank, { recursive: true });
    const file = JSON.parse(readFileSync(path.join(bank, "bank.json"), "utf8")) as object;
    const own = { name, slogan: { en: said, lv: said }, languages: ["en"] };
    const paint = (changes: object) => {
      writeFileSync(path.join(bank, "bank.json"), JSON.stringify({ ...file, ...own, ...changes }));
      return spawnSync(process.execPath, [path.join(app, ".host/paint.js"), bank], { encoding: "utf8" });
    };
    const before = readFileSync(path.join(app, "login.en.html"), "utf8");
    for (const [changes, at] of [
      [{ providerUrl: "javascript:alert(1)" }, "providerUrl"],
      [{ art: "//evil.example/x.svg" }, "art"],
      [{ font: { family: "x</style>", files: ["/x.woff2"] } }, "font.family"],
    ] as const)
      expect(paint(changes)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(`${at} has to`) as unknown,
      });
    expect(readFileSync(path.join(app, "login.en.html"), "utf8")).toBe(before);

    expect(paint({})).toMatchObject({ status: 0 });
    const painted = readdirSync(app).filter((each) => /\.(html|webmanifest|br|gz)$/.test(each));
    expect(painted.filter((each) => each.includes(".lv."))).toEqual([]);
    for (const [ending, plain] of [
      [".br", brotliDecompressSync],
      [".gz", gunzipSync],
    ] as const)
      for (const each of ["bank.json", "manifest.en.webmanifest", "icon.svg"])
        expect(plain(readFileSync(path.join(app, each + ending)))).toEqual(
          readFileSync(path.join(app, each)),
        );

    const host = createServer(({ url = "/" }, answer) => {
      const asked = path.join(app, new URL(url, "http://host").pathname);
      const isFile = path.extname(asked) !== "" && existsSync(asked);
      const types: Record<string, string> = {
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
      };
      answer.setHeader(
        "Content-Type",
        isFile ? (types[path.extname(asked)] ?? "application/octet-stream") : "text/html",
      );
      return answer.end(readFileSync(isFile ? asked : path.join(app, "login.en.html")));
    });
    await new Promise<void>((listening) => host.listen(0, "127.0.0.1", () => listening()));
    try {
      await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/login`);
      await expect(onScreen(page, "en").button("signIn.submit")).toBeEnabled();
      await expect(page).toHaveTitle(`Sign in · ${name}`);
      await expect(page.getByText(said)).toBeVisible();
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    } finally {
      host.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a bank has legal texts of its own, with what changed, and the build's beside them [2.1-52]", async ({
  page,
}) => {
  await page.goto(`${at("birchbank.localhost")}/legal?text=privacy`);
  await expect(page.getByRole("heading", { name: "Privacy at Birchbank", exact: true })).toBeVisible();
  await expect(page.getByText("In force from 28 November 2026")).toBeVisible();
  await expect(page.getByRole("region", { name: onScreen(page).say("legal.changes") })).toContainText(
    "Added: where Birchbank keeps its data.",
  );
  await page.goto(`${at("birchbank.localhost")}/legal?text=complaints`);
  await expect(page.getByText("Birchbank AS").first()).toBeVisible();
  await page.goto(`${at("amberline.localhost")}/legal?text=privacy`);
  await expect(page.getByRole("heading", { name: "Privacy", exact: true })).toBeVisible();
});

test("the repository's own bank is measured by nobody, and asks nobody whether it may [2.1-51]", async ({
  page,
  operator,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const { say, heading } = onScreen(page);
  await signIn(page, operator, await operator.customer());
  for (const [path, title] of [
    [paths.send, "send.title"],
    [paths.legal, "page.legal"],
  ] as const) {
    await page.goto(path);
    await expect(heading(title)).toBeVisible();
  }
  await expect(page.getByText(say("analytics.title"))).toHaveCount(0);
  await expect(page.locator("[data-consent]")).toHaveCount(0);
  const elsewhere = asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url));
  expect(elsewhere).toEqual([]);
  const files = readdirSync(path.join(dist, "assets"));
  expect(files.filter((file) => /^(AnalyticsConsent|Measured|web-vitals)-/.test(file))).toEqual([]);
});

test(
  "a bank without some features has no trace of them in menu, addresses, search and files [2.2-19]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const { button, say, profileMenu } = onScreen(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const customer = await operator.customer();
    await page.goto(`${at("birchbank.localhost")}/login`);
    await typeCredentials(page, customer);
    if (customer.totpSecret) await typeSignInCode(page, await operator.code(customer.login));
    await page.waitForURL("**/home");
    await expect(
      page
        .getByRole("navigation")
        .getByRole("link", { name: say("page.history") })
        .first(),
    ).toBeVisible();
    for (const name of ["page.card", "page.chat", "page.partnerOffers"] as const)
      await expect(page.getByRole("link", { name: say(name), exact: true })).toHaveCount(0);
    await profileMenu().click();
    await expect(page.getByText(say("shell.logout"), { exact: true })).toBeVisible();
    for (const name of ["company.openAccount", "shell.twoFactor", "shell.recoveryCodes"] as const)
      await expect(page.getByText(say(name), { exact: true })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await button("palette.title").click();
    const search = page.getByRole("combobox", { name: say("palette.title") });
    await search.fill(say("page.history"));
    await expect(page.getByRole("option").first()).toBeVisible();
    for (const name of [
      "page.card",
      "page.chat",
      "page.paymentFiles",
      "company.openAccount",
      "shell.twoFactor",
    ] as const) {
      await search.fill(say(name));
      await expect(page.getByRole("option", { name: say(name), exact: true })).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    for (const path of ["/card", "/chat", "/files", "/create_company", "/partner_offers"]) {
      await page.goto(`${at("birchbank.localhost")}${path}`);
      await page.waitForURL("**/home");
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const bar = page.getByRole("navigation", { name: say("shell.quickMenu") });
    await expect(bar.getByRole("link")).toHaveText(
      (["page.home", "page.history", "page.send", "page.receive"] as const).map((name) => say(name)),
    );
    expect(
      asked.filter((path) =>
        /((Card|Chat|PaymentFiles|CompanyRegistration|PartnerOffers?)Page|TwoFactorDialog)-/.test(path),
      ),
    ).toEqual([]);
  },
);
