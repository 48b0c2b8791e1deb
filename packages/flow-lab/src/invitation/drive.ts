import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { callsOf, inviteToCompany } from "../browser/companyCalls";
import { userIdOf } from "../browser/companies";
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

async function withdrawn(stage: Stage): Promise<void> {
  const owner = JSON.parse(stage.notes.get("company") ?? "") as { login: string; accountId: string };
  const call = await callsOf(stage, owner);
  const of = { corporate_id: owner.accountId, member_id: stage.notes.get("userId") };
  await call("corporate/member_delete", of);
}

const says = (stage: Stage, key: TextKey) => void stage.notes.set("said", key);
const card = ({ screen }: Stage) => screen.reads("invitation.title", { company: company.name });
const buttons = ({ screen }: Stage) => [
  screen.button("invitation.accept"),
  screen.button("invitation.refuse"),
];

export const drive: FlowDrive = {
  prepare: { invited },
  events: {
    "invitation.accept": async ({ notes, screen }) => {
      notes.set("answer", "invitation.accepted");
      await screen.button("invitation.accept").click();
    },
    "invitation.refuse": async ({ notes, screen }) => {
      notes.set("answer", "invitation.refused");
      await screen.button("invitation.refuse").click();
    },
  },
  answers: {
    answer: {
      ok: ({ notes }) => void notes.delete("said"),
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
  journeys: ["invited;invitation.accept~answer=net~invitation.refuse~answer=ok"],
  notDriven: { "answer=ok.waiting": "takes a confirmed company" },
};
