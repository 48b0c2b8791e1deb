import { type CallName } from "@amberline/api/contract";
import { paths } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { ask, colleague, tokenOf, type Company } from "../browser/approvals";
import { type Customer } from "../browser/operator";
import { outside } from "../browser/payments";
import { arrive } from "../browser/screens";
import { setHidden } from "../browser/visibility";
import { type TextKey } from "../browser/words";
import { submitSentCode, typesWrongCode } from "../drive/code";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const { matches, closeMatch, hyphenated, noMatch } = outside;

/** One character is another's. */
const broken = `${matches.iban.slice(0, -1)}8`;
const faulty = "Anna Liepiņa";
const fileName = "rekini-47.csv";

/** A page of matches, and one of each that has to be fixed. */
const csv = (month: string) =>
  [
    ["Name", "IBAN", "Amount", "Reference"],
    [noMatch.name, noMatch.iban, "12.00", month],
    [closeMatch.name, closeMatch.iban, "11.00", month],
    [hyphenated.name, hyphenated.iban, "10.00", month],
    [faulty, broken, "9.00", month],
    ...Array.from({ length: 55 }, (_, at) => [matches.name, matches.iban, `1.${at + 10}`, month]),
    [matches.name, matches.iban, "1.10", month],
  ]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");

interface KnownFile {
  id: string;
  state: string;
  version: number;
  sums: { state: string; amount: string }[];
}

const bankOf = ({ request, operator, notes }: Stage): Company => ({
  request,
  operator,
  owner: JSON.parse(notes.get("owner") ?? "") as Customer,
});

const idOf = ({ notes }: Stage) => notes.get("file") ?? "";

async function asCustomer<T>(stage: Stage, call: CallName, data: object): Promise<T> {
  return ask(stage, call, await tokenOf(bankOf(stage), stage.who.login), data);
}

const read = (stage: Stage) =>
  asCustomer<{ data: KnownFile; rows: { nth: number; state: string }[] }>(stage, "paymentFileRows", {
    id: idOf(stage),
    limit: 200,
  });

async function uploadBefore(stage: Stage) {
  const request = { name: fileName, base64: Buffer.from(csv("October")).toString("base64") };
  const { data } = await asCustomer<{ data: KnownFile }>(stage, "paymentFileUpload", request);
  stage.notes.set("file", data.id);
}

/** Changes a payment without the app: what it shows is out of date then. */
async function leaveOut(stage: Stage) {
  const { data, rows } = await read(stage);
  const nths = rows.filter(({ state }) => state === "ready").slice(-1);
  await asCustomer(stage, "paymentRowsChange", {
    ...{ id: data.id, version: data.version, act: "leave" },
    nths: nths.map(({ nth }) => nth),
  });
}

async function approveBefore(stage: Stage) {
  const { id, version, sums } = (await read(stage)).data;
  const { login } = stage.who;
  const token = await tokenOf(bankOf(stage), login);
  const code = await stage.operator.codeFor(login, token, "paymentFile", id);
  const total = sums.find(({ state }) => state === "ready")?.amount;
  await ask(stage, "paymentFileApprove", token, { id, version, total, code });
}

const isPaid = (stage: Stage) =>
  expect.poll(async () => (await read(stage)).data.state, { timeout: 30_000 }).toBe("done");

/** A payment of a file that is paid comes back. */
async function sendBack({ operator, who }: Stage) {
  const [payment] = await operator.sent(who.accountId);
  if (payment) await operator.decide(payment.id, "decline");
}

async function company(stage: Stage): Promise<Customer> {
  const { operator, notes } = stage;
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  notes.set("owner", JSON.stringify(owner));
  return owner;
}

const filePath = (stage: Stage) => `${paths.paymentFiles}?file=${idOf(stage)}`;

async function openFile(stage: Stage) {
  const owner = await company(stage);
  const isWaiting = stage.notes.get("before") === "waiting";
  stage.customer = isWaiting ? await colleague(bankOf(stage), "Marta Vītola", ["see", "prepare"]) : owner;
  await uploadBefore(stage);
  const first = stage.notes.get("before");
  if (first === "waiting" || first === "done") await approveBefore(stage);
  if (first === "done") {
    await isPaid(stage);
    await sendBack(stage);
  }
  await arrive(stage.page, stage.operator, stage.who, filePath(stage), stage.language);
}

