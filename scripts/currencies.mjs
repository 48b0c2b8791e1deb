// Writes the currency table from ISO 4217 list one as the maintenance agency publishes it (list-one.xml, also a part of the npm package currency-codes): node scripts/currencies.mjs <list-one.xml>
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

/** Changes published after older lists; they have no effect on a list that includes them. */
const amendments = [
  { since: "2024-09-01", out: "ZWL", in: { code: "ZWG", number: "924", name: "Zimbabwe Gold", decimals: 2 } },
  {
    since: "2025-03-31",
    out: "ANG",
    in: { code: "XCG", number: "532", name: "Caribbean Guilder", decimals: 2 },
  },
  { since: "2025-07-01", out: "CUC" },
  { since: "2026-01-01", out: "BGN" },
];

/** Symbols that CLDR added recently or lacks, or that few fonts contain. */
const signs = { ALL: "L", BYN: "Br", KGS: "KGS", MDL: "L", MKD: "den", RSD: "din.", XCG: "Cg" };

const [file = path.join(root, "node_modules/currency-codes/iso-4217-list-one.xml")] = process.argv.slice(2);
const list = readFileSync(file, "utf8");
const published = /Pblshd="(\d{4}-\d{2}-\d{2})"/.exec(list)?.[1];
if (!published) throw new Error(`${file} is not ISO 4217 list one: it does not say when it was published.`);

const value = (entry, name) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(entry)?.[1].trim();
const listed = list
  .split("<CcyNtry>")
  .slice(1)
  .filter((entry) => value(entry, "Ccy") && !/IsFund="true"/i.test(entry))
  .map((entry) => ({
    code: value(entry, "Ccy"),
    number: value(entry, "CcyNbr"),
    name: value(entry, "CcyNm"),
    decimals: Number(value(entry, "CcyMnrUnts")),
  }))
  // Metals, testing codes and units of account have no minor unit; indexed units have four digits.
  .filter(({ decimals }) => Number.isInteger(decimals) && decimals <= 3);

const table = new Map(listed.map((currency) => [currency.code, currency]));
for (const { out, in: added } of amendments) {
  table.delete(out);
  if (added) table.set(added.code, added);
}

function symbolOf(currency) {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return signs[currency] ?? format.formatToParts(1).find(({ type }) => type === "currency").value;
}

const latest = amendments.at(-1).since;
const asOf = published > latest ? published : latest;
const day = new Date(asOf).toLocaleDateString("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const rows = [...table.values()]
  .sort((one, other) => (one.code < other.code ? -1 : 1))
  .map(
    ({ code, number, name, decimals }) =>
      `  { code: "${code}", number: "${number}", name: ${JSON.stringify(name)}, symbol: "${symbolOf(code)}", decimals: ${decimals}, factor: ${10 ** decimals} },`,
  );

const target = path.join(root, "packages/domain/src/tables/currencies.ts");
const before = readFileSync(target, "utf8");
const head = before.slice(0, before.indexOf("// ISO 4217 list one"));
writeFileSync(
  target,
  `${head}// ISO 4217 list one of ${published} with the agency's amendments up to ${day}, by scripts/currencies.mjs: without funds
// codes, metals and testing codes. Signs are those of CLDR.
export const currencies: readonly Currency[] = [
${rows.join("\n")}
];
`,
);
