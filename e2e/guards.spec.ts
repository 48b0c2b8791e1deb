import { type Page } from "@playwright/test";
import { origin } from "@amberline/flow-lab/browser/address";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  loseRequest,
  outside,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import {
  arrive,
  chooseLanguage,
  chooseTheme,
  onScreen,
  signIn,
  typeCredentials,
} from "@amberline/flow-lab/browser/screens";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";
import { languages, text } from "@amberline/flow-lab/browser/words";

/** Size budget of sign-in: JavaScript bytes with brotli. */
const signInBudget = 115_000;

/** Bytes of JavaScript loaded by the page so far, as transferred. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** The widget is served from the machine's other host name, which makes it another origin. */
const widgetOrigin = origin.replace("127.0.0.1", "localhost");

test("a page runs only its own files, cannot be framed, and has a unique nonce [guards]", async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    return { headers: answer.headers(), html: await answer.text() };
  };
  const [signInPage, other] = [await read("/login"), await read("/home")];
  for (const { headers } of [signInPage, other]) {
    const policy = headers["content-security-policy"] ?? "";
    const rules = new Map(
      policy.split("; ").map((rule) => [rule.split(" ")[0] ?? "", rule.slice(rule.indexOf(" ") + 1)]),
    );
    expect(rules.get("frame-src")).toBe(widgetOrigin);
    expect(policy.replace(widgetOrigin, "")).not.toMatch(/unsafe-|\*|https?:/);
    expect(rules.get("default-src")).toBe("'none'");
    expect(rules.get("script-src")).toBe(rules.get("style-src"));
    expect(rules.get("style-src")).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/);
    expect(rules.get("frame-ancestors")).toBe("'none'");
    expect(rules.get("base-uri")).toBe("'none'");
    expect(rules.get("object-src")).toBe("'none'");
    expect(rules.get("require-trusted-types-for")).toBe("'script'");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining(`camera=(self "${widgetOrigin}")`),
    });
  }
  const nonces = [signInPage, await read("/login")].map(
    ({ headers }) => /nonce-([^']+)/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "",
  );
  expect(new Set(nonces).size).toBe(2);
  expect(signInPage.html).toContain(`nonce="${nonces[0]}"`);
  expect(signInPage.html).not.toContain("__CSP_NONCE__");
});

test("responses of the provider are never cached, sniffed or framed [guards]", async ({
  request,
  operator,
}) => {
  const { login } = await operator.customer();
  const { accessToken: token } = await operator.session(login);
  const answers = [
    await request.get("/api/v1/user/user_info", { headers: { token } }),
    await request.get("/api/v1/user/user_info"),
    await request.post("/api/v1/login", { data: { login, password: "Wrong1234" } }),
  ];
  for (const answer of answers) {
    expect(answer.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
  expect(answers.map((answer) => answer.status())).toEqual([200, 401, 200]);
});

test("no token or code is ever part of a URL, and nothing secret is stored [guards]", async ({
  page,
  operator,
  context,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer({ name: "Zigrida Skuja", balance: "731.46" });
  const addresses: string[] = [];
  const tokens = new Set<string>();
  context.on("request", (request) => {
    addresses.push(request.url(), request.headers()["referer"] ?? "");
    const { token } = request.headers();
    if (token) tokens.add(token);
  });
  page.on("framenavigated", (frame) => addresses.push(frame.url()));

  await signIn(page, operator, payer);
  await screen.link("home.send").click();
  await fillPayment(page, outside.matches, { reference: "Violin lessons" });
  await loseRequest(page);
  await sendToCode(screen);
  const code = await sentCode(screen, operator, payer.login);
  await confirmWithCode(screen, code);
  await expect(screen.heading("send.unknown.title")).toBeVisible();

  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `${key} ${String(value)}`),
    ),
  );
  for (const secret of ["Zigrida", "Skuja", payer.login, payer.password, code, "731.46", "73146"])
    expect(kept.join("\n")).not.toContain(secret);
  for (const secret of [outside.matches.name, "Violin lessons"])
    expect(kept.join("\n")).not.toContain(secret);

  const session: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("amberline.session") ?? "{}"),
  );
  const { accessToken, refreshToken } = session as { accessToken: string; refreshToken: string };
  tokens.add(accessToken).add(refreshToken);
  expect(accessToken.length).toBeGreaterThan(20);
  for (const secret of [...tokens, code, payer.password])
    expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  const cookies = await context.cookies(origin);
  expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual(["lang"]);
  const others = cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name.replace(/-.*/, ""));
  expect(others).toEqual(["device"]);
});

