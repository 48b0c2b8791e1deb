import { paths } from "@amberline/bank/paths";
import { expect, type Locator } from "@playwright/test";
import { colleague, setRule, type Company } from "../browser/approvals";
import { allow } from "../browser/codes";
import { collect, debitsOf, gym, power, type Creditor } from "../browser/directDebits";
import { type Customer } from "../browser/operator";
import { arrive } from "../browser/screens";
import { type TextKey } from "../browser/words";
import { looksAgain } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const ownerOf = ({ notes }: Stage) => JSON.parse(notes.get("owner") ?? "") as Customer;
const bankOf = (stage: Stage): Company => ({
  request: stage.request,
  operator: stage.operator,
  owner: ownerOf(stage),
});

/** A company from which one creditor collects, and another wants to; what they collect is not paid back. */
async function company(stage: Stage): Promise<Customer> {
  const { operator, notes } = stage;
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  notes.set("owner", JSON.stringify(owner));
  if (notes.has("none")) return owner;
  const debits = await debitsOf(bankOf(stage));
  await debits.only();
  await collect(operator, owner, power, { amount: "42.18", scheme: "B2B" });
  await collect(operator, owner, gym, { amount: "29.90", scheme: "B2B" });
  await debits.allow(power, { amount: "60.00", every: "month" });
  if (notes.has("over")) await debits.end();
  return owner;
}

/** Others approve what the company pays, so that a mandate takes a limit. */
async function takeDecision(stage: Stage) {
  const bank = bankOf(stage);
  if (!stage.notes.has("approver")) await colleague(bank, "Andris Ozols", ["see", "approve"]);
  stage.notes.set("approver", "yes");
  await setRule(bank, "1.00");
  stage.notes.set("rule", "yes");
}

async function giveDecisionBack({ operator, notes, who }: Stage) {
  if (!notes.delete("rule")) return;
  await operator.post(`companies/${who.accountId}/approval_rule/lift`, { reason: "Test" });
}

const regions = { power: "directDebits.creditors", gym: "directDebits.asked" } as const;
const region = ({ page, screen }: Stage, key: TextKey) =>
  page.getByRole("region", { name: screen.say(key), exact: true });
const question = ({ page }: Stage) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const inQuestion = (stage: Stage, key: TextKey) => press(question(stage), stage, key);
const press = (root: Locator, { screen }: Stage, key: TextKey) =>
  root.getByRole("button", { name: screen.say(key), exact: true });

async function open(stage: Stage, which: keyof typeof regions, { creditorName }: Creditor) {
  if (await question(stage).isVisible()) return;
  await region(stage, regions[which]).getByRole("link", { name: creditorName, exact: true }).click();
}

async function close(stage: Stage) {
  if (await question(stage).isVisible()) await stage.page.keyboard.press("Escape");
  await expect(question(stage)).toBeHidden();
}

const saveKey = ({ notes }: Stage): TextKey =>
  notes.get("form") === "allow" ? "directDebits.allow.save" : "directDebits.limit.save";
const askedKey = ({ notes }: Stage): TextKey =>
  notes.get("asked") === "refuse" ? "directDebits.refuse" : "directDebits.revoke";

