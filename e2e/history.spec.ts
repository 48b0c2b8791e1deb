import { expectAccessible, expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { downloaded, expectPdf } from "@amberline/flow-lab/browser/downloads";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseTheme, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

/** The seeded customer with a year of transactions; read only. */
const ilze = { login: "ilze@amberline.example" };

test(
  "the history can be searched, filtered, opened and downloaded, and its URL keeps the filter [2.1-5, 2.8]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    const { say, button, link, heading, field, toast } = onScreen(page);
    await arrive(page, operator, ilze, "/home");
    await link("home.allTransactions").click();
    await expect(heading("page.history")).toBeFocused();
    const list = page.getByRole("list", { name: say("history.list") });
    await expect(list.getByRole("listitem").first()).toBeVisible();

    await field("history.search").fill("maxima");
    await expect(page).toHaveURL(/\/history\?q=maxima$/);
    await expect(list.getByRole("button", { name: "Maxima Latvija" }).first()).toBeVisible();
    await button("history.filters").click();
    await button("transactions.status.done").click();
    await button("transactions.kind.send").click();
    await expect(page).toHaveURL(/q=maxima&status=done&type=send$/);
    await field("history.amountFrom").fill("5");
    await field("history.amountFrom").press("Enter");
    await expect(page).toHaveURL(/&min=5.00$/);
    const chosen = page.getByRole("list", { name: say("history.active") });
    await expect(chosen.getByRole("listitem")).toHaveCount(5);
    await expectAccessible(page, "history with its filters");

    await page.goBack();
    await expect(page).toHaveURL(/q=maxima&status=done&type=send$/);
    await expect(field("history.amountFrom")).toHaveValue("");
    await page.reload();
    await expect(field("history.search")).toHaveValue("maxima");
    await expect(list.getByRole("button").first()).toContainText("Maxima Latvija");

    // The address of one that the first page of the list does not have.
    await list.getByRole("button").last().click();
    await expect(page).toHaveURL(/&details=/);
    await page.goto(`/history?details=${new URL(page.url()).searchParams.get("details")}`);
    await expect(page.getByRole("dialog", { name: "Maxima Latvija" })).toBeVisible();
    await page.goto("/history?details=none");
    await expect(toast(say("details.notFound"))).toBeVisible();
    await expect(page).toHaveURL(/\/history$/);
    await page.goto("/history?q=maxima&status=done&type=send");

    await list.getByRole("button").first().click();
    const receipt = await downloaded(page, () => button("details.receipt").click());
    expectPdf(receipt);
    await expectAccessible(page, "a transaction's details");
    await page.keyboard.press("Escape");
    await expect(list.getByRole("button").first()).toBeFocused();

    await button("history.export").click();
    const csv = await downloaded(page, () => button("history.export.csv").click());
    expect(csv.name).toMatch(/\.csv$/);
    const lines = csv.content.toString("utf8").trim().split("\r\n");
    expect(lines.slice(1).every((line) => line.includes("Maxima Latvija"))).toBe(true);
    const camt = await downloaded(page, () => button("history.export.camt053").click());
    expect(camt.content.toString("utf8")).toContain("urn:iso:std:iso:20022:tech:xsd:camt.053.001.08");
    const xlsx = await downloaded(page, () => button("history.export.xlsx").click());
    expect(xlsx.name).toMatch(/\.xlsx$/);
    expect(xlsx.content.subarray(0, 2).toString("latin1")).toBe("PK");
    const mt940 = await downloaded(page, () => button("history.export.mt940").click());
    expect(mt940.name).toMatch(/\.sta$/);
    expect(mt940.content.toString("latin1")).toMatch(/^:20:.*\r\n:25:LV69AMBR0000435195001\r\n/);
  },
);

