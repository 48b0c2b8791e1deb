import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogueIn } from "../locales";
import { iban, refusedBySchema, writtenFile, writtenRow } from "./examples";
import { faultText, readPaymentFile, writePain001, type ReadFile, type WrittenFile } from ".";

const schema = readFileSync(path.join(import.meta.dirname, "fixtures/pain.001.001.09-subset.xsd"), "utf8");

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(file: string | Uint8Array): Promise<ReadFile> {
  const outcome = await readPaymentFile(typeof file === "string" ? bytes(file) : file);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.file;
}

async function faultsOf(file: string | Uint8Array): Promise<[number, string][]> {
  const outcome = await readPaymentFile(typeof file === "string" ? bytes(file) : file);
  if (outcome.ok) throw new Error("It was read.");
  return outcome.faults.map((fault) => [fault.line, faultText(fault, catalogueIn("en"))]);
}

/** As other banks' customers write it, indented. */
const foreign = (
  version: "09" | "03",
  { payment = "", type = "", remittance = "<Ustrd>Rent</Ustrd>" } = {},
) =>
  `
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:iso a.xsd">
  <!-- Made by a program of accounts -->
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>M-1</MsgId><CreDtTm>2026-11-27T10:00:00+02:00</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>10.5</CtrlSum>
      <InitgPty><Nm>SIA Rīts</Nm><Id><OrgId><Othr><Id>40203000118</Id></Othr></OrgId></Id></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>P-1</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${type}
      <ReqdExctnDt>${version === "09" ? "<Dt>2026-12-01</Dt>" : "2026-12-01"}</ReqdExctnDt>
      <Dbtr><Nm>SIA Rīts</Nm><PstlAdr><TwnNm>Rīga</TwnNm><Ctry>LV</Ctry></PstlAdr></Dbtr>
      <DbtrAcct><Id><IBAN>LV80AMBR0000435195001</IBAN></Id><Ccy>EUR</Ccy></DbtrAcct>
      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
        <PmtId><InstrId>I-1</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">10.50</InstdAmt></Amt>${payment}
        <CdtrAgt><FinInstnId><${version === "09" ? "BICFI" : "BIC"}>HABALV22</${version === "09" ? "BICFI" : "BIC"}></FinInstnId></CdtrAgt>
        <Cdtr><Nm>Anna &amp; <![CDATA[Co]]></Nm><CtctDtls><Nm>Anna</Nm></CtctDtls></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf>${remittance}</RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>`.trimStart();

