import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusedBySchema } from "./examples";
import { writePain002, type PaymentStatus, type ReportedRow, type StatusReport } from ".";

const schema = readFileSync(path.join(import.meta.dirname, "fixtures/pain.002.001.10-subset.xsd"), "utf8");

const row = (change: Partial<ReportedRow> = {}): ReportedRow => ({
  groupId: "P-1",
  instructionId: "",
  endToEndId: "INV-118",
  status: "ACSC",
  reason: null,
  note: "",
  cents: 12_350,
  ...change,
});

const report = (rows: readonly ReportedRow[], change: Partial<StatusReport> = {}): StatusReport => ({
  messageId: "S-1",
  createdAt: Date.parse("2026-11-27T08:00:00Z"),
  bic: "AMBRLV22",
  original: { messageId: "M-1", format: "pain.001.001.09" },
  rows,
  ...change,
});

const refused = row({ status: "RJCT", reason: "AC04", note: "The account is closed.", cents: 1_000 });

describe("a report of what became of a file's payments", () => {
  it("says of each payment what became of it, and why it was not made [2.10-10]", async () => {
    const xml = writePain002(report([row({ instructionId: "I-1" }), row({ groupId: "P-2" }), refused]));
    expect(await refusedBySchema(schema, [xml])).toEqual(new Set());
    expect(xml).toContain(
      "<OrgnlGrpInfAndSts><OrgnlMsgId>M-1</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><OrgnlNbOfTxs>3</OrgnlNbOfTxs><OrgnlCtrlSum>257.00</OrgnlCtrlSum><GrpSts>PART</GrpSts>" +
        "<NbOfTxsPerSts><DtldNbOfTxs>2</DtldNbOfTxs><DtldSts>ACSC</DtldSts><DtldCtrlSum>247.00</DtldCtrlSum></NbOfTxsPerSts>" +
        "<NbOfTxsPerSts><DtldNbOfTxs>1</DtldNbOfTxs><DtldSts>RJCT</DtldSts><DtldCtrlSum>10.00</DtldCtrlSum></NbOfTxsPerSts></OrgnlGrpInfAndSts>",
    );
    expect(xml).toMatch(/<OrgnlPmtInfId>P-1<.*<PmtInfSts>PART</);
    expect(xml).toMatch(/<OrgnlPmtInfId>P-2<.*<PmtInfSts>ACSC</);
    expect(xml).toContain(
      '<TxInfAndSts><OrgnlEndToEndId>INV-118</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>The account is closed.</AddtlInf></StsRsnInf><OrgnlTxRef><Amt><InstdAmt Ccy="EUR">10.00</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>',
    );
  });

  it.each<[PaymentStatus[], string]>([
    [[], "RCVD"],
    [["ACSC", "ACSC"], "ACSC"],
    [["PDNG", "PDNG"], "PDNG"],
    [["PATC", "PATC"], "PATC"],
    [["ACSC", "PDNG"], "PDNG"],
    [["ACSP", "ACSC"], "ACSP"],
    [["ACSC", "RJCT"], "PART"],
    [["PDNG", "CANC"], "PART"],
    [["RJCT", "RJCT"], "RJCT"],
    [["CANC", "CANC"], "RJCT"],
  ])("is, of payments that are %j, %s as a whole", (states, status) => {
    const xml = writePain002(report(states.map((state) => row({ status: state }))));
    expect(/<GrpSts>(\w+)/.exec(xml)?.[1]).toBe(status);
  });

  it("conforms to the schema whatever it contains, without ids as well", async () => {
    const text = fc.string({ unit: "binary", maxLength: 120 });
    const rows = fc.array(
      fc
        .record({ groupId: text, instructionId: text, endToEndId: text, note: text })
        .map((texts) => ({ ...refused, ...texts })),
      { minLength: 1, maxLength: 5 },
    );
    const files = fc
      .sample(rows, { numRuns: 30, seed: 2 })
      .map((some) => report(some, { original: { messageId: "", format: "csv" }, bic: "" }));
    expect(await refusedBySchema(schema, files.map(writePain002))).toEqual(new Set());
  });

  it("is refused by the schema if something is wrong, so the schema is effective", async () => {
    const xml = writePain002(report([row(), refused]));
    const wrong = [
      xml.replace(/<OrgnlMsgId>.*?<\/OrgnlMsgId>/, ""),
      xml.replace("<TxSts>RJCT", "<TxSts>GONE"),
      xml.replace("<Cd>AC04", "<Cd>AC99"),
      xml.replace(/(<OrgnlEndToEndId>.*?<\/OrgnlEndToEndId>)(<TxSts>.*?<\/TxSts>)/, "$2$1"),
      xml.replace("<GrpSts>PART", "<GrpSts>CANC"),
    ];
    expect(await refusedBySchema(schema, wrong)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
