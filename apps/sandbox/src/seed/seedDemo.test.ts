import { pdfProblem } from "@amberline/domain/company";
import { expect, it } from "vitest";
import { chats, threadMessages } from "../areas/chat";
import { complaints } from "../areas/complaint";
import { documentsOf, missingFor } from "../areas/company";
import { readFonts } from "../documents/readFonts";
import { balanceOf, trialBalance } from "../ledger";
import { describeOnDatabases } from "../platform/testDatabases";
import { scryptPasswords } from "../secrets/passwords";
import { testSealing } from "../testing/testBank";
import { demoLogins, seedDemo } from ".";

const clock = { now: () => Date.parse("2026-11-21T09:00:00Z") };
const passwords = scryptPasswords({ cost: { logN: 4, r: 8, p: 1 } });

describeOnDatabases("the demo customers", (at) => {
  const accountsOf = (email: string) =>
    at.db
      .selectFrom("accounts")
      .innerJoin("logins", "logins.id", "accounts.login_id")
      .where("logins.email", "=", email)
      .select(["accounts.id", "accounts.kind", "accounts.corporate_confirm"])
      .orderBy("accounts.kind")
      .execute();

  it("are created once, and stay as they are when seeded again, even concurrently", async () => {
    await Promise.all([
      seedDemo({ db: at.db, clock, passwords, sealing: testSealing, fonts: readFonts }),
      seedDemo({ db: at.db, clock, passwords, sealing: testSealing, fonts: readFonts }),
    ]);
    const count = () =>
      at.db
        .selectFrom("transactions")
        .select((row) => row.fn.countAll().as("rows"))
        .executeTakeFirstOrThrow();
    const before = await count();
    await seedDemo({ db: at.db, clock, passwords, sealing: testSealing, fonts: readFonts });
    expect(await count()).toEqual(before);
    const logins = await at.db.selectFrom("logins").select("email").execute();
    expect(logins.map(({ email }) => email).sort()).toEqual(
      Object.values(demoLogins)
        .map(({ email }) => email)
        .sort(),
    );
  });

  it("leave a balanced ledger", async () => {
    const { totals, unequal } = await trialBalance(at.db);
    expect(totals.every(({ postedCents }) => postedCents === 0)).toBe(true);
    expect(unequal).toEqual([]);
  });

  it("include Ilze with a year of transactions, one pending and one declined with a reason", async () => {
    const [account] = await accountsOf(demoLogins.ilze.email);
    expect(await balanceOf(at.db, account?.id ?? "")).toMatchObject({
      postedCents: 1_273_035,
      pendingOutCents: 25_000,
    });
    const rows = await at.db
      .selectFrom("transactions")
      .select(["status", "type", "status_reason", "due_at"])
      .where("account_id", "=", account?.id ?? "")
      .execute();
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ status }) => status === "pending")).toEqual([
      { status: "pending", type: "SEND", status_reason: null, due_at: null },
    ]);
    expect(rows.filter(({ status }) => status === "declined").map((row) => row.status_reason)).toEqual([
      "account_closed",
    ]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["SEND", "RECEIVE"]));
  });

  it("include Andris, who owns a private account and a confirmed company", async () => {
    const accounts = await accountsOf(demoLogins.andris.email);
    expect(accounts.map(({ kind, corporate_confirm }) => [kind, corporate_confirm])).toEqual([
      ["corporate", true],
      ["private", false],
    ]);
    for (const { id } of accounts) expect((await balanceOf(at.db, id))?.availableCents).toBeGreaterThan(0);
    expect(await missingFor(at.db, accounts[0]?.id ?? "")).toEqual([]);
    const reviews = (await documentsOf(at.db, accounts[0]?.id ?? "")).map(({ review }) => review);
    expect(reviews).toEqual(Array.from({ length: 7 }, () => "accepted"));
  });

  it("include Zane, mid-way through company registration", async () => {
    const [company] = await accountsOf(demoLogins.zane.email);
    expect(company).toMatchObject({ kind: "corporate", corporate_confirm: false });
    const missing = await missingFor(at.db, company?.id ?? "");
    expect(missing.map(({ step }) => step)).toEqual([
      "members",
      ...Array.from({ length: 4 }, () => "documents"),
      "contract",
    ]);
    const documents = await at.db
      .selectFrom("company_documents")
      .select("bytes")
      .where("account_id", "=", company?.id ?? "")
      .execute();
    expect(await Promise.all(documents.map(({ bytes }) => pdfProblem(bytes)))).toEqual([null, null, null]);
  });

  it("include Dace, whose two payments of Andris' company wait for him", async () => {
    const [company] = await accountsOf(demoLogins.andris.email);
    const waiting = await at.db
      .selectFrom("proposals")
      .innerJoin("logins", "logins.id", "proposals.made_by")
      .select(["logins.email", "state", "needed"])
      .where("account_id", "=", company?.id ?? "")
      .execute();
    const ofDace = { email: demoLogins.dace.email, state: "waiting", needed: 1 };
    expect(waiting).toEqual([ofDace, ofDace]);
  });

  it("have templates and receivers that satisfy the contract's rules", async () => {
    const [ilze] = await accountsOf(demoLogins.ilze.email);
    for (const table of ["payment_templates", "receivers"] as const) {
      const rows = await at.db.selectFrom(table).select(["account_id", "bic"]).execute();
      expect(rows.filter((row) => row.account_id === ilze?.id).length).toBeGreaterThan(3);
      expect(rows.every(({ bic }) => /^[A-Z]{4}LV[A-Z0-9]{2}$/.test(bic))).toBe(true);
    }
  });

  it("include an empty account, an unverified one, and two unconfirmed ones: by e-mail and by phone", async () => {
    const [empty] = await accountsOf(demoLogins.juris.email);
    expect(await balanceOf(at.db, empty?.id ?? "")).toMatchObject({ postedCents: 0 });
    const logins = await at.db
      .selectFrom("logins")
      .select(["email", "sumsub_status", "email_confirmed", "phone_confirmed", "confirm_by", "phone"])
      .execute();
    const of = (email: string) => logins.find((login) => login.email === email);
    expect(of(demoLogins.marta.email)).toMatchObject({ sumsub_status: null, email_confirmed: true });
    const unconfirmed = { email_confirmed: false, phone_confirmed: false };
    expect(of(demoLogins.elina.email)).toMatchObject({ ...unconfirmed, confirm_by: "email" });
    expect(of(demoLogins.roberts.email)).toMatchObject({
      ...unconfirmed,
      confirm_by: "phone",
      phone: demoLogins.roberts.phone,
    });
  });

  it("include one whose photos wait for a decision, and one who has to submit new ones", async () => {
    const rows = await at.db
      .selectFrom("verifications")
      .innerJoin("logins", "logins.id", "verifications.login_id")
      .select(["email", "state", "sumsub_status"])
      .orderBy("email")
      .execute();
    expect(rows).toEqual([
      { email: demoLogins.liga.email, state: "retry", sumsub_status: "reject" },
      { email: demoLogins.toms.email, state: "submitted", sumsub_status: "in_progress" },
    ]);
  });

  it("have chats: a finished one, an unanswered one, and a complaint", async () => {
    await seedDemo({ db: at.db, clock, passwords, sealing: testSealing, fonts: readFonts });
    const inbox = await chats(at.db, { limit: 10 });
    expect(inbox.map(({ email, unread }) => [email, unread])).toEqual([
      [demoLogins.andris.email, 1],
      [demoLogins.ilze.email, 0],
    ]);
    const talk = await threadMessages(at.db, { loginId: inbox[1]?.loginId ?? "", limit: 10 });
    expect(talk?.messages.map(({ sender }) => sender)).toEqual([
      ...["customer", "customer", "support", "customer", "customer", "support"],
    ]);
    expect(talk?.messages[4]?.attachments).toMatchObject([{ type: "image/png" }]);
    expect(await complaints(at.db, { limit: 10 })).toMatchObject([
      { reference: "C-2026-000001", status: "received", email: demoLogins.andris.email },
    ]);
  });
});
