/** The limits customers set for payments from an account. An account without a row has none. */
export const paymentLimits: readonly string[] = [
  `create table payment_limits (
    account_id uuid primary key references accounts on delete cascade,
    per_payment_cents bigint check (per_payment_cents > 0),
    per_day_cents bigint check (per_day_cents > 0),
    instant_per_payment_cents bigint check (instant_per_payment_cents > 0),
    instant_per_day_cents bigint check (instant_per_day_cents > 0),
    updated_at timestamptz not null
  )`,
];
