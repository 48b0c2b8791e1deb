import { expect, it } from "vitest";
import { documentVersions } from "../../bank";
import { examples } from "../../openapi";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

describeOnDatabases("what a customer agreed to", (at) => {
  const bank = testBank(at);
  const [terms = "", before = ""] = documentVersions.terms.map(({ effectiveOn }) => effectiveOn);
  const [{ effectiveOn: fees }] = documentVersions.fees;

  it("is the newest version of the documents for whoever signs up, with the time [2.1-40]", async () => {
    const request = { ...examples.register.request, login: "agreeing@example.com" };
    await bank.call("register", request);
    const rows = await at.db
      .selectFrom("agreements")
      .innerJoin("logins", "logins.id", "agreements.login_id")
      .select(["document", "version", "agreed_at"])
      .where("email", "=", request.login)
      .orderBy("document")
      .execute();
    const agreed_at = new Date(bank.clock.now()).toISOString();
    expect(rows).toEqual([
      { document: "fees", version: fees, agreed_at },
      { document: "terms", version: terms, agreed_at },
    ]);
  });

  it("is nothing for somebody named by a company, who agrees once, and to nothing that was replaced [2.1-41]", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    const list = async () => (await bank.call("agreementList", {}, { token })).data.data;
    expect(await list()).toEqual([
      { document: "terms", version: terms, agreed: null },
      { document: "fees", version: fees, agreed: null },
    ]);
    const give = (version: string) => bank.call("agreementGive", { document: "terms", version }, { token });
    expect((await give(before)).err).toContain("newer version");
    const first = (await give(terms)).data.data?.[0];
    expect(first?.agreed?.version).toBe(terms);
    bank.later(60_000);
    expect((await give(terms)).data.data?.[0]).toEqual(first);
    const trail = at.db.selectFrom("audit_log").select("id").where("action", "=", "agreement.given");
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    expect(await trail.where("login_id", "=", id).execute()).toHaveLength(1);
    const other = await bank.customer();
    const theirs = await bank.call("agreementList", {}, { token: await bank.token(other) });
    expect(theirs.data.data?.[0]?.agreed).toBeNull();
  });

  it("comes with when their own documents last went to be checked, if they did [2.1-49]", async () => {
    const who = await bank.customer({ verified: false });
    const token = await bank.token(who);
    const sentAt = async () => (await bank.call("agreementList", {}, { token })).data.identity_sent_at;
    expect(await sentAt()).toBeNull();
    const submit = () =>
      bank.operate("/verifications/submit", { method: "POST", body: JSON.stringify({ login: who.login }) });
    expect((await submit()).status).toBe(200);
    expect(await sentAt()).toBe(new Date(bank.clock.now()).toISOString());
    const other = await bank.customer();
    const theirs = await bank.call("agreementList", {}, { token: await bank.token(other) });
    expect(theirs.data.identity_sent_at).toBeNull();
  });
});
