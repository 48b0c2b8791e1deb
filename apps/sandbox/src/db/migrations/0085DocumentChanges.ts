/** Who was told of which new version of the bank's documents, and agreements of those who said nothing until its day. */
export const documentChanges: readonly string[] = [
  `create table document_changes (
    login_id uuid not null references logins on delete cascade,
    document text not null check (document in ('terms', 'fees')),
    version text not null,
    told_at timestamptz not null,
    seen_at timestamptz,
    primary key (login_id, document, version)
  )`,
  `alter table agreements add column is_tacit boolean not null default false`,
];
