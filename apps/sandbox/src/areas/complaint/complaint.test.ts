import { BASE_PATH, calls, TOKEN_HEADER } from "@amberline/api/contract";
import { type ComplaintFile, type OperatorComplaint } from "@amberline/api/operator";
import { largestComplaintFiles } from "@amberline/domain/complaint";
import { expect, it } from "vitest";
import { ownBank } from "../../bank";
import { describeOnDatabases, describeOnPGlite, type TestDatabase } from "../../platform/testDatabases";
import { chatters } from "../../testing/chatters";
import { start, testBank } from "../../testing/testBank";
import { answerDue } from "./due";

/** Of a PDF, and as a text of any other name. */
const file = (name: string, size = 8, type = "") =>
  new File(["%PDF-".padEnd(size).slice(0, size)], name, { type });

const said = { subject: "Karte neatnāca", description: "Pasūtīju to janvārī.\nKur tā ir?" };

/** A bank with customers who complain and an operator. */
function complainers(at: TestDatabase) {
  const bank = testBank(at);
  const { operator } = chatters(bank);

  async function send(
    token: string,
    fields: Record<string, string>,
    { files = [], language = "en" }: { files?: File[]; language?: string } = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const one of files) form.append("files", one);
    const response = await bank.app.request(`http://bank.test${BASE_PATH}${calls.complaintSend.path}`, {
      method: "POST",
      headers: { [TOKEN_HEADER]: token, "Accept-Language": language },
      body: form,
    });
    const body = (await response.json()) as Record<string, string>;
    return { status: response.status, body, reference: body["reference"] ?? "", err: body["err"] };
  }
  const complainer = async () => {
    const who = await bank.customer();
    return { who, token: (await bank.signIn(who)).accessToken };
  };
  const keptOf = (reference: string) =>
    at.db.selectFrom("complaints").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
  return { bank, operator, send, complainer, keptOf };
}

describeOnPGlite("a complaint", (at) => {
  const { bank, operator, send, complainer, keptOf } = complainers(at);

  it("is stored under a number and mailed to the customer and to the bank [2.13-2]", async () => {
    const { who, token } = await complainer();
    const { body, reference } = await send(token, said, { language: "lv" });
    expect(body).toEqual({ success: true, reference, answer_by: "2026-12-11" });
    expect(reference).toMatch(/^C-2026-\d{6}$/);
    const [theirs, ours] = (await bank.mail()).filter(({ subject }) => subject.includes(reference));
    expect(theirs).toMatchObject({
      recipient: who.login,
      subject: `Saņēmām Jūsu sūdzību vai ierosinājumu ${reference}`,
    });
    expect(theirs?.body).toContain("11.12.2026.");
    expect(ours).toMatchObject({ recipient: ownBank.complaints, login_id: null });
    expect(await keptOf(reference)).toMatchObject({ ...said, language: "lv", answer: null });
  });

  it("takes twenty million bytes in all and not one more [5-27] [9-6]", { timeout: 60_000 }, async () => {
    const { token } = await complainer();
    const whole = [file("a.pdf", largestComplaintFiles - 1), file("b.txt", 1)];
    const { reference } = await send(token, said, { files: whole });
    const { id } = await keptOf(reference);
    const sizes = at.db.selectFrom("complaint_files").select("size").where("complaint_id", "=", id);
    expect(await sizes.orderBy("place").execute()).toEqual([{ size: 19_999_999 }, { size: 1 }]);
    const more = await send(token, said, { files: [...whole, file("c.txt", 1)] });
    expect(more).toMatchObject({ status: 200, err: "Together the files may have up to 20 MB." });
  });

  it("with an empty file is refused, as that proves nothing", async () => {
    const { token } = await complainer();
    const files = [file("a.txt", 1), file("receipt.pdf", 0)];
    const { err } = await send(token, said, { files });
    expect(err).toBe("The file receipt.pdf is empty. Remove it or attach another.");
  });

  it("that is much too large is refused by its declared size, before it is read", async () => {
    const { token } = await complainer();
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.error(new Error("Nobody was to read this."));
        },
      },
      { highWaterMark: 0 },
    );
    const response = await bank.app.request(`http://bank.test${BASE_PATH}${calls.complaintSend.path}`, {
      method: "POST",
      headers: {
        [TOKEN_HEADER]: token,
        "Content-Length": "900000000",
        "Content-Type": "multipart/form-data; boundary=x",
      },
      body,
      duplex: "half",
    } as RequestInit);
    expect([response.status, isRead]).toEqual([413, false]);
  });

  it("without a declared size is read only up to the limit", async () => {
    const { token } = await complainer();
    let given = 0;
    const piece = new Uint8Array(1_000_000);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += piece.length;
        controller.enqueue(piece);
      },
    });
    const response = await bank.app.request(`http://bank.test${BASE_PATH}${calls.complaintSend.path}`, {
      method: "POST",
      headers: { [TOKEN_HEADER]: token, "Content-Type": "multipart/form-data; boundary=x" },
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(given).toBeLessThan(25_000_000);
  });

  it("requires a subject and a description, and has to be a form [5]", async () => {
    const { token } = await complainer();
    for (const subject of ["", "   ", "a".repeat(201)]) {
      const { status, err } = await send(token, { ...said, subject });
      expect([status === 400 || err !== undefined, status < 500]).toEqual([true, true]);
    }
    expect((await send(token, { subject: "Karte" })).status).toBe(400);
    expect((await bank.send("complaintSend", said, { token })).status).toBe(400);
    expect(bank.defects).toEqual([]);
  });

  it("keeps a file under a tidy name and the type it proves, and never lets one be executed", async () => {
    const { token } = await complainer();
    const files = [file("../../x\u202Efdp.pdf", 8, "text/html"), file("čeks.csv", 8, "text/html")];
    const { reference } = await send(token, said, { files });
    const { id } = await keptOf(reference);
    const { body } = await operator<ComplaintFile>(`/complaints/${id}`);
    expect(body.files.map(({ name, type }) => [name, type])).toEqual([
      ["xfdp.pdf", "application/pdf"],
      ["čeks.csv", "text/csv"],
    ]);
    const { response } = await operator(`/complaints/files/${body.files[0]?.id}`);
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment/);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await operator(`/complaints/files/${id}`)).status).toBe(404);
  });

  it.each([
    ...["page.html", "drawing.svg", "tool.exe", "x.hta", "x.lnk", "archive.zip", "mail.eml", "noextension"],
    ...["photo.jpg", "photo.heic", "letter.docx", "sheet.ods", "paper.pdf.exe"],
  ])("refuses %s, which is executable or not what its name says [ASVS 5.2.2]", async (name) => {
    const { token } = await complainer();
    const { status, err } = await send(token, said, { files: [file("a.pdf"), file(name)] });
    expect([status, err]).toEqual([
      200,
      `The file ${name} can't be sent. Send pictures, PDF, Word, Excel or text files.`,
    ]);
  });

  it("is limited to ten an hour", async () => {
    const { token } = await complainer();
    for (let nth = 0; nth < 10; nth += 1) expect((await send(token, said)).err).toBeUndefined();
    expect((await send(token, said)).err).toBe("Too many messages were sent. Try again in an hour.");
  });
});

