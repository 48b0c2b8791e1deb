import { isLoopback } from "./loopback";
import { placeOf } from "./postgresPools";
import { DatabaseProblem } from "./problem";

const isHere = (host: string) => host.startsWith("/") || isLoopback(host);

/** Of the part of the address that pg reads settings from. */
const modesOf = (url: string) =>
  new URLSearchParams(/^[^#?]*\?([^#]*)/.exec(url)?.[1]).getAll("sslmode").join();

/**
 * Throws DatabaseProblem for a PostgreSQL on another machine whose address does not ask for TLS with a certificate that
 * is checked, as `sslmode=verify-full` does, and for an address that cannot be judged.
 */
export function requireTls(name: string, url: string | undefined): void {
  if (!url) return;
  const place = placeOf(url, name);
  if (place instanceof DatabaseProblem) throw place;
  if (isHere(place.host) || modesOf(url) === "verify-full") return;
  throw new DatabaseProblem(
    `${name} is on another machine, so its connections have to be encrypted: add ?sslmode=verify-full.`,
  );
}
