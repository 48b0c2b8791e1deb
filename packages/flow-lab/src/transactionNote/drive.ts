import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { noteNewest } from "../browser/notes";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const dialogOf = ({ screen }: Stage) => screen.dialog("notes.title");

/** Another device writes. */
async function overtakes({ request, operator, who, notes }: Stage) {
  const nth = Number(notes.get("written") ?? 0) + 1;
  notes.set("written", String(nth));
  await noteNewest({ request, operator, owner: who }, who, { note: `Written elsewhere ${nth}` });
}

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, screen, language } = stage;
      stage.customer = await operator.customer();
      await arrive(page, operator, stage.who, paths.history, language);
      await page
        .getByRole("list", { name: screen.say("history.list") })
        .getByRole("button")
        .first()
        .click();
      await screen.button("notes.change").click();
    },
  },
  events: {
    "page.retry": async ({ screen }) => screen.button("app.retry").click(),
    "form.submit": async (stage) => {
      const { screen } = stage;
      await dialogOf(stage)
        .getByLabel(screen.say("notes.note"), { exact: true })
        .fill("For the office party");
      await screen.button("notes.save").click();
    },
  },
  answers: {
    readNote: { ok: () => {}, "ok.newer": () => {}, ...failuresOf("orderList") },
    saveNote: { ok: () => {}, changed: overtakes, ...failuresOf("transactionNote") },
  },
  requests: { readNote: ["orderList"], saveNote: ["transactionNote"] },
  own: { readNote: (sent) => sent.includes('"transaction_id"') },
  arrived: {
    reading: async (stage) => {
      await expect(dialogOf(stage).getByText(stage.screen.say("notes.loading")).first()).toBeVisible();
    },
    failed: async ({ screen }) => expect(screen.button("app.retry")).toBeFocused(),
    editing: async ({ screen }) => expect(screen.button("notes.save")).toBeEnabled(),
    sending: async ({ screen }) => {
      await expect(screen.button("notes.save")).toHaveAttribute("aria-busy", "true");
    },
    rereading: async ({ screen }) => {
      await expect(screen.button("notes.save")).toHaveAttribute("aria-busy", "true");
    },
    done: async (stage) => {
      await expect(stage.screen.toast(stage.screen.say("notes.saved"))).toBeVisible();
      await expect(dialogOf(stage)).toBeHidden();
    },
  },
  journeys: ["opened;readNote=ok~form.submit~saveNote=changed~readNote=ok.newer~form.submit~saveNote=ok"],
  notDriven: {
    failed: "the list of the history, read by the same call, would fail first",
    "page.retry": "follows from it",
    "readNote=missing": "a transaction that is shown does not go away",
    "saveNote=missing": "a transaction that is shown does not go away",
  },
};