test("the history opens with the filters and the custom period of its URL, and can be printed, in Latvian [2.1]", async ({
  page,
  operator,
}) => {
  const { say, button, heading, reads } = onScreen(page, "lv");
  await chooseTheme(page, "dark");
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = document.querySelector("[data-print]")?.textContent ?? "";
      dispatchEvent(new Event("afterprint"));
    };
  });
  const address = "/history?q=maxima&from=2026-02-30&status=paid&type=send&min=-5";
  await arrive(page, operator, ilze, address, "lv");
  await expect(heading("page.history")).toBeVisible();
  const chosen = page.getByRole("list", { name: say("history.active") });
  await expect(chosen.getByRole("listitem")).toHaveCount(3);
  const list = page.getByRole("list", { name: say("history.list") });
  await expect(list.getByRole("listitem").first()).toBeVisible();

  await button("transactions.range.own").click();
  const parts = page.getByRole("spinbutton");
  await expect(parts).toHaveCount(6);
  await parts.last().click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Izvēlieties dienas no/)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await parts.nth(1).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await parts.nth(0).click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(chosen.getByRole("listitem")).toHaveCount(4);
  await expectAccessible(page, "vēsture ar savu periodu");
  await expectReflow(page, "vēsture");

  await button("history.print").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", /Maxima Latvija/);
  await expect(page.locator("[data-print]")).toHaveCount(0);

  await chosen.getByRole("button", { name: say("history.clear") }).click();
  await expect(page).toHaveURL(/\/history$/);
  await button("history.export").click();
  expectPdf(await downloaded(page, () => button("history.export.pdf").click()));
  await expectAccessible(page, "eksports");
  await page.keyboard.press("Escape");
  await page.goto("/history?q=tādaneviena");
  await expect(reads("history.empty.title")).toBeVisible();
});

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a customer chooses to be told of each month's statement, and finds it chosen, in ${language} [2.8-7]`,
    async ({ page, operator }) => {
      const { say, button, dialog, toast } = onScreen(page, language);
      await arrive(page, operator, await operator.customer(), "/history", language);
      const open = async () => {
        await button("history.export").click();
        await button("history.export.schedule").click();
      };
      const rhythm = (name: "schedule.none" | "schedule.monthly") =>
        dialog("schedule.title").getByRole("radio", { name: say(name), exact: true });
      await open();
      await expect(rhythm("schedule.none")).toBeChecked();
      await rhythm("schedule.monthly").check();
      await expectAccessibleInBothThemes(page, "statements by email");
      await expectReflow(page, "statements by email");
      await button("schedule.save").click();
      await expect(toast(say("schedule.saved"))).toBeVisible();
      await expect(dialog("schedule.title")).toBeHidden();
      await expect(button("history.export")).toBeFocused();

      await page.reload();
      await open();
      await expect(rhythm("schedule.monthly")).toBeChecked();
      await button("app.cancel").click();
      await expect(button("history.export")).toBeFocused();
    },
  );
}

test("a long history renders at most sixty rows, keeps its scroll position behind a dialog and works by keyboard [2.1-5]", async ({
  page,
  operator,
}) => {
  const { say } = onScreen(page);
  await arrive(page, operator, ilze, "/history");
  const list = page.getByRole("list", { name: say("history.list") });
  const rows = list.getByRole("listitem");
  await expect(rows.first()).toHaveAttribute("aria-posinset", "1");
  const inAll = Number(await rows.first().getAttribute("aria-setsize"));
  expect(inAll).toBeGreaterThan(300);

  // Scrolls to row 200 at the pace at which the pages of the list arrive.
  const most = await page.evaluate(async () => {
    const shown = () => [...document.querySelectorAll('[role="listitem"]')];
    const last = () => Number(shown().at(-1)?.getAttribute("aria-posinset"));
    let most = 0;
    while (!(last() > 200)) {
      scrollBy(0, 600);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      most = Math.max(most, shown().length);
    }
    return most;
  });
  expect(most).toBeLessThanOrEqual(60);

  const id = await rows.nth(12).getByRole("button").getAttribute("data-row");
  const seen = list.locator(`[data-row="${id}"]`);
  await seen.click();
  const place = await page.evaluate(() => scrollY);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await expect(seen).toBeFocused();
  await page.keyboard.press("Home");
  await expect(rows.first().getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1).getByRole("button")).toBeFocused();
});

test("home requests a custom period from the provider, and repeats a past payment in the form [2.8-3, 9]", async ({
  page,
  operator,
}) => {
  const { say, button, field, transactions } = onScreen(page);
  await arrive(page, operator, ilze, "/home");
  await button("transactions.range.own").click();
  const parts = page.getByRole("spinbutton");
  await parts.nth(2).click();
  await page.keyboard.press("ArrowUp");
  await parts.nth(0).click();
  await page.keyboard.press("ArrowDown");
  // A poll of the whole list may happen in between.
  const listed = page.waitForRequest(
    (request) => request.url().endsWith("/api/v1/order") && request.postDataJSON().start !== undefined,
  );
  await page.keyboard.press("Enter");
  const { start, end } = (await listed).postDataJSON() as { start: string; end: string };
  expect(start <= end).toBe(true);
  expect(start).toMatch(/^\d{4}-\d{2}-\d{2}$/);

  const asked = page.waitForRequest("**/order/pdf");
  expectPdf(await downloaded(page, () => button("transactions.downloadAll").click()));
  expect((await asked).postDataJSON()).toMatchObject({ start, end });

  await page.getByRole("radio", { name: say("transactions.range.all") }).check();
  await transactions().getByRole("button", { name: "Maxima Latvija" }).first().click();
  await button("overview.payAgain").click();
  await expect(page).toHaveURL(/\/send\?step=amount$/);
  await expect(field("send.payeeName")).toHaveValue("Maxima Latvija");
  await expect(field("send.iban")).toHaveValue(/^LV\d\d HABA( \d{4})+ \d$/);
  // Back leads to where the customer was: the details of that payment.
  await page.goBack();
  await button("details.saveAsTemplate").click();
  await expect(page).toHaveURL(/\/payment_templates\/create$/);
});
