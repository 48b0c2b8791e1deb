import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import { openDatabase } from "./open";
import { DatabaseProblem } from "./problem";
import { explainConnection, explainFolder } from "./sentences";

const sentenceOf = async (opening: Promise<unknown>): Promise<string> => {
  const problem: unknown = await opening.then(
    () => null,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(DatabaseProblem);
  return problem instanceof DatabaseProblem ? problem.sentence : "";
};

describe("a database that cannot be opened", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-open-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("reports that DATABASE_URL is not reachable, without its password", async () => {
    const port = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, "127.0.0.1", () => {
        const address = server.address();
        server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
      });
    });
    const sentence = await sentenceOf(openDatabase({ url: `postgres://anna:secret@127.0.0.1:${port}/bank` }));
    expect(sentence).toBe(
      `The database at 127.0.0.1:${port}/bank cannot be used: nothing answers there; is PostgreSQL running?`,
    );
  });

  it.each(["not an address", "https://example.com/bank", "postgres//x"])(
    "explains what an address looks like if it is %s",
    async (url) => {
      expect(await sentenceOf(openDatabase({ url }))).toContain("is not an address like postgres://");
    },
  );

  it.each([
    ["28P01", "the password is wrong."],
    ["3D000", "there is no such database."],
    ["ENOTFOUND", "the host is unknown."],
  ])("explains the server's %s", (code, words) => {
    const refused = Object.assign(new Error("refused"), { code });
    expect(explainConnection("postgres://h/d", refused).sentence).toBe(
      `The database at h:5432/d cannot be used: ${words}`,
    );
  });

  it("reports that the data folder is not a folder", async () => {
    const file = path.join(folder, "data");
    await writeFile(file, "");
    expect(await sentenceOf(openDatabase({ dataDir: file }))).toBe(
      `The data folder ${file} cannot be opened: it is not a folder.`,
    );
  });

  it.each([
    ["EROFS", "it is read-only."],
    ["ENOSPC", "the disk is full."],
    ["ENOENT", "it cannot be created; is the folder above it read-only?"],
    [
      undefined,
      "its contents are damaged. Keep it as it is, and restore the last backup into another folder.",
    ],
  ])("explains the data folder's %s, and never advises deleting data", (code, words) => {
    const { sentence } = explainFolder("data", Object.assign(new Error("failed"), { code }));
    expect(sentence).toBe(`The data folder data cannot be opened: ${words}`);
  });

  it("reports that the data folder is damaged, and releases it", async () => {
    await mkdir(path.join(folder, "database"));
    await writeFile(path.join(folder, "database", "PG_VERSION"), "rubbish");
    const open = () => sentenceOf(openDatabase({ dataDir: folder }));
    expect(await open()).toContain("its contents are damaged");
    expect(await open()).toContain("its contents are damaged");
  });
});

describeOnDatabases("an open database", (at) => {
  it("reads bigints as numbers and refuses unsafe ones", async () => {
    const { rows } = await sql`select 9007199254740991::bigint as n`.execute(at.db);
    expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
    await expect(sql`select 9007199254740992::bigint`.execute(at.db)).rejects.toThrow(
      "beyond a safe integer",
    );
  });

  it("reads instants in UTC in any session time zone", async () => {
    await at.db.connection().execute(async (db) => {
      for (const zone of ["UTC", "Europe/Riga", "Asia/Kolkata", "America/St_Johns"]) {
        await sql`select set_config('timezone', ${zone}, false)`.execute(db);
        const { rows } = await sql`select ${"2026-07-01T12:00:00.250Z"}::timestamptz as at`.execute(db);
        expect(rows).toEqual([{ at: "2026-07-01T12:00:00.250Z" }]);
      }
    });
  });

  it("is migrated once, however often and by however many processes it is opened", async () => {
    // A database of the days when these indexes came with the migration before.
    await sql`delete from schema_migrations where name = '0044_lookup_indexes'`.execute(at.db);
    await Promise.all(Array.from({ length: 5 }, () => migrate(at.db)));
    const { rows } = await sql<{ n: number }>`select count(*) as n from ledger_accounts`.execute(at.db);
    expect(rows).toEqual([{ n: 80 }]);
  });

  it("serves an older version of the program, unless that still uses what was taken away", async () => {
    const released = migrations.slice(0, -1);
    const stopsUsing = { name: "9997_stops_using", statements: [] };
    const takesAway = { name: "9998_takes_away", statements: [], unusedSince: "9997_stops_using" };
    await migrate(at.db, [...migrations, stopsUsing]);
    await migrate(at.db, released);
    await migrate(at.db, [...migrations, stopsUsing, takesAway]);
    await migrate(at.db, [...migrations, stopsUsing]);
    expect(await sentenceOf(migrate(at.db))).toBe(
      "The database was made by a newer version of Amberline, and this one is too old for it. Update the program, or use another database.",
    );
    await sql`delete from schema_migrations where name like '999%'`.execute(at.db);
  });

  it("is refused if it has changes of another version and lacks some of this one", async () => {
    const other = { name: "9999_other", statements: [] };
    await migrate(at.db, [...migrations, other]);
    const ours = { name: "9998_ours", statements: ["create table later (id int)"] };
    expect(await sentenceOf(migrate(at.db, [...migrations, ours]))).toContain("lacks changes of this one");
    await expect(sql`select from later`.execute(at.db)).rejects.toThrow("does not exist");
    await sql`delete from schema_migrations where name = '9999_other'`.execute(at.db);
  });

  it("is as it was after a migration that fails, which is said by its name", async () => {
    const failing = { name: "9999_later", statements: ["create table later (id int)", "select 1 / 0"] };
    const problem: unknown = await migrate(at.db, [...migrations, failing]).catch((error: unknown) => error);
    expect(explainConnection("postgres://h/d", problem).sentence).toBe(
      "The migration 9999_later of the database failed (division by zero). Nothing of it was changed.",
    );
    await expect(sql`select from later`.execute(at.db)).rejects.toThrow("does not exist");
    await migrate(at.db);
  });

  it("rolls back a failing transaction and stays usable", async () => {
    const failing = at.db.transaction().execute(async (trx) => {
      await trx.insertInto("settings").values({ key: "kept", value: "no" }).execute();
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await at.db.selectFrom("settings").selectAll().where("key", "=", "kept").execute()).toEqual([]);
  });
});
