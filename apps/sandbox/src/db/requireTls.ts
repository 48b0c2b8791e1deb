import { isLoopback } from "./loopback";
import { DatabaseProblem } from "./problem";

const isHere = (host: string) => host === "" || host.startsWith("/") || isLoopback(host);

/**
 * Throws DatabaseProblem for a PostgreSQL on another machine whose address does not ask for TLS with a certificate that
 * is checked, as `sslmode=verify-full` does.
 */
export function requireTls(name: string, url: string | undefined): void {
  if (!url || !URL.canParse(url)) return;
  const { hostname, searchParams } = new URL(url);
  const hosts = [hostname, ...searchParams.getAll("host")];
  const modes = searchParams.getAll("sslmode");
  if (hosts.every(isHere) || (modes.length === 1 && modes[0] === "verify-full")) return;
  throw new DatabaseProblem(
    `${name} is on another machine, so its connections have to be encrypted: add ?sslmode=verify-full.`,
  );
}
