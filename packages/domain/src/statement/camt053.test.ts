import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryPages, validateXML } from "xmllint-wasm";
import { entry, euro, other, own, statementOf, streamOf } from "./examples";
import { camt053File, type StatementLine, type StatementHead } from ".";

const schema = readFileSync(path.join(import.meta.dirname, "fixtures/camt.053.001.08-subset.xsd"), "utf8");

async function write(
  entries: readonly StatementLine[],
  change: Partial<StatementHead> = {},
): Promise<string> {
  let text = "";
  for await (const piece of camt053File({ ...statementOf(entries), ...change }, streamOf(entries)))
    text += piece;
  return text;
}

async function problemsOf(contents: string) {
  const xml = [{ fileName: "statement.xml", contents }];
  const { valid, errors } = await validateXML({
    xml,
    schema: [schema],
    initialMemoryPages: 256,
    maxMemoryPages: memoryPages.GiB,
  });
  return valid ? [] : errors.map(({ message }) => message);
}

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, value]) => value);

describe("a camt.053 statement", () => {
  it("with every kind of entry conforms to the schema", async () => {
    const all = [
      entry(),
      entry({ isInstant: true }),
      entry({ kind: "paymentFee", amount: euro(-35), creditor: { name: "Amberline", account: "", bic: "" } }),
      entry({ kind: "bankFee", amount: euro(-120), reference: "" }),
      entry({ kind: "received", amount: euro(180_000), debtor: other, creditor: own, isInstant: true }),
      entry({ kind: "returned", amount: euro(2_500), debtor: other, creditor: own }),
      entry({
        kind: "coreDebit",
        endToEndId: "E-77",
        mandate: { id: "RG-1", creditorId: "LV61ZZZ40003032949" },
      }),
      entry({ kind: "b2bDebit" }),
      entry({ kind: "paidBack", amount: euro(2_500), debtor: other, creditor: own }),
      entry({ isSepa: false, creditor: { name: "Big Bank", account: "123456789012", bic: "CHASUS33XXX" } }),
      entry({ reference: "rf18 5390 0754 7034", endToEndId: "INV-118" }),
    ];
    const xml = await write(all);
    expect(await problemsOf(xml)).toEqual([]);
    expect(values(xml, "Ref")).toEqual(["RF18539007547034"]);
    expect(values(xml, "EndToEndId")).toEqual([
      ...Array.from({ length: 6 }, () => "NOTPROVIDED"),
      "E-77",
      ...Array.from({ length: 3 }, () => "NOTPROVIDED"),
      "INV-118",
    ]);
    expect(values(xml, "MndtId")).toEqual(["RG-1"]);
    expect(xml).toContain("<Id>LV61ZZZ40003032949</Id>");
    expect(values(xml, "RvslInd")).toEqual(["true", "true"]);
  });

  it.each<[Partial<StatementLine>, string]>([
    [{ kind: "sent" }, "PMNT ICDT ESCT"],
    [{ kind: "sent", isInstant: true }, "PMNT IRCT ESCT"],
    [{ kind: "sent", isSepa: false }, "PMNT ICDT XBCT"],
    [{ kind: "received" }, "PMNT RCDT ESCT"],
    [{ kind: "received", isInstant: true }, "PMNT RRCT ESCT"],
    [{ kind: "returned" }, "PMNT ICDT RRTN"],
    [{ kind: "returned", isInstant: true }, "PMNT IRCT RRTN"],
    [{ kind: "paymentFee" }, "PMNT ICDT CHRG"],
    [{ kind: "paymentFee", isInstant: true }, "PMNT IRCT CHRG"],
    [{ kind: "bankFee" }, "ACMT MDOP CHRG"],
    [{ kind: "coreDebit" }, "PMNT RDDT ESDD"],
    [{ kind: "b2bDebit" }, "PMNT RDDT BBDD"],
    [{ kind: "paidBack" }, "PMNT RDDT PRDD"],
    [{ kind: "setAside", isInstant: true }, "PMNT ICDT BOOK"],
    [{ kind: "takenBack", isInstant: true }, "PMNT RCDT BOOK"],
  ])("encodes %j in the codes of ISO 20022: %s", async (change, codes) => {
    const xml = await write([entry(change)]);
    const found = /<Domn><Cd>(.*)<\/Cd><Fmly><Cd>(.*)<\/Cd><SubFmlyCd>(.*)<\/SubFmlyCd>/.exec(xml) ?? [];
    expect(found.slice(1).join(" ")).toBe(codes);
  });

  it("without entries is a statement with equal balances", async () => {
    const xml = await write([]);
    expect(await problemsOf(xml)).toEqual([]);
    expect(xml).not.toContain("<Ntry>");
    expect(
      [...xml.matchAll(/<Cd>(OPBD|CLBD)<\/Cd><\/CdOrPrtry><\/Tp><Amt Ccy="EUR">([\d.]+)</g)].map(
        ([, code, amount]) => [code, amount],
      ),
    ).toEqual([
      ["OPBD", "1000.00"],
      ["CLBD", "1000.00"],
    ]);
  });

  it("shows an overdrawn balance as a debit without a sign", async () => {
    const xml = await write([entry()], { opening: euro(0), closing: euro(-2_500) });
    expect(xml).toContain(
      '<Amt Ccy="EUR">25.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>',
    );
    expect(await problemsOf(xml)).toEqual([]);
  });

  it("of an account without an IBAN names it by its reference", async () => {
    const xml = await write([], { account: "AMB-100200", bic: "", holder: "" });
    expect(xml).toContain("<Acct><Id><Othr><Id>AMB-100200</Id></Othr></Id><Ccy>EUR</Ccy></Acct>");
    expect(await problemsOf(xml)).toEqual([]);
  });

  it("has its own number each time it is made, while the statement in it keeps its number", async () => {
    const [one, two] = [await write([]), await write([], { createdAt: Date.parse("2026-12-02T08:00:00Z") })];
    expect(values(one, "MsgId")).not.toEqual(values(two, "MsgId"));
    const number = "<Stmt><Id>20261101-20261130-5f0c2f6e</Id>";
    expect([one, two].filter((xml) => xml.includes(number))).toHaveLength(2);
  });

  it("adds its entries up", async () => {
    const xml = await write([entry(), entry({ kind: "received", amount: euro(4_000) })]);
    expect(xml).toContain(
      "<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries><Sum>65.00</Sum><TtlNetNtry><Amt>15.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry></TtlNtries><TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>40.00</Sum></TtlCdtNtries><TtlDbtNtries><NbOfNtries>1</NbOfNtries><Sum>25.00</Sum></TtlDbtNtries></TxsSummry>",
    );
  });

  it("truncates long texts at whole characters, and escapes XML", async () => {
    const name = `${"👍".repeat(150)}`;
    const xml = await write([
      entry({ creditor: { ...other, name }, reference: `<b> & "${"ā".repeat(150)}` }),
    ]);
    expect(values(xml, "Nm")).toContain("👍".repeat(140));
    expect(values(xml, "Ustrd")).toEqual([`&lt;b&gt; &amp; &quot;${"ā".repeat(133)}`]);
    expect(await problemsOf(xml)).toEqual([]);
  });

  it("conforms to the schema whatever its texts contain", async () => {
    const text = fc.string({ unit: "binary", maxLength: 160 });
    const party = fc.record({ name: text, account: text, bic: text });
    const entries = fc.array(
      fc
        .record({
          debtor: party,
          creditor: party,
          reference: text,
          endToEndId: text,
          minor: fc.integer({ min: 1 }),
        })
        .map(({ minor, ...texts }) => entry({ ...texts, amount: euro(-minor) })),
      { minLength: 40, maxLength: 40 },
    );
    const [all = []] = fc.sample(entries, { numRuns: 1, seed: 53 });
    expect(await problemsOf(await write(all))).toEqual([]);
  });

  it("is refused by the schema if something is missing, so the schema is effective", async () => {
    const xml = await write([entry()]);
    expect(await problemsOf(xml.replace("<Sts><Cd>BOOK</Cd></Sts>", ""))).not.toEqual([]);
    expect(await problemsOf(xml.replace("LV97HABA", "LVX7HABA"))).not.toEqual([]);
    expect(await problemsOf(xml.replace("<CdtDbtInd>DBIT", "<CdtDbtInd>OUT"))).not.toEqual([]);
    expect(await problemsOf(xml.replace("<Cd>OPBD", "<Cd>OPEN"))).not.toEqual([]);
    expect(await problemsOf(xml.replace("<SubFmlyCd>ESCT", "<SubFmlyCd>SEPA"))).not.toEqual([]);
    expect(await problemsOf(xml.replace(/(<BookgDt>.*<\/BookgDt>)(<ValDt>.*<\/ValDt>)/, "$2$1"))).not.toEqual(
      [],
    );
  });
});
