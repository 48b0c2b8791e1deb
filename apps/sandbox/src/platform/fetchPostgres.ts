import { findPostgres, installPostgres } from "./postgresPrograms";

/** A program that finds or installs PostgreSQL for its suite, where it can. */
const programs = findPostgres() ?? installPostgres();
process.stdout.write(`${programs ?? "No PostgreSQL was found and none could be installed."}\n`);
