import path from "node:path";
import { parseArgs } from "node:util";
import { backUp, restore } from "./db/backup";
import { openDatabase } from "./db/open";
import { DatabaseProblem } from "./db/problem";
import { requireTls } from "./db/requireTls";
import { trialBalance } from "./ledger";
import { defectText } from "./platform/defectText";
import { withSecretFiles } from "./server/secretFiles";
import { StartProblem } from "./server/startProblem";

const usage = `Usage: npm run backup -- <file> [--data-dir <folder>]
       npm run restore -- <file> [--data-dir <folder>]

backup writes all data to a new file: of the PostgreSQL database at DATABASE_URL (or its owner's MIGRATION_URL) while the
bank runs, of an embedded one while it does not. restore makes a database of such a file where there is none, and adds
up its ledger. The key of its secrets (SECRETS_KEY, or secrets.key in the data folder) is not in the file: keep it apart.
`;

const flags = {
  "data-dir": { type: "string", default: process.env["AMBERLINE_DATA"] ?? "data" },
  help: { type: "boolean", default: false },
} as const;

function readArgs() {
  try {
    return parseArgs({ options: flags, strict: true, allowPositionals: true });
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : usage);
  }
}

async function main(): Promise<void> {
  const {
    values: { "data-dir": dataDir, help },
    positionals: [verb, file],
  } = readArgs();
  if (help || file === undefined || (verb !== "backup" && verb !== "restore")) return console.log(usage);
  const env = withSecretFiles(process.env);
  const url = env["MIGRATION_URL"] || env["DATABASE_URL"] || undefined;
  requireTls("DATABASE_URL", url);
  if (verb === "backup") {
    await backUp({ url, dataDir }, file);
    return console.log(`All data is in ${path.resolve(file)}. Keep the key of its secrets elsewhere.`);
  }
  await restore({ url, dataDir }, file);
  const { db, close } = await openDatabase({ ...(url ? { url } : {}), dataDir });
  const { totals, unequal } = await trialBalance(db).finally(close);
  if (unequal.length > 0 || totals.some(({ postedCents }) => postedCents !== 0))
    throw new StartProblem(
      "Restored, but the ledger does not add up: do not serve it, and see docs/operating.md.",
    );
  console.log("Restored, and the ledger adds up. Start the bank with the key of its secrets.");
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartProblem || error instanceof DatabaseProblem;
  console.error(isExpected ? error.sentence : defectText(error));
  process.exit(1);
});
