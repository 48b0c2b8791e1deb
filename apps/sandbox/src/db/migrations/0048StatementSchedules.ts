/** Who is told of the statements of an account. What is due is found by its time. */
export const statementSchedules: readonly string[] = [
  `create table statement_schedules (
    account_id uuid not null references accounts on delete cascade,
    login_id uuid not null references logins on delete cascade,
    rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly')),
    language text not null check (language in ('en', 'lv')),
    due_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, login_id)
  )`,
  `create index statement_schedules_due on statement_schedules (due_at)`,
  `create index statement_schedules_of_login on statement_schedules (login_id)`,
];
