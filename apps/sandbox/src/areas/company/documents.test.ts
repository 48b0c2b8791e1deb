import { documentQuota, largestDocument, requiredDocuments } from "@amberline/domain/company";
import { expect, it } from "vitest";
import { describeOnPGlite } from "../../platform/testDatabases";
import { founders, inBase64, smallPdf, uploadAll } from "../../testing/companies";
import { testBank } from "../../testing/testBank";

const grown = (bytes: number) => smallPdf("x".repeat(bytes - smallPdf().length));

const seventh = Math.floor(documentQuota / requiredDocuments.length);

describeOnPGlite("a company's documents", (at) => {
  const bank = testBank(at);
  const { founder } = founders(bank);

  it("are seven, each stored under its name and waiting for review [3-9]", async () => {
    const one = await founder();
    await uploadAll(one);
    const { info = [] } = await one.info();
    expect(info.filter(({ is_file: isFile }) => isFile)).toHaveLength(7);
    expect(info.find(({ name }) => name === "Power of Attorney")).toMatchObject({
      is_file: true,
      section: "Required Documents for Account Opening",
      file_name: "document.pdf",
      size: smallPdf().length,
      review: "waiting",
    });
    expect(JSON.stringify(info)).not.toContain("%PDF");
  });

  it("replace the previous upload, and are reviewed again", async () => {
    const { upload, info } = await founder();
    await upload();
    await at.db
      .updateTable("company_documents")
      .set({
        review: "rejected",
        comment: "Unreadable",
        reviewed_at: new Date(bank.clock.now()).toISOString(),
      })
      .execute();
    await upload({ value: inBase64(smallPdf("new")), file_name: "newer.pdf" });
    const files = ((await info()).info ?? []).filter(({ is_file: isFile }) => isFile);
    expect(files).toMatchObject([{ file_name: "newer.pdf", review: "waiting", review_comment: "" }]);
  });

  it("may be as large as the limit, and be a data: address", async () => {
    const { upload } = await founder();
    expect((await upload({ value: inBase64(grown(largestDocument)) })).data).toEqual({
      success: true,
      pending: false,
    });
    const value = `data:application/pdf;base64,${inBase64(smallPdf())}`;
    expect((await upload({ value, file_type: undefined })).data).toEqual({ success: true, pending: false });
  });

  it.each([
    ["a renamed program", { value: inBase64("MZ\x90".padEnd(300, "x")) }, "Only PDF files"],
    ["a program's name", { file_name: "setup.pdf.exe" }, "Only PDF files"],
    ["another type", { file_type: "image/png" }, "Only PDF files"],
    [
      "another type in its address",
      { value: "data:image/png;base64,AAAA", file_type: undefined },
      "Only PDF",
    ],
    ["an empty file", { value: "" }, "The file is empty."],
    ["half a file", { value: inBase64(smallPdf().slice(0, -20)) }, "damaged"],
    ["what is no base64", { value: "%%%" }, "damaged"],
    ["a protected PDF", { value: inBase64(smallPdf().replace("/Size 1", "/Encrypt 5 0 R")) }, "password"],
    ["a PDF without pages", { value: inBase64(smallPdf().replace("/Page ", "/Pages ")) }, "no pages"],
    ["a document nobody asks for", { name: "Passport" }, "does not ask for this"],
    ["another section", { section: "Company" }, "does not ask for this"],
  ])("are refused as %s, with a clear text [5]", async (_what, change, text) => {
    const { upload, info } = await founder();
    expect((await upload(change)).err).toContain(text);
    expect((await info()).info).toHaveLength(3);
  });

  it("are refused above the limit, which the text names, however large [9]", async () => {
    const { upload } = await founder();
    expect((await upload({ value: inBase64(grown(largestDocument + 1)) })).err).toContain("up to 10 MB");
    const huge = await upload({ value: inBase64(grown(25_000_000)) });
    expect([huge.status, huge.err]).toEqual([413, "The request is too large."]);
  });

  it("are refused once they exceed the company's quota", async () => {
    const one = await founder();
    await uploadAll(one);
    await at.db
      .updateTable("company_documents")
      .set({ bytes: new Uint8Array(seventh) })
      .where("account_id", "=", one.companyId)
      .execute();
    const value = inBase64(grown(seventh + 100));
    expect((await one.upload({ value })).err).toContain("up to 50 MB");
    expect((await one.upload()).data).toEqual({ success: true, pending: false });
  });

  it("are limited per hour", async () => {
    const [one, other] = [await founder(), await founder()];
    for (let count = 0; count < 60; count += 1) await one.upload({ value: "" });
    expect((await one.upload()).err).toContain("Too many documents");
    expect((await other.upload()).data).toEqual({ success: true, pending: false });
  });
});