describe("payments in pain.001", () => {
  it.each(["09", "03"] as const)("of version %s are read", async (version) => {
    expect(await read(foreign(version))).toEqual({
      format: `pain.001.001.${version}`,
      messageId: "M-1",
      isSalary: false,
      debtors: [{ account: "LV80AMBR0000435195001", line: 12 }],
      rows: [
        {
          line: 15,
          name: "Anna & Co",
          account: iban,
          bic: "HABALV22",
          amount: "10.50",
          currency: "EUR",
          reference: "Rent",
          endToEndId: "",
          instructionId: "I-1",
          groupId: "P-1",
          isInstant: false,
          day: "2026-12-01",
          dayText: "",
        },
      ],
    });
  });

  it("are instant or salaries where a group or a payment says so", async () => {
    const type =
      "<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm><CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf>";
    expect(await read(foreign("09", { type }))).toMatchObject({
      isSalary: true,
      rows: [{ isInstant: true }],
    });
    const alone = foreign("09").replace("<Amt>", `${type}<Amt>`);
    expect(await read(alone)).toMatchObject({ isSalary: true, rows: [{ isInstant: true }] });
  });

  it("have a structured reference, normalised", async () => {
    const remittance =
      "<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF46 2026 0001 23</Ref></CdtrRefInf></Strd>";
    expect((await read(foreign("09", { remittance }))).rows[0]?.reference).toBe("RF462026000123");
  });

  it.each(["ISO-8859-13", "windows-1257"])("are read in %s", async (encoding) => {
    const text = `<?xml version="1.0" encoding="${encoding}"?>\n${foreign("09")}`.replace(
      "Anna &amp; ",
      "Zane ",
    );
    const file = Buffer.from(text.replaceAll("ī", "i").replace("Zane", "Z\xe2ne"), "latin1");
    expect((await read(new Uint8Array(file))).rows[0]?.name).toBe("Zāne Co");
  });

  it.each(["utf16le", "utf8"] as const)("are read with the mark of %s", async (encoding) => {
    expect((await read(new Uint8Array(Buffer.from(`\uFEFF${foreign("09")}`, encoding)))).rows).toHaveLength(
      1,
    );
  });

  it.each<[string, (file: string) => string, [number, string][]]>([
    [
      "no tag's end",
      (file) => file.slice(0, -12),
      [[24, "The XML is broken here, or the file is cut off. Export it again."]],
    ],
    [
      "a tag across",
      (file) => file.replace("</Dbtr>", "</Cdtr>"),
      [[11, "The XML is broken here, or the file is cut off. Export it again."]],
    ],
    [
      "a DOCTYPE",
      (file) => `<!DOCTYPE a>\n${file}`,
      [[1, "The file has a DOCTYPE, which payments must not have."]],
    ],
    [
      "an entity",
      (file) => file.replace("&amp;", "&uuml;"),
      [[19, "The XML is broken here, or the file is cut off. Export it again."]],
    ],
    [
      "another message",
      (file) => file.replace("001.09", "001.12"),
      [
        [
          1,
          "“urn:iso:std:iso:20022:tech:xsd:pain.001.…” is not what we read. Export the file as pain.001.001.09 or pain.001.001.03.",
        ],
      ],
    ],
    [
      "another namespace",
      (file) => file.replace("<GrpHdr>", '<GrpHdr xmlns="urn:x">'),
      [[4, "“urn:x” is not what we read. Export the file as pain.001.001.09 or pain.001.001.03."]],
    ],
    [
      "an unknown encoding",
      (file) => `<?xml version="1.0" encoding="EBCDIC-1"?>${file}`,
      [[1, "The letters of the file can't be read. Save it as UTF-8."]],
    ],
    [
      "an unknown element",
      (file) => file.replace("<Amt>", "<Tip>5</Tip><Amt>"),
      [[17, "The element Tip does not belong here."]],
    ],
    [
      "the wrong order",
      (file) => file.replace(/(<PmtInfId>.*<\/PmtInfId>)(<PmtMtd>TRF<\/PmtMtd>)/, "$2$1"),
      [
        [9, "An element is missing here: PmtInfId."],
        [9, "The element PmtInfId is in the wrong place."],
      ],
    ],
    [
      "no name of the message",
      (file) => file.replace("<MsgId>M-1</MsgId>", ""),
      [[5, "An element is missing here: MsgId."]],
    ],
    [
      "two of one",
      (file) => file.replace("<MsgId>M-1</MsgId>", "<MsgId>1</MsgId><MsgId>2</MsgId>"),
      [[5, "The element MsgId may be here only once."]],
    ],
    [
      "an attribute",
      (file) => file.replace("<Amt>", '<Amt a="1">'),
      [[17, "The element Amt must not have the attribute a."]],
    ],
    [
      "no currency",
      (file) => file.replace(' Ccy="EUR"', ""),
      [[17, "An element is missing here: InstdAmt@Ccy."]],
    ],
    [
      "another currency",
      (file) => file.replace('"EUR"', '"USD"'),
      [[17, "We can't make payments with “USD” in the element InstdAmt@Ccy."]],
    ],
    [
      "text among elements",
      (file) => file.replace("<Amt>", "now <Amt>"),
      [[17, "The element CdtTrfTxInf may contain only other elements, not “now”."]],
    ],
    [
      "three decimals",
      (file) => file.replace(">10.50<", ">10.505<"),
      [[17, "“10.505” isn't valid in the element InstdAmt."]],
    ],
    ["a broken IBAN", (file) => file.replace(iban, "LV9"), [[20, "“LV9” isn't valid in the element IBAN."]]],
    ["no IBAN in its place", (file) => file.replace(iban, ""), [[20, "The element IBAN is empty."]]],
    [
      "a day that is none",
      (file) => file.replace("2026-12-01", "2026-02-30"),
      [[10, "“2026-02-30” isn't valid in the element Dt."]],
    ],
    [
      "a long text",
      (file) => file.replace("Rent", "x".repeat(141)),
      [[21, `“${"x".repeat(40)}…” isn't valid in the element Ustrd.`]],
    ],
    [
      "another bearer of fees",
      (file) => file.replace("SLEV", "DEBT"),
      [[14, "We can't make payments with “DEBT” in the element ChrgBr."]],
    ],
    [
      "a cheque",
      (file) => file.replace(">TRF<", ">CHK<"),
      [[9, "We can't make payments with “CHK” in the element PmtMtd."]],
    ],
    [
      "another payer in the end",
      (file) => file.replace("<CdtrAgt>", "<UltmtDbtr><Nm>Bo</Nm></UltmtDbtr><CdtrAgt>"),
      [[18, "We can't make payments with the element UltmtDbtr."]],
    ],
    [
      "two references",
      (file) => file.replace("</Ustrd>", "</Ustrd><Ustrd>more</Ustrd>"),
      [[21, "A payment has one reference, but this one has another as well: “more”."]],
    ],
    [
      "a wrong number",
      (file) => file.replace("<NbOfTxs>1<", "<NbOfTxs>2<"),
      [[5, "The number of payments is wrong: the file says 2, but there are 1."]],
    ],
    [
      "a wrong total",
      (file) => file.replace("<CtrlSum>10.5<", "<CtrlSum>10.51<"),
      [[5, "The total of the payments is wrong: the file says 10.51, but they come to 10.50."]],
    ],
  ])("with %s are refused by line [2.10-9]", async (_, change, faults) => {
    expect(await faultsOf(change(foreign("09")))).toEqual(faults);
  });

  it("are added up exactly, however large they are", async () => {
    const most = 900_719_925_474_099;
    const xml = writePain001(writtenFile([writtenRow({ cents: most })]));
    const twelve = xml
      .replaceAll(/<CdtTrfTxInf>.*<\/CdtTrfTxInf>/g, (payment) => payment.repeat(12))
      .replaceAll("<NbOfTxs>1<", "<NbOfTxs>12<");
    const sum = (BigInt(most) * 12n).toString().replace(/(?=..$)/, ".");
    expect((await read(twelve.replaceAll(/(?<=<CtrlSum>)[\d.]+/g, sum))).rows).toHaveLength(12);
    expect((await faultsOf(twelve))[0]).toEqual([
      5,
      `The total of the payments is wrong: the file says 9007199254740.99, but they come to ${sum}.`,
    ]);
  });

  it("are read whatever prefix the namespace has", async () => {
    const prefixed = foreign("09")
      .replace("xmlns=", "xmlns:p=")
      .replaceAll(/<(\/?)(?=[A-Z](?!DATA))/g, "<$1p:");
    expect(prefixed).toContain("<p:CstmrCdtTrfInitn>");
    expect(await read(prefixed)).toEqual(await read(foreign("09")));
  });

  it("are at most 10,000", async () => {
    const rows = Array.from({ length: 10_001 }, () => writtenRow());
    expect((await read(writePain001(writtenFile(rows.slice(1))))).rows).toHaveLength(10_000);
    expect(await faultsOf(writePain001(writtenFile(rows)))).toMatchObject([
      [10_006, "The file has more than 10000 payments. Split it."],
    ]);
  });
});

