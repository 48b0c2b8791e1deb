import { expect } from "@playwright/test";
import { paths } from "@amberline/bank/paths";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const subject = "Maksa divreiz";
const byForm = "the form says so itself, and the machine never hears of it";

async function submit({ screen }: Stage) {
  await screen.field("complaint.subject").fill(subject);
  await screen.field("complaint.description").fill("Par vienu maksājumu maksa ir ieturēta divreiz.");
  await screen.button("complaint.send").click();
}

const isIdle = async ({ screen }: Stage) => {
  await expect(screen.field("complaint.subject")).toBeEditable();
  await expect(screen.button("complaint.send")).not.toHaveAttribute("aria-busy", "true");
};

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      stage.customer = await stage.operator.customer({ twoFactor: false });
      await arrive(stage.page, stage.operator, stage.who, paths.complaint, stage.language);
    },
  },
  events: {
    "form.submit": submit,
    "sending.cancel": async ({ screen }) => screen.button("app.cancel").click(),
    "form.begin": async ({ screen }) => screen.button("complaint.again").click(),
  },
  answers: { sendComplaint: { ok: () => {}, ...failuresOf("complaintSend") } },
  requests: { sendComplaint: ["complaintSend"] },
  arrived: {
    editing: isIdle,
    sending: async ({ screen }) => {
      await expect(screen.button("complaint.send")).toHaveAttribute("aria-busy", "true");
      await expect(screen.button("app.cancel")).toBeVisible();
      await expect(screen.field("complaint.subject")).not.toBeEditable();
    },
    cancelled: async (stage) => {
      await isIdle(stage);
      await expect(stage.screen.hears("complaint.cancelled")).toBeAttached();
      await expect(stage.screen.field("complaint.subject")).toHaveValue(subject);
    },
    done: async ({ page, screen }) => {
      await expect(screen.heading("complaint.sent")).toBeVisible();
      await expect(page.locator("main strong")).toHaveText(/^C-\d{4}-\d{6}$/);
    },
  },
  journeys: [
    "opened;form.submit~sendComplaint=net~form.submit~sending.cancel~form.submit~sendComplaint=ok~form.begin",
  ],
  notDriven: {
    "form.submit:largest": "complaint plays it with papers of twenty million bytes",
    "form.submit:tooLarge": byForm,
    "upload.progressed": "goes by while the complaint is on its way",
    "sendComplaint=ok.bare": "the sandbox always answers a number and a day",
    "sendComplaint=unreadable": "a file would have to be deleted while it is read",
    "sendComplaint=refused": "the sandbox takes whatever the form lets through",
  },
};
