import { expect, it } from "vitest";
import { tidyUp } from "./housekeeping";
import { describeOnDatabases } from "./platform/testDatabases";
import { testBank } from "./testing/testBank";

describeOnDatabases("tidying up", (at) => {
  const bank = testBank(at);
  const tables = ["access_tokens", "sessions", "codes", "throttle"] as const;
  const filled = async () => {
    const rows = await Promise.all(tables.map((table) => at.db.selectFrom(table).selectAll().execute()));
    return tables.filter((_, index) => (rows[index]?.length ?? 0) > 0);
  };

  it("throws away what is over, and nothing that still counts", async () => {
    const who = await bank.customer();
    const { accessToken } = await bank.signIn(who);
    await bank.call("reset", { email: who.login });
    await tidyUp(at.db, bank.clock.now());
    expect(await filled()).toEqual(tables);
    expect((await bank.call("multilogin", {}, { token: accessToken })).status).toBe(200);
    await tidyUp(at.db, bank.clock.now() + 600_001);
    expect(await filled()).toEqual(["sessions", "codes", "throttle"]);
    await tidyUp(at.db, bank.clock.now() + 2 * 86_400_000);
    expect(await filled()).toEqual([]);
    expect(await at.db.selectFrom("audit_log").selectAll().execute()).not.toEqual([]);
  });
});
