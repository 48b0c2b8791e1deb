import { type Calls, type RequestOf } from "@amberline/api/contract";
import { newRequest, paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { colleague, type Company } from "../browser/approvals";
import { askForMoney, changeRequest, payIn } from "../browser/moneyRequests";
import { arrive } from "../browser/screens";
import { looksAgain } from "../browser/visibility";
import { typedAmount } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

type Act = RequestOf<Calls["moneyRequestUpdate"]>["act"];

/** The one that is cancelled, the one that money came in for, and the one that is made in the app. */
const [tickets, dinner, boat] = ["Concert tickets", "Dinner", "Rowing boat"] as const;

const bankOf = ({ request, operator, who }: Stage): Company => ({ request, operator, owner: who });

async function askBefore(stage: Stage) {
  if (stage.notes.has("none")) return;
  const { who } = stage;
  const bank = bankOf(stage);
  await askForMoney(bank, who, { text: tickets });
  const { id, reference } = await askForMoney(bank, who, { text: dinner });
  stage.notes.set("dinner", id);
  await payIn(bank, who, { amount: "20.00", fromName: "Anna Liepiņa", reference });
  await payIn(bank, who, { amount: "25.00", fromName: "A. LIEPIŅA", reference: "Paldies" });
}

const opens =
  (path: string, { onlySees }: { onlySees: boolean }) =>
  async (stage: Stage) => {
    const { operator, page, language } = stage;
    stage.customer = await operator.customer(onlySees ? { kind: "corporate", name: "SIA Ziemeļu Koks" } : {});
    await askBefore(stage);
    if (onlySees) stage.customer = await colleague(bankOf(stage), "Juris Krūmiņš", ["see"]);
    await arrive(page, operator, stage.who, path, language);
  };

const toAsk = `${paths.moneyRequests}?request=${newRequest}`;

const formOf = ({ screen }: Stage) => screen.dialog("moneyRequests.form.title");
const questionOf = ({ screen }: Stage) => screen.dialog("moneyRequests.cancel.title");
const dialogOf = ({ page }: Stage, text: string) => page.getByRole("dialog", { name: text, exact: true });
const rowOf = ({ page }: Stage, text: string) =>
  page.locator("#main").getByRole("link", { name: text, exact: true });
const makeIn = (stage: Stage) =>
  formOf(stage).getByRole("button", { name: stage.screen.say("moneyRequests.make") });
const textOf = (act: Act) => (act === "cancel" ? tickets : dinner);
const buttonOf = (stage: Stage, act: Act) =>
  dialogOf(stage, textOf(act)).getByRole("button", {
    name: new RegExp(`^${stage.screen.say(`moneyRequests.${act}`)}`),
  });
const confirmIn = (stage: Stage) =>
  questionOf(stage).getByRole("button", { name: stage.screen.say("moneyRequests.cancel"), exact: true });

export const drive: FlowDrive = {
  prepare: {
    opened: opens(paths.moneyRequests, { onlySees: false }),
    toAsk: opens(toAsk, { onlySees: false }),
    onlySees: opens(paths.moneyRequests, { onlySees: true }),
    onlySeesToAsk: opens(toAsk, { onlySees: true }),
  },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "form.open": async ({ screen }) => screen.button("moneyRequests.new").first().click(),
    "form.close": async ({ page }) => page.keyboard.press("Escape"),
    "form.submit": async (stage) => {
      const { screen, language } = stage;
      await screen.field("moneyRequests.amount").fill(typedAmount(language, "45.00"));
      await screen.field("moneyRequests.text").fill(boat);
      await makeIn(stage).click();
    },
    "request.change": async (stage, { event }) => {
      const { act } = event["change"] as { act: Act };
      stage.notes.set("act", act);
      const open = dialogOf(stage, textOf(act));
      if (await open.isHidden()) {
        if (await stage.page.getByRole("dialog").isVisible()) await stage.page.keyboard.press("Escape");
        await rowOf(stage, textOf(act)).click();
      }
      await buttonOf(stage, act).click();
    },
    "cancel.confirm": async (stage) => confirmIn(stage).click(),
    "cancel.leave": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readRequests: {
      ok: () => {},
      made: ({ notes }) => void notes.set("made", "yes"),
      none: ({ notes }) => void notes.set("none", "yes"),
      ...failuresOf("moneyRequestList"),
    },
    makeRequest: {
      ok: ({ notes }) => void notes.set("made", "yes"),
      ...failuresOf("moneyRequestCreate"),
      net: (stage) =>
        stage.meets({
          call: "moneyRequestCreate",
          fault: stage.isToCome("readRequests=made") ? "dropAfter" : "drop",
        }),
    },
    changeRequest: {
      ok: ({ notes }) => void notes.set("changed", "yes"),
      paid: ({ notes }) => void notes.set("changed", "yes"),
      refused: (stage) =>
        changeRequest(bankOf(stage), stage.who, { id: stage.notes.get("dinner") ?? "", act: "cancel" }),
      ...failuresOf("moneyRequestUpdate"),
    },
  },
  requests: {
    readRequests: ["moneyRequestList"],
    makeRequest: ["moneyRequestCreate"],
    changeRequest: ["moneyRequestUpdate"],
  },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("moneyRequests.loading"));
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("moneyRequests.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { screen, notes } = stage;
      await expect(formOf(stage)).toBeHidden();
      await expect(questionOf(stage)).toBeHidden();
      if (notes.delete("made"))
        return expect(dialogOf(stage, boat).getByText(`${paths.requestedPayment}#`)).toBeVisible();
      if (notes.has("none")) return expect(screen.heading("moneyRequests.none")).toBeVisible();
      await expect(rowOf(stage, dinner)).toHaveCount(1);
      if (notes.delete("changed"))
        await expect(screen.toast(screen.say(`moneyRequests.done.${notes.get("act") as Act}`))).toBeVisible();
    },
    "shown.refreshing": async (stage) => {
      const { notes } = stage;
      if (notes.has("act")) await expect(dialogOf(stage, dinner).getByRole("alert")).toBeVisible();
      else await expect(rowOf(stage, dinner)).toBeVisible();
    },
    "shown.making": async (stage) => {
      await expect(makeIn(stage)).toBeVisible();
      await expect(makeIn(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.creating": async (stage) => {
      await expect(makeIn(stage)).toHaveAttribute("aria-busy", "true");
    },
    "shown.checking": async (stage) => {
      await expect(makeIn(stage)).toHaveAttribute("aria-busy", "true");
    },
    "shown.asking": async (stage) => {
      await expect(questionOf(stage)).toContainText(tickets);
      await expect(confirmIn(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.changing": async (stage) => {
      const act = stage.notes.get("act") as Act;
      const button = act === "cancel" ? confirmIn(stage) : buttonOf(stage, act);
      await expect(button).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "opened;readRequests=net~list.retry~readRequests=ok~form.open~form.close~form.open~form.submit~makeRequest=net~readRequests=ok~form.submit~makeRequest=ok",
    "toAsk;readRequests=none~form.submit~makeRequest=net~readRequests=made",
    "opened;readRequests=ok~list.refresh~readRequests=ok~request.change:match~changeRequest=paid~request.change:unmatch~changeRequest=ok~request.change:settle~changeRequest=ok~request.change:reopen~changeRequest=ok",
    "opened;readRequests=ok~request.change:cancel~cancel.leave~request.change:cancel~cancel.confirm~changeRequest=500~cancel.confirm~changeRequest=ok",
    "opened;readRequests=ok~request.change:settle~changeRequest=refused~readRequests=ok",
    "onlySees;readRequests=ok",
    "onlySeesToAsk;readRequests=ok",
  ],
  notDriven: {
    "makeRequest=refused": "a hundred requests would have to be open",
  },
};
