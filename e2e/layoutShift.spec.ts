import { type Page } from "@playwright/test";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { servePiecemeal } from "./piecemeal";
import { arrive, chooseLanguage, onScreen } from "@amberline/flow-lab/browser/screens";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";
import { languages, text } from "@amberline/flow-lab/browser/words";

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Every layout shift of a page, including those after input: its value and the elements that moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await withoutStream(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
          return `${what}: ${[from, to].map((at) => `${at.x},${at.y} ${at.width}x${at.height}`).join(" to ")}`;
        });
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Nobody types into an unpainted page; a field focused before its style sheet is there moves once it arrives. */
const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Waits until font changes would have been painted. */
const fontsSettle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

const looks = languages.flatMap((language) => sizes.map((size) => ({ language, size })));

for (const {
  row: { language, size },
  play,
} of inTurn(looks)) {
  play(
    `nothing on sign-in moves while it loads: ${language}, ${size.width} px [guards]`,
    async ({ page }) => {
      const { field, button } = onScreen(page, language);
      await page.setViewportSize(size);
      await chooseLanguage(page, language);
      const shifted = await watchShifts(page);
      for (const visit of ["first", "again, from the cache"]) {
        await page.goto("/login");
        await expect(button("signIn.submit")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await field("signIn.email").fill("laura@example.com");
        await fontsSettle(page);
        expect(await shifted(), visit).toEqual([]);
      }
    },
  );

  play(`a late font moves nothing on sign-in: ${language}, ${size.width} px [guards]`, async ({ page }) => {
    const { field } = onScreen(page, language);
    const fonts = createGate();
    await page.setViewportSize(size);
    await chooseLanguage(page, language);
    await page.route("**/*.woff2", async (route) => {
      await fonts.opened;
      await route.continue();
    });
    const shifted = await watchShifts(page);
    await page.goto("/login", { waitUntil: "commit" });
    await isPainted(page);
    await field("signIn.email").fill("laura@example.com");
    const arrived = page.waitForResponse("**/inter-latin-wght*.woff2");
    fonts.open();
    await (await arrived).finished();
    await page.waitForLoadState("networkidle");
    await fontsSettle(page);
    expect(await shifted()).toEqual([]);
  });
}

for (const { row: size, play } of inTurn(sizes)) {
  play(`sign-in is not painted until it is complete, at ${size.width} px [guards]`, async ({ page }) => {
    const { heading, button } = onScreen(page);
    await page.setViewportSize(size);
    const shifted = await watchShifts(page);
    await using server = await servePiecemeal(text("en", "signIn.password"));
    await page.goto(`${server.origin}/login`, { waitUntil: "commit" });
    await expect(heading("signIn.title")).toBeAttached();
    const now = await page.evaluate(() => performance.now());
    server.sendRest();
    await expect(button("signIn.submit")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await fontsSettle(page);
    const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
    expect(painted).toBeGreaterThan(now);
    expect(await shifted()).toEqual([]);
  });

  play(
    `nothing on home moves while it loads and refreshes, at ${size.width} px [guards]`,
    async ({ page, operator }) => {
      const { transactions, balance } = onScreen(page);
      await page.setViewportSize(size);
      const shifted = await watchShifts(page);
      await arrive(page, operator, { login: "ilze@amberline.example" }, "/home");
      await expect(balance()).toBeVisible();
      await expect(transactions().getByRole("listitem").getByRole("button")).toHaveCount(8);
      await page.waitForLoadState("networkidle");
      await fontsSettle(page);
      expect(await shifted()).toEqual([]);
    },
  );

  play(
    `nothing on history moves while it loads, at ${size.width} px [guards]`,
    async ({ page, operator }) => {
      const { reads } = onScreen(page);
      await page.setViewportSize(size);
      const shifted = await watchShifts(page);
      const slow = createGate();
      await page.route("**/api/v1/order*", async (route) => {
        await slow.opened;
        await route.continue();
      });
      await arrive(page, operator, { login: "ilze@amberline.example" }, "/history");
      await expect(reads("history.found")).toBeVisible();
      await fontsSettle(page);
      slow.open();
      await expect(page.getByRole("listitem").getByRole("button").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await fontsSettle(page);
      expect(await shifted()).toEqual([]);
    },
  );

  for (const who of ["has payees", "has none"] as const)
    play(
      `nothing on Send moves while it loads for who ${who}, at ${size.width} px [guards]`,
      async ({ page, operator }) => {
        const { reads } = onScreen(page);
        await page.setViewportSize(size);
        const shifted = await watchShifts(page);
        const hasPayees = who === "has payees";
        const customer = hasPayees ? { login: "ilze@amberline.example" } : await operator.customer();
        await arrive(page, operator, customer, "/send");
        await expect(
          hasPayees ? page.getByRole("button", { name: "Maxima" }) : reads("send.known.none"),
        ).toBeVisible();
        await page.waitForLoadState("networkidle");
        await fontsSettle(page);
        expect(await shifted()).toEqual([]);
      },
    );
}

test("the first menu loads no font again, which would lay out the page anew [guards]", async ({
  page,
  operator,
}) => {
  await arrive(page, operator, { login: "ilze@amberline.example" }, "/home");
  await page.waitForLoadState("networkidle");
  await fontsSettle(page);
  const loads = await page.evaluateHandle(() => {
    const seen: number[] = [];
    document.fonts.addEventListener("loading", () => seen.push(performance.now()));
    return seen;
  });
  await page.getByRole("button", { name: "Ilze Bērziņa" }).first().click();
  await expect(page.getByRole("dialog").or(page.getByRole("listbox")).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await fontsSettle(page);
  expect(await loads.jsonValue()).toEqual([]);
});
