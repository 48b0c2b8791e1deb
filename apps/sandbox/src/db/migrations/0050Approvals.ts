/** What one person makes and others have to approve, and the rule of a company that says what. */
export const approvals: readonly string[] = [
  `alter table accounts add column approve_above_cents bigint, add column approvers integer`,
  `alter table account_people
    add column may_prepare boolean not null default false,
    add column may_approve boolean not null default false`,
  `create table proposals (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    made_by uuid not null references logins on delete cascade,
    idempotency_key text,
    content text not null,
    amount_cents bigint check (amount_cents > 0),
    vop_check_id uuid,
    needed integer not null check (needed > 0),
    language text not null,
    state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'expired')),
    ended_by uuid,
    reason text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    remind_at timestamptz not null,
    reminded_at timestamptz,
    ended_at timestamptz,
    constraint one_proposal_per_key unique (account_id, idempotency_key),
    check ((ended_at is null) = (state = 'waiting'))
  )`,
  `create index proposals_ended on proposals (account_id, ended_at)`,
  `create index proposals_of_maker on proposals (made_by)`,
  `create index proposals_to_remind on proposals (remind_at) where ended_at is null`,
  `create index proposals_to_expire on proposals (expires_at) where ended_at is null`,
  `create table proposal_approvals (
    proposal_id uuid not null references proposals on delete cascade,
    login_id uuid not null references logins on delete cascade,
    given_at timestamptz not null,
    primary key (proposal_id, login_id)
  )`,
  `create index proposal_approvals_of_login on proposal_approvals (login_id)`,
];
