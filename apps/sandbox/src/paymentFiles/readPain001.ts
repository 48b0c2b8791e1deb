import { SaxesParser } from "saxes";
import { mostPaymentRows } from "@amberline/api/contract";
import { normaliseIban } from "@amberline/domain/iban";
import { isCreditorReference, normaliseCreditorReference, tidyText } from "@amberline/domain/reference";
import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { ReadingEnded, type Faults } from "./faults";
import { pain001Schemas } from "./pain001Schema";
import { SchemaWalk, type Fact, type Scope } from "./schemaWalk";
import { type ReadFile, type ReadFormat, type ReadRow } from "./types";

const mostAttributes = 50;

const namespaces = "urn:iso:std:iso:20022:tech:xsd:";

/** Decimal text as a fraction of 10^17, which every sum of the definition is a whole number of. */
function exactly(decimal: string): bigint {
  const [whole = "", fraction = ""] = decimal.trim().replace(/^[+-]/, "").split(".");
  const size = BigInt(whole + fraction.padEnd(17, "0"));
  return decimal.trim().startsWith("-") ? -size : size;
}

const perCent = 10n ** 15n;

/** Also of sums too large for a number. */
const decimalOf = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;

/** How many payments there are, and what they come to in cents. */
interface Total {
  count: number;
  cents: bigint;
}

const add = (total: Total, { count, cents }: Total) =>
  Object.assign(total, { count: total.count + count, cents: total.cents + cents });

const first = ({ facts }: Scope, name: string): Fact | undefined => facts.get(name)?.[0];
const tidy = (scope: Scope, name: string) => tidyText(first(scope, name)?.text ?? "");

function checkTotal(scope: Scope, { count, cents }: Total, faults: Faults): void {
  const [number, sum] = [first(scope, "count"), first(scope, "sum")];
  if (number && BigInt(number.text) !== BigInt(count))
    faults.add(number.line, "count", number.text, String(count));
  if (sum && exactly(sum.text) !== cents * perCent) faults.add(sum.line, "sum", sum.text, decimalOf(cents));
}

function referenceOf(text: string): string {
  const reference = tidyText(text);
  return isCreditorReference(reference) ? normaliseCreditorReference(reference) : reference;
}

function rowOf(payment: Scope, group: Scope): ReadRow & { cents: bigint } {
  const has = (name: string, value: string) =>
    [payment, group].some((scope) => first(scope, name)?.text === value);
  const endToEndId = tidy(payment, "endToEndId");
  const cents = exactly(first(payment, "amount")?.text ?? "") / perCent;
  return {
    cents,
    line: payment.line,
    name: tidy(payment, "name"),
    account: normaliseIban(tidy(payment, "account")),
    bic: tidy(payment, "bic"),
    amount: decimalOf(cents),
    currency: "EUR",
    reference: referenceOf(first(payment, "reference")?.text ?? ""),
    endToEndId: endToEndId === "NOTPROVIDED" ? "" : endToEndId,
    instructionId: tidy(payment, "instructionId"),
    groupId: tidy(group, "groupId"),
    isInstant: has("speed", "INST"),
    day: first(group, "day")?.text.trim().slice(0, 10) ?? null,
    dayText: "",
  };
}

/** Collects what the scopes say. A document with faults is checked to its end, but its payments no longer count. */
function collector(format: ReadFormat, faults: Faults) {
  const file: ReadFile = { format, messageId: null, isSalary: false, debtors: [], rows: [] };
  const [all, inGroup]: Total[] = [
    { count: 0, cents: 0n },
    { count: 0, cents: 0n },
  ];
  const pay = (payment: Scope, group: Scope) => {
    const [, twice] = payment.facts.get("reference") ?? [];
    if (twice) faults.add(twice.line, "referenceTwice", "", twice.text);
    if (faults.all.length > 0) return;
    if (file.rows.length === mostPaymentRows) faults.end(payment.line, "tooMany", String(mostPaymentRows));
    const { cents, ...row } = rowOf(payment, group);
    file.rows.push(row);
    file.isSalary ||= [payment, group].some((scope) => first(scope, "purpose")?.text === "SALA");
    add(inGroup!, { count: 1, cents });
  };
  const endGroup = (group: Scope) => {
    if (faults.all.length > 0) return;
    checkTotal(group, inGroup!, faults);
    add(all!, inGroup!);
    Object.assign(inGroup!, { count: 0, cents: 0n });
    const account = first(group, "account");
    if (account) file.debtors.push({ account: normaliseIban(tidyText(account.text)), line: account.line });
  };
  const closed = ([scope, around]: readonly Scope[]) => {
    if (scope?.name === "CdtTrfTxInf" && around) pay(scope, around);
    else if (scope?.name === "PmtInf") endGroup(scope);
    else if (scope && faults.all.length === 0) {
      file.messageId = tidy(scope, "messageId");
      checkTotal(scope, all!, faults);
    }
  };
  return { file, closed };
}

/** Reads CustomerCreditTransferInitiation from pieces of its text. Throws ReadingEnded. */
export async function readPain001(pieces: Iterable<string>, faults: Faults): Promise<ReadFile> {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
  let found: { file: ReadFile; walk: SchemaWalk; uri: string } | null = null;
  parser.on("error", () => faults.end(parser.line, "malformed"));
  parser.on("doctype", () => faults.end(parser.line, "doctype"));
  let attributesOfOne = 0;
  parser.on("opentagstart", () => (attributesOfOne = 0));
  parser.on("attribute", ({ name }) => {
    attributesOfOne += 1;
    if (attributesOfOne > mostAttributes) faults.end(parser.line, "attribute", name);
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const { line } = parser;
    if (found) {
      if (uri !== found.uri) faults.end(line, "namespace", local, uri);
      return found.walk.open(local, Object.values(attributes), line);
    }
    const format = uri.startsWith(namespaces) ? uri.slice(namespaces.length) : "";
    const schema = Object.hasOwn(pain001Schemas, format) ? pain001Schemas[format] : undefined;
    if (!schema || local !== "Document") faults.end(line, "namespace", local, uri);
    const { file, closed } = collector(format as ReadFormat, faults);
    found = { file, uri, walk: new SchemaWalk(faults, closed) };
    found.walk.start(local, schema, line);
  });
  parser.on("text", (text) => found?.walk.text(text, parser.line));
  parser.on("cdata", (text) => found?.walk.text(text, parser.line));
  parser.on("closetag", () => found?.walk.close(parser.line));
  const pause = yieldToEventLoop();
  for (const piece of pieces) {
    parser.write(piece);
    await pause();
  }
  parser.close();
  const read = found as { file: ReadFile } | null;
  if (!read || faults.all.length > 0) throw new ReadingEnded();
  return read.file;
}
