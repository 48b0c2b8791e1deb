import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { tellOfMoney } from "../browser/notifications";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

/** One more than a page has. */
const morePages = 51;

const rowsOf = ({ page }: Stage) => page.locator("#main").getByRole("listitem");
export const drive: FlowDrive = {
  hearsNews: true,
  prepare: {
    opened: async (stage) => {
      const { page, operator, language } = stage;
      // What comes by the stream is in e2e/notifications.spec.ts.
      await stage.hold("stream", ["bridgeStream"]);
      stage.customer = await operator.customer({ balance: "0.00" });
      if (!stage.notes.has("none")) await tellOfMoney(stage, stage.isToCome("readPage=some") ? morePages : 2);
      await arrive(page, operator, stage.who, paths.notifications, language);
    },
  },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "more.load": async ({ screen }) => screen.button("notifications.more").click(),
    "filter.choose": async ({ screen, page }) => {
      await screen.field("notifications.search").fill("Anna");
      await page.keyboard.press("Enter");
    },
    "notifications.read": async ({ screen }) => screen.button("notifications.readAll").click(),
  },
  answers: {
    readPage: {
      ok: () => {},
      some: () => {},
      none: ({ notes }) => void notes.set("none", "yes"),
      ...failuresOf("notificationList"),
    },
    readMore: { ok: () => {}, ...failuresOf("notificationList") },
    markRead: { ok: () => {}, ...failuresOf("notificationRead") },
  },
  requests: {
    readPage: ["notificationList"],
    readMore: ["notificationList"],
    markRead: ["notificationRead"],
  },
  own: {
    readPage: (sent) => !sent.includes('"before"'),
    readMore: (sent) => sent.includes('"before"'),
  },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]").first()).toContainText(
        screen.say("notifications.loading"),
      );
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("notifications.failed"));
    },
    "shown.resting": async (stage) => {
      const { screen, notes } = stage;
      if (notes.has("none")) return expect(screen.heading("notifications.none")).toBeVisible();
      await expect(rowsOf(stage).first()).toContainText("Anna Liepiņa");
    },
    "shown.loadingMore": async ({ screen }) => {
      await expect(screen.button("notifications.more")).toHaveAttribute("aria-busy", "true");
    },
    "shown.marking": async (stage) => {
      await stage.isAsked("markRead");
      await expect(stage.screen.button("notifications.readAll")).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "opened;readPage=net~list.retry~readPage=some~more.load~readMore=500~more.load~readMore=ok~notifications.read:all~markRead=500~notifications.read:all~markRead=ok",
    "opened;readPage=none",
  ],
  notDriven: {
    "news.came": "comes by the stream: e2e/notifications.spec.ts",
    "shown.refreshing": "follows from what comes by the stream: e2e/notifications.spec.ts",
    "notifications.read:one": "opening one leaves the page: e2e/notifications.spec.ts",
  },
};
