import { type Customer } from "../browser/operator";
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

/** Goes home by the menu. */
export const goHome = ({ page, screen }: Stage): Promise<void> =>
  page.getByRole("link", { name: screen.say("page.home"), exact: true }).click();

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