const some = (text: fc.Arbitrary<string>) =>
  text.map((found) =>
    found
      .normalize("NFC")
      .replace(/[\s\p{C}\p{Z}]+/gu, " ")
      .trim(),
  );
const id = some(fc.string({ maxLength: 30 })).filter((found) => found !== "NOTPROVIDED");
const rowOf = fc.record({
  name: some(fc.string({ unit: "grapheme", maxLength: 20 })),
  account: fc.constantFrom(iban, "LT601010012345678901", "12345-X"),
  bic: fc.constantFrom("", "HABALV22", "CBVILT2XXXX"),
  cents: fc.integer({ min: 1, max: 99_999_999_999 }),
  reference: fc.oneof(fc.constant("RF462026000123"), some(fc.string({ unit: "grapheme", maxLength: 60 }))),
  endToEndId: id,
  instructionId: id,
  isInstant: fc.boolean(),
  day: fc.constantFrom("2026-12-01", "2027-01-31", null),
});
const fileOf = fc
  .record({ rows: fc.array(rowOf, { minLength: 1, maxLength: 6 }), isSalary: fc.boolean() })
  .map(({ rows, isSalary }) => writtenFile(rows, { isSalary }));

/** What is read of a written file, by its groups. */
function expected({ messageId, rows, today, isSalary, debtor }: WrittenFile) {
  const keyOf = ({ day, isInstant }: (typeof rows)[number]) => `${day ?? today} ${isInstant}`;
  const keys = [...new Set(rows.map(keyOf))];
  return {
    ...{ messageId, isSalary },
    debtors: keys.map(() => ({ account: debtor.account })),
    rows: keys.flatMap((key, nth) =>
      rows
        .filter((row) => keyOf(row) === key)
        .map(({ cents, day, ...row }) => ({
          ...row,
          account: row.account.replace("-", ""),
          day: day ?? today,
          amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
          groupId: `${messageId}-${nth + 1}`,
        })),
    ),
  };
}

