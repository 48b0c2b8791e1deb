import { BASE_PATH, calls, SUPPORT_CHAT, TOKEN_HEADER, type CallName } from "@amberline/api/contract";
import { OPERATOR_PATH } from "@amberline/api/operator";
import { COMPANY_SECTION } from "@amberline/domain/company";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownBank } from "../bank";
import { startMailServer, type MailServer } from "../outbox/testMailServer";
import { answerAll, founders, inBase64, smallPdf, type Founder } from "../testing/companies";
import { photo } from "../testing/photos";
import { readPdf } from "../testing/readPdf";
import { startTarget, type Target } from "./target";

const markup = `"><img src=x onerror=alert(1)>{{7*7}}`;
const ofPdf = "x) /OpenAction <</S/JavaScript/JS(app.alert(1))>> (";
const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1+1", "\r=1+1", "＝1+1", "x;=1+1", `x";"=1+1`];
const lines = `x\r\nBcc: thief@evil.example\r\nX-Injected: 1\r\n\r\n${markup}`;
/** Read as another text than it is. */
const turned = "\u202Egnp.exe\u2066\u0007";
const foreign = [markup, ofPdf, lines, ...formulas, turned];

/** Names of files, and whether they are taken at all: their content is plain text. */
const fileNames: [name: string, isTaken: boolean][] = [
  ...["page.html", "image.svg", "page.txt.html", "run.hta", "page.xhtml", "=1+1"].map(
    (name): [string, boolean] => [name, false],
  ),
  ...[
    `${markup}.txt`,
    "=1+1.csv",
    '..\\../x".html;.txt',
    "\u202Elmth.txt",
    "x\r\nX-Injected: 1\r\n\r\n.txt",
  ].map((name): [string, boolean] => [name, true]),
];
const page = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

let mail: MailServer;
let bank: Target;
let company: Founder;
/** Calls with the ids of what was written. */
let customerReads: [CallName, object][];
let operatorReads: string[];
/** Where files are served from that somebody else uploaded. */
let files: (() => Promise<Response>)[];

const operator = (at: string) => bank.operate(at);
const customer = (name: CallName, body: object) => bank.send(name, body, { token: company.token });

/** A complaint with files, which a form sends. */
function complain(subject: string, evidence: readonly File[] = []): Promise<Response> {
  const form = new FormData();
  form.set("subject", subject);
  form.set("description", lines);
  for (const file of evidence) form.append("files", file);
  const headers = { [TOKEN_HEADER]: company.token };
  return fetch(bank.origin + BASE_PATH + calls.complaintSend.path, { method: "POST", headers, body: form });
}

