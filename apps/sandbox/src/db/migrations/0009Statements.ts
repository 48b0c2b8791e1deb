/**
 * Statements read an account's postings in booking order from the index alone. A completed payment may be returned,
 * with an entry of its own, as nothing booked is ever changed.
 */
export const statements = [
  `create index postings_in_order on postings (ledger_account_id, booked_at, id) include (amount_cents, entry_id)`,
  `drop index postings_of_account`,
  `alter table journal_entries drop constraint journal_entries_purpose_check`,
  `alter table journal_entries add constraint journal_entries_purpose_check
    check (purpose in ('settlement', 'receipt', 'transfer', 'charge', 'return'))`,
];
