/** Money that customers set aside: a ledger account of its own for each space, which nobody pays to or from outside. */
export const spaces: readonly string[] = [
  `create table spaces (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    name text not null,
    goal_cents bigint check (goal_cents > 0),
    goal_until text,
    rule text check (rule in ('roundUp', 'monthly')),
    monthly_cents bigint check (monthly_cents > 0),
    monthly_day bigint check (monthly_day between 1 and 28),
    rounded_until timestamptz,
    due_at timestamptz,
    skipped_on text,
    closed_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (goal_until is null or goal_cents is not null),
    check ((rule is not distinct from 'monthly') = (monthly_cents is not null)),
    check ((monthly_cents is null) = (monthly_day is null)),
    check ((rule is not distinct from 'roundUp') = (rounded_until is not null)),
    check ((rule is null) = (due_at is null)),
    check (closed_at is null or rule is null)
  )`,
  `create index spaces_of_account on spaces (account_id, created_at)`,
  `create index spaces_due on spaces (due_at) where due_at is not null`,
  `create unique index one_rounding_space on spaces (account_id) where rule = 'roundUp'`,
  `alter table ledger_accounts add column space_id uuid references spaces,
    drop constraint ledger_accounts_kind_check,
    add constraint ledger_accounts_kind_check check (kind in
      ('customer', 'space', 'clearing_instant', 'clearing_credit', 'fees', 'suspense', 'equity')),
    add check ((kind = 'space') = (space_id is not null))`,
  `alter table transactions add column space_id uuid references spaces`,
];

/** Built apart, beside whoever writes. */
export const spaceIndexes: readonly string[] = [
  `create unique index bank_ledger_accounts on ledger_accounts (kind, currency, stripe)
    where account_id is null and kind <> 'space'`,
  `create unique index ledger_accounts_of_space on ledger_accounts (space_id)`,
  `create index transactions_of_space on transactions (space_id) where space_id is not null`,
];

/** `bank_ledger_accounts` is in its place, and leaves spaces out. */
export const spacesAlone: readonly string[] = [`drop index internal_ledger_accounts`];