beforeAll(async () => {
  mail = await startMailServer();
  bank = await startTarget({ SMTP_URL: mail.url, SMTP_FROM: "Amberline <no-reply@amberline.example>" });
  company = await founders(bank).founder();
  const { who, token, id, companyId: corporate_id } = company;
  const account = who.iban;
  for (const text of foreign)
    await bank.operated("/incoming", {
      account,
      amount: "1.00",
      fromName: text.slice(0, 70),
      reference: text,
    });

  await answerAll(company);
  await company.answer({ name: "business_description", value: lines, section: COMPANY_SECTION });
  await company.upload({ file_name: `${markup}.pdf`, value: inBase64(smallPdf(ofPdf)) });
  const agent = { "User-Agent": `Mozilla/5.0 ${markup} =1+1 Firefox/1.0` };
  await bank.call("login", { login: who.login, password: "Wrong12345" }, { headers: agent });
  const violated = { "effective-directive": `x;=1+1${turned}`, "blocked-uri": markup };
  const report = JSON.stringify({ "csp-report": violated }).replace(
    /[^ -~]/g,
    (each) => String.raw`\u${each.charCodeAt(0).toString(16)}`,
  );
  const more = [`Content-Length: ${report.length}`];
  await bank.ask("/csp-reports", { method: "POST", body: report, more });

  const say = (message: string, names: readonly string[] = []) =>
    bank.call(
      "bridgeMessage",
      {
        ...{ user_id: id, message, chat_id: SUPPORT_CHAT, root_id: "" },
        attachments: names.map((name) => ({ name, base64: inBase64(page) })),
      },
      { token },
    );
  const taken = fileNames.flatMap(([name, isTaken]) => (isTaken ? [name] : []));
  for (const text of foreign) await say(text);
  const { data: sent } = await say(markup, taken);
  for (const text of foreign.slice(0, 3)) await complain(text);
  const uploads = taken.map((name) => new File([page], name, { type: "text/html" }));
  const { reference } = (await (await complain(markup, uploads)).json()) as { reference: string };
  type Listed = { complaints: { id: string }[] };
  const { complaints } = await bank.operated<Listed>(`/complaints?search=${reference}`);
  const complaint = complaints[0]?.id ?? "";
  const { files: evidence } = await bank.operated<{ files: { id: string }[] }>(`/complaints/${complaint}`);
  customerReads = [
    ["orderList", { id: who.accountId, limit: 50 }],
    ["bridgeHistory", { chat_id: SUPPORT_CHAT, root_id: "", include_attachments: true }],
    ["companyInfo", { corporate_id, full: true }],
  ];
  operatorReads = [
    ...["/payments", "/chats", `/chats/${id}`, "/complaints", `/complaints/${complaint}`, "/trail"],
    `/companies/${corporate_id}`,
  ];
  files = [
    ...(sent.message?.attachments ?? []).flatMap(({ id: attachment_id }) => [
      () => customer("bridgeAttachment", { attachment_id: attachment_id ?? "" }),
      () => operator(`/chats/attachments/${attachment_id}`),
    ]),
    ...evidence.map((file) => () => operator(`/complaints/files/${file.id}`)),
    () => operator(`/companies/${corporate_id}/documents/certificate_of_incorporation`),
  ];
});
afterAll(async () => {
  await bank.stop();
  await mail.close();
});

