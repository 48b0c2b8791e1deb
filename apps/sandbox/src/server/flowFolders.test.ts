import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flowFolders, written } from "./flowFolders";

const here = "http://127.0.0.1:4100";
const walk = { name: ["Sent", "Nosūtīts"], input: "private", steps: ["order.submit"], ends: "creating" };
const chart = { states: [{ id: "send.editing" }], transitions: ["send.editing: a #1 -> stays"], anytime: [] };

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amberline-flows-"));
  await mkdir(path.join(folder, "send"));
  await writeFile(
    path.join(folder, "send/layout.json"),
    JSON.stringify({ flow: "send", ...chart, foldings: {} }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Tester", "-c", "user.email=tester@bank.example", ...args], {
    cwd: folder,
  });

const app = () => flowFolders(folder, vi.fn());
const kept = async () => readFile(path.join(folder, "send/keptWalks.json"), "utf8");

const keep = (body: unknown, { flow = "send", headers = {}, url = here } = {}) =>
  app().request(`${url}/${flow}/walks`, {
    method: "POST",
    headers: { Origin: url, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("keeping a walk in the folder of its flow", () => {
  it("adds it to those kept, in the form of the project's files", async () => {
    expect((await keep(walk)).status).toBe(204);
    expect((await keep({ ...walk, name: ["Again", "Atkal"] })).status).toBe(204);
    expect(await (await app().request(`${here}/send/walks`)).json()).toEqual([
      walk,
      { ...walk, name: ["Again", "Atkal"] },
    ]);
    expect(await kept()).toContain('    "name": ["Sent", "Nosūtīts"],\n    "input": "private",');
  });

  it.each(["send", "signIn", "verification"])(
    "writes what the project's formatter would of %s",
    async (flow) => {
      const file = path.join(
        import.meta.dirname,
        "../../../../packages/flow-lab/src",
        flow,
        "keptWalks.json",
      );
      const text = await readFile(file, "utf8");
      expect(written(JSON.parse(text) as Parameters<typeof written>[0])).toBe(text);
    },
  );

  it.each([
    ["a flow that is not there", 404, walk, { flow: "other" }],
    ["a place outside", 404, walk, { flow: "..%2Fsend" }],
    ["a page of another address", 403, walk, { headers: { Origin: "https://elsewhere.example" } }],
    ["a proxy", 403, walk, { headers: { "X-Forwarded-For": "192.0.2.1" } }],
    ["another machine", 403, walk, { url: "http://bank.example" }],
    ["a form of another page", 422, walk, { headers: { "Content-Type": "text/plain" } }],
    ["a walk without a name in Latvian", 422, { ...walk, name: ["Sent", " "] }, {}],
    ["a step that is no text", 422, { ...walk, steps: [1] }, {}],
    ["too many steps", 422, { ...walk, steps: Array.from({ length: 1_001 }, () => "a") }, {}],
  ])("refuses %s", async (_, status, body, around) => {
    expect((await keep(body, around)).status).toBe(status);
    await expect(kept()).rejects.toThrow("ENOENT");
  });

  it("refuses a name that another walk has", async () => {
    await keep(walk);
    expect((await keep({ ...walk, name: ["Other", "Nosūtīts"] })).status).toBe(409);
  });
});

describe("the chart on the main branch", () => {
  const onMain = async () => (await app().request(`${here}/send/main`)).json();

  it("is read when it is asked for, as it is there", async () => {
    git("init", "--quiet", "--initial-branch=main");
    git("add", ".");
    git("commit", "--quiet", "--message=First");
    await writeFile(path.join(folder, "send/layout.json"), "{}");
    expect(await onMain()).toEqual({ chart });
    git("commit", "--quiet", "--all", "--message=Second");
    expect(await onMain()).toEqual({ chart: {} });
  });

  it("is not there if the flow is new", async () => {
    git("init", "--quiet", "--initial-branch=main");
    git("commit", "--quiet", "--allow-empty", "--message=First");
    expect(await onMain()).toEqual({ chart: null });
  });

  it("says that there is no main branch, or no repository", async () => {
    expect(await onMain()).toEqual({ reason: "git" });
    git("init", "--quiet", "--initial-branch=other");
    expect(await onMain()).toEqual({ reason: "main" });
  });
});
