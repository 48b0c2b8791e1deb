import { randomUUID } from "node:crypto";
import { calls } from "@amberline/api/contract";
import { type ExampleEvent } from "../engine";
import { expect } from "@playwright/test";
import { aNumber } from "../browser/companies";
import { aStranger, callsOf, joinCompany, removeMembers, type Joining } from "../browser/companyCalls";
import { aNewcomer } from "../browser/newcomers";
import { type TextKey } from "../browser/words";
import {
  companyOf,
  expectsFile,
  hasCome,
  holdLooks,
  refreshCompany,
  noteDownloads,
  openStep,
} from "../drive/company";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const director = "Laura Vanaga";
const ownerName = "Jānis Bērziņš";
const thirdName = "Ilze Ozola";
type Share = Pick<Joining, "position" | "percent">;

/** A person's user id and login, stable within a walk. */
async function personNamed(stage: Stage, name: string): Promise<{ userId: string; login: string }> {
  const known = stage.notes.get(name);
  if (known) return JSON.parse(known) as { userId: string; login: string };
  const person = await aStranger(stage, name);
  if (name === thirdName) await stage.operator.submitVerification(person.login);
  stage.notes.set(name, JSON.stringify(person));
  return person;
}

/** A director, an unverified owner, and a member under review. */
async function peopled(stage: Stage, share: Share) {
  const company = await companyOf(stage);
  const [owner, third] = [await personNamed(stage, ownerName), await personNamed(stage, thirdName)];
  await joinCompany(stage, company, { ...owner, position: "owner", percent: "60" });
  await joinCompany(stage, company, { ...third, ...share });
}

const opens = (share: Share) => async (stage: Stage) => {
  await peopled(stage, share);
  noteDownloads(stage);
  await openStep(stage, "members");
};

/** A new company has no members. */
async function opensEmpty(stage: Stage) {
  const customer = await stage.operator.customer();
  const call = await callsOf(stage, customer);
  const asked = { country: "LV", name: "SIA Dzintara Krasts", registration_number: aNumber() };
  const { corporate_id: id } = await call("corporate/create", asked);
  stage.customer = { ...customer, accountId: String(id) };
  await openStep(stage, "members");
  await expect(stage.screen.reads("members.empty")).toBeVisible();
}

/** An e-mail address, stable within a walk. */
function emailToType({ notes }: Stage): string {
  const email = notes.get("email") ?? aNewcomer().email;
  notes.set("email", email);
  return email;
}

async function submitMember(stage: Stage, { id }: ExampleEvent) {
  const { page, screen, notes } = stage;
  const choose = (key: TextKey) => page.getByRole("radio", { name: screen.say(key), exact: true }).check();
  if (id === "form.submit:existing") {
    await choose("members.existing");
    await screen
      .field("members.userId")
      .fill(notes.get("userId") ?? (await personNamed(stage, "Zane Kalniņa")).userId);
    await choose("members.position.member");
  } else {
    await choose("members.new");
    await screen.field("members.firstName").fill("Anna");
    await screen.field("members.lastName").fill(id === "form.submit:renamed" ? "Liepiņa" : "Liepa");
    await screen.field("members.email").fill(emailToType(stage));
    await choose("members.position.owner");
    await screen.field("members.percent").fill("25");
  }
  await screen.button("members.submit").click();
}

/** Brings the company into the example's state. */
async function change(stage: Stage, { id }: ExampleEvent) {
  const isListed = id === "company.invited";
  if (isListed) await peopled(stage, { position: "member" });
  else await removeMembers(stage, stage.who);
  if (stage.isHeld("look")) says(isListed ? "members.invited" : "members.addUncertain")(stage);
  await refreshCompany(stage);
}

/** The text the page will show after the pending answer. */
const says = (key: TextKey) => (stage: Stage) => void stage.notes.set("said", key);

const saying =
  (key: TextKey, does: ((stage: Stage) => Promise<void>) | undefined) => async (stage: Stage) => {
    says(key)(stage);
    await does?.(stage);
  };

/** As a toast, in a banner or at a field. */
async function isSaid({ page, screen, notes }: Stage) {
  const key = notes.get("said") as TextKey | undefined;
  if (key) await expect(page.getByText(screen.say(key)).last()).toBeVisible();
  notes.delete("said");
}

const question = ({ screen }: Stage) => screen.dialog("members.removeTitle");
const inQuestion = (stage: Stage, key: TextKey) =>
  question(stage).getByRole("button", { name: stage.screen.say(key) });

const isAdding = (call: string) => async (stage: Stage) => {
  await expect(stage.screen.button("members.submit")).toHaveAttribute("aria-busy", "true");
  await stage.isAsked(call);
};

const uncertain = failuresOf("memberAdd");
const unremoved = failuresOf("memberDelete");
const uncreated = failuresOf("memberUserCreate");

