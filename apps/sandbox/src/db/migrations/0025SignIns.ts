export const signIns: readonly string[] = [
  `create table sign_ins (
    id uuid primary key,
    login_id uuid not null references logins,
    at timestamptz not null,
    result text not null check (result in ('done', 'noCode', 'password', 'code', 'locked', 'blocked')),
    session_id uuid,
    browser text not null,
    system text not null,
    address text
  )`,
  `create index sign_ins_of_login on sign_ins (login_id, at, id)`,
  `create index sign_ins_by_time on sign_ins (at)`,
];