const before = (state: "waiting" | "done") => (stage: Stage) => {
  if (!stage.customer) stage.notes.set("before", state);
};

const main = ({ page }: Stage) => page.locator("#main");
const dialogOf = ({ page }: Stage) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const rowOf = (stage: Stage, name: string) => main(stage).getByRole("row").filter({ hasText: name });
const inRow = (stage: Stage, name: string, key: TextKey) =>
  rowOf(stage, name)
    .getByRole("button", { name: stage.screen.say(key) })
    .first()
    .click();
const tab = (stage: Stage, key: TextKey) =>
  stage.page.getByRole("tab", { name: new RegExp(`^${stage.screen.say(key)}`) }).click();
const inDialog = (stage: Stage, key: TextKey) =>
  dialogOf(stage).getByRole("button", { name: stage.screen.say(key), exact: true });
const approveButton = (stage: Stage) =>
  main(stage).getByRole("button", {
    name: new RegExp(`^${stage.screen.say("paymentFile.approve_other").split("{{", 1)[0]}`),
  });
const fileHeading = ({ page }: Stage) => page.getByRole("heading", { level: 2, name: fileName, exact: true });

/** Whether a lost answer is to have been a good one, as the file then says. */
const lostBy =
  (call: CallName, done: string, fault: "drop" | "malformed" | "status", status?: number) =>
  (stage: Stage) => {
    const isDone = stage.isToCome(`readRows=${done}`);
    return stage.meets({ call, fault: isDone ? `${fault}After` : fault, ...(status ? { status } : {}) });
  };

const lost = (call: CallName, done: string) => ({
  ...failuresOf(call),
  net: lostBy(call, done, "drop"),
  malformed: lostBy(call, done, "malformed"),
  "500": lostBy(call, done, "status", 500),
});

const isFileShown = async (stage: Stage) => {
  await expect(fileHeading(stage)).toBeVisible();
  await expect(dialogOf(stage)).toBeHidden();
};

const switchKeys: Record<string, TextKey> = {
  "file.update:names": "paymentFile.checksNames",
  "file.update:instant": "limits.instant",
};

