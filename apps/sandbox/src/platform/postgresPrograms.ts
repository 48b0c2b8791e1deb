import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const debianHome = "/usr/lib/postgresql";

const versions = () =>
  (existsSync(debianHome) ? readdirSync(debianHome) : []).sort((a, b) => Number(b) - Number(a));

/** The folder of an installed PostgreSQL's programs: Debian's newest, else the one on the PATH. */
export function findPostgres(): string | null {
  const folders = [
    ...versions().map((version) => path.join(debianHome, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return (
    folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)))) ??
    null
  );
}

/** With what Debian keeps for administrators. */
export const PATH = `${process.env.PATH ?? ""}:/usr/sbin`;

/** The minor version of the installed PgBouncer 1; null if there is none. */
export function poolerVersion(): number | null {
  try {
    const text = execFileSync("pgbouncer", ["--version"], { encoding: "utf8", env: { PATH } });
    return Number(/^PgBouncer 1\.(\d+)/.exec(text)?.[1] ?? NaN);
  } catch {
    return null;
  }
}

/** Installs Debian's PostgreSQL and PgBouncer with apt. Requires root and apt. */
export function installPostgres(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words: string[]) => spawnSync("apt-get", ["-qq", ...words], { stdio: "ignore", env });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "postgresql", "pgbouncer", "openssl");
  return findPostgres();
}
