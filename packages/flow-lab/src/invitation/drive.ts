import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { callsOf, inviteToCompany, peopleOf } from "../browser/companyCalls";
import { userIdOf } from "../browser/companies";
import { type Customer } from "../browser/operator";
import { arrive } from "../browser/screens";
import { type TextKey } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const company = { name: "SIA Dzintara Krasts", kind: "corporate", confirmed: false } as const;

/** A company invites the customer as an owner; noted for later steps. */
async function invited(stage: Stage): Promise<void> {
  const { request, operator } = stage;
  const owner = await operator.customer(company);
  stage.customer = await operator.customer({ twoFactor: false });
  const userId = await userIdOf(request, operator, stage.who.login);
  stage.notes.set("userId", userId);
  stage.notes.set("company", JSON.stringify(owner));
  await inviteToCompany(stage, owner, { userId, position: "owner", percent: "25" });
  await arrive(stage.page, operator, stage.who, paths.home, stage.language);
}

/** A company gives the customer access to its account. */
async function access(stage: Stage): Promise<void> {
  const { operator } = stage;
  const owner = await operator.customer({ ...company, confirmed: true });
  const verified = !stage.isToCome("answer=refused");
  stage.customer = await operator.customer({ twoFactor: false, verified, name: "Anna Liepa" });
  stage.notes.set("company", JSON.stringify(owner));
  const { login, name } = stage.who;
  const may = { rights: ["see" as const, "pay" as const], per_payment: "500.00", per_day: "1000.00" };
  await (await peopleOf(stage, owner)).invite({ name, login, access: may });
  await arrive(stage.page, operator, stage.who, paths.home, stage.language);
}

/** The bank verifies the customer, whose invitation it refused before. */
async function verified({ operator, who }: Stage): Promise<void> {
  await operator.submitVerification(who.login);
  await operator.decideVerification(who.login, { decision: "approve" });
}

async function withdrawn(stage: Stage): Promise<void> {
  const owner = JSON.parse(stage.notes.get("company") ?? "") as Customer;
  if (!stage.notes.has("userId")) return (await peopleOf(stage, owner)).remove();
  const call = await callsOf(stage, owner);
  const of = { corporate_id: owner.accountId, member_id: stage.notes.get("userId") };
  await call("corporate/member_delete", of);
}

const says = (stage: Stage, key: TextKey) => void stage.notes.set("said", key);
const card = ({ screen, notes }: Stage) =>
  screen.reads(notes.has("userId") ? "invitation.title" : "invitation.access", { company: company.name });
const buttons = ({ screen }: Stage) => [
  screen.button("invitation.accept"),
  screen.button("invitation.refuse"),
];

export const drive: FlowDrive = {
  prepare: { invited, access },
  events: {
    "invitation.accept": async ({ notes, screen }) => {
      notes.set("answer", notes.has("userId") ? "invitation.accepted" : "invitation.accessAccepted");
      await screen.button("invitation.accept").click();
    },
    "invitation.refuse": async ({ notes, screen }) => {
      notes.set("answer", "invitation.refused");
      await screen.button("invitation.refuse").click();
    },
  },
  answers: {
    answer: {
      ok: async (stage) => {
        stage.notes.delete("said");
        if (stage.notes.delete("unverified")) await verified(stage);
      },
      refused: ({ notes }) => void notes.set("unverified", "yes"),
      gone: async (stage) => {
        await withdrawn(stage);
        says(stage, "invitation.gone");
      },
      ...failuresOf("invitationAnswer"),
    },
  },
  requests: { answer: ["invitationAnswer"] },
  arrived: {
    open: async (stage) => {
      await expect(card(stage)).toBeVisible();
      for (const button of buttons(stage)) await expect(button).not.toHaveAttribute("aria-busy", "true");
    },
    answering: async (stage) => {
      await expect(stage.page.locator("#main button[aria-busy=true]")).toHaveCount(1);
    },
    answered: async (stage) => {
      const { page, screen, notes } = stage;
      const key = (notes.get("said") ?? notes.get("answer")) as TextKey;
      await expect(page.getByText(screen.say(key, { company: company.name })).last()).toBeVisible();
      await expect(card(stage)).toBeHidden();
    },
  },
  journeys: [
    "invited;invitation.accept~answer=net~invitation.refuse~answer=ok",
    "access;invitation.accept~answer=refused~invitation.accept~answer=ok",
  ],
  notDriven: { "answer=ok.waiting": "takes a confirmed company" },
};
