import { devices, expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { chooseLanguage } from "../browser/screens";
import { setHidden } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { type Stage } from "../drive/stage";

/** A link that the bank's app handles: the page stays open. */
const link = "https://app.amberline.example/pay/1";
const addressOf = (asked: Record<string, string>) => `${paths.redirectToApp}?${new URLSearchParams(asked)}`;

const { userAgent, viewport } = devices["Pixel 7"];

/** Identifies the browser as a phone's, client hints included. */
async function becomePhone({ page }: Stage) {
  const devtools = await page.context().newCDPSession(page);
  const told = { platform: "Android", platformVersion: "14.0.0", architecture: "", model: "Pixel 7" };
  await devtools.send("Emulation.setUserAgentOverride", {
    userAgent,
    userAgentMetadata: { ...told, mobile: true },
  });
  await page.setViewportSize(viewport);
}

/** Opens the page with a stopped clock, apart from the milliseconds it needs to render. */
async function opensOnPhone(stage: Stage) {
  const { page, screen, language } = stage;
  await becomePhone(stage);
  await page.route("https://app.amberline.example/**", (route) => route.fulfill({ status: 204 }));
  await chooseLanguage(page, language);
  await stage.standStill();
  await page.goto(addressOf({ link, fallback: paths.signUp }));
  const isThere = async () => {
    await page.clock.runFor(20);
    return screen.reads("appRedirect.opening").isVisible();
  };
  await expect.poll(isThere, { intervals: [50], timeout: 20_000 }).toBe(true);
}

const opensOnComputer = (asked: Record<string, string>) => async (stage: Stage) => {
  await chooseLanguage(stage.page, stage.language);
  await stage.page.goto(addressOf({ ...asked, fallback: paths.signUp }));
};

export const drive: FlowDrive = {
  prepare: {
    phone: opensOnPhone,
    desktop: opensOnComputer({ link }),
    withoutLink: opensOnComputer({}),
  },
  events: {
    "browser.choose": async ({ screen }) => screen.button("appRedirect.continue").click(),
    "page.hidden": ({ page }) => setHidden(page, true),
    "page.shown": ({ page }) => setHidden(page, false),
    // The logo of a signed-out page.
  },
  answers: {},
  requests: {},
  arrived: {
    opening: async ({ page, screen }) => {
      await expect(screen.reads("appRedirect.opening")).toBeVisible();
      const byHand = page.getByRole("link", { name: screen.say("page.redirectToApp"), exact: true });
      await expect(byHand).toHaveAttribute("href", link);
    },
    opened: async ({ screen }) => {
      await expect(screen.reads("appRedirect.opened")).toBeVisible();
      await expect(screen.reads("appRedirect.opening")).toBeHidden();
    },
    fellBack: async ({ page, screen }) => {
      await expect(page).toHaveURL(/\/create_account$/);
      await expect(screen.heading("page.signUp")).toBeVisible();
    },
  },
  journeys: ["phone;page.hidden~+appTimeout", "phone;+appTimeout"],
  notDriven: {},
};
