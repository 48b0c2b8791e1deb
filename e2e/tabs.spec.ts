import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  outside,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";

test("a payment in one tab shows at once on the home page of another, before its next poll [2.8, 4]", async ({
  page,
  context,
  operator,
}) => {
  const payer = await operator.customer({ balance: "900.00" });
  const screen = onScreen(page);
  const other = await context.newPage();
  const { balance, transactions } = onScreen(other);
  // Timers never fire here, so an update can only come from the other tab.
  await other.addInitScript(() => {
    const within = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0) => (delay < 30_000 ? within(act, delay) : 0),
    });
  });
  await arrive(other, operator, payer, "/home");
  await expect(balance()).toContainText("€900.00");

  await page.goto("/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);

  await expect(balance()).toContainText("€875.00");
  await expect(transactions().getByRole("button", { name: outside.matches.name })).toBeVisible();
});
