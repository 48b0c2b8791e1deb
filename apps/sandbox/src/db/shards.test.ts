import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { type Database } from "./schema";

const everywhere = "everywhere";

/**
 * By which column each table would be spread over machines: it leads to an account or a login, by foreign keys if not
 * at once. What has none is of all machines alike. What that means is in docs/operating.md.
 */
const keys: Record<keyof Database | "schema_migrations", string> = {
  accounts: "id",
  logins: "id",
  ...{ ledger_accounts: "account_id", balances: "ledger_account_id", day_balances: "ledger_account_id" },
  ...{ transactions: "account_id", journal_entries: "transaction_id", postings: "ledger_account_id" },
  ...{ idempotency: "account_id", vop_checks: "account_id", payment_limits: "account_id" },
  ...{ planned_payments: "account_id", account_people: "account_id", statement_schedules: "account_id" },
  ...{ payment_files: "account_id", payment_rows: "file_id" },
  ...{ money_requests: "account_id", money_request_payments: "request_id" },
  ...{ transaction_notes: "account_id", payee_categories: "account_id" },
  transaction_files: "account_id",
  transaction_labels: "account_id",
  spaces: "account_id",
  ...{ budgets: "account_id", budget_changes: "account_id" },
  ...{ mandates: "account_id", debit_collections: "account_id" },
  ...{ notifications: "login_id", notification_choices: "login_id", untold_transactions: "account_id" },
  ...{ push_subscriptions: "login_id", pushes: "subscription_id", push_keys: everywhere },
  ...{ data_copies: "login_id", data_copy_pieces: "copy_id" },
  ...{ proposals: "account_id", proposal_approvals: "proposal_id" },
  ...{ payment_templates: "account_id", receivers: "account_id", trusted_payees: "account_id" },
  ...{ payments_without_code: "account_id", agreements: "login_id" },
  fee_years_told: "account_id",
  document_changes: "login_id",
  ...{ company_answers: "account_id", company_documents: "account_id", company_members: "account_id" },
  ...{ company_member_changes: "account_id", company_new_documents: "account_id" },
  ...{ company_contracts: "account_id", company_signatures: "account_id", company_reviews: "account_id" },
  ...{ sessions: "login_id", sign_ins: "login_id", codes: "login_id", known_devices: "login_id" },
  ...{ access_tokens: "session_id", step_ups: "session_id", passkey_challenges: "session_id" },
  ...{ passkeys: "login_id", totp_setups: "login_id", recovery_codes: "login_id", outbox: "login_id" },
  ...{ verifications: "login_id", verification_photos: "verification_id", verification_links: "login_id" },
  ...{ widget_tokens: "login_id", named_people: "named_by" },
  ...{ chat_threads: "login_id", chat_messages: "thread_id", chat_attachments: "thread_id" },
  ...{ complaints: "login_id", complaint_files: "complaint_id", complaint_years: everywhere },
  ...{ audit_log: everywhere, throttle: everywhere, settings: everywhere, schema_migrations: everywhere },
  ...{ banks: everywhere, outside_accounts: everywhere },
  ...{ operators: everywhere, operator_sessions: everywhere, operator_invitations: everywhere },
};

/** Unique among all customers, so that a machine alone cannot promise it. */
const uniqueInAll = [
  "accounts (country, registration_number)",
  "accounts (iban)",
  "accounts (login_id, country, registration_number)",
  "accounts (top_up_reference)",
  "complaints (reference)",
  "debit_collections (mandate_id, end_to_end_id)",
  "debit_collections (transaction_id)",
  "ledger_accounts (kind, currency, stripe)",
  "ledger_accounts (space_id)",
  "logins (email)",
  "money_requests (reference)",
  "money_requests (token)",
  "outbox (message_id)",
  "push_subscriptions (endpoint)",
  "transactions (counterpart_id)",
  "transactions (seq)",
];

describeOnDatabases("a table that is spread over machines", (at) => {
  interface Reference {
    table: string;
    column: string;
    to: string;
  }
  let columns: { table: string; column: string }[];
  let references: Reference[];

  beforeAll(async () => {
    ({ rows: columns } = await sql<{ table: string; column: string }>`
      select table_name::text as table, column_name::text as column from information_schema.columns
      where table_schema = 'public'
    `.execute(at.db));
    ({ rows: references } = await sql<Reference>`
      select conrelid::regclass::text as table, attname::text as column, confrelid::regclass::text as to
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'f'
    `.execute(at.db));
  });

  const keyOf = (table: string): string | undefined => keys[table as keyof typeof keys];

  /** The table whose id the key is in the end. */
  function ownerOf(table: string): string | undefined {
    const column = keyOf(table);
    if (column === "id") return table;
    const found = references.find((reference) => reference.table === table && reference.column === column);
    return found && ownerOf(found.to);
  }

  it("has a key that leads to an account or a login", () => {
    expect(Object.keys(keys).sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
    const spread = Object.keys(keys).filter((table) => keyOf(table) !== everywhere);
    const lost = spread.filter((table) => !["accounts", "logins"].includes(ownerOf(table) ?? ""));
    // By no foreign key, which would wait for whoever holds the account.
    expect(lost).toEqual(["budget_changes"]);
  });

  it("promises alone what is unique in it, but for what is known to be so among all customers", async () => {
    const { rows } = await sql<{ table: string; columns: string; primary: boolean }>`
      select indrelid::regclass::text as table, indisprimary as primary, (
        select string_agg(attname, ', ' order by place) from unnest(indkey::int2[]) with ordinality as at (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number
      ) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and relnamespace = 'public'::regnamespace
    `.execute(at.db);
    /** Of itself too: an id or a hash that the bank makes. */
    const isAlone = ({ table, columns, primary }: (typeof rows)[number]) => {
      const key = keyOf(table);
      const names = columns.split(", ");
      const isMade = primary ? names.length === 1 : names.includes("id") || columns === "hash";
      return key === everywhere || names.includes(key ?? "") || isMade;
    };
    const inAll = rows.filter((row) => !isAlone(row)).map((row) => `${row.table} (${row.columns})`);
    expect([...new Set(inAll)].sort()).toEqual(uniqueInAll);
  });
});
