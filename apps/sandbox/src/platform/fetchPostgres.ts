import { findPostgres, installPostgres, poolerVersion } from "./postgresPrograms";

/** A program that finds or installs PostgreSQL and PgBouncer for their suites, where it can. */
const found = poolerVersion() === null ? null : findPostgres();
const programs = found ?? installPostgres() ?? findPostgres();
process.stdout.write(`${programs ?? "No PostgreSQL was found and none could be installed."}\n`);
if (poolerVersion() === null)
  process.stdout.write("No PgBouncer was found and none could be installed: what needs it is left out.\n");
