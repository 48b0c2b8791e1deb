import { spawnSync } from "node:child_process";
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

/** Installs Debian's PostgreSQL with apt. Requires root and apt. */
export function installPostgres(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words: string[]) => spawnSync("apt-get", ["-qq", ...words], { stdio: "ignore", env });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "postgresql");
  return findPostgres();
}
