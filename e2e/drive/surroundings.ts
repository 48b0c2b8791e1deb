import { expect, type Page } from "@playwright/test";
import { type Customer } from "../operator";
import { type Stage } from "./stage";

/** Another tab of the same browser, on a file of the app that runs nothing by itself. */
async function quietTab({ page }: Stage) {
  const tab = await page.context().newPage();
  await tab.goto("/icon.svg");
  return tab;
}

/** Another tab signs out: the stored session is gone. */
export async function endSessionElsewhere(stage: Stage): Promise<void> {
  const tab = await quietTab(stage);
  await tab.evaluate(() => localStorage.removeItem("amberline.session"));
  await tab.close();
}

/** The session is over, and a dialog says so. */
export const expectSignedOut = ({ screen }: Stage): Promise<void> =>
  expect(screen.dialog("session.ended.title")).toBeVisible();

/** Follows a link of the page by its words. */
export const followLink = (page: Page, name: string): Promise<void> =>
  page.getByRole("link", { name, exact: true }).click();

/** Goes home by the menu. */
export const goHome = ({ page, screen }: Stage): Promise<void> => followLink(page, screen.say("page.home"));

/** Leaves the page for good: it is home that `expectElsewhere` looks for then. */
export const leaveFor = (home: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  stage.notes.set("left", "home");
  await home(stage);
};

/** Home, where somebody left for it; otherwise the end of the session, whether another tab or an answer told it. */
export const expectElsewhere = (stage: Stage): Promise<void> =>
  stage.notes.has("left") ? expect(stage.screen.balance()).toBeVisible() : expectSignedOut(stage);

/** Another tab changed something about the customer, and says so. */
export async function tellTabs(stage: Stage): Promise<void> {
  const tab = await quietTab(stage);
  await tab.evaluate(() => {
    const channel = new BroadcastChannel("amberline.account");
    channel.postMessage("changed");
    channel.close();
  });
  await tab.close();
}

/** Another tab signs in. */
export async function signInElsewhere(stage: Stage, { login }: Pick<Customer, "login">): Promise<void> {
  const tokens = await stage.operator.session(login);
  const tab = await quietTab(stage);
  await tab.evaluate((kept) => {
    const session = {
      ...kept,
      id: crypto.randomUUID(),
      tokenAt: Date.now(),
      accounts: {},
      currentAccount: null,
    };
    localStorage.setItem("amberline.session", JSON.stringify(session));
  }, tokens);
  await tab.close();
}
