import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { freePort, unprivilegedUser } from "../platform/postgresCluster";
import { PATH, poolerVersion } from "../platform/postgresPrograms";

const run = promisify(execFile);
export const deploy = fileURLToPath(new URL("../../../../deploy", import.meta.url));

/** What the database's machines hold, as deploy/secrets.sh writes it. */
export interface DatabaseSecrets {
  folder: string;
  /** Settings of PostgreSQL. */
  tls: Record<"ssl" | "ssl_cert_file" | "ssl_key_file", string>;
  /** What the address of a database asks for. */
  query: string;
  /** Of the role that serves. */
  password: string;
}

/** Writes them below a folder, for servers that are reached as `localhost`. */
export async function writeSecrets(within: string): Promise<DatabaseSecrets> {
  const folder = path.join(within, "secrets");
  const env = { PATH, ALSO: "DNS:localhost,IP:127.0.0.1,IP:127.0.0.2" };
  await run("sh", [path.join(deploy, "secrets.sh"), folder], { env });
  const { uid, gid } = await unprivilegedUser();
  const key = path.join(folder, "postgres_key");
  await chmod(key, 0o600);
  if (uid !== undefined && gid !== undefined)
    for (const one of [within, folder, key]) await chown(one, uid, gid);
  return {
    folder,
    tls: { ssl: "on", ssl_cert_file: path.join(folder, "postgres_certificate"), ssl_key_file: key },
    query: `sslmode=verify-full&sslrootcert=${path.join(folder, "ca")}`,
    password: (await readFile(path.join(folder, "serving_password"), "utf8")).trim(),
  };
}

/** Makes the roles of deploy/ with its own script, as the user of that address. */
export async function makeRoles(url: string, secrets: DatabaseSecrets, programs: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url);
  await run("sh", [path.join(deploy, "postgres.sh")], {
    env: {
      ...{ PATH: `${programs}:${PATH}`, SECRETS: secrets.folder, POSTGRES_USER: username },
      ...{ PGHOST: hostname, PGPORT: port, PGPASSWORD: password },
    },
  });
}

export interface Pooler {
  /** The address of a database by way of it, for the role that serves. */
  urlOf(database: string): string;
  /** Kills it with all its connections, and starts another. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PgBouncer as deploy/ has it, on this machine only, in front of the server at that address. */
export async function startPooler(
  within: string,
  { to, secrets }: { to: string; secrets: DatabaseSecrets },
): Promise<Pooler> {
  const port = await freePort();
  const own: Record<string, string> = { listen_addr: "127.0.0.1", listen_port: String(port) };
  const isOld = (poolerVersion() ?? 0) < 21;
  const settings = (await readFile(path.join(deploy, "pgbouncer.ini"), "utf8"))
    .replace(/^amberline = .*/m, `* = host=127.0.0.1 port=${new URL(to).port}`)
    .replaceAll("/run/secrets", secrets.folder)
    .replace(/^(listen_\w+) = .*/gm, (_, name: string) => `${name} = ${own[name]}`)
    .replace(/^max_prepared_statements.*/m, (line) => (isOld ? "" : line));
  const file = path.join(within, `pgbouncer-${port}.ini`);
  await writeFile(file, settings);
  const as = await unprivilegedUser();
  const urlOf = (database: string) =>
    `postgres://amberline:${secrets.password}@localhost:${port}/${database}?${secrets.query}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn("pgbouncer", [file], { ...as, stdio: "ignore", env: { PATH } });
    const ended = once(child, "exit").then(() => true);
    for (;;) {
      const client = new pg.Client({ host: "127.0.0.1", port, user: "amberline", database: "postgres" });
      // It answers that it wants TLS.
      const answer = await client.connect().catch((error: unknown) => error);
      void client.end().catch(() => undefined);
      if (answer instanceof pg.DatabaseError) return child;
      if (await Promise.race([ended, wait(50, false)])) throw new Error(`PgBouncer did not start: ${file}`);
    }
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(running, "exit");
    if (running.kill(signal)) await ended;
  };
  return {
    urlOf,
    kill: async () => {
      await end("SIGKILL");
      running = await start();
    },
    stop: () => end("SIGKILL"),
  };
}
