import { expect, test } from "@playwright/test";

// Needs nothing of the bank but its address, as `baseURL` of the configuration, and a bank started with its stepper.
const states = ["editing", "creating", "creating", "nameCheck"];
const addresses = [
  "send@3cb934;private",
  "send@3cb934;private;order.submit+order.amount=12.34",
  "send@3cb934;private;order.submit+order.amount=12.34~+1s",
  "send@3cb934;private;order.submit+order.amount=12.34~+1s~create=vop.NMTC",
];

test("send, private: comes to nameCheck, as its screens show", async ({ page }) => {
  await page.goto(`/stepper.html?locale=en&theme=light&width=390#${addresses.at(-1)}`);
  const stops = page.locator("li > button[data-state]");
  await expect(stops).toHaveCount(states.length);
  for (const [at, state] of states.entries()) {
    await stops.nth(at).click();
    await expect(stops.nth(at)).toHaveAttribute("aria-current", "step");
    await expect(stops.nth(at)).toHaveAttribute("data-state", state);
    const screen = page.frameLocator("iframe").locator("html");
    await expect(screen).toHaveAttribute("data-shown", `?locale=en&theme=light#${addresses[at]}`);
  }
});
