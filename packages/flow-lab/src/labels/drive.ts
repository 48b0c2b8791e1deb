import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { labelNewest } from "../browser/notes";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const bankOf = ({ request, operator, who }: Stage) => ({ request, operator, owner: who });
const listOf = ({ screen }: Stage) => screen.dialog("labels.title");
const formOf = ({ page, screen, notes }: Stage) =>
  page.getByRole("dialog", { name: screen.say("labels.renameNamed", { label: labelOf(notes) }) });
const question = ({ page }: Stage) => page.getByRole("alertdialog");
const busyButton = ({ page }: Stage) => page.locator("button[aria-busy=true]");
const labelOf = (notes: Stage["notes"]) => notes.get("label") as string;

/** Another device takes the label off, or puts another on. */
const elsewhere = (labels: readonly string[]) => async (stage: Stage) =>
  labelNewest(bankOf(stage), stage.who, [...labels]);

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer();
      stage.notes.set("label", "Remnts");
      await labelNewest(bankOf(stage), stage.who, ["Jāņa māja", "Remnts"]);
      await arrive(page, operator, stage.who, paths.history, language);
      await screen.button("history.filters").click();
      await screen.button("notes.labels.manage").click();
    },
  },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "label.rename": async ({ screen }) => screen.button("labels.renameNamed", { label: "Remnts" }).click(),
    "label.remove": async ({ screen }) => screen.button("labels.removeNamed", { label: "Remnts" }).click(),
    "form.submit": async (stage, { event }) => {
      const { screen } = stage;
      await screen.field("labels.name").fill(String(event["to"]));
      await formOf(stage)
        .getByRole("button", { name: screen.say("labels.save") })
        .click();
    },
    "change.confirm": async (stage) => question(stage).getByRole("button").last().click(),
    "change.cancel": async ({ page }) => page.keyboard.press("Escape"),
  },
  answers: {
    readLabels: {
      ok: () => {},
      none: () => {},
      more: () => {},
      there: () => {},
      gone: () => {},
      ...failuresOf("labelList"),
    },
    changeLabel: {
      ok: () => {},
      removed: () => {},
      changed: elsewhere(["Jāņa māja"]),
      taken: elsewhere(["Jāņa māja", "Remnts", "Remonts"]),
      ...failuresOf("labelUpdate"),
    },
  },
  requests: { readLabels: ["labelList"], changeLabel: ["labelUpdate"] },
  arrived: {
    reading: async (stage) => {
      await expect(listOf(stage).getByText(stage.screen.say("labels.loading")).first()).toBeVisible();
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeFocused(),
    listed: async (stage) => {
      await expect(listOf(stage)).toBeVisible();
      await expect(question(stage)).toBeHidden();
      await expect(formOf(stage)).toBeHidden();
    },
    renaming: async (stage) => {
      await expect(question(stage)).toBeHidden();
      await expect(formOf(stage)).toBeVisible();
    },
    merging: async (stage) => expect(question(stage)).toBeVisible(),
    removing: async (stage) => expect(question(stage)).toBeVisible(),
    saving: async (stage) => expect(busyButton(stage)).toBeVisible(),
    rereading: async (stage) => expect(busyButton(stage)).toBeVisible(),
  },
  journeys: [
    "opened;readLabels=net~list.retry~readLabels=ok~label.rename~change.cancel~label.rename~form.submit:new~changeLabel=ok",
    "opened;readLabels=ok~label.rename~form.submit:there~change.cancel~form.submit:there~change.confirm~changeLabel=removed",
    "opened;readLabels=ok~label.remove~change.cancel~label.remove~change.confirm~changeLabel=removed",
    "opened;readLabels=ok~label.rename~form.submit:new~changeLabel=changed~readLabels=gone",
    "opened;readLabels=ok~label.rename~form.submit:new~changeLabel=taken~readLabels=there~change.confirm~changeLabel=ok",
  ],
  notDriven: {
    "readLabels=more": "its transactions are counted by another walk",
    "readLabels=none": "the button that opens it is not there without labels",
  },
};
