import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseProblem } from "./problem";

type Owner = { pid: number; startedAt: string; host: string };

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

function readOwner(text: string): Owner | null {
  const [pid, startedAt, host] = text.split("\n");
  return pid && startedAt !== undefined && host ? { pid: Number(pid), startedAt, host } : null;
}

async function isAlive({ pid, startedAt, host }: Owner): Promise<boolean> {
  if (host !== hostname()) return true;
  return isRunning(pid) && (await startOf(pid)) === startedAt;
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
    if (owner && (await isAlive(owner))) throw inUse(folder, owner);
    // Only one starter at a time removes a stale lock, and not one that another has replaced meanwhile.
    const turn = `${file}.next`;
    await take(turn, mine, folder);
    if ((await read(file)) === found) await rm(file, { force: true });
    await rm(turn, { force: true });
  }
}

function inUse(folder: string, { pid, host }: Owner): DatabaseProblem {
  const where = host === hostname() ? "" : ` on ${host}`;
  return new DatabaseProblem(
    `The data folder ${folder} is in use by process ${pid}${where}. Stop it, or use another folder; if it is gone, delete the file "lock" there.`,
  );
}

/**
 * Locks a data folder for this process; the lock of a killed process is taken over. Resolves to the release. Throws
 * DatabaseProblem while another process has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "lock");
  await take(file, [process.pid, await startOf(process.pid), hostname()].join("\n"), folder);
  return () => rm(file, { force: true });
}
