/** Copies of their data that customers ordered, in pieces. */
export const dataCopies: readonly string[] = [
  `create table data_copies (
    id uuid primary key,
    login_id uuid not null references logins on delete cascade,
    key uuid not null,
    language text not null check (language in ('en', 'lv')),
    state text not null check (state in ('making', 'ready', 'failed')),
    tries integer not null default 0,
    due_at timestamptz,
    ordered_at timestamptz not null,
    until timestamptz,
    size bigint,
    unique (login_id, key)
  )`,
  `create unique index data_copies_being_made on data_copies (login_id) where state = 'making'`,
  `create index data_copies_due on data_copies (due_at) where state = 'making'`,
  `create index data_copies_gone on data_copies (until)`,
  `create index data_copies_of_day on data_copies (ordered_at)`,
  `create table data_copy_pieces (
    copy_id uuid not null references data_copies on delete cascade,
    try integer not null,
    nth integer not null,
    bytes bytea not null,
    primary key (copy_id, try, nth)
  )`,
];
