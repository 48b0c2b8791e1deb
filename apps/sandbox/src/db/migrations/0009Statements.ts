/**
 * Statements read an account's postings in the order they were booked, entry and number included, from the index alone.
 * And a payment that was done may come back: an entry of its own, as nothing booked is ever changed.
 */
export const statements = [
  `create index postings_in_order on postings (ledger_account_id, booked_at, id) include (amount_cents, entry_id)`,
  `drop index postings_of_account`,
  `alter table journal_entries drop constraint journal_entries_purpose_check`,
  `alter table journal_entries add constraint journal_entries_purpose_check
    check (purpose in ('settlement', 'receipt', 'transfer', 'charge', 'return'))`,
];
