import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveImages, serveReport } from "./serveImages";

describe("serving the images of the states", () => {
  const app = new Hono();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-images-"));
    await mkdir(path.join(folder, "kept/login"), { recursive: true });
    await writeFile(path.join(folder, "secret.webp"), "secret");
    await writeFile(path.join(folder, "kept/manifest.json"), "{}");
    await writeFile(path.join(folder, "kept/login/form+forgot.closed.lv.dark.390.webp"), "a picture");
    await mkdir(path.join(folder, "report/pictures/login"), { recursive: true });
    await writeFile(path.join(folder, "report/result.json"), '{"findings":[]}');
    await writeFile(path.join(folder, "report/index.html"), "<h1>");
    await writeFile(path.join(folder, "report/pictures/login/form.lv.dark.390.diff.png"), "a difference");
    app.get("/images/*", serveImages(path.join(folder, "kept")));
    app.get("/images/report/*", serveReport(path.join(folder, "report")));
    app.get("*", (context) => context.text("nothing", 404));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("serves the manifest and a listed image", async () => {
    const picture = await app.request("/images/login/form+forgot.closed.lv.dark.390.webp");
    expect([picture.headers.get("Content-Type"), await picture.text()]).toEqual(["image/webp", "a picture"]);
    expect((await app.request("/images/manifest.json")).headers.get("Content-Type")).toBe("application/json");
  });

  it("serves the report of the last comparison, and the images it lists", async () => {
    expect(await (await app.request("/images/report/result.json")).json()).toEqual({ findings: [] });
    const picture = await app.request("/images/report/pictures/login/form.lv.dark.390.diff.png?v=hash");
    expect([picture.headers.get("Content-Type"), await picture.text()]).toEqual([
      "image/png",
      "a difference",
    ]);
  });

  it.each([
    "/images/report/index.html",
    "/images/report/pictures/login/..%2f..%2fresult.json",
    "/images/report/pictures/../../secret.webp",
    "/images/login/gone.webp",
    "/images/../secret.webp",
    "/images/%2e%2e/secret.webp",
    "/images/login/..%2f..%2fsecret.webp",
    "/images/login/../../secret.webp",
    "/images/login",
    "/images/",
  ])("serves nothing else, as at %s", async (where) => {
    expect((await app.request(where)).status).toBe(404);
  });
});
