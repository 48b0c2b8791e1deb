import { type Customer } from "../browser/operator";
import { type Stage } from "./stage";

/** Another tab of the same browser, on a static file of the app. */
async function quietTab({ page }: Stage) {
  const tab = await page.context().newPage();
  await tab.goto("/icon.svg");
  return tab;
}

/** Another tab signs out and removes the stored session. */
export async function endSessionElsewhere(stage: Stage): Promise<void> {
  const tab = await quietTab(stage);
  await tab.evaluate(() => localStorage.removeItem("amberline.session"));
  await tab.close();
}

export const goHome = ({ page, screen }: Stage): Promise<void> =>
  page.getByRole("link", { name: screen.say("page.home"), exact: true }).click();

/** Another tab reports a change of the customer's data. */
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
