import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { vi } from "vitest";

/** The statements that some work asks of the database, `begin` and `commit` included, whichever database it is. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spies = [vi.spyOn(PGlite.prototype, "query"), vi.spyOn(pg.Client.prototype, "query")];
  try {
    await work();
    return spies.flatMap(({ mock }) => mock.calls.map(([text]) => String(text)));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
