/** Payments for later, once or again and again. What is due is found by its time. */
export const plannedPayments: readonly string[] = [
  `create table planned_payments (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    idempotency_key text not null,
    ordered text not null,
    language text not null,
    vop_check_id uuid not null,
    name_result text not null,
    state text not null check (state in ('active', 'paused', 'held', 'ended', 'stopped')),
    nth integer not null check (nth >= 0),
    due_at timestamptz,
    tries integer not null default 0,
    problem text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint one_plan_per_key unique (account_id, idempotency_key),
    check (due_at is null or state = 'active')
  )`,
  `create index planned_payments_due on planned_payments (due_at) where due_at is not null`,
];
