import { sql } from "kysely";
import { type Instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { everyRow, plain } from "./rows";

/** From when on a login is this person's: whoever signed up with the same address before, and never confirmed it, is another. */
const theirs = (db: Db, loginId: string) =>
  db
    .selectFrom("audit_log")
    .select((row) => row.fn.coalesce(row.fn.max("at"), sql<Instant>`'-infinity'::timestamptz`).as("since"))
    .where("login_id", "=", loginId)
    .where("action", "=", "signUp.takenOver");

/** Notifications of a letter in the outbox, about an account of somebody else. */
const toldOfOthers = (db: Db) =>
  db
    .selectFrom("notifications")
    .innerJoin("accounts", "accounts.id", "notifications.account_id")
    .select("seq")
    .whereRef("accounts.login_id", "<>", "notifications.login_id")
    .where(sql<boolean>`notifications.login_id = outbox.login_id`)
    .where(
      sql<boolean>`notifications.created_at between outbox.created_at - interval '1 minute' and outbox.created_at + interval '1 minute'`,
    )
    .where(sql<boolean>`outbox.subject in (words #>> '{en,title}', words #>> '{lv,title}')`);

/** What the bank holds of a person, by the file it stands in. Names every column, so that a new one is never given. */
export const rowsOfLogin = (db: Db, loginId: string) => ({
  profile: async () =>
    db
      .selectFrom("logins")
      .select(["id", "email", "first_name", "middle_name", "last_name", "phone"])
      .select(["country", "city", "zip_code", "street", "language", "risk_level"])
      .select(["email_confirmed", "phone_confirmed", "confirm_by", "two_factor", "blocked_by"])
      .select(["sumsub_status as verification", "sumsub_id as verification_id", "created_at", "updated_at"])
      .where("id", "=", loginId)
      .execute(),

  sessions: async () =>
    db
      .selectFrom("sessions")
      .select(["id", "browser", "system", "created_at", "last_seen_at", "expires_at"])
      .select(["revoked_at", "revoked_reason"])
      .where("login_id", "=", loginId)
      .where("created_at", ">=", theirs(db, loginId))
      .orderBy("created_at")
      .execute(),

  "sign-ins": async () =>
    db
      .selectFrom("sign_ins")
      .select(["at", "result", "session_id", "browser", "system", "address"])
      .where("login_id", "=", loginId)
      .orderBy("at")
      .execute(),

  passkeys: async () =>
    db
      .selectFrom("passkeys")
      .select(["name", "site", "created_at", "last_used_at"])
      .where("login_id", "=", loginId)
      .orderBy("created_at")
      .execute(),

  devices: async () =>
    db
      .selectFrom("known_devices")
      .select(["expires_at as known_until"])
      .where("login_id", "=", loginId)
      .orderBy("expires_at")
      .execute(),

  consents: async () => {
    const choices = await db
      .selectFrom("notification_choices")
      .select(["kind", "is_mailed", "mail_chosen_at", "is_pushed", "updated_at as since"])
      .where("login_id", "=", loginId)
      .orderBy("kind")
      .execute();
    const pushes = await db
      .selectFrom("push_subscriptions")
      .select(["service", "shows_details", "subscribed_at as since"])
      .where("login_id", "=", loginId)
      .orderBy("subscribed_at")
      .execute();
    const statements = await db
      .selectFrom("statement_schedules")
      .select(["account_id", "rhythm", "updated_at as since"])
      .where("login_id", "=", loginId)
      .orderBy("account_id")
      .execute();
    const agreements = await db
      .selectFrom("agreements")
      .select(["document", "version", "agreed_at as since", "is_tacit"])
      .where("login_id", "=", loginId)
      .orderBy("agreed_at")
      .orderBy("document")
      .execute();
    return [
      ...choices.map((choice) => ({ to: "notifications", ...choice })),
      ...pushes.map((push) => ({ to: "pushes", ...push })),
      ...statements.map((schedule) => ({ to: "statements", ...schedule })),
      ...agreements.map((agreement) => ({ to: "agreements", ...agreement })),
    ];
  },

  /** Those of an account of somebody else are the company's. */
  notifications: () =>
    everyRow((place, limit) =>
      db
        .selectFrom("notifications")
        .select(["seq as place", "created_at", "kind", "account_id", "words", "read_at"])
        .where("login_id", "=", loginId)
        .where("created_at", ">=", theirs(db, loginId))
        .where((row) =>
          row.or([
            row("account_id", "is", null),
            row(
              "account_id",
              "in",
              row.selectFrom("accounts").select("accounts.id").where("accounts.login_id", "=", loginId),
            ),
          ]),
        )
        .where("seq", ">", place)
        .orderBy("seq")
        .limit(limit)
        .execute(),
    ),

  /**
   * Without their text, as it may have a code; what is told of the account stands among the notifications. Of those about
   * an account of somebody else the subject is the company's.
   */
  letters: () =>
    everyRow((place, limit) =>
      db
        .selectFrom("outbox")
        .select(["id as place", "created_at", "channel", "recipient", "delivered_at"])
        .select((row) =>
          row
            .case()
            .when(row.exists(toldOfOthers(db)))
            .then(null)
            .else(row.ref("outbox.subject"))
            .end()
            .as("subject"),
        )
        .where("login_id", "=", loginId)
        .where("created_at", ">=", theirs(db, loginId))
        .where("id", ">", place)
        .orderBy("id")
        .limit(limit)
        .execute(),
    ),

  chat: () =>
    everyRow((place, limit) =>
      db
        .selectFrom("chat_messages")
        .innerJoin("chat_threads", "chat_threads.id", "chat_messages.thread_id")
        .select(["number as place", "number", "chat_messages.created_at", "sender", "sender_name", "text"])
        .where("login_id", "=", loginId)
        .where("number", ">", place)
        .orderBy("number")
        .limit(limit)
        .execute(),
    ),

  complaints: async () =>
    db
      .selectFrom("complaints")
      .select(["reference", "created_at", "subject", "description", "answer_by", "answer", "answered_at"])
      .where("login_id", "=", loginId)
      .orderBy("created_at")
      .execute(),

  verifications: async () =>
    db
      .selectFrom("verifications")
      .select(["state", "document", "reason", "comment", "created_at", "submitted_at", "decided_at"])
      .where("login_id", "=", loginId)
      .orderBy("created_at")
      .execute(),

  /** With companies of others. */
  roles: async () => {
    const members = await db
      .selectFrom("company_members")
      .innerJoin("accounts", "accounts.id", "company_members.account_id")
      .select(["accounts.name as company", "position", "share", "company_members.created_at as since"])
      .where("company_members.login_id", "=", loginId)
      .orderBy("since")
      .execute();
    const access = await db
      .selectFrom("account_people")
      .innerJoin("accounts", "accounts.id", "account_people.account_id")
      .select(["accounts.name as company", "state", "first_name", "last_name", "may_prepare", "may_pay"])
      .select(["may_approve", "may_see_salaries", "may_keep_documents", "may_name_people"])
      .select(["per_payment_cents", "per_day_cents", "invited_at as since"])
      .where("account_people.login_id", "=", loginId)
      .orderBy("since")
      .execute();
    return [
      ...members.map((member) => ({ as: "member", ...member })),
      ...access.map((each) => ({ as: "access", ...plain(each) })),
    ];
  },

  /** Named for a company by e-mail address. */
  named: async () =>
    db
      .selectFrom("named_people")
      .select(["first_name", "last_name", "email"])
      .where("named_by", "=", loginId)
      .orderBy("email")
      .execute(),

  approvals: async () => {
    const made = await db
      .selectFrom("proposals")
      .select(["account_id", "state", "content", "created_at", "ended_at", "reason"])
      .where("made_by", "=", loginId)
      .orderBy("created_at")
      .execute();
    const given = await db
      .selectFrom("proposal_approvals")
      .innerJoin("proposals", "proposals.id", "proposal_approvals.proposal_id")
      .select(["account_id", "proposal_id", "given_at"])
      .where("login_id", "=", loginId)
      .orderBy("given_at")
      .execute();
    return [
      ...made.map(({ content, ...row }) => ({
        did: "proposed",
        ...row,
        content: JSON.parse(content) as unknown,
      })),
      ...given.map((row) => ({ did: "approved", ...row })),
    ];
  },

  copies: async () =>
    db
      .selectFrom("data_copies")
      .select(["ordered_at", "state"])
      .where("login_id", "=", loginId)
      .orderBy("ordered_at")
      .execute(),

  /** In their own sessions. What the bank does about a customer is not theirs to be told by law, while it looks into it. */
  trail: async function* () {
    const rows = everyRow((place, limit) =>
      db
        .selectFrom("audit_log")
        .select(["id as place", "at", "action", "account_id", "session_id", "address", "detail"])
        .where("login_id", "=", loginId)
        .where("session_id", "is not", null)
        .where("at", ">=", theirs(db, loginId))
        .where("id", ">", place)
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { detail, ...row } of rows) yield { ...row, detail: JSON.parse(detail) as unknown };
  },
});