test(
  "a whole journey with menus and dialogs violates no content security policy [guards] [8-29]",
  { tag: "@daily" },
  async ({ page, operator, complaints }) => {
    const screen = onScreen(page);
    const payer = await operator.customer();
    const opened = page.getByRole("dialog");
    const close = async () => {
      await expect(opened).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
    };
    await signIn(page, operator, payer);
    await screen.transactions().getByRole("button", { name: "Konta papildinājums" }).click();
    await close();
    await screen.profileMenu().click();
    await close();
    await screen.link("home.send").click();
    await fillPayment(page, outside.matches);
    await sendToCode(screen);
    await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
    await expectPaid(page, screen);
    expect(complaints).toEqual([]);

    // What violates the policy is blocked and reported.
    const isRefused = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<b></b>";
        return false;
      } catch {
        return true;
      }
    });
    expect(isRefused).toBe(true);
    await expect.poll(() => complaints.join()).toContain("trusted-types");
    complaints.length = 0;
  },
);

test("sign-in loads at most 115,000 bytes of JavaScript before a key is pressed [guards]", async ({
  page,
  operator,
}) => {
  await withoutStream(page);
  // What an idle page loads ahead comes after what it needs to be used.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const screen = onScreen(page);
  await page.goto("/login");
  await expect(screen.button("signIn.submit")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const signInBytes = await scriptBytes(page);

  await arrive(page, operator, await operator.customer(), "/home");
  await expect(screen.transactions().getByRole("button", { name: "Konta papildinājums" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const homeBytes = await scriptBytes(page);

  console.log(`JavaScript as served: sign-in ${signInBytes} bytes, home ${homeBytes} bytes`);
  test.info().annotations.push({ type: "bytes", description: `sign-in ${signInBytes}, home ${homeBytes}` });
  expect(signInBytes).toBeGreaterThan(10_000);
  expect(signInBytes).toBeLessThanOrEqual(signInBudget);
});

const looks = languages.flatMap((language) =>
  (["light", "dark"] as const).map((theme) => ({ language, theme })),
);

for (const {
  row: { language, theme },
  play,
} of inTurn(looks)) {
  play(`sign-in is painted before any script runs: ${language}, ${theme} [guards]`, async ({ page }) => {
    const { heading, field, button } = onScreen(page, language);
    await chooseLanguage(page, language);
    await chooseTheme(page, theme);
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/login");
    await expect(heading("signIn.title")).toBeVisible();
    await expect(field("signIn.email")).toBeVisible();
    await expect(field("signIn.password")).toBeVisible();
    await expect(button("signIn.submit")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const [canvas, height] = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      document.querySelector("button[type=submit]")?.getBoundingClientRect().height ?? 0,
    ]);
    const brightness = Math.max(...(String(canvas).match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(brightness > 128 ? "light" : "dark").toBe(theme);
    expect(height).toBeGreaterThanOrEqual(44);

    // The app is not there yet to handle a press, and the browser itself submits nothing: no password gets into a URL.
    await expect(page.locator("button:enabled")).toHaveCount(1);
    await field("signIn.email").fill("laura@example.com");
    await field("signIn.password").fill("Amberline2026");
    await field("signIn.password").press("Enter");
    await expect(button("signIn.submit")).toHaveAttribute("aria-busy", "true");
    await button("signIn.submit").click({ force: true });
    await expect(page).toHaveURL(`${origin}/login`);
    await expect(field("signIn.password")).toHaveValue("Amberline2026");
  });
}

for (const way of ["Enter", "a click"] as const) {
  test(`sign-in submits once what was sent with ${way} before its scripts ran [guards]`, async ({
    page,
    operator,
  }) => {
    const customer = await operator.customer();
    const { field, button } = onScreen(page);
    const script = createGate();
    const logins: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith("/login") && request.method() === "POST")
        logins.push(request.url());
    });
    await page.route("**/assets/first-*.js", async (route) => {
      await script.opened;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    await field("signIn.email").fill(customer.login);
    await field("signIn.password").fill(customer.password);
    await (way === "Enter" ? field("signIn.password").press("Enter") : button("signIn.submit").click());
    await expect(button("signIn.submit")).toHaveAttribute("aria-busy", "true");
    await expect(page).toHaveURL(`${origin}/login`);
    await expect(page.locator("button:enabled")).toHaveCount(1);
    script.open();
    await expect(field("signIn.code")).toBeFocused();
    await expect(field("signIn.email")).toHaveValue(customer.login);
    await expect(button("signIn.submit")).not.toHaveAttribute("aria-busy");
    expect(logins).toHaveLength(1);
  });
}

test("sign-in submits what was sent with Enter before the code that judges it has arrived [guards]", async ({
  page,
}) => {
  const { field, button } = onScreen(page);
  const parts = createGate();
  await page.route("**/assets/signIn-*.js", async (route) => {
    await parts.opened;
    await route.continue();
  });
  await page.goto("/login");
  await expect(button("signIn.submit")).toBeEnabled();
  await field("signIn.email").fill("laura@example.com");
  await field("signIn.password").press("Enter");
  await expect(button("signIn.submit")).toHaveAttribute("aria-busy", "true");
  await expect(field("signIn.email")).toHaveValue("laura@example.com");
  parts.open();
  await expect(field("signIn.password")).toHaveAccessibleDescription(text("en", "error.password.required"));
  await expect(field("signIn.password")).toBeFocused();
  await expect(field("signIn.email")).toHaveValue("laura@example.com");
});

test("sign-in keeps each key typed while it comes to life [guards]", async ({ page }) => {
  const { field, button } = onScreen(page);
  const script = createGate();
  await page.route("**/assets/first-*.js", async (route) => {
    await script.opened;
    await route.continue();
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/login", { waitUntil: "commit" });
  await field("signIn.email").focus();
  script.open();
  const email = `${"laura".repeat(20)}@example.com`;
  await page.keyboard.type(email, { delay: 15 });
  await expect(button("signIn.submit")).toBeEnabled();
  await expect(field("signIn.email")).toHaveValue(email);
  await expect(field("signIn.email")).toBeFocused();
});

test("sign-in takes what a password manager filled in before its scripts ran, without a key [guards]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer();
  const { field, button } = onScreen(page);
  const script = createGate();
  await page.route("**/assets/first-*.js", async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const fill = (name: "signIn.email" | "signIn.password", text: string) =>
    field(name).evaluate(
      (input, filled) => input instanceof HTMLInputElement && (input.value = filled),
      text,
    );
  await fill("signIn.email", customer.login);
  await fill("signIn.password", customer.password);
  script.open();
  await button("signIn.submit").click();
  await expect(field("signIn.code")).toBeFocused();
});

test("sign-in says that what judges it is lost, keeps what is typed, and goes on once it is back [guards]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer();
  const { field, button, alert } = onScreen(page);
  const parts = "**/assets/signIn-*.js";
  await page.route(parts, (route) => route.abort());
  await page.goto("/login");
  await typeCredentials(page, customer);
  await expect(alert()).toBeVisible({ timeout: 60_000 });
  await expect(alert()).toContainText(text("en", "app.chunk.lost.title"));
  await expect(field("signIn.email")).toHaveValue(customer.login);
  await expect(field("signIn.password")).toHaveValue(customer.password);
  await page.unroute(parts);
  await button("app.retry").click();
  await expect(field("signIn.code")).toBeFocused();
  await expect(field("signIn.email")).toHaveValue(customer.login);
});

test("sign-in defaults to the browser's language, otherwise to English [guards] [9-12]", async ({
  request,
}) => {
  const speaks = async (accepted: string) =>
    (await request.get("/login", { headers: { "Accept-Language": accepted } })).text();
  expect(await speaks("lv-LV,lv;q=0.9")).toContain(`>${text("lv", "signIn.title")}<`);
  expect(await speaks("fr-FR,fr;q=0.9")).toContain(`>${text("en", "signIn.title")}<`);
});
