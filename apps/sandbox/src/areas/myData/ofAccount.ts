import { jsonArrayFrom } from "kysely/helpers/postgres";
import { everyTransaction, readBalance, selectBalances, spacesWithMoney, type Db } from "../../ledger";
import { decimal, plain } from "./rows";

const plainly = (rows: readonly object[]) => rows.map((row) => plain(row));

/** What the bank holds of an account of the customer, by the file it stands in. Names every column. */
export const rowsOfAccount = (db: Db, accountId: string) => ({
  account: async () => {
    const accounts = await db
      .selectFrom("accounts")
      .select(["id", "kind", "name", "iban", "bic", "top_up_reference", "tariff", "tariff_name"])
      .select(["country", "registration_number", "corporate_confirm", "approve_above_cents", "approvers"])
      .select(["debit_rule", "created_at", "updated_at", "closed_at"])
      .select((row) => jsonArrayFrom(selectBalances(row.ref("accounts.id"))).as("balances"))
      .where("id", "=", accountId)
      .execute();
    const limits = await db
      .selectFrom("payment_limits")
      .select(["per_payment_cents", "per_day_cents", "instant_per_payment_cents", "instant_per_day_cents"])
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    // Through the ledger, which knows what is in them. Those that were closed too.
    const spaces = await spacesWithMoney(db)
      .clearSelect()
      .select(["spaces.id", "name", "posted_cents as balance_cents", "goal_cents", "goal_until"])
      .select(["rule", "monthly_cents", "monthly_day", "rounded_until", "due_at", "skipped_on"])
      .select(["closed_at", "created_at", "spaces.updated_at"])
      .where("spaces.account_id", "=", accountId)
      .orderBy("created_at")
      .orderBy("spaces.id")
      .execute();
    const categories = await db
      .selectFrom("payee_categories")
      .select(["payee", "category", "updated_at"])
      .where("account_id", "=", accountId)
      .orderBy("payee")
      .execute();
    const budgets = await db
      .selectFrom("budgets")
      .select(["category", "limit_cents", "told_month", "told_percent", "updated_at"])
      .where("account_id", "=", accountId)
      .orderBy("category")
      .execute();
    return accounts.map(({ balances, ...row }) => ({
      ...plain(row),
      limits: limits ? plain(limits) : null,
      spaces: plainly(spaces),
      payee_categories: categories,
      budgets: plainly(budgets),
      balances: balances.map(readBalance).map((balance) => ({
        currency: balance.currency,
        balance: decimal(balance.postedCents, balance.currency),
        on_the_way: decimal(balance.pendingOutCents, balance.currency),
        overdraft: decimal(balance.overdraftCents, balance.currency),
      })),
    }));
  },

  transactions: async function* () {
    for await (const row of everyTransaction(db, { accountId, hiddenAs: null }))
      yield plain(
        {
          ...{ id: row.id, type: row.type, status: row.status, status_reason: row.status_reason },
          ...{ amount_cents: row.amount_cents, fee_cents: row.fee_cents, currency: row.currency },
          ...{ payment_system: row.payment_system, payment_type: row.payment_type },
          ...{ from_name: row.from_name, from_account: row.from_account, from_bic: row.from_bic },
          ...{ from_bank_name: row.from_bank_name, to_name: row.to_name, to_account: row.to_account },
          ...{ to_bic: row.to_bic, to_bank_name: row.to_bank_name, to_address: row.to_address },
          ...{ to_address_city: row.to_address_city, to_address_zip: row.to_address_zip },
          ...{ to_address_country: row.to_address_country, reference: row.to_reference },
          ...{ is_salary: row.is_salary, direct_debit: row.direct_debit, space_id: row.space_id },
          ...{ category: row.category, category_from: row.category_from, note: row.note },
          files: row.files.map(({ name }) => name),
          labels: row.labels,
          ...{ created_at: row.created_at, updated_at: row.updated_at },
        },
        row.currency,
      );
  },

  /** Trusted are those that still have the name and account they were trusted with. */
  payees: async () =>
    db
      .selectFrom("receivers")
      .leftJoin("trusted_payees as trusted", (join) =>
        join
          .onRef("trusted.receiver_id", "=", "receivers.id")
          .onRef("trusted.name", "=", "receivers.name")
          .onRef("trusted.account", "=", "receivers.account"),
      )
      .select(["receivers.name", "receivers.account", "bic", "bank_name", "beneficiary_type", "details"])
      .select(["receivers.created_at", "trusted.created_at as trusted_since"])
      .where("receivers.account_id", "=", accountId)
      .orderBy("receivers.created_at")
      .execute(),

  templates: async () =>
    plainly(
      await db
        .selectFrom("payment_templates")
        .select(["template_name", "beneficiary_name", "beneficiary_iban", "bic", "details", "amount_cents"])
        .select(["created_at", "updated_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute(),
    ),

  "name-checks": async () =>
    db
      .selectFrom("vop_checks")
      .select(["result", "text_shown", "created_at", "overridden_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute(),

  plans: async () =>
    (
      await db
        .selectFrom("planned_payments")
        .select(["id", "state", "nth", "due_at", "problem", "ordered", "created_at", "updated_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute()
    ).map(({ ordered, ...row }) => ({ ...row, ordered: JSON.parse(ordered) as unknown })),

  mandates: async () =>
    plainly(
      await db
        .selectFrom("mandates")
        .select(["id", "creditor_name", "creditor_id", "reference", "scheme", "signed", "state"])
        .select(["limit_cents", "limit_every", "last_used", "created_at", "updated_at"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute(),
    ),

  collections: async () =>
    plainly(
      await db
        .selectFrom("debit_collections")
        .select(["mandate_id", "end_to_end_id", "creditor_account", "creditor_bic", "creditor_bank"])
        .select(["amount_cents", "day", "sequence", "reference", "state", "reason", "transaction_id"])
        .where("account_id", "=", accountId)
        .orderBy("day")
        .orderBy("created_at")
        .execute(),
    ),

  "money-requests": async () =>
    plainly(
      await db
        .selectFrom("money_requests")
        .select(["id", "payer", "what_for", "amount_cents", "reference", "until"])
        .select(["cancelled_at", "settled_at", "created_at"])
        .select((row) =>
          jsonArrayFrom(
            row
              .selectFrom("money_request_payments")
              .select(["transaction_id", "is_chosen"])
              .whereRef("request_id", "=", "money_requests.id"),
          ).as("payments"),
        )
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .execute(),
    ),

  "payment-files": async function* () {
    const files = await db
      .selectFrom("payment_files")
      .select(["id", "name", "format", "state", "is_salary", "created_at", "updated_at", "approved_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute();
    for (const file of files) {
      const payments = await db
        .selectFrom("payment_rows")
        .select(["nth", "payee_name", "account", "bic", "bank_name", "amount_cents", "reference"])
        .select(["is_instant", "day", "state", "payment_id", "refused"])
        .where("file_id", "=", file.id)
        .orderBy("nth")
        .execute();
      yield { ...file, payments: plainly(payments) };
    }
  },

  people: async () =>
    plainly(
      await db
        .selectFrom("account_people")
        .select(["state", "first_name", "last_name", "may_prepare", "may_pay", "may_approve"])
        .select(["may_see_salaries", "may_keep_documents", "may_name_people"])
        .select(["per_payment_cents", "per_day_cents", "invited_at", "updated_at"])
        .where("account_id", "=", accountId)
        .orderBy("invited_at")
        .execute(),
    ),

  answers: async () =>
    db
      .selectFrom("company_answers")
      .select(["section", "name", "value", "updated_at"])
      .where("account_id", "=", accountId)
      .orderBy("section")
      .orderBy("name")
      .execute(),

  documents: async () =>
    db
      .selectFrom("company_documents")
      .select(["document", "file_name", "size", "review", "comment", "uploaded_at", "reviewed_at"])
      .where("account_id", "=", accountId)
      .orderBy("document")
      .execute(),

  "new-documents": async () =>
    db
      .selectFrom("company_new_documents")
      .select(["document", "file_name", "size", "state", "reason", "asked_at"])
      .where("account_id", "=", accountId)
      .orderBy("document")
      .execute(),

  members: async () =>
    db
      .selectFrom("company_members")
      .innerJoin("accounts", "accounts.id", "company_members.account_id")
      .leftJoin("named_people as named", (join) =>
        join
          .onRef("named.login_id", "=", "company_members.login_id")
          .onRef("named.named_by", "=", "accounts.login_id"),
      )
      .select(["position", "share", "company_members.created_at as since"])
      .select(["named.first_name", "named.last_name", "named.email"])
      .where("account_id", "=", accountId)
      .orderBy("since")
      .execute(),

  "member-changes": async () =>
    db
      .selectFrom("company_member_changes")
      .select(["kind", "position", "share", "state", "reason", "asked_at"])
      .where("account_id", "=", accountId)
      .orderBy("asked_at")
      .execute(),

  signatures: async () =>
    db
      .selectFrom("company_signatures")
      .select(["id", "signer_name", "signed_at", "superseded_at"])
      .where("account_id", "=", accountId)
      .orderBy("signed_at")
      .execute(),

  reviews: async () =>
    db
      .selectFrom("company_reviews")
      .select(["decision", "reason", "at"])
      .where("account_id", "=", accountId)
      .orderBy("at")
      .execute(),
});
