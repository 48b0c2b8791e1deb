import { findPostgres, installPostgres } from "./postgresPrograms";

/** A program: sees to it that the PostgreSQL suite has a PostgreSQL, where it may. */
const programs = findPostgres() ?? installPostgres();
process.stdout.write(`${programs ?? "No PostgreSQL was found and none could be installed."}\n`);
