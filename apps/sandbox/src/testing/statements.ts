import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { vi } from "vitest";

/** How many statements some work asks of the database, `begin` and `commit` included, whichever database it is. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(PGlite.prototype, "query"), vi.spyOn(pg.Client.prototype, "query")];
  try {
    await work();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
