// Makes the database of a bank that nobody uses yet: a browser takes much longer to make it than to load it.
import { writeFileSync } from "node:fs";
import { openEmbedded } from "@amberline/sandbox/db/embedded";
import { migrate } from "@amberline/sandbox/db/migrate";

const { db, pglite } = await openEmbedded("memory://");
await migrate(db);
const made = await pglite.dumpDataDir("gzip");
writeFileSync(process.argv[2] ?? "", new Uint8Array(await made.arrayBuffer()));
await db.destroy();
