import { documentNameOf, type DocumentKey } from "@amberline/domain/company";
import { type ExampleEvent } from "@amberline/flow-lab/engine";
import { expect } from "@playwright/test";
import { chooseDocument, documentKeys, documentRow, pdfFile } from "@amberline/flow-lab/browser/companies";
import { handInDocuments, reviewDocument } from "@amberline/flow-lab/browser/companyCalls";
import { type TextKey } from "@amberline/flow-lab/browser/words";
import { companyOf, holdLooks, look, openStep } from "./company";
import { type FlowDrive } from "./flowDrive";
import { failuresOf, type Stage } from "./stage";

const rowOf = ({ page, screen }: Stage, document: DocumentKey) => documentRow(page, screen, document);
const choose = ({ page, screen }: Stage, document: DocumentKey) => chooseDocument(page, screen, document);

const isSent = (stage: Stage, document: DocumentKey) =>
  expect(rowOf(stage, document).getByRole("progressbar")).toBeVisible();
const isQueued = (stage: Stage, document: DocumentKey) =>
  expect(rowOf(stage, document)).toContainText(stage.screen.say("documents.queued"));
const isConfirmed = (stage: Stage, document: DocumentKey) =>
  expect(rowOf(stage, document)).toContainText(stage.screen.say("documents.confirming"));

/** Documents on their way, in the order they were chosen. */
const onTheWay = ({ notes }: Stage) =>
  [...notes.keys()].flatMap((note) => documentKeys.filter((key) => key === note));

const documentOf = ({ event }: ExampleEvent) => event["document"] as DocumentKey;
const uploadOf = (document: DocumentKey) => `upload.${document}`;

/** Holds the upload of this document, or of all others. */
const holdUploads = (stage: Stage, name: string, isMeant: (sent: string) => boolean) =>
  stage.hold(name, ["companyInfoAdd"], isMeant);
const tells =
  (document: DocumentKey) =>
  (sent: string): boolean =>
    sent.includes(`"${documentNameOf(document)}"`);

/** Two documents are sent at a time, the third waits for its turn. */
const SLOTS = 2;

/** Whose turn it is, of the documents of a company. */
export const documentsDrive: FlowDrive = {
  flow: "documents",
  prepare: { company: (stage) => openStep(stage, "documents") },
  events: {
    "upload.begun": async (stage, example) => {
      const document = documentOf(example);
      await holdUploads(stage, uploadOf(document), tells(document));
      stage.notes.set(document, "chosen");
      await choose(stage, document);
    },
    "upload.ready": async (stage, example) => {
      const isFirst = onTheWay(stage).indexOf(documentOf(example)) < SLOTS;
      await (isFirst ? isSent : isQueued)(stage, documentOf(example));
    },
    "upload.ended": async (stage, example) => {
      await holdLooks(stage);
      stage.notes.delete(documentOf(example));
      await stage.letGo(uploadOf(documentOf(example)))();
      await isConfirmed(stage, documentOf(example));
    },
    "document.sent": (stage) => stage.isAsked("look"),
    "company.changed": async (stage) => {
      await look(stage);
      const total = String(documentKeys.length);
      await expect(stage.screen.reads("documents.progress", { count: "1", total })).toBeVisible();
    },
  },
  answers: {},
  requests: {},
  arrived: {
    open: async (stage) => {
      for (const [at, document] of onTheWay(stage).entries())
        await (at < SLOTS ? isSent : isQueued)(stage, document);
      await expect(stage.screen.reads("company.heading.documents")).toBeVisible();
    },
  },
  journeys: [
    "company;upload.begun:shareholder_register~upload.ready:shareholder_register~upload.begun:director_register~upload.ready:director_register~upload.begun:power_of_attorney~upload.ready:power_of_attorney~upload.ended:shareholder_register~document.sent~company.changed",
  ],
  notDriven: {},
};

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

/** Two others are on their way, so that this one is seen to wait for its turn. */
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

/** Files by what is found in them. */
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

/** One document of a company, from its choice until the bank has it. */
export const uploadRowDrive: FlowDrive = {
  flow: "uploadRow",
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
      await look(stage);
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
      // It arrives all the same, as the look that is held will show.
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
      await expect(said).toHaveText(finding ? [screen.say(`documents.problem.${finding}`)] : []);
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
    "company.timeless": "the sandbox tells the time of every document",
    "company.without": "the bank gives no document back",
    "sendDocument=refused": "takes sixty uploads within an hour",
  },
};
