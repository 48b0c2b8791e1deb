import { type DocumentKey } from "@amberline/domain/company";
import { expect } from "@playwright/test";
import { chooseDocument, pdfFile } from "../browser/companies";
import { handInDocuments, reviewDocument } from "../browser/companyCalls";
import { type TextKey } from "../browser/words";
import { companyOf, holdLooks, refreshCompany, openStep } from "../drive/company";
import { choose, holdUploads, isConfirmed, isQueued, isSent, rowOf, tells } from "../drive/documents";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";
import { type ExampleEvent } from "../engine";

const register: DocumentKey = "shareholder_register";
const others: readonly DocumentKey[] = ["director_register", "power_of_attorney"];
const comment = "Izraksts ir vecāks par trim mēnešiem";

const opensRow = (standing: "missing" | "uploaded" | "accepted" | "rejected") => async (stage: Stage) => {
  const company = await companyOf(stage);
  stage.notes.set("standing", standing);
  if (standing !== "missing") await handInDocuments(stage, company, [register]);
  if (standing === "accepted" || standing === "rejected")
    await reviewDocument(stage, company, { document: register, review: standing, comment });
  await holdUploads(stage, "others", (sent) => !tells(register)(sent));
  await openStep(stage, "documents");
};

/** Two other uploads, so that this one is queued. */
async function fillSlots(stage: Stage) {
  const isGone = (document: DocumentKey) => !stage.notes.has(document);
  for (const document of others.filter(isGone)) {
    stage.notes.set(document, "on its way");
    await choose(stage, document);
    await isSent(stage, document);
  }
}

const button = ({ screen }: Stage, key: TextKey, document: DocumentKey = register) =>
  screen.button(key, { document: screen.say(`documents.name.${document}`) });

const pdf = pdfFile(register);
const changed = (change: (text: string) => string) => ({
  ...pdf,
  buffer: Buffer.from(change(pdf.buffer.toString("latin1")), "latin1"),
});

/** Files by their problem. */
const files = {
  damaged: changed((text) => text.replace("%%EOF", "")),
  notPdf: changed(() => "MZ"),
  encrypted: changed((text) => text.replace("trailer <<", "trailer << /Encrypt 2 0 R")),
  noPages: changed((text) => text.replace("/Type /Page", "/Type /Pages")),
};
type Finding = keyof typeof files;

const found = ({ notes }: Stage) => notes.get("found") as Finding | undefined;
const finds = (finding: Finding) => (stage: Stage) => void stage.notes.set("found", finding);

async function pick(stage: Stage, { id }: ExampleEvent) {
  const { page, screen } = stage;
  if (id === "file.pick:program") {
    finds("notPdf")(stage);
    await chooseDocument(page, screen, register, { ...pdf, name: "register.pdf.exe" });
  } else {
    await fillSlots(stage);
    const finding = found(stage);
    await chooseDocument(page, screen, register, finding ? files[finding] : pdf);
  }
}

const byOutside = "refused by its outside before it is read";

export const drive: FlowDrive = {
  prepare: {
    missing: opensRow("missing"),
    there: opensRow("uploaded"),
    accepted: opensRow("accepted"),
    rejected: opensRow("rejected"),
  },
  events: {
    "file.pick": pick,
    "upload.retry": async (stage) => {
      await fillSlots(stage);
      await button(stage, "documents.retryNamed").click();
    },
    "upload.cancel": (stage) => button(stage, "documents.cancelNamed").click(),
    "slot.given": async (stage) => {
      const other = others.find((document) => stage.notes.delete(document));
      await button(stage, "documents.cancelNamed", other).click();
    },
    "company.changed": async (stage, { id }) => {
      if (id === "company.listed") stage.notes.set("standing", "uploaded");
      await refreshCompany(stage);
    },
  },
  answers: {
    readFile: {
      fine: ({ notes }) => void notes.delete("found"),
      damaged: finds("damaged"),
      notPdf: finds("notPdf"),
      encrypted: finds("encrypted"),
      noPages: finds("noPages"),
    },
    sendDocument: {
      ok: holdLooks,
      ...failuresOf("companyInfoAdd"),
      // It arrives, as the held reread will show.
      net: async (stage) => {
        await holdLooks(stage);
        await stage.meets({ call: "companyInfoAdd", fault: "dropAfter" });
      },
    },
  },
  requests: { sendDocument: ["companyInfoAdd"] },
  arrived: {
    idle: async (stage) => {
      const { screen } = stage;
      const finding = found(stage);
      await expect(rowOf(stage, register)).toContainText(screen.say("documents.status.missing"));
      const said = rowOf(stage, register).getByRole("alert");
      await expect(said).toContainText(finding ? [screen.say(`documents.problem.${finding}`)] : []);
    },
    queued: (stage) => isQueued(stage, register),
    uploading: (stage) => isSent(stage, register),
    confirming: (stage) => isConfirmed(stage, register),
    uploaded: async (stage) => {
      const standing = stage.notes.get("standing") as "uploaded" | "accepted" | "rejected";
      const said = rowOf(stage, register);
      await expect(said).toContainText(stage.screen.say(`documents.status.${standing}`));
      if (standing === "rejected") await expect(said).toContainText(comment);
      await expect(button(stage, "documents.replaceNamed")).toBeVisible();
    },
    failed: async (stage) => {
      const { screen } = stage;
      await expect(rowOf(stage, register)).toContainText(screen.say("documents.kept", { file: pdf.name }));
      await expect(button(stage, "documents.retryNamed")).toBeVisible();
    },
  },
  journeys: [
    "missing;file.pick:program~file.pick~readFile=damaged~file.pick~readFile=fine~slot.given~sendDocument=500~upload.retry~readFile=fine~slot.given~sendDocument=ok~company.listed",
    "rejected;file.pick~readFile=fine~slot.given~sendDocument=net~company.listed",
  ],
  notDriven: {
    reading: "over in the page itself before anybody sees it",
    "readFile=empty": byOutside,
    "readFile=unreadable": "a file that goes away while it is read",
    "upload.progressed": "how far an upload has come is the network's own; it changes no state",
    "slot.denied": "takes 50 MB of documents",
    "company.timeless": "the sandbox tells the time of every document",
    "company.without": "the bank gives no document back",
    "sendDocument=refused": "takes sixty uploads within an hour",
  },
};
