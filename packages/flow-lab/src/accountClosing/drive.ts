import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { closeEmpty } from "../browser/closing";
import { allow } from "../browser/codes";
import { outside } from "../browser/payments";
import { arrive } from "../browser/screens";
import { looksAgain } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { anna } from "../drive/payees";
import { failuresOf, type Stage } from "../drive/stage";

const balance = "125.40";
const names: Readonly<Record<string, string>> = { close: "Anna Liepa", other: "Pēteris Kalns" };

const nameFor = ({ notes }: Stage) => names[notes.get("check") ?? ""] ?? anna.name;
const question = ({ page }: Stage) => page.getByRole("alertdialog");
const confirmIn = (stage: Stage) =>
  question(stage).getByRole("button", { name: stage.screen.say("closing.close") });
const checkIn = ({ screen }: Stage) => screen.button("closing.goOn");
const isEmpty = ({ notes }: Stage) => notes.has("empty");

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { operator, request, page, notes, language } = stage;
      const isClosed = notes.has("closed");
      stage.customer = await operator.customer({ balance: isClosed || isEmpty(stage) ? "0.00" : balance });
      if (isClosed) await closeEmpty({ operator, request, owner: stage.who });
      await arrive(page, operator, stage.who, paths.closing, language);
    },
  },
  events: {
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "closing.refresh": ({ page }) => looksAgain(page),
    "payee.submit": async (stage) => {
      const { screen } = stage;
      stage.notes.set("check", stage.coming("checkPayee") ?? "");
      stage.notes.set("name", nameFor(stage));
      await screen.field("send.payeeName").fill(nameFor(stage));
      await screen.field("send.iban").fill(outside.matches.iban);
      await checkIn(stage).click();
    },
    "review.open": async ({ screen }) => screen.button("closing.close").click(),
    "review.leave": async ({ page }) => page.keyboard.press("Escape"),
    "review.confirm": async (stage) => {
      const { accountId } = stage.who;
      const payee = `:${outside.matches.iban}:${stage.notes.get("name") ?? ""}`;
      const subject = isEmpty(stage) ? `${accountId}:0.00` : `${accountId}:${balance}${payee}`;
      await allow(stage, "accountClose", subject);
      await confirmIn(stage).click();
    },
  },
  answers: {
    readClosing: {
      free: () => {},
      empty: ({ notes }) => void notes.set("empty", "yes"),
      closed: ({ notes }) => void notes.set("closed", "yes"),
      ...failuresOf("closingInfo"),
    },
    checkPayee: { matches: () => {}, close: () => {}, other: () => {}, ...failuresOf("closingPayee") },
    closeAccount: { closed: () => {}, ...failuresOf("accountClose") },
  },
  requests: {
    readClosing: ["closingInfo"],
    checkPayee: ["closingPayee"],
    closeAccount: ["accountClose"],
  },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("closing.loading"));
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeVisible(),
    "shown.choosing": async (stage) => {
      await expect(question(stage)).toBeHidden();
      await expect(isEmpty(stage) ? stage.screen.button("closing.close") : checkIn(stage)).toBeVisible();
    },
    "shown.refreshing": async ({ screen }) => {
      await expect(screen.heading("page.closing")).toBeVisible();
    },
    "shown.checking": async (stage) => {
      await expect(checkIn(stage)).toHaveAttribute("aria-busy", "true");
    },
    "shown.reviewing": async (stage) => {
      await expect(confirmIn(stage)).toBeVisible();
      await expect(confirmIn(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.closing": async (stage) => {
      await expect(confirmIn(stage)).toHaveAttribute("aria-busy", "true");
    },
    "shown.finding": async (stage) => {
      await expect(confirmIn(stage)).toHaveAttribute("aria-busy", "true");
    },
    closed: async ({ screen }) => {
      await expect(screen.heading("closing.closed")).toBeVisible();
      await expect(screen.button("closing.closed.statement")).toBeVisible();
    },
  },
  journeys: [
    "opened;readClosing=net~page.retry~readClosing=free~closing.refresh~readClosing=free~payee.submit~checkPayee=matches~review.leave~payee.submit~checkPayee=matches~review.confirm~closeAccount=500~readClosing=free~review.confirm~closeAccount=closed",
    "opened;readClosing=free~payee.submit~checkPayee=close~review.leave~payee.submit~checkPayee=other~review.confirm~closeAccount=closed",
    "opened;readClosing=empty~review.open~review.confirm~closeAccount=closed",
    "opened;readClosing=closed",
  ],
  notDriven: {
    "readClosing=blocked": "a payment would have to be on its way: areas/closing/closing.test.ts",
    "readClosing=back": "a payment would have to come back: areas/closing/closing.test.ts",
    "checkPayee=changed": "money would have to come in meanwhile: areas/closing/closing.test.ts",
    "checkPayee=refused": "takes a bank that nothing can be paid to",
    "closeAccount=changed": "money would have to come in meanwhile: areas/closing/closing.test.ts",
    "closeAccount=unproven": "gives the proof up: e2e/closing.spec.ts",
  },
};
