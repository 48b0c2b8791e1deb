import { paths } from "@amberline/bank/paths";
import { expect, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { payIn } from "@amberline/flow-lab/browser/moneyRequests";
import { arrive, onScreen, type Screen } from "@amberline/flow-lab/browser/screens";
import { euro } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, tabTo } from "./tabTo";

const from = { amount: "25.00", fromName: "Anna Liepiņa" };

const bell = (page: Page, screen: Screen, unread: number) =>
  page.locator("header").getByRole("link", {
    name:
      unread > 0
        ? screen.say("shell.unreadNotifications", { count: String(unread) })
        : screen.say("shell.notifications"),
    exact: true,
  });

const titled = (language: string, amount: string) =>
  language === "lv" ? `Saņemts maksājums: ${amount}` : `Money in: ${amount}`;

/** Nothing is told before the stream is open: it says so of what comes after. */
const streaming = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/bridge/stream"));

onEachScreen((language, play) => {
  play(
    `money that comes in is told on two devices at once, found, opened on one and read on both, in ${language} [2.2-11]`,
    async ({ page, operator }) => {
      const customer = await operator.customer({ balance: "0.00" });
      const [mine, phone] = [page, await elsewhere(page)];
      const [screen, small] = [onScreen(mine, language), onScreen(phone, language)];
      const opened = streaming(mine);
      await arrive(mine, operator, customer, paths.notifications, language);
      await expect(screen.heading("notifications.none")).toBeVisible();
      await opened;
      const there = streaming(phone);
      await arrive(phone, operator, customer, paths.home, language);
      await there;
      await payIn({ operator }, customer, { ...from, reference: "Koncerta biļetes" });

      const title = titled(language, euro(language, "25.00"));
      const row = mine.locator("#main").getByRole("link", { name: title });
      await expect(row).toBeVisible();
      await expect(bell(mine, screen, 1)).toBeVisible();
      await expect(bell(phone, small, 1)).toBeVisible();
      await expect(mine).toHaveTitle(/^\(1\) /);
      await expect(phone.locator("#main")).toContainText("Anna Liepiņa");
      await expectAccessibleInBothThemes(mine, "a notification");
      await expectReflow(mine, "a notification");

      await screen.field("notifications.search").fill("biletes");
      await mine.keyboard.press("Enter");
      await expect(mine).toHaveURL(/q=biletes/);
      await expect(row).toBeVisible();
      await mine.getByRole("radio", { name: screen.say("notifications.kind.security") }).check();
      await expect(screen.heading("notifications.notFound")).toBeVisible();
      await screen.button("notifications.showAll").click();

      await row.click();
      await expect(mine.getByRole("dialog")).toContainText("Koncerta biļetes");
      await expect(mine).toHaveURL(/\/history\?details=/);
      await expect(bell(phone, small, 0)).toBeVisible();
      await expect(phone).not.toHaveTitle(/^\(/);
      await bell(phone, small, 0).click();
      await expect(phone.locator("#main").getByRole("listitem")).toHaveCount(1);
      await expect(phone.getByText(small.say("notifications.unread"))).toHaveCount(0);
      await phone.context().close();
    },
  );
});

test("by keyboard alone: the bell, all marked as read, and what is mailed as well [2.2-11, 2.2-12]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const customer = await operator.customer({ balance: "0.00" });
  for (const reference of ["Viens", "Divi"]) await payIn({ operator }, customer, { ...from, reference });
  await arrive(page, operator, customer, paths.home);
  await press(page, bell(page, screen, 2));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("#main").getByRole("listitem")).toHaveCount(2);
  await press(page, screen.button("notifications.readAll"));
  await expect(bell(page, screen, 0)).toBeVisible();

  await press(page, screen.button("notificationChoices.open"));
  const dialog = screen.dialog("notificationChoices.title");
  const moneyIn = dialog.getByRole("group", { name: screen.say("notifications.kind.moneyIn") });
  await tabTo(page, moneyIn.getByRole("checkbox", { name: screen.say("notificationChoices.mail") }));
  await page.keyboard.press("Space");
  await expectAccessibleInBothThemes(page, "how customers are told");
  await page.keyboard.press("Enter");
  await expect(screen.toast(screen.say("notificationChoices.saved"))).toBeVisible();
  await payIn({ operator }, customer, { ...from, reference: "Trīs" });
  await expect
    .poll(async () => (await operator.newestMail(customer.login))?.subject)
    .toBe(titled("en", euro("en", "25.00")));
});

test("when the stream is lost the page goes on polling, and misses nothing [4-34]", async ({
  page,
  operator,
}) => {
  await page.clock.install();
  const customer = await operator.customer({ balance: "0.00" });
  const opened = streaming(page);
  await arrive(page, operator, customer, paths.home);
  await expect(
    page.locator("#main").getByRole("heading", { name: onScreen(page).say("transactions.empty.title") }),
  ).toBeVisible();
  await page.clock.runFor(1_500);
  await opened;
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/v1/order") && asked.push(request.url()));
  // What was read before the stream was open is read once more.
  await page.clock.runFor(31_000);
  await payIn({ operator }, customer, { ...from, reference: "Pa straumi" });
  await expect(page.locator("#main").getByRole("button", { name: from.fromName })).toHaveCount(1);
  const read = asked.length;
  await page.clock.runFor(40_000);
  expect(asked).toHaveLength(read);
  await page.route("**/bridge/stream", (route) => route.abort());
  await operator.cutChat(customer.login);
  await payIn({ operator }, customer, { ...from, reference: "Pa vecam" });
  await page.clock.runFor(31_000);
  await expect(page.locator("#main").getByRole("button", { name: from.fromName })).toHaveCount(2);
});
