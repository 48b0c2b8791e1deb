const partyColumns = [
  "from_name",
  "from_account",
  "from_bic",
  "from_bank_name",
  "to_name",
  "to_account",
  "to_bic",
  "to_bank_name",
  "to_address",
  "to_address_city",
  "to_address_zip",
  "to_address_country",
  "to_reference",
];
const fixedColumns = [
  "id, seq, account_id, payment_id, counterpart_id, type, amount_cents, fee_cents, currency, payment_system, payment_type",
  "beneficiary_type, entered_by, vop_check_id, idempotency_key, payload_hash, search, created_at",
  ...partyColumns,
].join(", ");
const prefixed = (row: string) => fixedColumns.replaceAll(/\w+/g, (column) => `${row}.${column}`);

export const transactions = [
  `create table vop_checks (
    id uuid primary key,
    account_id uuid not null references accounts,
    payload_hash text not null,
    result text not null check (result in ('MTCH', 'CMTC', 'NMTC', 'NOAP')),
    matched_name text,
    text_shown text,
    language text,
    created_at timestamptz not null,
    overridden_at timestamptz,
    check (result = 'CMTC' or matched_name is null)
  )`,
  `create index vop_checks_of_account on vop_checks (account_id, created_at)`,
  `create table transactions (
    id text primary key,
    seq bigint generated always as identity unique,
    account_id uuid not null references accounts,
    payment_id text references transactions,
    counterpart_id text unique references transactions,
    type text not null check (type in ('SEND', 'RECEIVE', 'FEE', 'fee_manual')),
    status text not null check (status in ('new', 'declined', 'pending', 'approved', 'done', 'error_done')),
    status_reason text,
    amount_cents bigint not null check (amount_cents > 0),
    fee_cents bigint not null check (fee_cents >= 0),
    held_cents bigint not null check (held_cents >= 0),
    currency text not null,
    payment_system text not null check (payment_system in ('SEPA', 'SWIFT')),
    payment_type text not null check (payment_type in ('INSTANT', 'CREDIT')),
    beneficiary_type text not null check (beneficiary_type in ('private', 'organization')),
    ${partyColumns.map((column) => `${column} text not null,`).join("\n    ")}
    entered_by text,
    vop_check_id uuid references vop_checks,
    idempotency_key text,
    payload_hash text,
    due_at timestamptz,
    search text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    foreign key (account_id, currency) references ledger_accounts (account_id, currency),
    constraint one_payment_per_key unique (account_id, idempotency_key),
    check ((idempotency_key is null) = (payload_hash is null)),
    check ((type = 'FEE') = (payment_id is not null)),
    check (counterpart_id is null or type = 'RECEIVE'),
    constraint held_until_final check (held_cents = case
      when type = 'SEND' and status in ('new', 'pending', 'approved') then amount_cents + fee_cents else 0 end)
  )`,
  `create index transactions_newest on transactions (account_id, created_at, seq)`,
  `create index transactions_due on transactions (due_at) where due_at is not null`,
  `create index transactions_of_payment on transactions (payment_id) where payment_id is not null`,
  `create function guard_transaction() returns trigger language plpgsql as $$
  begin
    if old.status in ('done', 'declined', 'error_done') then
      raise exception 'transaction % is final', old.id using errcode = 'restrict_violation';
    end if;
    if (${prefixed("new")}) is distinct from (${prefixed("old")}) then
      raise exception 'only the status of a transaction changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$`,
  `create trigger transactions_guard before update on transactions for each row execute function guard_transaction()`,
  `create trigger transactions_keep before delete on transactions for each row execute function refuse_change()`,
  `create trigger transactions_keep_all before truncate on transactions for each statement execute function refuse_change()`,
  `create function hold_added() returns trigger language plpgsql as $$
  begin
    update balances set
      pending_out_cents = pending_out_cents + moved.held,
      transactions = transactions + moved.rows,
      version = version + 1
    from (
      select l.id, sum(a.held_cents) as held, count(*) as rows
      from added a join ledger_accounts l on l.account_id = a.account_id and l.currency = a.currency
      group by l.id
    ) moved
    where balances.ledger_account_id = moved.id;
    return null;
  end $$`,
  `create trigger transactions_hold after insert on transactions
    referencing new table as added for each statement execute function hold_added()`,
  `create function hold_changed() returns trigger language plpgsql as $$
  begin
    update balances set
      pending_out_cents = pending_out_cents + moved.held,
      version = version + 1
    from (
      select l.id, sum(n.held_cents - o.held_cents) as held
      from after_change n join before_change o on o.id = n.id
      join ledger_accounts l on l.account_id = n.account_id and l.currency = n.currency
      group by l.id
    ) moved
    where balances.ledger_account_id = moved.id;
    return null;
  end $$`,
  `create trigger transactions_hold_change after update on transactions
    referencing old table as before_change new table as after_change
    for each statement execute function hold_changed()`,
  `alter table journal_entries add foreign key (transaction_id) references transactions`,
  `create table idempotency (
    account_id uuid not null references accounts,
    key text not null,
    payload_hash text not null,
    status_code bigint not null default 200,
    response_body text not null,
    created_at timestamptz not null,
    primary key (account_id, key)
  )`,
];
