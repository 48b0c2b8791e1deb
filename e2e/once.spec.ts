import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import {
  codeDialog,
  confirmButton,
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  forcedOrders,
  outside,
  sendButton,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { euro } from "@amberline/flow-lab/browser/words";

test(
  "a double click on Send and on the code's button makes one payment [2.10-4]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const screen = onScreen(page);
    const payer = await operator.customer();
    const orders: string[] = [];
    page.on("request", (request) => request.url().endsWith("/order/create") && orders.push(request.url()));
    await arrive(page, operator, payer, "/send");
    await fillPayment(page, outside.matches);

    await sendButton(screen).dblclick();
    await screen.button("send.check.goOn").click();
    await confirmWithCode(screen, await sentCode(screen, operator, payer.login));

    await expectPaid(page, screen);
    await expectOnePayment(operator, payer, outside.matches);
    expect(orders).toHaveLength(2);
  },
);

test("pressing Enter five times in the form and in the code field makes one payment [2.10-4]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  const forced = forcedOrders(page);
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.noMatch);

  await screen.field("send.reference").focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("Enter");
  await expect(screen.dialog("send.check.NMTC.title")).toBeVisible();
  expect(forced).toHaveLength(0);
  await screen.button("send.check.sendAnyway").click();

  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("Enter");

  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, outside.noMatch);
  expect(forced).toHaveLength(1);
});

test("while a payment is being made, navigation is blocked and the code is read-only [4-20]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  const gate = createGate();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  await page.route("**/api/v1/order/create", async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));

  await expect(confirmButton(screen)).toHaveAttribute("aria-busy", "true");
  await expect(screen.field("signIn.code")).toHaveAttribute("readonly", "");
  await page.keyboard.press("Escape");
  await expect(codeDialog(screen)).toBeVisible();
  gate.open();

  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, outside.matches);
});

test("repeating a payment on purpose makes two payments, the second after a confirmation [2.10, 4]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  for (const isSecond of [false, true]) {
    await fillPayment(page, outside.matches);
    if (isSecond) {
      await sendButton(screen).click();
      await expect(screen.reads("send.repeat", { amount: euro("en", "25.00") })).toBeVisible();
    }
    await sendToCode(screen);
    await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
    await expectPaid(page, screen);
    await screen.link("home.send").click();
  }
  expect(await operator.sent(payer.accountId)).toHaveLength(2);
});

test("a payment that another tab has made meanwhile is asked about again at the code [2.10, 4]", async ({
  page,
  context,
  operator,
}) => {
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  const other = await context.newPage();
  await other.goto("/send");
  const codes: string[] = [];
  for (const tab of [page, other]) {
    await fillPayment(tab, outside.matches);
    await sendToCode(onScreen(tab));
    codes.push(await sentCode(onScreen(tab), operator, payer.login));
  }
  await confirmWithCode(onScreen(page), codes[0] ?? "");
  await expectPaid(page, onScreen(page));

  const screen = onScreen(other);
  const forced = forcedOrders(other);
  await confirmWithCode(screen, "000000");
  await expect(screen.reads("send.repeat", { amount: euro("en", "25.00") })).toBeVisible();
  await expect(screen.field("signIn.code")).toHaveValue("000000");
  expect(forced).toEqual([]);
  await expectOnePayment(operator, payer, outside.matches);
});