export const drive: FlowDrive = {
  prepare: {
    opened: async (stage) => {
      stage.customer = await company(stage);
      if (!stage.notes.has("none")) await uploadBefore(stage);
      await arrive(stage.page, stage.operator, stage.who, paths.paymentFiles, stage.language);
    },
    file: openFile,
    viewer: async (stage) => {
      stage.customer = await company(stage);
      await uploadBefore(stage);
      stage.customer = await colleague(bankOf(stage), "Juris Krūmiņš", ["see"]);
      await arrive(stage.page, stage.operator, stage.who, paths.paymentFiles, stage.language);
    },
  },
  events: {
    "page.retry": ({ screen }) => screen.button("app.retry").click(),
    "file.choose": async (stage, { id }) => {
      const content =
        id === "file.choose:large"
          ? Buffer.alloc(10_000_001)
          : Buffer.from(stage.notes.delete("faults") ? "Name,IBAN,Amount\nAnna\n" : csv("November"));
      const file = { name: fileName, mimeType: "text/csv", buffer: content };
      await main(stage).locator("input[type=file]").setInputFiles(file);
    },
    "rows.show": (stage, { id }) =>
      tab(stage, id === "rows.show" ? "paymentFile.tab.toFix" : "paymentFile.tab.all"),
    "rows.more": ({ screen }) => screen.button("paymentFile.more").click(),
    "rows.change": async (stage, { id }) => {
      if (id === "rows.change:names")
        return stage.screen.button("paymentFile.useNames_other", { count: "2" }).click();
      await inRow(stage, matches.name, "paymentFile.leave");
    },
    "row.edit": (stage) => inRow(stage, faulty, "paymentFile.fix"),
    "row.accept": (stage) => inRow(stage, noMatch.name, "paymentFile.payAnyway"),
    "edit.submit": async (stage) => {
      const isFaulty = stage.notes.delete("faulty");
      await stage.screen.field("send.iban").fill(matches.iban);
      // The bank has no payee's bank for it.
      if (isFaulty) await stage.screen.field("send.iban").fill("LT121000011101001000");
      await inDialog(stage, "paymentFile.save").click();
    },
    "file.update": async (stage, { id }) => {
      if (id === "file.update:day") {
        await stage.screen.button("paymentFile.otherDay").click();
        return stage.screen.button("paymentFile.save").click();
      }
      await stage.page
        .getByRole("switch", { name: stage.screen.say(switchKeys[id] ?? "paymentFile.isSalary") })
        .click();
    },
    "remove.ask": async (stage) => {
      const { screen, notes } = stage;
      const isWaiting = notes.get("before") === "waiting";
      await screen.button(isWaiting ? "paymentFile.withdraw" : "paymentFile.replace").click();
      notes.set("asked", isWaiting ? "paymentFile.withdraw" : "paymentFile.remove");
    },
    "approval.ask": (stage) => approveButton(stage).click(),
    "again.prepare": ({ screen }) => screen.button("paymentFile.prepareAgain_one", { count: "1" }).click(),
    "code.submit": submitSentCode,
    "dialog.confirm": async (stage) => {
      const key = (stage.notes.get("asked") ?? "paymentFile.payAnyway") as TextKey;
      await inDialog(stage, key).click();
      stage.notes.delete("asked");
    },
    "dialog.cancel": (stage) => inDialog(stage, "app.cancel").click(),
    "file.open": (stage) => rowOf(stage, fileName).getByRole("link").click(),
    "list.open": ({ screen }) => screen.button("paymentFile.all").click(),
    "page.hidden": ({ page }) => setHidden(page, true),
    "page.shown": ({ page }) => setHidden(page, false),
  },
  answers: {
    readFiles: {
      ok: () => {},
      none: ({ notes }) => void notes.set("none", "yes"),
      ...failuresOf("paymentFileList"),
    },
    upload: {
      ok: () => {},
      faults: ({ notes }) => void notes.set("faults", "yes"),
      ...failuresOf("paymentFileUpload"),
    },
    readRows: {
      ok: () => {},
      mended: () => {},
      waiting: before("waiting"),
      done: before("done"),
      ...failuresOf("paymentFileRows"),
    },
    changeRows: {
      ok: () => {},
      mended: () => {},
      faulty: ({ notes }) => void notes.set("faulty", "yes"),
      refused: leaveOut,
      ...lost("paymentRowsChange", "mended"),
    },
    updateFile: { ok: () => {}, ...failuresOf("paymentFileUpdate") },
    approve: {
      ok: () => {},
      wrong: typesWrongCode,
      refused: leaveOut,
      ...lost("paymentFileApprove", "done"),
    },
    prepareAgain: { ok: () => {}, ...failuresOf("paymentFileAgain") },
    removeFile: { ok: () => {}, ...failuresOf("paymentFileRemove") },
  },
  meanwhile: { "readRows=done": isPaid },
  requests: {
    readFiles: ["paymentFileList"],
    upload: ["paymentFileUpload"],
    readRows: ["paymentFileRows"],
    changeRows: ["paymentRowsChange"],
    updateFile: ["paymentFileUpdate"],
    approve: ["paymentFileApprove"],
    prepareAgain: ["paymentFileAgain"],
    removeFile: ["paymentFileRemove"],
  },
  arrived: {
    "list.loading": (stage) =>
      expect(main(stage).locator("[aria-busy=true]")).toContainText(stage.screen.say("paymentFile.loading")),
    "list.failed": async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("paymentFile.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "list.resting": async ({ screen }) => {
      await expect(screen.heading("paymentFile.earlier")).toBeVisible();
      await expect(screen.hears("paymentFile.uploading")).toHaveCount(0);
    },
    "list.uploading": ({ screen }) => expect(screen.hears("paymentFile.uploading")).toBeAttached(),
    // What was shown before may still be busy.
    "file.loading": (stage) =>
      expect(
        main(stage)
          .locator("[aria-busy=true]")
          .filter({ hasText: stage.screen.say("paymentFile.loading") }),
      ).toBeVisible(),
    "file.failed": async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("paymentFile.fileFailed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "file.resting.still": async (stage) => {
      await isFileShown(stage);
      await expect(main(stage).locator("[aria-busy=true]")).toHaveCount(0);
    },
    "file.resting.polling": isFileShown,
    "file.resting.paused": isFileShown,
    "file.showing": isFileShown,
    "file.adding": ({ screen }) =>
      expect(screen.button("paymentFile.more")).toHaveAttribute("aria-busy", "true"),
    "file.editing": ({ screen }) => expect(screen.field("send.iban")).toBeEditable(),
    "file.changing": ({ screen }) => expect(screen.hears("paymentFile.changing")).toBeAttached(),
    "file.rereading": async (stage) => void (await expect(fileHeading(stage)).toBeAttached()),
    "file.updating": ({ screen }) => expect(screen.hears("paymentFile.changing")).toBeAttached(),
    "file.preparing": ({ screen }) => expect(screen.hears("paymentFile.preparing")).toBeAttached(),
    "file.asking": (stage) => expect(inDialog(stage, "app.cancel")).toBeEnabled(),
    "file.removing": ({ screen }) => expect(screen.hears("paymentFile.changing")).toBeAttached(),
    "file.confirming": ({ screen }) => expect(screen.field("signIn.code")).toBeEditable(),
    "file.approving": ({ screen }) => expect(screen.hears("paymentFile.approving")).toBeAttached(),
    "file.verifying": ({ screen }) => expect(screen.hears("paymentFile.verifying")).toBeAttached(),
    "file.lost": async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("paymentFile.lost"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
  },
  journeys: [
    "opened;readFiles=net~page.retry~readFiles=ok~file.choose:large~file.choose~upload=faults~file.choose~upload=net~file.choose~upload=ok~readRows=ok",
    "file;readRows=ok~rows.change:names~changeRows=ok~row.edit~edit.submit~changeRows=faulty~edit.submit~changeRows=net~readRows=mended~row.accept~dialog.confirm~changeRows=ok",
    "file;readRows=ok~approval.ask~code.submit~approve=wrong~code.submit~approve=net~readRows=ok~code.submit~approve=ok",
    "file;readRows=ok~rows.show~readRows=ok~rows.show:all~readRows=ok~rows.more~readRows=ok~file.update:salary~updateFile=ok~readRows=ok~remove.ask~dialog.confirm~removeFile=ok~readFiles=none",
    "file;readRows=ok~approval.ask~code.submit~approve=net~readRows=500~page.retry~readRows=done~readRows=done",
    "file;readRows=waiting~remove.ask~dialog.confirm~removeFile=ok~readRows=ok",
    "file;readRows=ok~row.edit~edit.submit~changeRows=refused~readRows=ok~dialog.cancel",
    "file;readRows=done~again.prepare~prepareAgain=net~readRows=done~again.prepare~prepareAgain=ok~readRows=ok",
    "viewer;readFiles=ok",
  ],
  notDriven: {
    "rows.change:restore": "leads nowhere that leaving out does not",
    "row.accept:ready": "what is ready has no such button",
    "code.submit:short": "the button waits for six characters",
    "upload=refused": "it takes fifty files that are not approved",
    "readRows=warned": "leads nowhere that another draft does not",
    "readRows=checking": "the names of a short file are checked before it is answered",
    "readRows=running": "a short file is paid before it can be seen",
    "readRows=hidden": "leads nowhere that a file which is paid does not",
    "readRows=short": "leads nowhere that another draft does not",
    "readRows=prepared": "leads nowhere that a file which is paid does not",
    "prepareAgain=refused": "it takes fifty files that are not approved",
    "updateFile=refused": "a file of one payment has no such switch",
    "removeFile=refused": "what is approved meanwhile leads where a failure does",
  },
};
