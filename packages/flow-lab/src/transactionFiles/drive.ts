import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { pdfFile } from "../browser/companies";
import { addFile } from "../browser/notes";
import { arrive } from "../browser/screens";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { type ExampleEvent } from "../engine";

const invoice = pdfFile("invoice");
const receipt = pdfFile("receipt");

/** The invoice by what is found about it. */
const files = {
  content: { ...invoice, buffer: Buffer.from("MZ") },
  closed: { ...invoice, buffer: Buffer.from("%PDF-1.7\nhalf of it") },
};
const found = ({ notes }: Stage) => notes.get("found") as keyof typeof files | undefined;

const listOf = ({ page, screen }: Stage) => page.getByRole("list", { name: screen.say("notes.files") });

async function pick(stage: Stage, { id }: ExampleEvent) {
  const { page } = stage;
  const finding = found(stage);
  const first = finding ? files[finding] : invoice;
  const chosen =
    id === "files.pick:program"
      ? [{ ...invoice, name: "invoice.pdf.exe" }]
      : id === "files.pick:two"
        ? [first, pdfFile("offer")]
        : [first];
  await page.locator('input[type="file"]').setInputFiles(chosen);
}

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      const { page, operator, request, screen, language } = stage;
      stage.customer = await operator.customer();
      await addFile({ request, operator, owner: stage.who }, stage.who, receipt);
      await arrive(page, operator, stage.who, paths.history, language);
      await page
        .getByRole("list", { name: screen.say("history.list") })
        .getByRole("button")
        .first()
        .click();
      await expect(listOf(stage)).toBeVisible();
    },
  },
  events: {
    "files.pick": pick,
    "upload.retry": ({ screen }) => screen.button("app.retry").click(),
    "upload.dismiss": ({ screen }) => screen.button("notes.files.dismiss").click(),
    "file.remove": ({ screen }) => screen.button("notes.files.removeNamed", { name: receipt.name }).click(),
    "removal.confirm": ({ screen }) => screen.button("notes.files.remove.do").click(),
    "removal.cancel": ({ screen }) =>
      screen
        .dialog("notes.files.remove")
        .getByRole("button", { name: screen.say("app.cancel") })
        .click(),
  },
  answers: {
    checkFile: {
      fine: ({ notes }) => void notes.delete("found"),
      content: ({ notes }) => void notes.set("found", "content"),
      closed: ({ notes }) => void notes.set("found", "closed"),
    },
    sendFile: { ok: () => {}, ...failuresOf("transactionFileAdd") },
    removeFile: { ok: () => {}, ...failuresOf("transactionFileDelete") },
  },
  requests: { sendFile: ["transactionFileAdd"], removeFile: ["transactionFileDelete"] },
  arrived: {
    resting: async ({ screen }) =>
      expect(screen.button("notes.files.attach")).not.toHaveAttribute("aria-busy", "true"),
    sending: async (stage) =>
      expect(
        listOf(stage)
          .getByRole("button", { name: stage.screen.say("notes.files.waiting") })
          .first(),
      ).toBeVisible(),
    failed: async ({ screen }) => {
      await expect(screen.button("app.retry")).toBeVisible();
      await expect(screen.reads("notes.files.kept").first()).toBeVisible();
    },
    asking: async ({ screen }) => expect(screen.dialog("notes.files.remove")).toBeVisible(),
    removing: async ({ screen }) =>
      expect(screen.button("notes.files.remove.do")).toHaveAttribute("aria-busy", "true"),
  },
  journeys: [
    "opened;files.pick:program~files.pick~checkFile=closed~files.pick:two~checkFile=fine~sendFile=net~upload.retry~checkFile=fine~sendFile=ok~checkFile=fine~sendFile=ok",
  ],
  notDriven: {
    checking: "over in the page itself before anybody sees it",
    "files.pick:tooMany": "takes five files, as its rule is tested with the machine",
    "checkFile=unreadable": "a file that goes away while it is read",
    "sendFile=refused": "takes 500 MB of files",
    "sendFile=missing": "a transaction that is shown does not go away",
    "removeFile=refused": "a removal is refused for no other reason",
    "removeFile=missing": "a transaction that is shown does not go away",
  },
};
