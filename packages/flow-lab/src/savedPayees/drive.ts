import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { looksAgain } from "../browser/visibility";
import { type FlowDrive } from "../drive/flowDrive";
import { deleteSaved, opens } from "../drive/payees";
import { failuresOf, type Stage } from "../drive/stage";

const questionOf = ({ screen }: Stage) => screen.dialog("payees.template.deleteTitle");
const deleteButton = (stage: Stage) =>
  questionOf(stage).getByRole("button", { name: stage.screen.say("payees.delete"), exact: true });

const ofPayees = "a template can't be trusted; savedPayees trusts a payee";

export const drive: FlowDrive = {
  prepare: { account: opens(paths.templates, "templateCreate") },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
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
      await expect(page.locator("#main [aria-busy=true]")).toContainText(
        screen.say("payees.template.loading"),
      );
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("payees.template.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async (stage) => {
      const { page, screen, notes } = stage;
      await expect(questionOf(stage)).toBeHidden();
      const list = notes.has("deleted")
        ? screen.heading("payees.template.empty")
        : page.getByRole("row", { name: /^Īre/ });
      await expect(list).toBeVisible();
    },
    "shown.refreshing": async ({ page }) => expect(page.getByRole("row", { name: /^Īre/ })).toBeVisible(),
    "shown.asking": async (stage) => {
      await expect(questionOf(stage)).toContainText("Īre");
      await expect(deleteButton(stage)).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.deleting": async (stage) => {
      await expect(deleteButton(stage)).toHaveAttribute("aria-busy", "true");
    },
  },
  journeys: [
    "account;readPayees=net~list.retry~readPayees=one~list.refresh~readPayees=one~payee.delete~delete.cancel~payee.delete~delete.confirm~deletePayee=500~delete.confirm~deletePayee=ok",
  ],
  notDriven: {
    "payee.delete:fixed": "the sandbox keeps no templates of the bank's own",
    "payee.trust": ofPayees,
    "readPayees=receivers": ofPayees,
    "shown.trusting": ofPayees,
    ...Object.fromEntries(
      ["403", "404", "500", "ok", "unproven", "refused", "net", "malformed"].map((answer) => [
        `trustPayee=${answer}`,
        ofPayees,
      ]),
    ),
    "readPayees=ok": "as many as the model has make no difference to it; savedPayees plays several",
    "readPayees=none": "savedPayees plays an empty list",
    "deletePayee=refused": "the sandbox refuses nobody to delete what is theirs",
  },
};
