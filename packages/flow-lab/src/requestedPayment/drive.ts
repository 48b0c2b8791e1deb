import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { type Company } from "../browser/approvals";
import { askForMoney, changeRequest, payIn } from "../browser/moneyRequests";
import { chooseLanguage } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const noted = (state: string) => (stage: Stage) => void stage.notes.set("state", state);

/** Asks for money, and lets happen what the walk is about. */
async function asks(stage: Stage): Promise<string> {
  const { request, operator, notes } = stage;
  const state = notes.get("state");
  stage.customer = await operator.customer({ ownIban: state !== "held" });
  const { who } = stage;
  const bank: Company = { request, operator, owner: who };
  const { id, token, reference } = await askForMoney(bank, who, { text: "Concert tickets" });
  const pay = (amount: string) => payIn(bank, who, { amount, fromName: "Anna Liepiņa", reference });
  if (state === "paid") await pay("45.00");
  if (state === "settled") {
    await pay("20.00");
    await changeRequest(bank, who, { id, act: "settle" });
  }
  if (state === "cancelled") await changeRequest(bank, who, { id, act: "cancel" });
  return state === "unknown" ? "nobodysLink0123456789" : token;
}

const noSuchTime = "the sandbox of a browser cannot go to a day after the last one";

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const token = await asks(stage);
      await chooseLanguage(stage.page, stage.language);
      await stage.page.goto(`${paths.requestedPayment}#${token}`);
    },
  },
  events: { "page.retry": async ({ screen }) => screen.button("app.retry").click() },
  answers: {
    readRequested: {
      ok: noted("open"),
      held: noted("held"),
      paid: noted("paid"),
      settled: noted("settled"),
      cancelled: noted("cancelled"),
      refused: noted("unknown"),
      ...failuresOf("moneyRequestView"),
    },
  },
  requests: { readRequested: ["moneyRequestView"] },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.getByRole("status").getByText(screen.say("requestedPayment.loading"))).toBeAttached();
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("requestedPayment.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    shown: async ({ page, screen, who, notes }) => {
      await expect(
        page.getByRole("heading", {
          level: 1,
          name: screen.say("requestedPayment.title", { name: who.name }),
        }),
      ).toBeVisible();
      await expect(page.getByText("Concert tickets")).toBeVisible();
      await expect(
        page.getByText(screen.say("requestedPayment.holder", { holder: "Amberline AS", name: who.name })),
      ).toBeVisible({
        visible: notes.get("state") === "held",
      });
    },
    gone: async ({ screen, notes }) => {
      const state = notes.get("state") as "paid" | "settled" | "cancelled" | "unknown";
      await expect(screen.heading(`requestedPayment.gone.${state}`)).toBeVisible();
    },
  },
  journeys: [
    "opened;readRequested=ok",
    "opened;readRequested=held",
    "opened;readRequested=net~page.retry~readRequested=500",
    "opened;readRequested=paid",
    "opened;readRequested=settled",
    "opened;readRequested=cancelled",
    "opened;readRequested=refused",
  ],
  notDriven: {
    "readRequested=expired": noSuchTime,
    "readRequested=noDetails": "an account with details keeps them",
  },
};