describeOnDatabases("complaints, as stored", (at) => {
  const { bank, operator, send, complainer } = complainers(at);

  it("are stored once if sent twice, even concurrently, and are numbered without gaps", async () => {
    const { token } = await complainer();
    const { token: other } = await complainer();
    const complaint_id = crypto.randomUUID();
    const request = { ...said, complaint_id };
    const [one, two, theirs] = await Promise.all([
      send(token, request),
      send(token, request),
      send(other, request),
    ]);
    expect(one.reference).toBe(two.reference);
    const numbers = [one, theirs]
      .map(({ reference }) => Number(reference.slice(-6)))
      .toSorted((a, b) => a - b);
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    const letters = (await bank.mail()).filter(({ subject }) => subject.includes(one.reference));
    expect(letters).toHaveLength(2);
    expect((await send(token, { ...said, complaint_id: "1" })).status).toBe(400);
  });

  it("are found and answered by the bank once, and the answer is mailed", async () => {
    const { who, token } = await complainer();
    const { reference } = await send(token, { ...said, subject: "Ķirsis" }, { language: "lv" });
    const list = (query: string) => operator<{ complaints: OperatorComplaint[] }>(`/complaints?${query}`);
    const [found] = (await list("search=RSIS")).body.complaints;
    expect(found).toMatchObject({ reference, status: "received", email: who.login, answer_by: "2026-12-11" });
    const address = `/complaints/${found?.id}/answer`;
    expect((await operator(address, { answer: " " })).status).toBe(400);
    const { body } = await operator<ComplaintFile>(address, { answer: "Karte ir ceļā." });
    expect(body).toMatchObject({ status: "answered", answer: "Karte ir ceļā.", language: "lv" });
    expect(await operator(address, { answer: "Vēlreiz" })).toMatchObject({
      status: 409,
      body: { err: "answered_already" },
    });
    expect((await bank.mail()).at(-1)).toMatchObject({
      ...{ recipient: who.login, body: expect.stringContaining("Karte ir ceļā.") as string },
      subject: `Mūsu atbilde uz Jūsu sūdzību vai ierosinājumu ${reference}`,
    });
    const answered = await list(`search=${reference}&status=answered`);
    expect(answered.body.complaints).toHaveLength(1);
    expect((await list(`search=${reference}&status=received`)).body.complaints).toEqual([]);
    for (const path of [`/complaints/${crypto.randomUUID()}`, "/complaints/x"]) {
      expect((await operator(path)).status).toBe(404);
      expect((await operator(`${path}/answer`, { answer: "x" })).status).toBe(404);
    }
  });
});

it.each([
  [start, "2026-12-11"],
  [Date.parse("2026-12-18T12:00:00Z"), "2027-01-12"],
  [Date.parse("2026-11-19T22:30:00Z"), "2026-12-11"],
])("received at %d are answered within fifteen of the bank's business days, by %s", (at, day) => {
  expect(answerDue(at)).toBe(day);
});
