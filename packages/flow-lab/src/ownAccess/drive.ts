import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { setRule } from "../browser/approvals";
import { acceptInvitations, peopleOf } from "../browser/companyCalls";
import { type Customer } from "../browser/operator";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const company = { name: "SIA Dzintara Krasts", kind: "corporate" } as const;
const title = "ownAccess.leave.title";

/** A company lets the customer pay, and approve where that is to be refused. */
async function payer(stage: Stage): Promise<void> {
  const { operator } = stage;
  const owner = await operator.customer(company);
  const { login, name, ...person } = await operator.customer({ name: "Anna Liepa" });
  const mayApprove = stage.isToCome("leave=refused");
  const access = {
    rights: ["see" as const, "pay" as const, ...(mayApprove ? (["approve"] as const) : [])],
    per_payment: mayApprove ? null : "500.00",
    per_day: mayApprove ? null : "1000.00",
  };
  await (await peopleOf(stage, owner)).invite({ name, login, access });
  await acceptInvitations(stage, login, true);
  stage.notes.set("owner", JSON.stringify(owner));
  stage.customer = { ...person, login, name, accountId: owner.accountId };
  await arrive(stage.page, operator, stage.who, paths.profile, stage.language);
}

const ownerOf = ({ notes }: Stage) => JSON.parse(notes.get("owner") ?? "") as Customer;
const question = ({ page, screen }: Stage) => page.getByRole("alertdialog", { name: screen.say(title) });
const inQuestion = (stage: Stage, key: "ownAccess.leave" | "app.cancel") =>
  question(stage).getByRole("button", { name: stage.screen.say(key), exact: true });

export const drive: FlowDrive = {
  prepare: { payer },
  events: {
    "access.leave": ({ screen }) => screen.button("ownAccess.leave").click(),
    "leave.confirm": (stage) => inQuestion(stage, "ownAccess.leave").click(),
    "leave.cancel": (stage) => inQuestion(stage, "app.cancel").click(),
  },
  answers: {
    leave: {
      ok: () => {},
      refused: (stage) =>
        setRule({ request: stage.request, operator: stage.operator, owner: ownerOf(stage) }, "50.00"),
      ...failuresOf("personLeave"),
    },
  },
  requests: { leave: ["personLeave"] },
  arrived: {
    shown: async (stage) => {
      await expect(stage.screen.button("ownAccess.leave")).toBeVisible();
      await expect(question(stage)).toBeHidden();
    },
    asking: async (stage) => {
      await expect(question(stage)).toBeVisible();
      await expect(inQuestion(stage, "ownAccess.leave")).not.toHaveAttribute("aria-busy", "true");
    },
    leaving: async (stage) => {
      await expect(inQuestion(stage, "ownAccess.leave")).toHaveAttribute("aria-busy", "true");
    },
    left: async ({ screen }) => {
      await expect(
        screen.toast(screen.say("shell.accountClosed", { account: company.name })).last(),
      ).toBeVisible();
      await expect(screen.button("ownAccess.leave")).toBeHidden();
    },
  },
  journeys: [
    "payer;access.leave~leave.cancel~access.leave~leave.confirm~leave=net~leave.confirm~leave=ok",
    "payer;access.leave~leave.confirm~leave=refused",
  ],
  notDriven: { old: "takes a provider of before" },
};
