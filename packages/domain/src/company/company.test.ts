import { describe, expect, it } from "vitest";
import {
  companyAnswers,
  documentKeyOf,
  documentNameOf,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  fileProblem,
  formatShare,
  largestDocument,
  missingOf,
  needsRegistration,
  parseShare,
  pdfProblem,
  requiredDocuments,
  roomBeside,
  totalShare,
  type CompanyProgress,
} from ".";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = ({ body = "1 0 obj << /Type /Page >> endobj", trailer = "<< /Size 1 >>" } = {}) =>
  `%PDF-1.7\n${body}\ntrailer ${trailer}\nstartxref\n9\n%%EOF\n`;

describe("the required documents", () => {
  it("are seven, each found by its name [3-9]", () => {
    expect(requiredDocuments).toHaveLength(7);
    for (const { key, name } of requiredDocuments) {
      expect([documentKeyOf(name), documentNameOf(key)]).toEqual([key, name]);
    }
    expect(documentKeyOf("Passport")).toBeNull();
  });

  it.each([
    [{ name: "a.pdf", type: "application/pdf", size: 1 }, null],
    [{ name: "A.PDF", type: "", size: largestDocument }, null],
    [{ name: "a.pdf", type: "application/pdf", size: 0 }, "empty"],
    [{ name: "a.pdf", type: "application/pdf", size: 25_000_000 }, "tooLarge"],
    [{ name: "a.pdf.exe", type: "application/pdf", size: 1 }, "notPdf"],
    [{ name: "a.pdf", type: "application/x-msdownload", size: 1 }, "notPdf"],
  ])("check %j before it is read: %j [5-29]", (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });

  it.each([
    ["a PDF", pdf(), null],
    ["one whose pages are compressed", pdf({ body: "1 0 obj << /Type /ObjStm >> endobj" }), null],
    ["one after a line break", `\r\n${pdf()}`, null],
    ["one after a byte order mark", `\xEF\xBB\xBF${pdf()}`, null],
    ["one before six thousand zeros", `${pdf()}${"\0".repeat(6_000)}`, null],
    ["zeros alone", "\0".repeat(6_000), "notPdf"],
    ["one with something else behind it", `${pdf()}${"x".repeat(5_000)}`, "damaged"],
    ["nothing", "", "empty"],
    ["a program", "MZ\x90\x00".padEnd(300, "x"), "notPdf"],
    ["a PDF inside something else", `junk ${pdf()}`, "notPdf"],
    ["half a PDF", pdf().slice(0, -20), "damaged"],
    ["a protected PDF", pdf({ trailer: "<< /Encrypt 5 0 R >>" }), "encrypted"],
    ["one protected in the trailer itself", pdf({ trailer: "<< /Encrypt << /V 4 >> >>" }), "encrypted"],
    ["a PDF without pages", pdf({ body: "1 0 obj << /Type /Pages /Count 0 >> endobj" }), "noPages"],
  ])("check the content of %s", async (_what, text, problem) => {
    expect(await pdfProblem(bytesOf(text))).toBe(problem);
  });

  it.each([
    [[], 50_000_000],
    [[10_000_000, 9_999_999], 30_000_001],
    [[30_000_000, 20_000_001], 0],
  ])("of sizes %j leave %d bytes", (sizes, left) => {
    expect(roomBeside(sizes)).toBe(left);
  });

  it("are refused above the size limit, whatever they contain", async () => {
    expect(await pdfProblem(new Uint8Array(largestDocument + 1))).toBe("tooLarge");
  });
});

describe("shares", () => {
  it.each([
    ["0", 0, "0"],
    ["33.33", 3_333, "33.33"],
    ["50", 5_000, "50"],
    ["12.50", 1_250, "12.5"],
    ["0.07", 7, "0.07"],
    ["100.00", 10_000, "100"],
  ])("are whole hundredths: %j is %j, formatted %j [5]", (text, share, written) => {
    expect([parseShare(text), formatShare(share)]).toEqual([share, written]);
  });

  it.each(["", "-1", "100.01", "1e2", "33.333", "1,5", ".5", "999"])("refuse %j [5]", (text) => {
    expect(parseShare(text)).toBeNull();
  });

  it("are added up, ignoring members without one", () => {
    expect(totalShare([{ share: 3_333 }, { share: null }, { share: 6_667 }])).toBe(10_000);
  });
});

const director = { position: "director", share: null, isVerified: true, isInvited: false } as const;
const complete: CompanyProgress = {
  answers: {
    ...Object.fromEntries(companyAnswers.map(({ name }) => [name, "x"])),
    [EXPOSURE_QUESTION]: "no",
  },
  documents: requiredDocuments.map(({ key }) => ({ key, review: "waiting", comment: "" })),
  members: [director],
  isSigned: true,
};
const steps = (change: Partial<CompanyProgress>) =>
  missingOf({ ...complete, ...change }).map(({ step, item }) => `${step} ${item}`);

describe("what a registration lacks", () => {
  it("is nothing once everything is there, even without a website", () => {
    const { website: _website, ...answers } = complete.answers;
    expect([steps({}), steps({ answers })]).toEqual([[], []]);
  });

  it("is everything at first, in the order of the steps", () => {
    const missing = steps({ answers: {}, documents: [], members: [], isSigned: false });
    expect(missing).toHaveLength(8 + 1 + 1 + 7 + 1);
    expect([missing[0], missing[8], missing[9], missing[10], missing.at(-1)]).toEqual([
      "company name",
      "exposure answer",
      "members director",
      "documents certificate_of_incorporation",
      "contract signature",
    ]);
  });

  it("names the details of an exposed person, if there is one", () => {
    const answers = { ...complete.answers, [EXPOSURE_QUESTION]: "yes" };
    expect(steps({ answers })).toEqual(["exposure details"]);
    expect(steps({ answers: { ...answers, [EXPOSURE_DETAILS]: "Her father" } })).toEqual([]);
  });

  it("names a rejected document again, with the bank's comment", () => {
    const documents = complete.documents.map((one) =>
      one.key === "power_of_attorney" ? { ...one, review: "rejected", comment: "Unreadable" } : one,
    );
    expect(missingOf({ ...complete, documents })).toEqual([
      { step: "documents", item: "power_of_attorney", rejection: "Unreadable" },
    ]);
  });

  it("includes members who are not verified, and shares above 100 %", () => {
    const owner = { position: "owner", share: 6_000, isVerified: false, isInvited: false } as const;
    expect(steps({ members: [director, owner, owner] })).toEqual(["members verification", "members shares"]);
  });
});

describe("somebody who was invited", () => {
  it("is waited for, and counts as neither director nor member before they accept", () => {
    expect(steps({ members: [{ ...director, isVerified: false, isInvited: true }] })).toEqual([
      "members director",
      "members invitation",
    ]);
  });
});

describe("the registration gate", () => {
  const entries = [{ name: "name" }, { name: EXPOSURE_QUESTION }];
  const open = { isConfirmed: false, entries, members: [{ isVerified: true }] };

  it.each([
    [{}, false],
    [{ entries: [] }, true],
    [{ entries: [{ name: "name" }] }, true],
    [{ members: [] }, true],
    [{ members: [{ isVerified: true }, { isVerified: false }] }, true],
    [{ entries: [], members: [], isConfirmed: true }, false],
  ])("with %j leads to registration: %j [4-13]", (change, isSent) => {
    expect(needsRegistration({ ...open, ...change })).toBe(isSent);
  });
});
