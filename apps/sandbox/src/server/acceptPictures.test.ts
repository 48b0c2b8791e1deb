import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { acceptPictures, keepByTool, offerAccept, type AcceptImage } from "./acceptPictures";

const here = "http://127.0.0.1:4100";
const keeping = (
  keep: AcceptImage = () => Promise.resolve(),
  report: (error: unknown) => void = () => undefined,
) =>
  new Hono()
    .get("/images/accept", offerAccept)
    .post("/images/accept", acceptPictures(keep, report))
    .get("*", (context) => context.text("the app"));

interface Asked {
  url?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

const ask = (app: Hono, { url = here, headers = {}, body }: Asked = {}) =>
  app.request(`${url}/images/accept`, {
    method: "POST",
    headers: { Origin: here, "Content-Type": "application/json", ...headers },
    body: body ?? JSON.stringify({ name: "send/editing.lv.dark.390.webp" }),
  });

/** Headers proxies add. */
const marks: readonly Readonly<Record<string, string>>[] = [
  { Forwarded: "for=192.0.2.1" },
  { Via: "1.1 bank.example" },
  { "X-Forwarded-For": "192.0.2.1" },
  { "X-Forwarded-Proto": "https" },
  { "X-Real-IP": "192.0.2.1" },
];

describe("accepting a new image", () => {
  it("keeps the named one", async () => {
    const keep = vi.fn<AcceptImage>(() => Promise.resolve());
    expect((await ask(keeping(keep))).status).toBe(204);
    expect(keep).toHaveBeenCalledExactlyOnceWith("send/editing.lv.dark.390.webp");
  });

  it.each([
    ["of another address", { headers: { Origin: "https://elsewhere.example" } }],
    ["of another port", { headers: { Origin: "http://127.0.0.1:4101" } }],
    [
      "that poses as this host by a name of its own",
      { url: "http://bank.example", headers: { Origin: "http://bank.example" } },
    ],
    ["that keeps its address to itself", { headers: { Origin: "null" } }],
  ])("is refused to a page %s", async (_, change) => {
    const keep = vi.fn<AcceptImage>(() => Promise.resolve());
    expect((await ask(keeping(keep), change)).status).toBe(403);
    expect(keep).not.toHaveBeenCalled();
  });

  it("is neither offered nor done through a proxy, whatever host it names", async () => {
    const keep = vi.fn<AcceptImage>(() => Promise.resolve());
    for (const headers of marks) {
      expect((await ask(keeping(keep), { headers })).status).toBe(403);
      const offer = await keeping().request(`${here}/images/accept`, { headers });
      expect(await offer.text()).toBe("the app");
    }
    expect(keep).not.toHaveBeenCalled();
  });

  it.each([
    ["a form of another page could send", { headers: { "Content-Type": "text/plain" } }],
    ["names a place outside", { body: '{"name":"../secret"}' }],
    ["would be taken for an option", { body: '{"name":"--report"}' }],
    ["would be taken for an option, though it looks like a picture", { body: '{"name":"--report/x"}' }],
    ["names nothing", { body: "{}" }],
    ["cannot be read", { body: "{" }],
  ])("does nothing if the request %s", async (_, change) => {
    const keep = vi.fn<AcceptImage>(() => Promise.resolve());
    expect((await ask(keeping(keep), change)).status).toBe(422);
    expect(keep).not.toHaveBeenCalled();
  });

  it("keeps one after another, and reports failures", async () => {
    const order: string[] = [];
    const report = vi.fn();
    const keep: AcceptImage = async (name) => {
      order.push(`begins ${name}`);
      await Promise.resolve();
      order.push(`ends ${name}`);
      if (name === "send/a.") throw new Error("The disk is full.");
    };
    const app = keeping(keep, report);
    const [first, second] = await Promise.all(
      ["send/a.", "send/b."].map((name) => ask(app, { body: JSON.stringify({ name }) })),
    );
    expect([first?.status, second?.status]).toEqual([500, 204]);
    expect(order).toEqual(["begins send/a.", "ends send/a.", "begins send/b.", "ends send/b."]);
    expect(report).toHaveBeenCalledOnce();
  });

  it("is offered on this machine only, so that the button is nowhere else", async () => {
    expect((await keeping().request(`${here}/images/accept`)).status).toBe(204);
    const elsewhere = await keeping().request("https://bank.example/images/accept");
    expect(await elsewhere.text()).toBe("the app");
  });

  it("runs the project's own tool with the image and both folders", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "amberline-accept-"));
    try {
      const tool = path.join(folder, "tool.mjs");
      const said = path.join(folder, "said.json");
      await writeFile(
        tool,
        `import { writeFileSync } from "node:fs";
const asked = process.argv.slice(2);
if (asked[1] === "send/broken.") process.exit(1);
writeFileSync(${JSON.stringify(said)}, JSON.stringify(asked));`,
      );
      const run = (name: string) =>
        keepByTool({ tool, kept: folder, report: folder, stopping: new AbortController().signal, flags: [] })(
          name,
        );
      await run("send/editing.");
      expect(JSON.parse(await readFile(said, "utf8"))).toEqual([
        "--accept",
        "send/editing.",
        "--kept",
        folder,
        "--report",
        folder,
      ]);
      await expect(run("send/broken.")).rejects.toThrow();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("does not wait for a tool for ever, nor for any once the server stops", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "amberline-accept-"));
    try {
      const tool = path.join(folder, "tool.mjs");
      await writeFile(tool, "setInterval(() => undefined, 1_000);");
      const ending = new AbortController();
      const hung = { tool, kept: folder, report: folder, stopping: ending.signal, flags: [] };
      await expect(keepByTool({ ...hung, patienceMs: 100 })("send/a.")).rejects.toMatchObject({
        signal: "SIGKILL",
      });
      const cut = keepByTool(hung)("send/a.");
      ending.abort();
      await expect(cut).rejects.toMatchObject({ name: "AbortError" });
      await expect(keepByTool(hung)("send/b.")).rejects.toMatchObject({ name: "AbortError" });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
