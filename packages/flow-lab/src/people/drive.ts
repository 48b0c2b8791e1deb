import { type RequestOf, type Calls } from "@amberline/api/contract";
import { paths } from "@amberline/bank/paths";
import { examplePersons } from "@amberline/flows/people/examples";
import { expect } from "@playwright/test";
import { setRule } from "../browser/approvals";
import { allow } from "../browser/codes";
import { acceptInvitations, peopleOf } from "../browser/companyCalls";
import { aNewcomer } from "../browser/newcomers";
import { type Customer } from "../browser/operator";
import { arrive } from "../browser/screens";
import { type TextKey } from "../browser/words";
import { looksAgain } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { exampleDrafts } from "./people.flow";

type WireAccess = RequestOf<Calls["personSave"]>["access"];
type Right = WireAccess["rights"][number];

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
const { accountant, payer, invited, refused } = examplePersons;
/** Who has not accepted is called as whoever invited them wrote it. */
const names = new Map([
  [payer.id, nameOf(payer)],
  [accountant.id, nameOf(accountant)],
  [invited.id, nameOf(invited)],
  [refused.id, "Marta Ozola"],
]);
const may = (rights: Right[], most: [string, string] | null = null): WireAccess => ({
  rights,
  per_payment: most?.[0] ?? null,
  per_day: most?.[1] ?? null,
});

/** The company's owner, who stays the same whoever is signed in. */
const ownerOf = ({ notes }: Stage) => JSON.parse(notes.get("owner") ?? "") as Customer;

/** Invites somebody who has a login, and has them answer. */
async function named(stage: Stage, name: string, access: WireAccess, answer: boolean | null) {
  const { login, ...person } = await stage.operator.customer({ name });
  await (await peopleOf(stage, ownerOf(stage))).invite({ name, login, access });
  if (answer !== null) await acceptInvitations(stage, login, answer);
  return { login, ...person };
}

/** A company, with one person of each kind unless nobody is to be there. */
async function company(stage: Stage): Promise<Customer> {
  const owner = await stage.operator.customer({ kind: "corporate", name: "SIA Dzintara Krasts" });
  stage.notes.set("owner", JSON.stringify(owner));
  if (stage.notes.has("none")) return owner;
  // Somebody besides the owner who can approve.
  await named(stage, "Baiba Roze", may(["see", "approve"]), true);
  const of = (id: string) => names.get(id) ?? "";
  await named(stage, of(payer.id), may(["see", "pay"], ["500.00", "1000.00"]), true);
  await named(stage, of(accountant.id), may(["see", "prepare", "salaries", "documents"]), true);
  const waiting = await named(
    stage,
    of(invited.id),
    may(["see", "pay", "documents"], ["200.00", "200.00"]),
    null,
  );
  stage.notes.set("waiting", waiting.login);
  await named(stage, of(refused.id), may(["see"]), false);
  return owner;
}

const open = ({ page, operator, who, language }: Stage) =>
  arrive(page, operator, who, `${paths.profile}?tab=people`, language);

const question = ({ page }: Stage) => page.getByRole("alertdialog");
const inQuestion = (stage: Stage, key: TextKey) =>
  question(stage).getByRole("button", { name: stage.screen.say(key), exact: true });
const states = { [invited.id]: "invited", [refused.id]: "refused" } as const;
const stateOf = (id: unknown) => states[String(id)] ?? "active";
const removeKey = ({ notes }: Stage) => `people.remove.${stateOf(notes.get("target"))}` as const;
const saveKey = ({ notes }: Stage) => (notes.has("target") ? "people.save" : "people.invite");

/** A first rule waits until everybody who is invited has answered. */
async function answered(stage: Stage) {
  const login = stage.notes.get("waiting");
  stage.notes.delete("waiting");
  if (login) await acceptInvitations(stage, login, true);
}

/** One other person approves what is above €50.00, and what would loosen that. */
async function rule(stage: Stage) {
  await answered(stage);
  await setRule({ request: stage.request, operator: stage.operator, owner: ownerOf(stage) }, "50.00");
}

