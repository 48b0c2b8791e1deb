export const support: readonly string[] = [
  `create table chat_threads (
    id uuid primary key,
    login_id uuid not null unique references logins,
    last_number bigint not null,
    read_number bigint not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (read_number between 0 and last_number)
  )`,
  `create index chat_threads_by_time on chat_threads (updated_at desc)`,
  `create table chat_messages (
    thread_id uuid not null references chat_threads,
    number bigint not null check (number > 0),
    id uuid not null,
    sender text not null check (sender in ('customer', 'support')),
    sender_name text not null,
    text text not null check (length(text) <= 4000),
    created_at timestamptz not null,
    primary key (thread_id, number),
    unique (thread_id, id)
  )`,
  `create table chat_attachments (
    id uuid primary key,
    thread_id uuid not null,
    number bigint not null,
    place bigint not null,
    name text not null check (name <> ''),
    media_type text not null,
    bytes bytea not null check (octet_length(bytes) between 1 and 10000000),
    size bigint not null generated always as (octet_length(bytes)) stored,
    foreign key (thread_id, number) references chat_messages,
    unique (thread_id, number, place)
  )`,
  `create table complaint_years (year bigint primary key, last_number bigint not null)`,
  `create table complaints (
    id uuid primary key,
    reference text not null unique,
    login_id uuid not null references logins,
    request_id uuid not null,
    language text not null check (language in ('en', 'lv')),
    subject text not null check (subject <> ''),
    description text not null check (description <> ''),
    answer_by text not null,
    created_at timestamptz not null,
    answer text check (answer <> ''),
    answered_at timestamptz,
    unique (login_id, request_id),
    check ((answer is null) = (answered_at is null))
  )`,
  `create index complaints_by_time on complaints (created_at desc)`,
  `create table complaint_files (
    id uuid primary key,
    complaint_id uuid not null references complaints,
    place bigint not null,
    name text not null check (name <> ''),
    media_type text not null,
    bytes bytea not null check (octet_length(bytes) <= 20000000),
    size bigint not null generated always as (octet_length(bytes)) stored,
    unique (complaint_id, place)
  )`,
];
