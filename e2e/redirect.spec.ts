import { devices, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseLanguage, onScreen } from "@amberline/flow-lab/browser/screens";
import { setHidden } from "@amberline/flow-lab/browser/visibility";
import { languages, type Language } from "@amberline/flow-lab/browser/words";

const address = (link: string | null, fallback?: string) =>
  `/app?${new URLSearchParams({ ...(link === null ? {} : { link }), ...(fallback === undefined ? {} : { fallback }) })}`;

/** Records every navigation away from the page. */
async function watchWays(page: Page): Promise<string[]> {
  const ways: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  devtools.on("Page.frameRequestedNavigation", ({ url }) => ways.push(url));
  return ways;
}

const traps = [
  "javascript:alert(document.domain)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "https://evil.example/",
  "https://amberline.example@evil.example/",
  "https://amberline.example.evil.example/",
  "/\t/evil.example",
  "/..//evil.example",
  "intent://x#Intent;scheme=amberline;end",
];

test.describe("on a computer", () => {
  test("redirects to the fallback at once, and to the start page without one [2.17, 4]", async ({
    page,
    operator,
  }) => {
    const { heading, balance } = onScreen(page);
    await page.goto(address("amberline://pay/1"));
    await expect(heading("signIn.title")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(address(null, "/create_account"));
    await expect(heading("page.signUp")).toBeVisible();
    await arrive(page, operator, await operator.customer(), address("amberline://pay/1", "/home"));
    await expect(balance()).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  });

  test("ignores a tampered link [2.17]", async ({ page }) => {
    const { heading } = onScreen(page);
    const ways = await watchWays(page);
    page.on("dialog", (dialog) => void dialog.dismiss().then(() => ways.push("dialog")));
    for (const trap of [...traps, "/app", "/app?link=x", "/%61pp"]) {
      await page.goto(address(trap, trap));
      await expect(heading("signIn.title"), trap).toBeVisible();
      await expect(page, trap).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/login$/);
    }
    expect(ways).toEqual([]);
  });
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  // No app is installed here, so Chrome reports an error; the fallback handles it.
  test.afterEach(({ complaints }) => {
    const others = complaints.filter(
      (complaint) => !complaint.includes("Not allowed to launch 'amberline://"),
    );
    complaints.splice(0, complaints.length, ...others);
  });

  /** Opens the page with the clock stopped a few milliseconds after it tries to open the app. */
  const open = async (page: Page, path: string, language: Language = "en") => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(path);
    const opening = onScreen(page, language).reads("appRedirect.opening");
    const isThere = async () => {
      await page.clock.runFor(20);
      return opening.isVisible();
    };
    await expect.poll(isThere, { intervals: [50], timeout: 20_000 }).toBe(true);
  };

  /** A universal link that the app answers to looks like this to a browser: the page stays. */
  const openUniversally = async (page: Page) => {
    await page.route("https://app.amberline.example/**", (route) => route.fulfill({ status: 204 }));
    await open(page, address("https://app.amberline.example/pay/1"));
  };

  /** The app comes to the foreground; the clock then continues. */
  const putAppInFront = async (page: Page) => {
    await setHidden(page, true);
    await page.clock.runFor(10_000);
    await expect(onScreen(page).reads("appRedirect.opened")).toBeVisible();
    await page.clock.resume();
  };

  for (const { row: language, play } of inTurn(languages)) {
    play(
      `tries to open the app for 2 seconds, then continues in the browser, in ${language} [2.17, 4, 9, 2.1-6]`,
      async ({ page }) => {
        const { heading, reads, link, say } = { ...onScreen(page, language), link: page.getByRole("link") };
        const ways = await watchWays(page);
        await chooseLanguage(page, language);
        await open(page, address("amberline://pay/1", "/create_account"), language);
        await expect(link.filter({ hasText: say("page.redirectToApp") })).toHaveAttribute(
          "href",
          "amberline://pay/1",
        );
        expect(ways).toEqual(["amberline://pay/1"]);
        await page.clock.runFor(1_700);
        await expect(reads("appRedirect.opening")).toBeVisible();
        await page.clock.runFor(300);
        await expect(page).toHaveURL(/\/create_account$/);
        await page.clock.resume();
        await expect(heading("page.signUp")).toBeVisible();
      },
    );
  }

  test("waits while the app is in the foreground, and redirects on return [2.17, 4]", async ({ page }) => {
    const { button, heading } = onScreen(page);
    await openUniversally(page);
    await putAppInFront(page);
    await button("appRedirect.continue").click();
    await expect(heading("signIn.title")).toBeVisible();
  });

  test("does not open the app for a tampered link [2.17-1]", async ({ page }) => {
    const { heading } = onScreen(page);
    const ways = await watchWays(page);
    for (const trap of traps) {
      await page.goto(address(trap, trap));
      await expect(heading("signIn.title"), trap).toBeVisible();
    }
    expect(ways).toEqual([]);
  });

  test("is accessible, by keyboard too [WCAG 2.2 AA]", async ({ page }) => {
    const { heading, button } = onScreen(page);
    await openUniversally(page);
    await putAppInFront(page);
    await expectAccessibleInBothThemes(page, "redirect");
    await expectReflow(page, "redirect");
    await button("appRedirect.continue").focus();
    await page.keyboard.press("Enter");
    await expect(heading("signIn.title")).toBeVisible();
  });
});
