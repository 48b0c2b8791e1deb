import { dayMs } from "@amberline/domain/dates";
import { CompiledQuery, createQueryId, sql, type RootOperationNode } from "kysely";
import { expect, it } from "vitest";
import { decideVerification } from "./areas/identity";
import { deleteExpired } from "./housekeeping";
import { describeOnDatabases } from "./platform/testDatabases";
import { widgetOf } from "./testing/photos";
import { testBank } from "./testing/testBank";

describeOnDatabases("housekeeping", (at) => {
  const bank = testBank(at);
  const tables = ["access_tokens", "sessions", "codes", "throttle"] as const;
  const filled = async () => {
    const rows = await Promise.all(tables.map((table) => at.db.selectFrom(table).selectAll().execute()));
    return tables.filter((_, index) => (rows[index]?.length ?? 0) > 0);
  };

  it("deletes what has expired, and nothing else", async () => {
    const who = await bank.customer();
    const { accessToken } = await bank.signIn(who);
    await bank.call("reset", { email: who.login });
    await deleteExpired(at.db, bank.clock.now());
    expect(await filled()).toEqual(tables);
    expect((await bank.call("multilogin", {}, { token: accessToken })).status).toBe(200);
    await deleteExpired(at.db, bank.clock.now() + 600_001);
    expect(await filled()).toEqual(["sessions", "codes", "throttle"]);
    await deleteExpired(at.db, bank.clock.now() + 2 * dayMs);
    expect(await filled()).toEqual([]);
    expect(await at.db.selectFrom("audit_log").selectAll().execute()).not.toEqual([]);
  });

  it("finds what it deletes, and what goes with that, by an index", async () => {
    const deletions: RootOperationNode[] = [];
    const noted = at.db.withPlugin({
      transformQuery: ({ node }) => (deletions.push(node), node),
      transformResult: async ({ result }) => result,
    });
    await deleteExpired(noted, bank.clock.now());
    const plans = await at.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const explained: string[] = [];
      for (const node of deletions) {
        const { sql: text, parameters } = trx.getExecutor().compileQuery(node, createQueryId());
        const { rows } = await trx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
        explained.push(rows.map((row) => Object.values(row as object).join()).join("\n"));
      }
      return explained;
    });
    expect(plans.length).toBeGreaterThan(10);
    expect(plans.filter((plan) => plan.includes("Seq Scan"))).toEqual([]);
    const { rows } = await sql`
      select conname from pg_constraint where contype = 'f' and confdeltype = 'c' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
      )
    `.execute(at.db);
    expect(rows).toEqual([]);
  });

  it("deletes photos a day after the decision, and unsubmitted ones after a week", async () => {
    const widget = widgetOf(bank);
    const photos = async () =>
      (await at.db.selectFrom("verification_photos").select("part").execute()).length;
    const begin = async () => {
      const who = await bank.customer({ verified: false, twoFactor: false });
      return widget.token((await bank.signIn(who)).accessToken);
    };
    await widget.handIn(await begin());
    const { id } = await at.db.selectFrom("verifications").select("id").executeTakeFirstOrThrow();
    await deleteExpired(at.db, bank.clock.now() + 30 * dayMs);
    expect(await photos()).toBe(2);
    const verdict = { decision: "final", reason: "not_original", comment: "" } as const;
    await decideVerification(bank.parts(), id, verdict, bank.clock.now());
    await widget.put(await begin(), "front");
    await deleteExpired(at.db, bank.clock.now() + dayMs);
    expect(await photos()).toBe(3);
    await deleteExpired(at.db, bank.clock.now() + dayMs + 1);
    expect(await photos()).toBe(1);
    await deleteExpired(at.db, bank.clock.now() + 7 * dayMs + 1);
    expect(await photos()).toBe(0);
    const left = await at.db.selectFrom("verifications").select(["state", "reason"]).execute();
    expect(left).toEqual([{ state: "final", reason: "not_original" }]);
  });

  it("deletes messages after a month, as it says in docs/security.md [ASVS 14.2.4]", async () => {
    const who = await bank.customer();
    await bank.call("reset", { email: who.login });
    const messages = async () => (await at.db.selectFrom("outbox").select("id").execute()).length;
    await deleteExpired(at.db, bank.clock.now() + 30 * dayMs);
    expect(await messages()).toBeGreaterThan(0);
    await deleteExpired(at.db, bank.clock.now() + 30 * dayMs + 1);
    expect(await messages()).toBe(0);
  });
});
