import type { Calls, RequestOf } from "@amberline/api/contract";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { documentVersions } from "../../bank";
import { bankTimeZone } from "../../days";
import { instant } from "../../db/schema";
import { examples } from "../../openapi";
import { describeOnDatabases } from "../../platform/testDatabases";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

describeOnDatabases("what a customer agreed to", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);
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

  it("comes with what can be withdrawn and since when, of the login and of the account, and no longer once it was [2.1-50]", async () => {
    const shared = await company();
    const { owner, token } = shared;
    const consents = async (by = token) =>
      (await bank.call("agreementList", {}, { token: by })).data.consents;
    const day = civilDate(bank.clock.now(), bankTimeZone);
    const device = { kind: "device", name: "", since: day };
    const mails = ["Payments not made", "Approvals", "Planned and direct debits", "Statements"].map(
      (name) => ({ kind: "mail", name, since: day }),
    );
    expect(await consents()).toEqual([device, ...mails]);
    const { id: login_id, session } = await at.db
      .selectFrom("logins")
      .innerJoin("sessions", "sessions.login_id", "logins.id")
      .select(["logins.id", "sessions.id as session"])
      .where("email", "=", owner.login)
      .executeTakeFirstOrThrow();
    const subscribed = instant(bank.clock.now());
    const endpoint = "https://push.example/1";
    await at.db
      .insertInto("push_subscriptions")
      .values({
        ...{ login_id, session_id: session, endpoint, service: "push.example", p256dh: "", auth: "" },
        ...{ shows_details: false, subscribed_at: subscribed },
      })
      .execute();
    await at.db
      .insertInto("passkeys")
      .values({
        ...{ id: "key", login_id, public_key: "", counter: 0, transports: "", site: "", name: "Phone" },
        created_at: subscribed,
      })
      .execute();
    const debit = {
      ...{ account: owner.accountId, amount: "25.00", creditorName: "Rīgas Gaisma", mandate: "RG-1" },
      ...{ creditorId: "LV61ZZZ40003032949", reference: "" },
    };
    await bank.operate("/collections", { method: "POST", body: JSON.stringify(debit) });
    const { name, account } = { name: "Anna Liepiņa", account: "LV50UNLA0050001234567" };
    const payee = { name, account, bic: "UNLALV2X", beneficary_type: "private" } as const;
    const { data: saved } = await bank.call(
      "receiverCreate",
      { ...payee, bank_name: "", details: "" },
      { token },
    );
    const id = saved.id ?? "";
    await bank.stepUp(owner, token, "receiverTrust", `${id}:${account}:${name}`);
    await bank.call("receiverTrust", { id, trust: true }, { token });
    const helper = await colleague(shared, access(["prepare"]));
    const passkey = { kind: "passkey", name: "Phone", since: day };
    const own = [device, { kind: "push", name: "", since: day }, ...mails, passkey];
    const { rows } = await sql<{ signed: string }>`select signed from mandates`.execute(at.db);
    const ofAccount = [
      { kind: "debit", name: debit.creditorName, since: rows[0]?.signed },
      { kind: "trusted", name, since: day },
    ];
    const person = { kind: "access", name: "Anna Liepa", since: day };
    expect(await consents()).toEqual([...own, ...ofAccount, person]);
    expect(await consents(helper.token)).toEqual([device, ...mails, ...ofAccount]);

    await bank.call("receiverTrust", { id, trust: false }, { token });
    await at.db.updateTable("mandates").set({ state: "revoked" }).execute();
    await bank.call("pushUnsubscribe", { endpoint }, { token });
    expect(await consents(helper.token)).toEqual([device, ...mails]);
    expect(await consents()).toEqual([device, ...mails, passkey, person]);
    await at.db
      .updateTable("accounts")
      .set({ closed_at: subscribed })
      .where("id", "=", owner.accountId)
      .execute();
    expect(await consents()).toEqual([device, ...mails, passkey]);
  });

  it("says since when a kind is mailed, whatever is pushed later, and no longer once it isn't [2.1-50]", async () => {
    const { token } = await company();
    const mailed = async () =>
      (await bank.call("agreementList", {}, { token })).data.consents?.filter(({ kind }) => kind === "mail");
    const choose = (choice: RequestOf<Calls["notificationChoicesUpdate"]>["choices"][number]) =>
      bank.call("notificationChoicesUpdate", { choices: [choice] }, { token });
    await choose({ kind: "moneyIn", is_mailed: true });
    await choose({ kind: "approval", is_mailed: false });
    const lastWeek = bank.clock.now() - 7 * dayMs;
    await at.db
      .updateTable("notification_choices")
      .set({ mail_chosen_at: instant(lastWeek) })
      .execute();
    await choose({ kind: "moneyIn", is_mailed: true, is_pushed: false });
    const names = ["Payments not made", "Planned and direct debits", "Statements"];
    expect((await mailed())?.map(({ name }) => name)).toEqual(["Money in", ...names]);
    expect(await mailed()).toContainEqual({
      kind: "mail",
      name: "Money in",
      since: civilDate(lastWeek, bankTimeZone),
    });
  });
});
