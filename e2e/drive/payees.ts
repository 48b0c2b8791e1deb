import { calls, BASE_PATH } from "@amberline/api/contract";
import { type ExampleEvent } from "@amberline/flow-lab/engine";
import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { outside } from "@amberline/flow-lab/browser/payments";
import { arrive } from "@amberline/flow-lab/browser/screens";
import { typedAmount, type TextKey } from "@amberline/flow-lab/browser/words";
import { type FlowDrive } from "./flowDrive";
import { failuresOf, type Stage } from "./stage";

const anna = { name: "Anna Liepiņa", account: outside.matches.iban, bic: "UNLALV2X", details: "Īre" };
const nobodys = "3d5b8e20-91c4-4f7a-8a36-5c2d7e9f1b05";

/** What is saved past the app, as each call takes it. */
const saved = {
  templateCreate: {
    template_name: "Īre",
    beneficiary_name: anna.name,
    beneficiary_iban: anna.account,
    bic: anna.bic,
    details: anna.details,
    amount: "980.00",
    provider_template: false,
  },
  receiverCreate: { ...anna, bank_name: "SEB banka", beneficary_type: "private" },
} as const;

/** Saves a template or a receiver, past the app. Answers its id. */
async function save({ request, operator, who, notes }: Stage, call: keyof typeof saved): Promise<string> {
  const { accessToken: token } = await operator.session(who.login);
  const answer = await request.post(BASE_PATH + calls[call].path, { headers: { token }, data: saved[call] });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  notes.set("kind", call);
  notes.set("saved", id);
  return id;
}

/** Deletes what was saved, past the app. */
async function deleteSaved({ request, operator, who, notes }: Stage): Promise<void> {
  const { accessToken: token } = await operator.session(who.login);
  const call = notes.get("kind") === "receiverCreate" ? calls.receiverDelete : calls.templateDelete;
  const data = { id: notes.get("saved") };
  const answer = await request.post(BASE_PATH + call.path, { headers: { token }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens a page of somebody who has saved something, or of somebody who has not. */
const opens = (path: string, call?: keyof typeof saved) => async (stage: Stage) => {
  stage.customer = await stage.operator.customer({ twoFactor: false });
  const id = call ? await save(stage, call) : nobodys;
  await arrive(stage.page, stage.operator, stage.who, path.replace(":id", id), stage.language);
};

const questionOf = ({ screen }: Stage) => screen.dialog("templates.deleteTitle");
const deleteButton = (stage: Stage) =>
  questionOf(stage).getByRole("button", { name: stage.screen.say("payees.delete"), exact: true });

/** Templates of an account, one of which is deleted. */
export const savedPayeesDrive: FlowDrive = {
  flow: "savedPayees",
  prepare: { account: opens(paths.templates, "templateCreate") },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "payee.delete": async ({ page, screen }) =>
      page.getByRole("button", { name: `${screen.say("payees.delete")} Īre`, exact: true }).click(),
    "delete.confirm": async (stage) => deleteButton(stage).click(),
    "delete.cancel": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readPayees: { one: () => {}, ...failuresOf("templateList") },
    deletePayee: {
      ok: ({ notes }) => void notes.set("deleted", "yes"),
      gone: async (stage) => {
        await deleteSaved(stage);
        stage.notes.set("deleted", "yes");
      },
      ...failuresOf("templateDelete"),
    },
  },
  requests: { readPayees: ["templateList"], deletePayee: ["templateDelete"] },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("templates.loading"));
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("templates.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { page, screen, notes } = stage;
      await expect(questionOf(stage)).toBeHidden();
      const list = notes.has("deleted")
        ? screen.heading("templates.empty")
        : page.getByRole("row", { name: /^Īre/ });
      await expect(list).toBeVisible();
    },
    "shown.asking": async (stage) => {
      await expect(questionOf(stage)).toContainText("Īre");
      await expect(deleteButton(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.deleting": async (stage) => {
      await expect(deleteButton(stage)).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "account;readPayees=net~list.retry~readPayees=one~payee.delete~delete.cancel~payee.delete~delete.confirm~deletePayee=500~delete.confirm~deletePayee=ok",
  ],
  notDriven: {
    "payee.delete:fixed": "the sandbox keeps no templates of the bank's own",
    "readPayees=ok": "as many as the model has make no difference to it; savedPayees plays several",
    "readPayees=none": "savedPayees plays an empty list",
    "deletePayee=refused": "the sandbox refuses nobody to delete what is theirs",
  },
};

const saveButton = ({ page }: Stage) => page.locator("main form button[type=submit]");

/** Fills in what the form of a kind has; a receiver has no amount and no name of its own. */
async function submit(stage: Stage, { id }: ExampleEvent) {
  const { screen, language } = stage;
  const { field } = screen;
  await field("send.payeeName").fill(anna.name);
  await field("payees.account").fill(anna.account);
  if (id.endsWith(":receiver")) await field("receivers.reference").fill(anna.details);
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

/** Making and changing a template or a receiver. */
export const payeeFormDrive: FlowDrive = {
  flow: "payeeForm",
  prepare: {
    newTemplate: tells("send.templateSaved", opens(paths.createTemplate)),
    template: tells("templates.updated", opens(paths.editTemplate, "templateCreate")),
    newReceiver: tells("receivers.created", opens(paths.createReceiver)),
    receiver: tells("receivers.updated", opens(paths.editReceiver, "receiverCreate")),
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
      const said = inEither(stage, "templates.loading", "receivers.loading");
      await expect(stage.page.locator("#main [aria-busy=true]")).toContainText(said);
    },
    failed: async (stage) => {
      const said = inEither(stage, "templates.failed", "receivers.failed");
      await expect(stage.screen.alert()).toContainText(said);
      await expect(stage.screen.button("app.retry")).toBeVisible();
    },
    notFound: async ({ screen }) => {
      await expect(screen.heading("templates.notFound")).toBeVisible();
      await expect(screen.link("templates.back")).toBeVisible();
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
