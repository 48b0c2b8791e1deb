import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, readlink, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseProblem } from "./problem";

interface Owner {
  pid: number;
  startedAt: string;
  host: string;
  /** Where process ids are its own: a container's, and only until the machine is started again. Empty: not known. */
  processes: string;
}

/** How often a holder shows that it lives, and how long after that a lock from elsewhere is stale, milliseconds. */
export const lockLife = { beatMs: 5_000, staleMs: 60_000 };

/**
 * Start time of a process in kernel ticks, to recognise a reused process id. `ended` for a killed process its parent
 * has not reaped; empty if the system does not tell.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [state = "", ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ["Z", "X"].includes(state) ? "ended" : (rest[18] ?? "");
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Two containers may have one name, and process 1 each. */
async function ownProcesses(): Promise<string> {
  const [boot, namespace] = await Promise.all([
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
    readlink("/proc/self/ns/pid").catch(() => ""),
  ]);
  return boot && namespace ? `${boot.trim()} ${namespace}` : "";
}

function readOwner(text: string): Owner | null {
  const [pid, startedAt, host, processes = ""] = text.split("\n");
  return pid && startedAt !== undefined && host ? { pid: Number(pid), startedAt, host, processes } : null;
}

/** The time by the clock that dates the files beside that one, which may be another machine's. */
async function timeAt(file: string): Promise<number> {
  const probe = `${file}.${randomUUID()}`;
  await writeFile(probe, "");
  try {
    return (await stat(probe)).mtimeMs;
  } finally {
    await rm(probe, { force: true });
  }
}

const ageOf = async (file: string): Promise<number> => (await timeAt(file)) - (await stat(file)).mtimeMs;

/** A process that cannot be looked at lives as long as it says so. */
async function isAlive({ pid, startedAt, host, processes }: Owner, file: string): Promise<boolean> {
  const isHere = processes === "" ? host === hostname() : processes === (await ownProcesses());
  if (isHere) return isRunning(pid) && (await startOf(pid)) === startedAt;
  return processes === "" || (await ageOf(file).catch(() => 0)) < lockLife.staleMs;
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

/** Creates the file with its content atomically, unless it exists. */
async function create(file: string, text: string): Promise<boolean> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, text);
  try {
    await link(part, file);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

const read = (file: string) => readFile(file, "utf8").catch(() => null);

async function take(file: string, mine: string, folder: string): Promise<void> {
  while (!(await create(file, mine))) {
    const found = await read(file);
    const owner = found === null ? null : readOwner(found);
    if (owner && (await isAlive(owner, file))) throw inUse(folder, owner);
    // Only one starter at a time removes a stale lock, and not one that another has replaced meanwhile.
    const turn = `${file}.next`;
    await take(turn, mine, folder);
    if ((await read(file)) === found) await rm(file, { force: true });
    await rm(turn, { force: true });
  }
}

function inUse(folder: string, { pid, host, processes }: Owner): DatabaseProblem {
  const where = host === hostname() ? "" : ` on ${host}`;
  const isGone =
    processes === ""
      ? `if it is gone, delete the file "lock" there, which holds no data`
      : "if it is gone, try again in a minute";
  return new DatabaseProblem(
    `The data folder ${folder} is in use by process ${pid}${where}. Stop it, or use another folder; ${isGone}.`,
  );
}

/**
 * Locks a data folder for this process; the lock of a killed process is taken over at once, that of a vanished container
 * or machine after a minute without a sign of life. Resolves to the release. `onLost` is called if another process has
 * taken it over, because this one stood still for so long: it must not write any more. Throws DatabaseProblem while
 * another process has the folder.
 */
export async function lockFolder(folder: string, onLost?: () => void): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "lock");
  const mine = [process.pid, await startOf(process.pid), hostname(), await ownProcesses()].join("\n");
  await take(file, mine, folder);
  const showLife = async () => {
    const found = await read(file);
    if (found !== null && found !== mine) return onLost?.();
    const now = (await timeAt(file)) / 1_000;
    await utimes(file, now, now);
  };
  const timer = setInterval(() => void showLife().catch(() => undefined), lockLife.beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if ((await read(file)) === mine) await rm(file, { force: true });
  };
}
