import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenFile, writtenRow } from "../paymentFiles/examples";
import { readPaymentFile, writePain001 } from "../paymentFiles";

const seed = Number(process.env["AMBERLINE_FUZZ_SEED"] ?? 1);
const numRuns = 4 * Number(process.env["AMBERLINE_FUZZ_REQUESTS"] ?? 250);

const bytes = (text: string) => new TextEncoder().encode(text);

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** How much slower than the machine the limits are of, where this takes 50 ms: at least 1. */
function slowness(): number {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, nth) => ({ nth, name: `payee ${nth}` })));
  const began = process.cpuUsage();
  for (let nth = 0; nth < 10; nth += 1) JSON.parse(text);
  return Math.max(1, cpuMs(began) / 50);
}

/** Of the processor, for the largest file: what grows with the square of it takes minutes. */
const slowMs = 3_000 * slowness();

/** Of the processor, without letting other work run. */
const heldMs = 100 * slowness();

/** Reads, and says whether it was done in time. */
async function readInTime(file: Uint8Array) {
  const began = process.cpuUsage();
  const outcome = await readPaymentFile(file);
  expect(cpuMs(began)).toBeLessThan(slowMs);
  if (!outcome.ok) {
    expect(outcome.faults.length).toBeGreaterThan(0);
    expect(outcome.faults.length).toBeLessThanOrEqual(100);
    for (const { line, at, found } of outcome.faults) {
      expect(line).toBeGreaterThan(0);
      expect(at.length + found.length).toBeLessThan(200);
    }
  }
  return outcome;
}

/** How long the work kept other work waiting at most: of the processor, as a busy machine makes everything wait. */
async function longestHoldOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let since = process.cpuUsage();
  let next: NodeJS.Immediate | undefined;
  const look = () => {
    longest = Math.max(longest, cpuMs(since));
    since = process.cpuUsage();
    next = setImmediate(look);
  };
  next = setImmediate(look);
  try {
    await work();
    look();
    return longest;
  } finally {
    clearImmediate(next);
  }
}

/** The least of three if need be: what other threads of the process take, as its collector does, only adds to it. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let least = await longestHoldOf(work);
  for (let again = 0; again < 2 && least >= heldMs; again += 1)
    least = Math.min(least, await longestHoldOf(work));
  return least;
}

const xml = writePain001(writtenFile([writtenRow(), writtenRow({ isInstant: true })]));
const csv = `name;iban;amount;date\n"SIA ""Rīts""";LV97HABA0012345678910;1 234,50;01.12.2026\n`;
const most = 9_999_000;
const filled = (unit: string, { before = "", after = "" } = {}) =>
  bytes(before + unit.repeat(Math.floor((most - before.length - after.length) / bytes(unit).length)) + after);
const root = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">';

describe("what strangers send as a payment file", () => {
  it.each([
    ["xml", xml],
    ["csv", csv],
  ] as const)("is refused or read, cut off anywhere: %s", async (_, text) => {
    const whole = bytes(text);
    for (let length = 0; length < whole.length; length += 7) await readInTime(whole.slice(0, length));
  });

  it("is refused or read, whatever bytes it has", async () => {
    const start = fc.constantFrom(
      "",
      "<",
      "<?xml ",
      root,
      "name;iban;amount\n",
      "\uFEFF",
      "\uFFFE",
      'name;iban;amount\n"',
    );
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (before, after) => {
        await readInTime(new Uint8Array([...bytes(before), ...after]));
      }),
      { seed, numRuns },
    );
  });

  it.each([
    ["xml", xml],
    ["csv", csv],
  ] as const)("is refused or read, with any bytes changed: %s", async (_, text) => {
    const whole = bytes(text);
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), gone: fc.nat(30) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const file = [...whole];
        for (const { at, byte, gone } of changes) file.splice(at, gone, byte);
        await readInTime(new Uint8Array(file));
      }),
      { seed, numRuns },
    );
  });

  it("expands no entity: a billion laughs", async () => {
    const laughs = Array.from({ length: 9 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`);
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${laughs.join("")}]>${root}&l9;</Document>`;
    expect(await readInTime(bytes(bomb))).toMatchObject({ ok: false, faults: [{ code: "doctype" }] });
  });

  it.each<[string, Uint8Array]>([
    ["elements within elements", filled("<a>", { before: root })],
    ["elements side by side", filled("<a/>", { before: root })],
    ["a long name", filled("a", { before: `${root}<` })],
    ["a long attribute", filled("x", { before: `${root}<a b="`, after: '"/>' })],
    [
      "many namespaces",
      bytes(
        `${root}<a ${Array.from({ length: 250_000 }, (_, nth) => `xmlns:n${nth}="urn:${nth}"`).join(" ")}/>`,
      ),
    ],
    [
      "many attributes",
      bytes(`${root}<a ${Array.from({ length: 400_000 }, (_, nth) => `a${nth}="${nth}"`).join(" ")}/>`),
    ],
    ["a long text", filled("x", { before: `${root}<CstmrCdtTrfInitn><GrpHdr><MsgId>` })],
    ["a long comment", filled("x", { before: `${root}<!--` })],
    ["character references", filled("&#65;", { before: `${root}<CstmrCdtTrfInitn><GrpHdr><MsgId>` })],
    ["a long doctype", filled("<!ENTITY a 'b'>", { before: "<!DOCTYPE x [" })],
    ["white space", filled(" ")],
    ["empty lines", filled("\n")],
    ["one cell", filled("a")],
    ["one quoted cell", filled("a", { before: '"' })],
    ["quotes", filled('"')],
    ["cells", filled(";")],
    ["rows of cells", filled(";\n", { before: "name;iban;amount\n" })],
    ["digits", filled("1", { before: "name;iban;amount\nA;B;" })],
    ["thousands", filled("1 111", { before: "name;iban;amount\nA;B;" })],
    ["a long name of a column", filled("ā")],
    ["NULs", new Uint8Array(most)],
  ])("is refused in time, filled with %s", async (_, file) => {
    expect((await readInTime(file)).ok).toBe(false);
  });

  it.each([
    ["nothing", filled("\n")],
    ["separators", filled(";\n")],
    ["nothing, below the columns", filled("\r\n", { before: "name;iban;amount\n" })],
  ])("keeps no other work waiting, with lines of %s", async (_, file) => {
    expect(await longestHold(() => readInTime(file))).toBeLessThan(heldMs);
  });

  it("is read in time, 10,000 payments of each format", async () => {
    const rows = Array.from({ length: 10_000 }, (_, nth) =>
      writtenRow({ endToEndId: `INV-${nth}`, reference: `Rēķins ${nth}`, cents: nth + 1 }),
    );
    const lines = rows.map(({ name, account, cents, endToEndId }) =>
      [name, account, `1 234,${String(cents % 100).padStart(2, "0")}`, endToEndId, "01.12.2026"].join(";"),
    );
    for (const file of [writePain001(writtenFile(rows)), `name;iban;amount;e2e;date\n${lines.join("\n")}`]) {
      const hold = await longestHold(async () => {
        const outcome = await readInTime(bytes(file));
        expect(outcome.ok && outcome.file.rows.length).toBe(10_000);
      });
      expect(hold).toBeLessThan(heldMs);
    }
  });
});
