/** Which version of the bank's documents a customer has agreed to, and when. */
export const agreements: readonly string[] = [
  `create table agreements (
    login_id uuid not null references logins on delete cascade,
    document text not null check (document in ('terms', 'fees')),
    version text not null,
    agreed_at timestamptz not null,
    primary key (login_id, document, version)
  )`,
];
