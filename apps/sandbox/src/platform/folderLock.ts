import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseProblem } from "../db/problem";

type Owner = { pid: number; startedAt: string; host: string };

/** When a process began, in the kernel's ticks, so that a reused process number is not taken for its former owner. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
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

/**
 * Takes a data folder for this process; a lock left by a killed process is taken over.
 * Resolves to the release. Throws DatabaseProblem while another process has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "lock");
  const mine = [process.pid, await startOf(process.pid), hostname()].join("\n");
  for (;;) {
    try {
      await writeFile(file, mine, { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const found = await readFile(file, "utf8").catch(() => null);
    if (found === null) continue;
    const owner = readOwner(found);
    if (owner && (await isAlive(owner))) {
      const where = owner.host === hostname() ? "" : ` on ${owner.host}`;
      throw new DatabaseProblem(
        `The data folder ${folder} is in use by process ${owner.pid}${where}. Stop it, use another folder, or delete ${file} if it is gone.`,
      );
    }
    // Moved before it is deleted: of several starters only one moves the stale lock.
    const stale = `${file}.${process.pid}`;
    await rename(file, stale).catch(() => undefined);
    await rm(stale, { force: true });
  }
}
