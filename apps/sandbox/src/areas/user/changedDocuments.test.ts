import { sql } from "kysely";
import { expect, it } from "vitest";
import { addMonths, instantAt } from "@amberline/domain/dates";
import { documentVersions } from "../../bank";
import { bankTextsIn } from "../../locales";
import { bankTimeZone } from "../../days";
import { instant } from "../../db/schema";
import { type Customer } from "../../operator/createCustomer";
import { outboxMailer } from "../../outbox";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { runDocumentChanges } from "./changedDocuments";

it("announces every version two months and more before its day [2.1-45]", () => {
  for (const { announcedOn, effectiveOn } of Object.values(documentVersions).flat())
    expect(addMonths(announcedOn, 2) <= effectiveOn).toBe(true);
});

describeOnDatabases("a changed document", (database) => {
  const db = () => database.db;
  const bank = testBank(database);
  const [terms] = documentVersions.terms;
  const at = (day: string, time = "12:00") => instantAt(day, time, bankTimeZone);
  const run = (now: number) => runDocumentChanges({ db: db(), mailer: outboxMailer(bank.clock) }, now);
  const idOf = async ({ login }: Customer) =>
    (await db().selectFrom("logins").select("id").where("email", "=", login).executeTakeFirstOrThrow()).id;
  /** Since before it was announced. */
  const former = async () => {
    const who = await bank.customer();
    await sql`update logins set created_at = ${instant(at("2026-06-01"))} where email = ${who.login}`.execute(
      db(),
    );
    await db()
      .insertInto("agreements")
      .values({
        ...{ login_id: await idOf(who), document: "terms" as const, version: "2026-11-01" },
        agreed_at: instant(at("2026-06-01")),
      })
      .execute();
    return who;
  };
  const mails = async ({ login }: Customer) =>
    (await bank.mail()).filter(({ recipient, subject }) => recipient === login && /noteikumi/.test(subject));
  const stateOf = async (who: Customer) => {
    const token = await bank.token(who);
    const [agreed] = (await bank.call("agreementList", {}, { token })).data.data ?? [];
    const user = (await bank.call("userInfo", {}, { token })).data.data;
    return { token, agreed: agreed?.agreed, changed: user?.changed_documents };
  };

  it("is told of once, in what changes and however mail is chosen, until it is seen [2.1-45] [2.1-46]", async () => {
    const who = await former();
    const late = await bank.customer();
    await Promise.all([run(at("2026-11-20")), run(at("2026-11-20"))]);
    await run(at("2026-12-20"));
    const [mail, ...more] = await mails(who);
    expect(more).toEqual([]);
    expect(mail?.body).toContain(bankTextsIn("lv").changes.terms["2027-02-01"]);
    expect(await mails(late)).toEqual([]);
    const { token, agreed, changed } = await stateOf(who);
    expect(agreed?.version).toBe("2026-11-01");
    expect(changed).toEqual([{ document: "terms", version: terms.effectiveOn }]);
    const [told] = (await bank.call("notificationList", {}, { token })).data.data ?? [];
    expect(told).toMatchObject({ kind: "terms", about: { target: "agreements" } });
    await bank.call("agreementSeen", {}, { token });
    expect((await stateOf(who)).changed).toEqual([]);
  });

  it("is agreed to by saying nothing until its day, or by saying so, which counts [2.1-47]", async () => {
    const [silent, active] = [await former(), await former()];
    await run(at("2026-11-20"));
    const { token } = await stateOf(active);
    const give = { document: "terms" as const, version: terms.effectiveOn };
    await bank.call("agreementGive", give, { token });
    expect((await stateOf(active)).changed).toEqual([]);
    await run(at("2027-01-31", "23:59"));
    expect((await stateOf(silent)).agreed?.version).toBe("2026-11-01");
    await Promise.all([run(at("2027-02-01", "00:01")), run(at("2027-02-01", "00:01"))]);
    const midnight = instant(at("2027-02-01", "00:00"));
    expect((await stateOf(silent)).agreed).toEqual({
      ...{ version: terms.effectiveOn, at: midnight, is_tacit: true },
    });
    expect((await stateOf(active)).agreed?.is_tacit).toBe(false);
    const trail = await db()
      .selectFrom("audit_log")
      .select("action")
      .where("login_id", "=", await idOf(silent))
      .where("action", "like", "agreement.%")
      .execute();
    expect(trail).toEqual([{ action: "agreement.tacit" }]);
  });

  it("gives whoever was told late their two months [2.1-47]", async () => {
    const who = await former();
    await run(at("2027-01-10"));
    await run(at("2027-03-09", "23:59"));
    expect((await stateOf(who)).agreed?.version).toBe("2026-11-01");
    await run(at("2027-03-10", "00:01"));
    expect((await stateOf(who)).agreed).toMatchObject({ version: terms.effectiveOn, is_tacit: true });
  });

  it("is neither told to whoever closed their account, nor agreed to by them, who said no so [2.1-47]", async () => {
    const [told, left, stays] = [await former(), await former(), await former()];
    const close = async ({ accountId }: Customer) => {
      const closed = { closed_at: instant(at("2026-11-25")) };
      await db().updateTable("accounts").set(closed).where("id", "=", accountId).execute();
    };
    await close(left);
    await run(at("2026-11-20"));
    expect(await mails(left)).toEqual([]);
    expect(await mails(told)).toHaveLength(1);
    await close(told);
    await run(at("2027-02-01", "00:01"));
    expect((await stateOf(told)).agreed?.version).toBe("2026-11-01");
    expect((await stateOf(left)).agreed?.version).toBe("2026-11-01");
    expect((await stateOf(stays)).agreed?.version).toBe(terms.effectiveOn);
  });
});
