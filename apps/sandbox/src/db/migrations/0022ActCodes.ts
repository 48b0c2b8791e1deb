export const actCodes: readonly string[] = [
  `alter table codes drop constraint codes_purpose_check`,
  `alter table codes add constraint codes_purpose_check check (purpose in ('email', 'phone', 'reset', 'act'))`,
  `alter table codes add column subject text`,
  `alter table vop_checks add column ordered text`,
  `create table step_ups (
    session_id uuid not null references sessions on delete cascade,
    act text not null,
    expires_at timestamptz not null,
    primary key (session_id, act)
  )`,
];
