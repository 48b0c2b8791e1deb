import { calls, BASE_PATH } from "@amberline/api/contract";
import { addDays, civilDate } from "@amberline/domain/dates";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { countRequests, later } from "../browser/passingTime";
import { arrive } from "../browser/screens";
import { setHidden } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { goHome, tellTabs } from "../drive/surroundings";

/** The seeded customer with a year of transactions; read only. */
const ilze = { login: "ilze@amberline.example" };

/** Replaces the browser's print dialog, which cannot be operated. */
const standInForPrinter = ({ page }: Stage) =>
  page.addInitScript(() => {
    window.print = () => {};
  });

/** Creates a customer without transactions. */
async function isNew(stage: Stage) {
  stage.customer ??= await stage.operator.customer({ balance: "0.00", twoFactor: false });
}

/** Receives money from another customer. */
async function getsPaid(stage: Stage) {
  const payer = await stage.operator.customer({ name: "Marta Ozola" });
  await stage.operator.pay(payer, stage.who, "7.50");
  stage.notes.set("rows", String(rowsBy(stage) + 1));
}

const rowsBy = ({ notes }: Stage) => Number(notes.get("rows") ?? 0);

/** First day that gives between one and two pages of transactions. */
async function sinceTwoPages({ request, operator }: Stage) {
  const [{ accessToken: token }, { id }] = await Promise.all([
    operator.session(ilze.login),
    operator.accountOf(ilze.login),
  ]);
  const asked = { headers: { token }, data: { id, limit: 70 } };
  const read = await request.post(BASE_PATH + calls.orderList.path, asked);
  const { data } = (await read.json()) as { data: { createdAt: string }[] };
  return `?from=${data.at(-1)?.createdAt.slice(0, 10) ?? ""}&to=${dayOf(0)}`;
}

const opens = (search: () => string) => async (stage: Stage) => {
  await standInForPrinter(stage);
  if (stage.isToCome("readPage=changed")) await isNew(stage);
  const narrowed = stage.isToCome("readNextPage=ok") ? await sinceTwoPages(stage) : search();
  const who = stage.customer ?? ilze;
  await arrive(stage.page, stage.operator, who, `${paths.history}${narrowed}`, stage.language);
};

const dayOf = (daysAgo: number) => addDays(civilDate(Date.now(), "UTC"), -daysAgo);
const lastWeek = () => `?from=${dayOf(6)}&to=${dayOf(0)}`;

/** The new customer has a transaction by now. */
const hasSome = async (stage: Stage) => {
  if (stage.customer && rowsBy(stage) === 0) await getsPaid(stage);
};

const rowsOf = ({ page, screen }: Stage) =>
  page.getByRole("list", { name: screen.say("history.list") }).getByRole("listitem");
const printed = ({ page }: Stage) => page.locator("[data-print] tbody tr");
const moreButton = ({ screen }: Stage) => screen.button("transactions.more");

const isShown = async (stage: Stage) => {
  const { customer, screen } = stage;
  if (customer) await expect(rowsOf(stage)).toHaveCount(rowsBy(stage));
  if (customer && rowsBy(stage) === 0) await expect(screen.reads("transactions.empty.title")).toBeVisible();
  if (!customer) await expect(rowsOf(stage).first()).toBeVisible();
  await expect(stage.screen.button("history.print.cancel")).toBeHidden();
  await expect(printed(stage)).toHaveCount(0);
};

/** Opens the history, leaves it and returns. */
async function comesBack(stage: Stage) {
  await stage.letGo("readPage")();
  await stage.letGo("readNextPage")();
  await opens(() => "")(stage);
  await expect(rowsOf(stage).nth(5)).toBeVisible();
  await goHome(stage);
  await expect(stage.screen.transactions().getByRole("listitem").first()).toBeVisible();
  await stage.hold("readPage", ["orderList"]);
  await stage.page.goBack();
}

const isFollowing = (sent: string) => sent.includes('"before"');

export const drive: FlowDrive = {
  prepare: {
    everything: opens(() => ""),
    lastWeek: opens(lastWeek),
    leftBefore: comesBack,
  },
  events: {
    "filter.choose": async ({ page, screen }) =>
      page.getByRole("radio", { name: screen.say("transactions.range.last7") }).check(),
    // The page loads more when the end of the list is near.
    "more.load": async (stage) => expect(moreButton(stage)).toHaveAttribute("aria-busy", "true"),
    "list.print": async ({ screen }) => screen.button("history.print").click(),
    "print.cancel": async ({ screen }) => screen.button("history.print.cancel").click(),
    "print.done": async ({ page }) =>
      void (await page.evaluate(() => dispatchEvent(new Event("afterprint")))),
    "transactions.retry": async ({ screen }) => screen.button("app.retry").click(),
    "account.changed": tellTabs,
    "page.hidden": ({ page }) => setHidden(page, true),
    "page.shown": ({ page }) => setHidden(page, false),
  },
  answers: {
    readPage: { ok: () => {}, changed: () => {}, none: isNew, ...failuresOf("orderList") },
    readNextPage: { ok: () => {}, ...failuresOf("orderList") },
    readRest: { ok: () => {}, ...failuresOf("orderList") },
  },
  meanwhile: { "readPage=ok": hasSome, "readPage=changed": getsPaid },
  requests: { readPage: ["orderList"], readNextPage: ["orderList"], readRest: ["orderList"] },
  own: {
    readPage: (sent) => !isFollowing(sent),
    readNextPage: isFollowing,
  },
  byItself: ["more.load"],
  arrived: {
    loading: async (stage) => {
      await expect(stage.screen.hears("transactions.loading")).toBeAttached();
      await expect(rowsOf(stage)).toHaveCount(0);
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("error.access"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    forbidden: async (stage) => {
      await expect(stage.screen.reads("error.forbidden")).toBeVisible();
      await expect(stage.screen.button("app.retry")).toBeHidden();
      await expect(rowsOf(stage).first()).toBeVisible();
    },
    "shown.resting": isShown,
    "shown.refreshing": async (stage) => {
      await stage.isAsked("readPage");
      await isShown(stage);
    },
    "shown.paused": async (stage) => {
      await isShown(stage);
      const reads = countRequests(stage.page, "/order");
      await later(stage.page, 31_000);
      await isShown(stage);
      expect(reads()).toBe(0);
    },
    "shown.loadingMore": async (stage) => {
      await expect(moreButton(stage)).toHaveAttribute("aria-busy", "true");
      await expect(rowsOf(stage).first()).toBeVisible();
    },
    "shown.gathering": async ({ screen }) => {
      await expect(screen.button("history.print")).toHaveAttribute("aria-busy", "true");
      await expect(screen.button("history.print.cancel")).toBeVisible();
    },
    "shown.printing": async (stage) => {
      const inAll = Number(await rowsOf(stage).first().getAttribute("aria-setsize"));
      await expect(printed(stage)).toHaveCount(inAll);
    },
  },
  journeys: [
    "everything;readPage=net~transactions.retry~readPage=ok~more.load~readNextPage=500~list.print~print.cancel~list.print~readRest=ok~print.done~page.hidden~page.shown~readPage=403~filter.choose~readPage=ok",
  ],
  notDriven: {
    "readRest=more": "the sandbox answers all that is left at once",
  },
};
