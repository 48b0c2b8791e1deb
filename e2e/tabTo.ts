import { type Customer, type Operator } from "@amberline/flow-lab/browser/operator";
import { type Screen } from "@amberline/flow-lab/browser/screens";
import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the target has focus. Every element focused on the way must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
    // After the last element of the page, focus is in the browser's interface for one press.
    const isSeen = await page.evaluate(() => document.activeElement?.matches(":focus-visible, body"));
    expect(isSeen).toBe(true);
  }
  await expect(target).toBeFocused();
}

/** Goes to a button or link by Tab, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to a field by Tab, and types in place of what it has. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Proves who is there in the dialog that asks for it, whose first field has the focus. */
export async function proveWhoByKeys(
  page: Page,
  screen: Screen,
  { operator, customer: { login, password } }: { operator: Operator; customer: Customer },
): Promise<void> {
  await expect(screen.field("signIn.password")).toBeFocused();
  await page.keyboard.type(password);
  await expect(screen.reads("confirm.sentTo", { address: login })).toBeVisible();
  const code = screen.dialog("stepUp.title").getByLabel(screen.say("signIn.code"));
  await type(page, code, await operator.mailedCode(login));
}
