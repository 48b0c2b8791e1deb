import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { typedAmount, type TextKey } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { anna, deleteSaved, opens } from "../drive/payees";
import { failuresOf, type Stage } from "../drive/stage";
import { type ExampleEvent } from "../engine";

const saveButton = ({ page }: Stage) => page.locator("main form button[type=submit]");

/** Fills in what the form of a kind has; a receiver has no amount and no name of its own. */
async function submit(stage: Stage, { id }: ExampleEvent) {
  const { screen, language } = stage;
  const { field } = screen;
  await field("send.payeeName").fill(anna.name);
  await field("payees.account").fill(anna.account);
  if (id.endsWith(":receiver")) await field("payees.receiver.reference").fill(anna.details);
  else {
    await field("send.amount").fill(typedAmount(language, "25.00"));
    await field("send.templateName").fill("Koncerti");
  }
  await expect(field("send.bic")).toHaveValue(anna.bic);
  await saveButton(stage).click();
}

const lists = ["templateList", "receiverList"] as const;
const saves = ["templateCreate", "templateUpdate", "receiverCreate", "receiverUpdate"] as const;

/** Says in a toast what became of a form. */
const tells = (key: TextKey, prepare: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  stage.notes.set("told", stage.screen.say(key));
  await prepare(stage);
};

const inEither = ({ screen: { say } }: Stage, one: TextKey, other: TextKey) =>
  new RegExp(`${say(one)}|${say(other)}`);

export const drive: FlowDrive = {
  prepare: {
    newTemplate: tells("payees.template.created", opens(paths.createTemplate)),
    template: tells("payees.template.updated", opens(paths.editTemplate, "templateCreate")),
    newReceiver: tells("payees.receiver.created", opens(paths.createReceiver)),
    receiver: tells("payees.receiver.updated", opens(paths.editReceiver, "receiverCreate")),
    unknown: opens(paths.editTemplate),
  },
  events: {
    "form.submit": submit,
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
  },
  answers: {
    readPayees: { ok: () => {}, ...failuresOf(...lists) },
    savePayee: { ok: () => {}, gone: deleteSaved, ...failuresOf(...saves) },
  },
  requests: { readPayees: lists, savePayee: saves },
  arrived: {
    reading: async (stage) => {
      const said = inEither(stage, "payees.template.loading", "payees.receiver.loading");
      await expect(stage.page.locator("#main [aria-busy=true]")).toContainText(said);
    },
    failed: async (stage) => {
      const said = inEither(stage, "payees.template.failed", "payees.receiver.failed");
      await expect(stage.screen.alert()).toContainText(said);
      await expect(stage.screen.button("app.retry")).toBeVisible();
    },
    notFound: async ({ screen }) => {
      await expect(screen.heading("payees.template.notFound")).toBeVisible();
      await expect(screen.link("payees.template.back")).toBeVisible();
    },
    editing: async (stage) => {
      await expect(stage.screen.field("payees.account")).toBeEditable();
      await expect(saveButton(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    sending: async (stage) => {
      await expect(saveButton(stage)).toHaveAttribute("aria-busy", "true");
      await expect(stage.screen.field("payees.account")).not.toBeEditable();
    },
    done: async ({ page, screen, notes }) => {
      await expect(page).toHaveURL(/\/(payment_templates|receivers)$/);
      await expect(screen.toast(notes.get("told") ?? "")).toBeVisible();
    },
  },
  journeys: [
    "template;readPayees=net~page.retry~readPayees=ok~form.submit~savePayee=500~form.submit~savePayee=ok",
    "unknown;readPayees=ok",
  ],
  notDriven: {
    fixed: "the sandbox keeps no templates of the bank's own",
    "savePayee=exists": "savedPayees plays an account that is saved already",
    "savePayee=refused": "the sandbox takes whatever the form lets through",
    "readPayees=none": "a template of nobody's is not found among others either",
  },
};
