/** Of which years' fees the owner of an account was told. */
export const feeYears: readonly string[] = [
  `create table fee_years_told (
    account_id uuid not null references accounts on delete cascade,
    year bigint not null,
    told_at timestamptz not null,
    primary key (account_id, year)
  )`,
];
