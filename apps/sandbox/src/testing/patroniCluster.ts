import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, copyFile, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { freePort, unprivilegedUser } from "../platform/postgresCluster";

const run = promisify(execFile);
const deploy = fileURLToPath(new URL("../../../../deploy", import.meta.url));
const names = ["node1", "node2", "node3"];

/** The programs it needs beside PostgreSQL's that are not installed. */
export const missingForFailover = (): string[] =>
  ["patroni", "etcd", "haproxy"].filter(
    (program) =>
      !["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)].some((folder) =>
        existsSync(path.join(folder, program)),
      ),
  );

interface Member {
  name: string;
  role: string;
  state: string;
}

interface PatroniCluster {
  /** Of HAProxy, which leads to whatever node is the primary. */
  url: string;
  /** Each is over when all three nodes are there again, one of them synchronous. */
  faults: Record<string, () => Promise<void>>;
  stop(): Promise<void>;
}

/** Kills PostgreSQL with all that serves its connections, as a machine without power would. */
async function killPostgres(data: string, signal: NodeJS.Signals): Promise<void> {
  const [pid = ""] = (await readFile(path.join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  if (pid === "") return;
  const children = await run("ps", ["-o", "pid=", "--ppid", pid]).catch(() => ({ stdout: "" }));
  const all = [pid, ...(signal === "SIGKILL" ? children.stdout.split(/\s+/) : [])].filter(Boolean);
  const isAlive = (one: string, how: NodeJS.Signals | 0) => {
    try {
      return process.kill(Number(one), how);
    } catch {
      return false;
    }
  };
  for (const one of all) isAlive(one, signal);
  while (all.some((one) => isAlive(one, 0))) await wait(20);
}

/**
 * Starts PostgreSQL on three nodes, one of them a synchronous standby, with etcd, Patroni and HAProxy as deploy/ has
 * them: on free ports of this machine only, in a new folder, which `stop` deletes.
 */
export async function startPatroni(
  folder: string,
  { programs }: { programs: string },
): Promise<PatroniCluster> {
  const as = await unprivilegedUser();
  const copied = (file: string) => path.join(folder, file);
  await mkdir(folder, { recursive: true });
  for (const file of ["patroni.yaml", "primary.cfg"]) await copyFile(path.join(deploy, file), copied(file));
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const local = async () => `127.0.0.1:${await freePort()}`;
  const password = crypto.randomUUID();
  const [etcd, peers, primary] = [await local(), await local(), await local()];
  const nodes = new Map<string, { postgres: string; patroni: string; data: string }>();
  for (const name of names)
    nodes.set(name, { postgres: await local(), patroni: await local(), data: copied(`${name}/data`) });
  const nodeOf = (name: string) => nodes.get(name)!;
  const running = new Map<string, ChildProcess>();

  async function launch(name: string, program: string, words: string[], env: Record<string, string> = {}) {
    const log = await open(copied(`${name}.log`), "a");
    const stdio = ["ignore", log.fd, log.fd] as const;
    const PATH = `/usr/sbin:${process.env.PATH ?? ""}`;
    const child = spawn(program, words, { ...as, cwd: folder, stdio: [...stdio], env: { PATH, ...env } });
    child.once("error", () => undefined);
    running.set(name, child);
    await log.close();
  }

  async function kill(name: string): Promise<void> {
    const child = running.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    if (child.kill("SIGKILL")) await ended;
  }

  const startNode = (name: string) => {
    const { postgres, patroni, data } = nodeOf(name);
    return launch(name, "patroni", [copied("patroni.yaml")], {
      ...{ PATRONI_NAME: name, PATRONI_ETCD3_HOSTS: etcd },
      ...{ PATRONI_RESTAPI_LISTEN: patroni, PATRONI_RESTAPI_CONNECT_ADDRESS: patroni },
      ...{ PATRONI_POSTGRESQL_LISTEN: postgres, PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres },
      ...{ PATRONI_POSTGRESQL_BIN_DIR: programs, PATRONI_POSTGRESQL_DATA_DIR: data },
      PATRONI_POSTGRESQL_PGPASS: copied(`${name}.pgpass`),
      ...{ PATRONI_SUPERUSER_USERNAME: "postgres", PATRONI_SUPERUSER_PASSWORD: password },
      ...{ PATRONI_REPLICATION_USERNAME: "replicator", PATRONI_REPLICATION_PASSWORD: password },
    });
  };

  async function members(): Promise<Member[]> {
    for (const { patroni } of nodes.values()) {
      const answer = await fetch(`http://${patroni}/cluster`, { signal: AbortSignal.timeout(1_000) })
        .then((response) => response.json() as Promise<{ members: Member[] }>)
        .catch(() => null);
      if (answer) return answer.members;
    }
    return [];
  }

  const withRole = async (role: string) => (await members()).find((member) => member.role === role)?.name;

  const url = `postgres://postgres:${password}@${primary}/postgres`;
  async function isWritable(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    const asked = client.connect().then(() => client.query("select pg_is_in_recovery() as standby"));
    const answer = await asked.then(
      ({ rows }: { rows: { standby: boolean }[] }) => rows[0]?.standby === false,
      () => false,
    );
    await client.end().catch(() => undefined);
    return answer;
  }

  async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const giveUpAt = performance.now() + 120_000;
    while (!(await holds())) {
      if (performance.now() > giveUpAt) throw new Error(`${what}: ${JSON.stringify(await members())}`);
      await wait(200);
    }
  }

  const settled = () =>
    until("The cluster is not whole", async () => {
      const all = await members();
      const isWhole =
        all.length === names.length &&
        all.every(({ state }) => ["running", "streaming"].includes(state)) &&
        ["leader", "sync_standby"].every((role) => all.some((member) => member.role === role));
      return isWhole && (await isWritable());
    });

  /** Loses the node that has a role now, and waits until another has it. */
  async function lose(role: string, work: (name: string) => Promise<void>): Promise<void> {
    const name = await withRole(role);
    if (name === undefined) throw new Error(`Nobody is the ${role}.`);
    await work(name);
    await until(
      `Nobody else became the ${role}`,
      async () => ![name, undefined].includes(await withRole(role)),
    );
  }

  async function loseMachine(role: string): Promise<void> {
    let lost = "";
    await lose(role, async (name) => {
      lost = name;
      await kill(name);
      await killPostgres(nodeOf(name).data, "SIGKILL");
    });
    await startNode(lost);
    await settled();
  }

  async function stop(): Promise<void> {
    for (const name of names) await kill(name);
    for (const { data } of nodes.values()) await killPostgres(data, "SIGQUIT");
    for (const name of ["haproxy", "etcd"]) await kill(name);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const ofEtcd = { "listen-client-urls": etcd, "advertise-client-urls": etcd };
    const ofPeers = { "listen-peer-urls": peers, "initial-advertise-peer-urls": peers };
    await launch("etcd", "etcd", [
      ...["--name=etcd", `--data-dir=${copied("etcd")}`, `--initial-cluster=etcd=http://${peers}`],
      ...Object.entries({ ...ofEtcd, ...ofPeers }).map(([name, at]) => `--${name}=http://${at}`),
    ]);
    const places = names.flatMap((name, nth) => [
      [`POSTGRES_${nth + 1}`, nodeOf(name).postgres],
      [`PATRONI_${nth + 1}`, nodeOf(name).patroni.split(":")[1]],
    ]);
    const env = Object.fromEntries([["PRIMARY", primary], ...places]) as Record<string, string>;
    await launch("haproxy", "haproxy", ["-db", "-f", copied("primary.cfg")], env);
    for (const name of names) await startNode(name);
    await settled();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    faults: {
      "PostgreSQL of the primary killed": async () => {
        await lose("leader", (name) => killPostgres(nodeOf(name).data, "SIGKILL"));
        await settled();
      },
      "machine of the primary lost": () => loseMachine("leader"),
      "machine of the synchronous standby lost": () => loseMachine("sync_standby"),
    },
    stop,
  };
}