const waits = (what: "person" | "rule") => async (stage: Stage) => {
  await rule(stage);
  stage.notes.set("proposed", `people.proposed.${what}`);
};

/** Not as a toast: it is not done. */
async function isProposed({ screen, notes }: Stage) {
  const key = notes.get("proposed") as TextKey | undefined;
  if (!key) return;
  await expect(screen.reads(key)).toBeVisible();
  notes.delete("proposed");
}

/** As a toast. What had focus is gone. */
async function isSaid({ screen, notes }: Stage) {
  const key = notes.get("said") as TextKey | undefined;
  if (!key) return;
  await expect(screen.toast(screen.say(key)).last()).toBeVisible();
  await expect(
    screen.button(key === "people.rule.saved" ? "people.rule.change" : "people.add"),
  ).toBeFocused();
  notes.delete("said");
}

function emailToType(stage: Stage): string {
  const { notes } = stage;
  if (notes.delete("owner's")) return ownerOf(stage).login;
  const email = notes.get("email") ?? aNewcomer().email;
  notes.set("email", email);
  return email;
}

async function submit(stage: Stage, id: string) {
  const { page, screen, notes } = stage;
  const choose = (key: TextKey) => page.getByRole("radio", { name: screen.say(key), exact: true }).check();
  if (!notes.has("target")) {
    const { firstName, lastName } = exampleDrafts.new;
    await screen.field("people.firstName").fill(firstName);
    await screen.field("people.lastName").fill(lastName);
    await screen.field("people.email").fill(emailToType(stage));
  }
  if (id === "form.submit") {
    await choose("people.role.payer");
    await page.locator("[data-field=perPayment]").fill("500");
    await page.locator("[data-field=perDay]").fill("1000");
  } else await choose(id === "form.submit:more" ? "people.role.manager" : "people.role.viewer");
  await allow(stage, "personSave");
  await screen.button(saveKey(stage)).click();
}

