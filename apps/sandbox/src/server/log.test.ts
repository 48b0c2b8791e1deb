import { expect, it } from "vitest";
import { followAudit } from "../audit";
import { answering, currentRequest } from "../platform/currentRequest";
import { describeOnPGlite } from "../platform/testDatabases";
import { payers } from "../testing/orders";
import { testBank } from "../testing/testBank";
import { jsonLog } from "./log";

it("writes a line of JSON each, with the id of the request that led to it", () => {
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });
  log.log("\nReady\n");
  const id = answering({ address: "203.0.113.9/32", network: "203.0.113.0/24" }, () => {
    log.report("Error: gone\n    at one\n    at two");
    log.answered({ route: "login", method: "POST", status: 200, ms: 7 });
    return currentRequest()?.requestId;
  });
  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written).toMatchObject([
    { level: "info", msg: "Ready" },
    { level: "error", request: id, msg: "Error: gone", stack: ["    at one", "    at two"] },
    { level: "info", request: id, msg: "answered", route: "login", method: "POST", status: 200, ms: 7 },
  ]);
});

it("has nothing forged by what is written: a line break stays in its line [ASVS 16.4.1]", () => {
  const lines: string[] = [];
  const log = jsonLog({ write: (line) => lines.push(line) });
  log.log('Ready\n{"level":"error","msg":"forged"}\r\n\u2028');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim().split(/\r|\n/)).toHaveLength(1);
});

describeOnPGlite("the log", (at) => {
  const bank = testBank(at);

  it("has what the audit log has, so that it leaves the machine [ASVS 16.4.3]", async () => {
    const lines: string[] = [];
    const stop = followAudit(jsonLog({ write: (line) => lines.push(line) }).audited);
    await bank.call("login", { login: "nobody@amberline.example", password: "Wrong2026pass" });
    await bank.signIn(await bank.customer({ twoFactor: false }));
    const payer = await payers(bank).ready();
    await payer.ask({});
    expect((await payer.force()).data.id).toBeDefined();
    stop();
    await bank.signIn(await bank.customer({ twoFactor: false }));
    const sent = lines.map((line) => (JSON.parse(line) as { audit: { action: string } }).audit);
    const kept = at.db
      .selectFrom("audit_log")
      .select(["action", "login_id", "address", "detail"])
      .orderBy("id");
    const rows = await kept.limit(sent.length).execute();
    expect(sent.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["signIn.wrongPassword", "payment.placed"]),
    );
    expect(sent).toMatchObject(rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) as unknown })));
  });
});
