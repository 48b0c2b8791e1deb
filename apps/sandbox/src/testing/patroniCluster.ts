import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, open, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort, unprivilegedUser } from "../platform/postgresCluster";
import { PATH } from "../platform/postgresPrograms";
import { deploy, type DatabaseSecrets } from "./pooler";

const run = promisify(execFile);
const names = ["node1", "node2", "node3"];

/** The programs it needs beside PostgreSQL's that are not installed. */
export const missingForFailover = (): string[] =>
  ["patroni", "etcd", "haproxy", "pgbouncer", "nft"].filter(
    (program) => !PATH.split(path.delimiter).some((folder) => existsSync(path.join(folder, program))),
  );

/**
 * Without a watchdog, which would have reset the machine by then, a Patroni before 3.1 that stood still takes its role
 * back, and with it what was acknowledged meanwhile.
 */
function survivesHanging(): boolean {
  const text = execFileSync("patroni", ["--version"], { encoding: "utf8", env: { PATH } });
  const [major = 0, minor = 0] = (/^patroni (\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  if (major > 3 || (major === 3 && minor >= 1)) return true;
  process.stdout.write(`"Patroni of the primary hung" is left out: ${text.trim()}, which would need 3.1.\n`);
  return false;
}

/** Ports, and where it keeps its data. */
interface Machine {
  postgres: number;
  patroni: number;
  /** Of its own way to etcd. */
  etcd: number;
  data: string;
}

/** Where PostgreSQL is reached by other machines; HAProxy reaches it at 127.0.0.1, so that one way can be cut alone. */
const between = "127.0.0.2";

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
  { programs, secrets }: { programs: string; secrets: DatabaseSecrets },
): Promise<PatroniCluster> {
  const as = await unprivilegedUser();
  const copied = (file: string) => path.join(folder, file);
  await copyFile(path.join(deploy, "primary.cfg"), copied("primary.cfg"));
  const settings = await readFile(path.join(deploy, "patroni.yaml"), "utf8");
  await writeFile(
    copied("patroni.yaml"),
    settings
      .replaceAll("/run/secrets", secrets.folder)
      // A device of the kernel's, which would reset this machine.
      .replace("mode: required", 'mode: "off"'),
  );
  const password = crypto.randomUUID();
  const [peers, primary] = [await freePort(), await freePort()];
  const nodes = new Map<string, Machine>();
  for (const name of names)
    nodes.set(name, {
      ...{ postgres: await freePort(), patroni: await freePort(), etcd: await freePort() },
      data: copied(`${name}/data`),
    });
  const nodeOf = (name: string) => nodes.get(name)!;
  const running = new Map<string, ChildProcess>();
  const table = `amberline_${process.pid}`;

  async function launch(
    name: string,
    program: string,
    words: string[],
    { env = {}, user = as }: { env?: Record<string, string>; user?: typeof as } = {},
  ): Promise<void> {
    const log = await open(copied(`${name}.log`), "a");
    const stdio = ["ignore", log.fd, log.fd] as const;
    const child = spawn(program, words, { ...user, cwd: folder, stdio: [...stdio], env: { PATH, ...env } });
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
    const { postgres, patroni, etcd, data } = nodeOf(name);
    const tls = Object.entries({ SSLMODE: "verify-full", SSLROOTCERT: path.join(secrets.folder, "ca") });
    const users = ["SUPERUSER", "REPLICATION"].flatMap((user) =>
      tls.map(([what, value]) => [`PATRONI_${user}_${what}`, value]),
    );
    return launch(name, "patroni", [copied("patroni.yaml")], {
      env: {
        // The way of this machine alone, whatever others etcd tells of.
        ...{
          PATRONI_NAME: name,
          PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcd}`,
          PATRONI_ETCD3_USE_PROXIES: "true",
        },
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${patroni}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${patroni}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1,${between}:${postgres}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${between}:${postgres}`,
        ...{ PATRONI_POSTGRESQL_BIN_DIR: programs, PATRONI_POSTGRESQL_DATA_DIR: data },
        PATRONI_POSTGRESQL_PGPASS: copied(`${name}.pgpass`),
        ...{ PATRONI_SUPERUSER_USERNAME: "postgres", PATRONI_SUPERUSER_PASSWORD: password },
        ...{ PATRONI_REPLICATION_USERNAME: "replicator", PATRONI_REPLICATION_PASSWORD: password },
        ...(Object.fromEntries(users) as Record<string, string>),
      },
    });
  };

  async function members(): Promise<Member[]> {
    for (const { patroni } of nodes.values()) {
      const answer = await fetch(`http://127.0.0.1:${patroni}/cluster`, {
        signal: AbortSignal.timeout(1_000),
      })
        .then((response) => response.json() as Promise<{ members: Member[] }>)
        .catch(() => null);
      if (answer) return answer.members;
    }
    return [];
  }

  const withRole = async (role: string) => (await members()).find((member) => member.role === role)?.name;

  const url = `postgres://postgres:${password}@localhost:${primary}/postgres?${secrets.query}`;
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

  /**
   * Cuts the primary off from etcd and the other machines, while HAProxy and all who come through it still reach it: it
   * learns of nothing, and no packet is refused. Then another has its role, and both stay as they are for a while.
   */
  async function divide(): Promise<void> {
    await lose("leader", async (name) => {
      const { postgres, patroni, etcd } = nodeOf(name);
      await nft(`add table ip ${table}`);
      const byOthers = `meta skuid ${as.uid ?? "none"} tcp dport ${patroni} drop`;
      const here = [
        ...[
          `ip daddr ${between} tcp dport ${postgres} drop`,
          `ip saddr ${between} tcp sport ${postgres} drop`,
        ],
        ...[`tcp dport ${etcd} drop`, `tcp sport ${etcd} drop`],
      ];
      const chains = { output: [byOthers], input: here };
      for (const [hook, rules] of Object.entries(chains)) {
        await nft(`add chain ip ${table} ${hook} { type filter hook ${hook} priority 0 ; }`);
        for (const rule of rules) await nft(`add rule ip ${table} ${hook} ${rule}`);
      }
    });
    await wait(5_000);
    await unite();
    await settled();
  }

  const nft = (command: string) => run("nft", [command], { env: { PATH } });
  const unite = () => nft(`delete table ip ${table}`).catch(() => undefined);

  /** Stops Patroni of the primary where it is, and with it all that would demote PostgreSQL, which goes on. */
  async function hang(): Promise<void> {
    let hanging: ChildProcess | undefined;
    await lose("leader", async (name) => {
      hanging = running.get(name);
      hanging?.kill("SIGSTOP");
    }).finally(() => wait(5_000).then(() => hanging?.kill("SIGCONT")));
    await settled();
  }

  async function stop(): Promise<void> {
    await unite();
    for (const name of names) await kill(name);
    for (const { data } of nodes.values()) await killPostgres(data, "SIGQUIT");
    for (const name of ["haproxy", "etcd"]) await kill(name);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const ways = [...nodes.values()].map(({ etcd }) => `http://127.0.0.1:${etcd}`).join(",");
    const ofPeers = `http://127.0.0.1:${peers}`;
    await launch("etcd", "etcd", [
      ...["--name=etcd", `--data-dir=${copied("etcd")}`, `--initial-cluster=etcd=${ofPeers}`],
      ...[`--listen-client-urls=${ways}`, `--advertise-client-urls=${ways}`],
      ...[`--listen-peer-urls=${ofPeers}`, `--initial-advertise-peer-urls=${ofPeers}`],
    ]);
    const places = names.flatMap((name, nth) => [
      [`POSTGRES_${nth + 1}`, `127.0.0.1:${nodeOf(name).postgres}`],
      [`PATRONI_${nth + 1}`, String(nodeOf(name).patroni)],
    ]);
    const env = Object.fromEntries([["PRIMARY", `127.0.0.1:${primary}`], ...places]) as Record<
      string,
      string
    >;
    await launch("haproxy", "haproxy", ["-db", "-f", copied("primary.cfg")], {
      env,
      // Another than Patroni's, by whom a machine that is cut off is not reached.
      user: {},
    });
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
      "network of the primary divided": divide,
      ...(survivesHanging() ? { "Patroni of the primary hung": hang } : {}),
    },
    stop,
  };
}