export const drive: FlowDrive = {
  prepare: {
    owner: async (stage) => {
      stage.customer = await company(stage);
      await open(stage);
    },
    giver: async (stage) => {
      const { accountId } = await company(stage);
      const most = may(["see", "pay", "people"], ["1000.00", "2000.00"]);
      stage.customer = { ...(await named(stage, "Anna Liepa", most, true)), accountId };
      await open(stage);
    },
  },
  events: {
    "list.retry": ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "person.add": ({ screen, notes }) => {
      notes.delete("target");
      return screen.button("people.add").click();
    },
    "person.change": ({ screen, notes }, { event }) => {
      notes.set("target", String(event["id"]));
      return screen.button("people.changeNamed", { name: names.get(String(event["id"])) ?? "" }).click();
    },
    "person.remove": ({ screen, notes }, { event }) => {
      const id = String(event["id"]);
      notes.set("target", id);
      const key = `people.removeNamed.${stateOf(id)}` as const;
      return screen.button(key, { name: names.get(id) ?? "" }).click();
    },
    "remove.confirm": async (stage) => {
      await allow(stage, "personRemove");
      await inQuestion(stage, removeKey(stage)).click();
    },
    "remove.cancel": (stage) => inQuestion(stage, "app.cancel").click(),
    "form.submit": (stage, { id }) => submit(stage, id),
    "form.cancel": ({ screen }) => screen.button("app.cancel").click(),
    "rule.change": ({ screen }) => screen.button("people.rule.change").click(),
    "rule.submit": async (stage) => {
      const { page, screen, notes } = stage;
      await answered(stage);
      await page.getByRole("radio", { name: screen.say("people.rule.others"), exact: true }).check();
      await page.locator("[data-field=above]").fill("100");
      await screen.field("people.rule.approvers").click();
      await page.getByRole("option", { name: notes.delete("tooMany") ? "5" : "1", exact: true }).click();
      await allow(stage, "approvalRuleSave");
      await screen.button("people.save").click();
    },
    "rule.cancel": ({ screen }) => screen.button("app.cancel").click(),
  },
  answers: {
    readPeople: {
      ok: () => {},
      none: async (stage) => {
        stage.notes.set("none", "yes");
        if (stage.customer) await (await peopleOf(stage, ownerOf(stage))).remove();
      },
      ...failuresOf("peopleList"),
    },
    savePerson: {
      ok: ({ notes }) => {
        notes.set("said", notes.has("target") ? "people.saved.changed" : "people.saved.invited");
        notes.delete("none");
      },
      waiting: waits("person"),
      refused: ({ notes }) => void notes.set("owner's", "yes"),
      ...failuresOf("personSave"),
    },
    saveRule: {
      ok: ({ notes }) => void notes.set("said", "people.rule.saved"),
      waiting: waits("rule"),
      refused: ({ notes }) => void notes.set("tooMany", "yes"),
      ...failuresOf("approvalRuleSave"),
    },
    removePerson: {
      ok: ({ notes }) => void notes.set("said", `people.removed.${stateOf(notes.get("target"))}`),
      ...failuresOf("personRemove"),
    },
  },
  requests: {
    readPeople: ["peopleList"],
    savePerson: ["personSave"],
    removePerson: ["personRemove"],
    saveRule: ["approvalRuleSave"],
  },
  arrived: {
    reading: ({ screen }) => expect(screen.hears("people.loading")).toBeAttached(),
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("people.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "list.resting": async (stage) => {
      const { screen, notes } = stage;
      await expect(screen.button("people.add")).toBeVisible();
      await expect(question(stage)).toBeHidden();
      if (notes.has("none")) await expect(screen.heading("people.empty")).toBeVisible();
      await isSaid(stage);
      await isProposed(stage);
    },
    "list.refreshing": ({ screen }) => expect(screen.button("people.add")).toBeVisible(),
    "list.asking": async (stage) => {
      await expect(inQuestion(stage, removeKey(stage))).not.toHaveAttribute("aria-busy", "true");
    },
    "list.removing": async (stage) => {
      await expect(inQuestion(stage, removeKey(stage))).toHaveAttribute("aria-busy", "true");
    },
    "form.editing": async (stage) => {
      const button = stage.screen.button(saveKey(stage));
      await expect(button).toBeVisible();
      await expect(button).not.toHaveAttribute("aria-busy", "true");
    },
    "rule.editing": async ({ screen }) => {
      await expect(screen.heading("people.rule")).toBeVisible();
      await expect(screen.button("people.save")).not.toHaveAttribute("aria-busy", "true");
    },
    "rule.saving": async ({ screen }) => {
      await expect(screen.button("people.save")).toHaveAttribute("aria-busy", "true");
    },
    "form.saving": async (stage) => {
      await expect(stage.screen.button(saveKey(stage))).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "owner;readPeople=ok~rule.change~rule.cancel~rule.change~rule.submit~saveRule=500~rule.submit~saveRule=refused~rule.submit~saveRule=ok",
    "owner;readPeople=net~list.retry~readPeople=ok~person.add~form.submit~savePerson=500~form.submit~savePerson=refused~form.submit~savePerson=ok~person.change~form.submit:change~savePerson=ok~person.remove~remove.cancel~person.remove~remove.confirm~removePerson=500~remove.confirm~removePerson=ok",
    "giver;readPeople=ok~list.refresh~readPeople=ok~person.change~form.cancel~person.remove:refused~remove.confirm~removePerson=ok~person.add~form.submit~savePerson=ok",
    "owner;readPeople=none~person.add~form.submit:more~savePerson=ok",
    "owner;readPeople=ok~person.add~form.submit:more~savePerson=waiting~rule.change~rule.submit~saveRule=waiting",
    "owner;readPeople=ok~person.remove:invited~remove.confirm~removePerson=ok",
  ],
  notDriven: {
    "readPeople=expired": "an invitation runs out after 14 days",
    "readPeople=unruled": "to the page it is `readPeople=ok`, since the company begins without a rule",
    "person.change:nobody": "whoever is not listed has no such button",
    "person.remove:nobody": "whoever is not listed has no such button",
  },
};
