/** What a process that does not know a migration has to know of it: see `unusedSince` in `index.ts`. */
export const unusedSince: readonly string[] = [`alter table schema_migrations add column unused_since text`];