const said = ({ notes }: Stage, key: TextKey) => void notes.set("said", key);

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      stage.customer = await company(stage);
      await arrive(stage.page, stage.operator, stage.who, paths.directDebits, stage.language);
    },
    onlooker: async (stage) => {
      await company(stage);
      stage.customer = await colleague(bankOf(stage), "Marta Vītola", ["see"]);
      await arrive(stage.page, stage.operator, stage.who, paths.directDebits, stage.language);
    },
  },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "rule.change": async (stage, { event }) => {
      const { page, screen } = stage;
      await close(stage);
      const key = event["rule"] === "all" ? "directDebits.rule.all" : "directDebits.rule.none";
      await page.getByRole("radio", { name: screen.say(key), exact: true }).check();
      if (event["rule"] === "all") await allow(stage, "directDebitRule", "all");
      await press(region(stage, "directDebits.rule"), stage, "directDebits.rule.save").click();
    },
    "mandate.change": async (stage, { event }) => {
      await open(stage, "power", power);
      if (event["act"] === "revoke") stage.notes.set("asked", "revoke");
      const key = event["act"] === "revoke" ? "directDebits.revoke" : "directDebits.block";
      await inQuestion(stage, key).click();
    },
    "limit.ask": async (stage, { event }) => {
      const isNew = event["act"] === "allow";
      await close(stage);
      stage.notes.set("form", isNew ? "allow" : "limit");
      if (isNew) await open(stage, "gym", gym);
      else await open(stage, "power", power);
      await inQuestion(stage, isNew ? "directDebits.allow" : "directDebits.limit").click();
    },
    "collection.change": async (stage) => {
      const { screen, notes } = stage;
      await close(stage);
      notes.set("asked", "refuse");
      await screen.button("directDebits.refuse.named", { creditor: power.creditorName }).click();
    },
    "form.submit": async (stage, { id }) => {
      const { notes, screen } = stage;
      const amount = notes.delete("tooMuch") ? "80" : "40";
      const most = id === "form.submit:none" ? "" : amount;
      const debits = await debitsOf(bankOf(stage));
      const { id: mandate, limit } = await debits.mandateOf(notes.get("form") === "allow" ? gym : power);
      await allow(stage, "mandateUpdate", `${mandate}:${most}:${limit.every}`);
      await screen.field("directDebits.amount").fill(most);
      await inQuestion(stage, saveKey(stage)).click();
    },
    "change.confirm": async (stage) => inQuestion(stage, askedKey(stage)).click(),
    "dialog.cancel": async (stage) => {
      stage.notes.delete("form");
      await inQuestion(stage, "app.cancel").click();
    },
  },
  answers: {
    readDebits: {
      ok: () => {},
      none: ({ notes }) => void notes.set("none", "yes"),
      over: async (stage) => {
        stage.notes.set("over", "yes");
        if (stage.customer) await (await debitsOf(bankOf(stage))).end();
      },
      ...failuresOf("directDebitList"),
    },
    saveRule: {
      ok: (stage) => said(stage, "directDebits.done.rule"),
      ...failuresOf("directDebitRule"),
    },
    changeMandate: {
      ok: async (stage) => {
        await giveDecisionBack(stage);
        const { notes } = stage;
        const act = notes.get("form") ?? notes.get("asked") ?? "block";
        said(stage, `directDebits.done.${act as "allow" | "block" | "limit" | "revoke"}`);
      },
      refused: async (stage) => {
        if (!stage.notes.has("form")) return (await debitsOf(bankOf(stage))).end();
        stage.notes.set("tooMuch", "yes");
        await takeDecision(stage);
      },
      ...failuresOf("mandateUpdate"),
    },
    changeCollection: {
      ok: (stage) => said(stage, "directDebits.done.refuse"),
      ...failuresOf("collectionUpdate"),
    },
  },
  requests: {
    readDebits: ["directDebitList"],
    saveRule: ["directDebitRule"],
    changeMandate: ["mandateUpdate"],
    changeCollection: ["collectionUpdate"],
  },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("directDebits.loading"));
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("directDebits.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { screen, notes } = stage;
      await expect(screen.dialog("directDebits.revoke.title")).toBeHidden();
      if (notes.has("none")) return expect(screen.heading("directDebits.none")).toBeVisible();
      notes.delete("asked");
      notes.delete("form");
      const key = notes.get("said") as TextKey | undefined;
      if (key) await expect(screen.toast(screen.say(key)).last()).toBeVisible();
      notes.delete("said");
      await expect(screen.heading("directDebits.rule")).toBeAttached();
    },
    "shown.asking": async (stage) => {
      await expect(stage.page.getByRole("alertdialog")).toContainText(power.creditorName);
      await expect(inQuestion(stage, askedKey(stage))).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.limiting": async ({ screen }) => {
      await expect(screen.field("directDebits.amount")).toBeEditable();
    },
    "shown.savingRule": async (stage) => {
      const save = press(region(stage, "directDebits.rule"), stage, "directDebits.rule.save");
      await expect(save).toHaveAttribute("aria-busy", "true");
    },
    "shown.changingMandate": async ({ page }) => {
      await expect(page.locator("button[aria-busy=true]")).toBeVisible();
    },
    "shown.changingCollection": async (stage) => {
      await expect(inQuestion(stage, "directDebits.refuse")).toHaveAttribute("aria-busy", "true");
    },
    "shown.rereading": async ({ screen }) => expect(screen.heading("directDebits.rule")).toBeVisible(),
    "shown.refreshing": async ({ screen }) => expect(screen.alert()).toBeVisible(),
  },
  journeys: [
    "opened;readDebits=net~list.retry~readDebits=ok~list.refresh~readDebits=ok~rule.change~saveRule=500~rule.change~saveRule=ok",
    "opened;readDebits=ok~limit.ask:allow~form.submit~changeMandate=refused~readDebits=ok~form.submit~changeMandate=ok",
    "opened;readDebits=ok~collection.change:refuse~change.confirm~changeCollection=500~change.confirm~changeCollection=ok",
    "opened;readDebits=ok~mandate.change:revoke~dialog.cancel~mandate.change:revoke~change.confirm~changeMandate=ok",
    "opened;readDebits=ok~mandate.change:block~changeMandate=refused~readDebits=over",
    "onlooker;readDebits=ok",
  ],
  notDriven: {
    "rule.change:same": "what is chosen already cannot be saved",
    "limit.ask:blocked": "one that is blocked is allowed, not limited",
    "form.submit:zero": "the form says so itself, and the machine never hears of it",
    "collection.change:refund":
      "waits for the day of a collection, to which the sandbox of a browser cannot go",
    "changeCollection=refused":
      "waits for the day of a collection, to which the sandbox of a browser cannot go",
  },
};
