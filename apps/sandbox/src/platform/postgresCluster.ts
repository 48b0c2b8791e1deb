import { execFile, spawn } from "node:child_process";
import { chown, mkdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

export interface Cluster {
  /** The maintenance database, for a user who may create others. */
  url: string;
  /** Of the server, whose children serve the connections. */
  pid(): number;
  /** Ends it in one of its ways, fast or without any clearing up, and starts it again with what it has stored. */
  restart(how: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so it then runs as its package's user, or as nobody. */
export async function unprivilegedUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (kind: "-u" | "-g") =>
    Number((await run("id", [kind, "postgres"]).catch(() => run("id", [kind, "nobody"]))).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts PostgreSQL in a new folder, on a free port of this machine only; `stop` ends it and deletes the folder.
 * Without `isDurable` it never waits for the disk.
 */
export async function startCluster(
  folder: string,
  {
    programs,
    isDurable = false,
    user = "amberline",
    settings: more = {},
    standbyOf,
  }: {
    programs: string;
    isDurable?: boolean;
    user?: string;
    settings?: Record<string, string>;
    /** The address of the cluster that it follows. */
    standbyOf?: string;
  },
): Promise<Cluster> {
  const as = await unprivilegedUser();
  await mkdir(folder, { recursive: true });
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const data = path.join(folder, "data");
  const init = ["-D", data, "-U", user, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await (standbyOf
    ? run(path.join(programs, "pg_basebackup"), ["-D", data, "-R", "-d", standbyOf], { ...as, cwd: folder })
    : run(path.join(programs, "initdb"), init, { ...as, cwd: folder }));
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    ...more,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const server = spawn(path.join(programs, "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    const ended = new Promise<void>((resolve) =>
      server.once("exit", () => resolve()).once("error", () => resolve()),
    );
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    };
    if (await Promise.race([answers(url), ended.then(() => false)])) return { pid: server.pid ?? 0, end };
    await end("SIGINT");
    throw new Error(`PostgreSQL of ${programs} did not start.`);
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  let running = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    url,
    pid: () => running.pid,
    restart: async (how) => {
      await running.end(how === "fast" ? "SIGINT" : "SIGQUIT");
      running = await start();
    },
    stop: async () => {
      await running.end("SIGINT");
      await remove();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
