import { parseArgs } from "node:util";
import { openDatabase } from "./db/open";
import { DatabaseProblem } from "./db/problem";
import { requireTls } from "./db/requireTls";
import { defectText } from "./platform/defectText";
import { sandboxClock } from "./platform/clock";
import { scryptPasswords } from "./secrets/passwords";
import { systemRandom } from "./secrets/random";
import { demoPassword, seedCustomer } from "./seed";
import { nodeScrypt } from "./server/nodeScrypt";
import { withSecretFiles } from "./server/secretFiles";
import { StartProblem } from "./server/startProblem";

const usage = `Usage: npm run seed -- --login <e-mail> [--transactions <number>] [--data-dir <folder>]

Makes a verified customer with so many transactions (1000) over the last three years, in the embedded database of a
sandbox that is not running, or in the PostgreSQL database at DATABASE_URL.
`;

const flags = {
  login: { type: "string" },
  transactions: { type: "string", default: "1000" },
  "data-dir": { type: "string", default: process.env["AMBERLINE_DATA"] ?? "data" },
  help: { type: "boolean", default: false },
} as const;

function readArgs() {
  try {
    return parseArgs({ options: flags, strict: true }).values;
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : usage);
  }
}

async function main(): Promise<void> {
  const { login, transactions, "data-dir": dataDir, help } = readArgs();
  if (help) return console.log(usage);
  if (!login || !/^[^\s@]+@[^\s@]+$/.test(login))
    throw new StartProblem("--login has to be an e-mail address.");
  if (!/^\d{1,7}$/.test(transactions)) {
    throw new StartProblem("--transactions has to be a number from 0 to 9999999.");
  }
  const url = withSecretFiles(process.env)["DATABASE_URL"] || undefined;
  requireTls("DATABASE_URL", url);
  const { db, close } = await openDatabase({ url, dataDir });
  try {
    const began = performance.now();
    const parts = {
      db,
      clock: await sandboxClock(db),
      passwords: scryptPasswords({ scrypt: nodeScrypt }),
      random: systemRandom,
    };
    const wanted = { login, transactions: Number(transactions) };
    const accountId = await seedCustomer(parts, wanted, (written) => console.log(`${written} transactions…`));
    if (accountId === null) throw new StartProblem(`${login} is a customer already.`);
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    console.log(`${login}, password ${demoPassword}: ${transactions} transactions in ${seconds} s.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartProblem || error instanceof DatabaseProblem;
  console.error(isExpected ? error.sentence : defectText(error));
  process.exit(1);
});