/** All texts of an answer. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Whatever a program may take for the beginning of a cell, by commas, semicolons or quotes. */
const cellsOf = (csv: string) => csv.split(/[,;"\r\n]+/).map((cell) => cell.trimStart());

const filter = () => ({ id: company.who.accountId });

describe("what somebody else wrote", () => {
  it("is shown as it was written, in answers that are no page [ASVS 1.1.2] [ASVS 3.2.1]", async () => {
    const asked = [
      ...customerReads.map(([name, body]) => [name, () => customer(name, body)] as const),
      ...operatorReads.map((at) => [OPERATOR_PATH + at, () => operator(at)] as const),
    ];
    for (const [said, read] of asked) {
      const answer = await read();
      const { headers } = answer;
      expect([said, answer.status, headers.get("content-type")?.toLowerCase()]).toEqual([
        ...[said, 200, "application/json; charset=utf-8"],
      ]);
      expect([said, headers.get("x-content-type-options"), headers.has("x-injected")]).toEqual([
        ...[said, "nosniff", false],
      ]);
      const shown = textsIn(await answer.json()).join("\n");
      expect([said, shown]).toEqual([said, expect.stringContaining(markup)]);
      expect([said, [...turned].some((each) => !/\w|\./.test(each) && shown.includes(each))]).toEqual([
        said,
        false,
      ]);
    }
  });

  it("names no device but those the bank knows by name", async () => {
    const { data } = await bank.call("signInList", {}, { token: company.token });
    expect(data.data?.[0]?.device).toBe("Firefox");
    for (const at of ["/trail", `/customers/${company.id}`])
      expect(await (await operator(at)).text()).not.toContain("Mozilla");
  });

  it("is no formula in any table, whatever separates its cells [ASVS 1.2.10]", async () => {
    const list = await (await customer("orderExport", { ...filter(), format: "csv" })).text();
    const trail = await (await operator("/trail.csv")).text();
    for (const csv of [list, trail])
      expect(cellsOf(csv).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(cellsOf(list)).toEqual(expect.arrayContaining(["'=1+1", "'@SUM(1)", "'＝1+1"]));
    expect(trail).toContain("directive: x;'=1+1");
  });

  it("is text in a statement as XML [ASVS 1.2.1]", async () => {
    const xml = await (await customer("orderExport", { ...filter(), format: "camt053" })).text();
    expect(xml).toContain("&gt;&lt;img src=x onerror=alert(1)&gt;");
    expect(xml).not.toContain("<img");
  });

  it("is text in a PDF, and nothing that its reader would carry out", async () => {
    const answer = await customer("orderPdf", { ...filter(), start: "2026-01-01", end: "2027-12-31" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const pdf = await answer.blob();
    const shown = (await readPdf(pdf)).pages.join("").replaceAll(/\s+/g, "");
    for (const text of [markup, ofPdf]) expect(shown).toContain(text.replaceAll(/\s+/g, ""));
    const source = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect(source).not.toMatch(/\/(OpenAction|AA|JS|JavaScript|Launch|URI|EmbeddedFile)\b/);
  });

  it("is a download of a harmless type as a file, by a name without headers [ASVS 3.2.1] [ASVS 5.4.1] [ASVS 5.4.2]", async () => {
    expect(files).toHaveLength(3 * fileNames.filter(([, isTaken]) => isTaken).length + 1);
    for (const read of files) {
      const { status, headers } = await read();
      const disposition = headers.get("content-disposition");
      expect([status, headers.has("x-injected")]).toEqual([200, false]);
      expect(headers.get("content-type")).toMatch(/^(text\/(plain|csv)|application\/pdf)(;|$)/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'/);
      expect(disposition).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.~!'()*%-]*$/);
    }
  });

  it("is refused as a file that browsers would run, whatever it says of itself", async () => {
    const { id: user_id, token } = company;
    const pages = fileNames.flatMap(([name, isTaken]) => (isTaken ? [] : [name]));
    for (const name of ["image.png", "paper.pdf", ...pages]) {
      const attachments = [{ name, base64: inBase64(page) }];
      const message = { user_id, message: "x", chat_id: SUPPORT_CHAT, root_id: "", attachments };
      const { err } = await bank.call("bridgeMessage", message, { token });
      expect([name, err]).toEqual([name, expect.stringContaining(name)]);
    }
    for (const name of ["image.png", "page.html", "image.svg"]) {
      const refused = await complain("x", [new File([page], name, { type: "text/plain" })]);
      expect(await refused.json()).toEqual({ err: expect.stringContaining(name) });
    }
    const paper = await company.upload({ value: inBase64(page) });
    expect(paper.err).toBeTruthy();
    const { accessToken } = await bank.signIn(await bank.customer({ verified: false }));
    const widget = await (await bank.send("verificationToken", {}, { token: accessToken })).text();
    const photos = `${bank.origin}/websdk/api/photos/front?document=passport`;
    const put = (body: string | Uint8Array<ArrayBuffer>) =>
      fetch(photos, { method: "PUT", headers: { Authorization: `Bearer ${widget}` }, body });
    expect([(await put(page)).ok, (await put(photo.jpeg)).ok]).toEqual([false, true]);
  });

  it("is the text of a mail, and none of its headers or recipients [ASVS 1.3.11]", async () => {
    await expect.poll(() => mail.mail.filter(({ to }) => to === ownBank.complaints).length).toBe(4);
    for (const { to, text } of mail.mail) {
      const [head = ""] = text.split("\r\n\r\n");
      const headers = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
      expect(headers.map((line) => line.slice(0, line.indexOf(":")))).toEqual([
        ...["Auto-Submitted", "From", "To", "Subject", "Message-ID"],
        ...["Content-Transfer-Encoding", "Date", "MIME-Version", "Content-Type"],
      ]);
      expect(headers.at(-1)).toBe("Content-Type: text/plain; charset=utf-8");
      expect([ownBank.complaints, company.who.login]).toContain(to);
    }
  });

  it("breaks nothing", () => {
    expect(bank.defects).toEqual([]);
  });
});

describe("a page", () => {
  it("shows nothing of the language, theme or address that it was asked with", async () => {
    const more = [
      `Accept-Language: ${markup}`,
      `Cookie: language=${markup}; theme=${markup}; lang=${markup}`,
    ];
    for (const at of ["/", "/login", "/sandbox/", "/websdk/websdk.html", "/websdk/link.html", `/${markup}`]) {
      const { status, body } = await bank.ask(`${at}?language=<img>&theme=<img>`.replaceAll(" ", "%20"), {
        more,
      });
      expect([at, status < 500, /<img|7\*7/.test(body)]).toEqual([at, true, false]);
    }
  });
});
