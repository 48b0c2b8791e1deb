import { PGlite, type IdbFs } from "@electric-sql/pglite";
import { Kysely, type Logger } from "kysely";
import { pgliteDialect } from "./pgliteDialect";
import { type Database } from "./schema";
import { oid, readBytes, readInstant, readInteger, writeBytes } from "./values";

export interface EmbeddedDatabase {
  db: Kysely<Database>;
  pglite: PGlite;
}

/**
 * Opens the embedded database in a folder, in memory (`memory://`) or in the file system `fs`, without migrating it. A
 * `snapshot` of `pglite.dumpDataDir()` makes creating one much faster.
 */
export async function openEmbedded(
  dataDir: string,
  { snapshot, fs, onStatement }: { snapshot?: Blob; fs?: IdbFs; onStatement?: Logger | undefined } = {},
): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create(dataDir, {
    parsers: { [oid.int8]: readInteger, [oid.timestamptz]: readInstant, [oid.bytea]: readBytes },
    serializers: { [oid.bytea]: writeBytes },
    loadDataDir: snapshot,
    ...(fs && { fs }),
  });
  const db = new Kysely<Database>({
    dialect: pgliteDialect(pglite),
    ...(onStatement && { log: onStatement }),
  });
  return { db, pglite };
}
