/** Double entry. Triggers, not the program, keep balances equal to postings and postings summing to zero. */
export const ledger = [
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  `create table ledger_accounts (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('customer', 'clearing_instant', 'clearing_credit', 'fees', 'suspense', 'equity')),
    account_id uuid references accounts,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    check ((kind = 'customer') = (account_id is not null)),
    unique (account_id, currency),
    unique (id, currency)
  )`,
  `create unique index internal_ledger_accounts on ledger_accounts (kind, currency) where account_id is null`,
  `create table balances (
    ledger_account_id bigint primary key references ledger_accounts,
    credits_cents bigint not null default 0,
    debits_cents bigint not null default 0,
    posted_cents bigint not null generated always as (credits_cents - debits_cents) stored,
    pending_out_cents bigint not null default 0 check (pending_out_cents >= 0),
    overdraft_cents bigint check (overdraft_cents >= 0),
    transactions bigint not null default 0,
    version bigint not null default 0,
    constraint balance_above_overdraft
      check (overdraft_cents is null or credits_cents - debits_cents - pending_out_cents >= -overdraft_cents)
  )`,
  `create table journal_entries (
    id bigint generated always as identity primary key,
    purpose text not null check (purpose in ('settlement', 'receipt', 'transfer', 'charge')),
    transaction_id text not null,
    booked_at timestamptz not null,
    unique (transaction_id, purpose)
  )`,
  `create table postings (
    id bigint generated always as identity primary key,
    entry_id bigint not null references journal_entries,
    ledger_account_id bigint not null,
    currency text not null,
    amount_cents bigint not null check (amount_cents <> 0),
    booked_at timestamptz not null,
    foreign key (ledger_account_id, currency) references ledger_accounts (id, currency)
  )`,
  `create index postings_of_entry on postings (entry_id)`,
  `create index postings_of_account on postings (ledger_account_id, booked_at) include (amount_cents)`,
  // The postings of each statement sum to zero, so every entry does at any time, not only at commit. Rows are locked in
  // the same order everywhere: customers first (by the program), then internal accounts by number.
  `create function book_postings() returns trigger language plpgsql as $$
  begin
    if exists (
      select from added group by entry_id, currency having sum(amount_cents) <> 0
    ) then
      raise exception 'the postings of an entry must sum to zero per currency' using errcode = 'check_violation';
    end if;
    perform from balances where ledger_account_id in (select ledger_account_id from added)
      order by ledger_account_id for update;
    update balances set
      credits_cents = credits_cents + moved.credits,
      debits_cents = debits_cents + moved.debits,
      version = version + 1
    from (
      select ledger_account_id as id,
        coalesce(sum(amount_cents) filter (where amount_cents > 0), 0) as credits,
        coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) as debits
      from added group by ledger_account_id
    ) moved
    where balances.ledger_account_id = moved.id;
    return null;
  end $$`,
  `create trigger postings_book after insert on postings
    referencing new table as added for each statement execute function book_postings()`,
  // A function, so that its plan is cached: on the embedded database planning costs more than booking.
  `create function book_entries(legs json) returns void language plpgsql as $$
  begin
    with leg as (
      select * from json_to_recordset(legs) as leg (
        purpose text, transaction_id text, booked_at timestamptz, currency text,
        ledger_account_id bigint, kind text, amount_cents bigint)
    ), entry as (
      insert into journal_entries (purpose, transaction_id, booked_at)
      select distinct purpose, transaction_id, booked_at from leg
      returning id, purpose, transaction_id
    )
    insert into postings (entry_id, ledger_account_id, currency, amount_cents, booked_at)
    select entry.id, coalesce(leg.ledger_account_id, internal.id), leg.currency, leg.amount_cents, leg.booked_at
    from leg
    join entry using (purpose, transaction_id)
    left join ledger_accounts internal
      on internal.account_id is null and internal.kind = leg.kind and internal.currency = leg.currency;
  end $$`,
  `create function guard_balance() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if (new.credits_cents, new.debits_cents, new.pending_out_cents, new.transactions) <> (0, 0, 0, 0) then
        raise exception 'a balance starts at zero' using errcode = 'restrict_violation';
      end if;
    elsif pg_trigger_depth() = 1 and (new.ledger_account_id, new.credits_cents, new.debits_cents,
        new.pending_out_cents, new.transactions, new.version) is distinct from (old.ledger_account_id,
        old.credits_cents, old.debits_cents, old.pending_out_cents, old.transactions, old.version) then
      raise exception 'a balance moves by postings and holds only' using errcode = 'restrict_violation';
    elsif new.credits_cents < old.credits_cents or new.debits_cents < old.debits_cents then
      raise exception 'posted debits and credits never go down' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$`,
  `create trigger balances_guard before insert or update on balances for each row execute function guard_balance()`,
  ...["ledger_accounts", "journal_entries", "postings"].flatMap((table) => [
    `create trigger ${table}_keep before update or delete on ${table} for each row execute function refuse_change()`,
    `create trigger ${table}_keep_all before truncate on ${table} for each statement execute function refuse_change()`,
  ]),
  `create trigger balances_keep before delete on balances for each row execute function refuse_change()`,
  `create trigger balances_keep_all before truncate on balances for each statement execute function refuse_change()`,
  `insert into ledger_accounts (kind, currency)
    select kind, currency
    from unnest(array['clearing_instant', 'clearing_credit', 'fees', 'suspense', 'equity']) kind,
      unnest(array['EUR', 'GBP']) currency`,
  `insert into balances (ledger_account_id) select id from ledger_accounts`,
];