describe("a written pain.001.001.09", () => {
  it("is read as it was, whatever it contains", async () => {
    await fc.assert(
      fc.asyncProperty(fileOf, async (file) => {
        expect(await read(writePain001(file))).toMatchObject(expected(file));
      }),
    );
  });

  it("conforms to the schema", async () => {
    const files = fc.sample(fileOf, { numRuns: 30, seed: 118 });
    expect(await refusedBySchema(schema, files.map(writePain001))).toEqual(new Set());
  });

  it("is refused by the reader wherever the schema refuses what became of it", async () => {
    const rows = [
      writtenRow({ instructionId: "I-1" }),
      writtenRow({ reference: "RF462026000123", isInstant: true }),
      writtenRow({ bic: "", endToEndId: "" }),
    ];
    const xml = writePain001(writtenFile(rows, { isSalary: true }));
    const elements = [...xml.matchAll(/<(\w+)(?: [^>]*)?>[^<]*<\/\1>/g)].map(([found]) => found);
    const branches = [
      "GrpHdr",
      "PmtTpInf",
      "ReqdExctnDt",
      "Dbtr",
      "DbtrAcct",
      "PmtId",
      "Amt",
      "Cdtr",
      "CdtrAcct",
    ];
    const wholes = branches.flatMap((name) => new RegExp(`<${name}>.*?</${name}>`, "s").exec(xml) ?? []);
    const content = (text: string) => (found: string) => found.replace(/(?<=>)[^<>]*(?=<)/, text);
    const changes: ((found: string) => string)[] = [
      () => "",
      (found) => found + found,
      (found) => found.replaceAll(/(<\/?)(\w)/g, "$1X$2"),
      (found) => `<Nm>x</Nm>${found}`,
      (found) => `${found}now`,
      (found) => found.replace(/^<\w+/, '$& Id="1"'),
      ...["", "x".repeat(36), "x".repeat(141), "-1", "12.123456", "1e3", "2026-02-30", "lv97haba"].map(
        content,
      ),
    ];
    const mutants = [...new Set([...elements, ...wholes])].flatMap((found) =>
      changes.map((change) => xml.replace(found, () => change(found))),
    );
    const refused = await refusedBySchema(schema, mutants);
    expect(refused.size).toBeGreaterThan(200);
    for (const nth of refused) {
      const mutant = mutants[nth] ?? "";
      expect(await readPaymentFile(bytes(mutant)), mutant).toMatchObject({ ok: false });
    }
  }, 60_000);
});
