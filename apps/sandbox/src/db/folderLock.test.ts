import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { lockFolder, lockLife } from "./folderLock";

// No system assigns a process id this high.
const gone = 2 ** 30;

describe("the lock of a data folder", () => {
  let folder: string;
  const file = () => path.join(folder, "lock");

  const isTaken = () =>
    lockFolder(folder).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("is refused while another process has it, and free once released", async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}.`);
    await release();
    await (
      await lockFolder(folder)
    )();
    expect(existsSync(file())).toBe(false);
  });

  it.each([null, `${gone}\n123\n${hostname()}`])(
    "goes to one of many concurrent processes, with %j",
    async (left) => {
      if (left !== null) await writeFile(file(), left);
      const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      expect(asked.filter((one) => one.status === "fulfilled")).toHaveLength(1);
      expect(await readdir(folder)).toEqual(["lock"]);
    },
  );

  it.each([
    ["of a process that is gone", `${gone}\n123\n${hostname()}`],
    ["cut short when its process was killed", "12"],
    ["that is empty", ""],
  ])("is taken over from a lock %s", async (_, left) => {
    await writeFile(file(), left);
    const release = await lockFolder(folder);
    expect(await readFile(file(), "utf8")).toMatch(new RegExp(`^${process.pid}\n`));
    await release();
  });

  it("is taken over if its process id belongs to another process now, where the system can tell", async () => {
    await writeFile(file(), `${process.pid}\n1\n${hostname()}`);
    expect(await isTaken()).toBe(existsSync("/proc/self/stat"));
  });

  it("is taken over from a killed process that is still listed, where the system can tell", async () => {
    // The shell becomes a sleep, which never reaps its child.
    const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(String(line));
    const stat = () => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    await expect.poll(stat).toMatch(existsSync("/proc/self/stat") ? ") Z " : "");
    const began = (await stat()).split(") ")[1]?.split(" ")[19] ?? "";
    await writeFile(file(), `${pid}\n${began}\n${hostname()}`);
    expect(await isTaken()).toBe(existsSync("/proc/self/stat"));
    parent.kill("SIGKILL");
  });

  it("is not taken over from another machine, where the process may still run", async () => {
    await writeFile(file(), `${gone}\n123\nelsewhere`);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${gone} on elsewhere. Stop it`);
  });

  it.each([hostname(), "elsewhere"])(
    "is taken over from a container on %s only after a minute without a sign of life",
    async (host) => {
      await writeFile(file(), `${process.pid}\n1\n${host}\nboot pid:[1]`);
      await expect(lockFolder(folder)).rejects.toThrow("if it is gone, try again in a minute.");
      const stale = new Date(Date.now() - lockLife.staleMs - 1_000);
      await utimes(file(), stale, stale);
      await (
        await lockFolder(folder)
      )();
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it("shows that its process lives, tells it when another has taken over, and is then left to that one", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const onLost = vi.fn<() => void>();
    const release = await lockFolder(folder, onLost);
    const stale = new Date(Date.now() - lockLife.staleMs - 1_000);
    await utimes(file(), stale, stale);
    vi.advanceTimersByTime(lockLife.beatMs);
    await expect.poll(async () => (await stat(file())).mtimeMs).toBeGreaterThan(stale.getTime());
    expect(onLost).not.toHaveBeenCalled();
    await writeFile(file(), `${gone}\n123\nelsewhere\nboot pid:[1]`);
    vi.advanceTimersByTime(lockLife.beatMs);
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    await release();
    expect(await readFile(file(), "utf8")).toContain("elsewhere");
  });
});