export const drive: FlowDrive = {
  prepare: {
    company: opens({ position: "member" }),
    tooMuch: opens({ position: "owner", percent: "40.5" }),
    empty: opensEmpty,
  },
  events: {
    "member.add": async ({ screen }) => screen.button("members.add").click(),
    "form.submit": submitMember,
    "form.cancel": async ({ screen }) => screen.button("app.cancel").click(),
    "member.remove": async ({ screen }) => screen.button("members.removeNamed", { name: ownerName }).click(),
    "remove.confirm": (stage) => inQuestion(stage, "members.remove").click(),
    "remove.cancel": (stage) => inQuestion(stage, "app.cancel").click(),
    "link.send": async ({ screen }) => screen.button("members.sendLinkNamed", { name: ownerName }).click(),
    "contract.download": async ({ screen }) =>
      screen.button("members.contractNamed", { name: director }).click(),
    "company.changed": change,
  },
  answers: {
    createUser: {
      ok: () => {},
      ...uncreated,
      net: saying("members.createUncertain", uncreated["net"]),
    },
    addMember: {
      ok: (stage) => {
        stage.notes.delete("userId");
        says("members.invited")(stage);
      },
      unknown: saying("members.userNotFound", async ({ notes }) => void notes.set("userId", randomUUID())),
      member: saying("members.memberExists", async (stage) => {
        stage.notes.set("userId", (await personNamed(stage, ownerName)).userId);
      }),
      ...uncertain,
      // Not done, as the held reread will show.
      "500": async (stage) => {
        await holdLooks(stage);
        await uncertain["500"]?.(stage);
      },
      // Done despite the lost answer.
      net: async (stage) => {
        await holdLooks(stage);
        await stage.meets({ call: "memberAdd", fault: "dropAfter" });
      },
    },
    removeMember: {
      ok: says("members.removed"),
      gone: saying("members.removed", async (stage) => removeMembers(stage, stage.who)),
      ...unremoved,
      "500": saying("members.removeFailed", unremoved["500"]),
    },
    sendLink: {
      ok: says("members.linkSent"),
      refused: async (stage) => {
        const call = await callsOf(stage, stage.who);
        await call(calls.verificationLink.path.slice(1), {
          external_id: (await personNamed(stage, ownerName)).userId,
        });
      },
      ...failuresOf("verificationLink"),
    },
    readContract: { ok: expectsFile("member_contract.pdf"), ...failuresOf("memberPdf") },
  },
  requests: {
    createUser: ["memberUserCreate"],
    addMember: ["memberAdd"],
    removeMember: ["memberDelete"],
    sendLink: ["verificationLink"],
    readContract: ["memberPdf"],
  },
  arrived: {
    "list.resting": async (stage) => {
      await expect(stage.screen.button("members.add")).toBeVisible();
      await expect(question(stage)).toBeHidden();
      await isSaid(stage);
      await hasCome(stage);
    },
    "list.asking": async (stage) => {
      await expect(question(stage)).toContainText(ownerName);
      await expect(inQuestion(stage, "members.remove")).not.toHaveAttribute("aria-busy");
      await isSaid(stage);
    },
    "list.removing": (stage) =>
      expect(inQuestion(stage, "members.remove")).toHaveAttribute("aria-busy", "true"),
    "list.sendingLink": ({ screen }) =>
      expect(screen.button("members.sendLinkNamed", { name: ownerName })).toHaveAttribute(
        "aria-busy",
        "true",
      ),
    "list.fetching": ({ screen }) =>
      expect(screen.button("members.contractNamed", { name: director })).toHaveAttribute("aria-busy", "true"),
    "form.editing": async (stage) => {
      await expect(stage.screen.heading("members.formTitle")).toBeVisible();
      await expect(stage.screen.button("members.submit")).not.toHaveAttribute("aria-busy");
      await isSaid(stage);
    },
    "form.creatingUser": isAdding("createUser"),
    "form.adding": isAdding("addMember"),
    "form.checking": isAdding("look"),
  },
  journeys: [
    "tooMuch;contract.download~readContract=ok~link.send~sendLink=ok~member.add~form.submit~createUser=ok~addMember=500~company.without~form.submit~addMember=net~company.invited~member.remove~remove.confirm~removeMember=500~remove.confirm~removeMember=ok",
    "empty;member.add~form.submit:existing~addMember=unknown~form.submit:existing~addMember=ok",
  ],
  notDriven: {
    "company.same": "whoever somebody else names has to accept first",
    "company.changing": "takes a confirmed company, the operator and four people",
    "addMember=ok.atOnce": "whoever somebody else names has to accept first",
    "removeMember=ok.waiting": "takes a confirmed company",
    "form.submit:director": "the form offers no second director, and the first is added as anybody is",
    "member.remove:director": "the button of the director is disabled",
    "link.send:verified": "who is verified has no such button",
    "contract.download:nobody": "whoever is no member has no such button",
    "company.none": "no company is ever without its director again",
    "createUser=ok.noId": "the sandbox always tells the user id",
    "createUser=taken": "the sandbox does not tell who banks there",
    "createUser=refused": "takes thirty invitations within an hour",
    "addMember=director": "the form offers no second director",
    "addMember=refused": "the sandbox refuses in words of its own only what the form does not let pass",
    "removeMember=stays": "the button of the director is disabled",
    "removeMember=refused": "the sandbox refuses nothing else",
    "readContract=gone": "the director, whose contract it is, stays a member",
  },
};
