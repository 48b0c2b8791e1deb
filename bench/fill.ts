/** Customers of whom nothing is asked. */
export const othersSql = (customers: number) => `
  insert into logins (id, email, password_hash, first_name, last_name, created_at, updated_at)
    select gen_random_uuid(), n || '@example.lv', '', 'Anna', 'Ozola', now(), now() from generate_series(1, ${customers}) n;
  insert into accounts (id, login_id, kind, name, iban, bic, created_at, updated_at)
    select id, id, 'private', 'Anna Ozola', 'LV00AMBR' || lpad(split_part(email, '@', 1), 13, '0'), 'AMBRLV22', now(), now()
    from logins where email ~ '^[0-9]+@';
  with opened as (
    insert into ledger_accounts (kind, account_id, currency)
    select 'customer', accounts.id, 'EUR' from accounts where iban like 'LV00AMBR%' returning id
  ) insert into balances (ledger_account_id, overdraft_cents) select id, 0 from opened`;

/**
 * So many booked payments of each customer, three hours apart, each incoming one larger than the outgoing one after it.
 * Without triggers, and with indexes made afterwards, as both take most of the time: the bank's own check of its ledger
 * tells whether everything is equal.
 */
export const pastSql = (each: number): string => `
  set session_replication_role = replica;
  set maintenance_work_mem = '256MB';
  create temp table index_later as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('transactions'::regclass, 'postings'::regclass) and not indisunique;
  do $$ declare name text; begin
    for name in select index_later.name from index_later loop execute 'drop index ' || name; end loop;
  end $$;
  create temp table past as
    select 'past-' || l.id || '-' || n as id, l.id as place, l.account_id, a.name, coalesce(a.iban, '') as iban, n,
      n % 2 = 1 as is_in, 100 + n + n % 2 * 100 as cents, 'Rimi ' || n % 50 as shop,
      'LV97HABA' || lpad((n % 50)::text, 13, '0') as shop_iban, now() - (${each} - n + 1) * interval '3 hours' as at
    from ledger_accounts l join accounts a on a.id = l.account_id cross join generate_series(1, ${each}) n
    where l.currency = 'EUR';
  analyze past;
  insert into transactions (id, account_id, type, status, amount_cents, fee_cents, held_cents, currency, payment_system,
      payment_type, beneficiary_type, from_name, from_account, from_bic, from_bank_name, to_name, to_account, to_bic,
      to_bank_name, to_address, to_address_city, to_address_zip, to_address_country, to_reference, search, created_at, updated_at)
    select id, account_id, case when is_in then 'RECEIVE' else 'SEND' end, 'done', cents, 0, 0, 'EUR', 'SEPA', 'INSTANT',
      'private', case when is_in then shop else name end, case when is_in then shop_iban else iban end, '', '',
      case when is_in then name else shop end, case when is_in then iban else shop_iban end, '', '', '', '', '', '',
      'Rēķins ' || n, lower(concat_ws(' ', shop, shop_iban, name, iban, 'rekins', n)), at, at
    from past order by at;
  insert into journal_entries (purpose, transaction_id, booked_at)
    select case when is_in then 'receipt' else 'settlement' end, id, at from past order by at;
  analyze journal_entries;
  insert into postings (entry_id, ledger_account_id, currency, amount_cents, booked_at)
    select entry.id, leg.place, 'EUR', leg.cents, at
    from past join journal_entries entry on entry.transaction_id = past.id
    join ledger_accounts clearing on clearing.kind = 'clearing_instant' and clearing.account_id is null
      and clearing.currency = 'EUR'
      and clearing.stripe = entry.id % 8
    cross join lateral (values (past.place, case when is_in then past.cents else -past.cents end),
      (clearing.id, case when is_in then -past.cents else past.cents end)) leg (place, cents);
  do $$ declare definition text; begin
    for definition in select index_later.definition from index_later loop execute definition; end loop;
  end $$;
  update balances set credits_cents = posted.credits, debits_cents = posted.debits,
      transactions = transactions + case when overdraft_cents is null then 0 else ${each} end, version = version + 1
    from (
      select ledger_account_id as place, coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as credits,
        coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) as debits
      from postings group by ledger_account_id
    ) posted where posted.place = ledger_account_id;
  drop table past, index_later;
  reset maintenance_work_mem;
  reset session_replication_role`;
