import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { addPictures } from "./addPictures";

const whole = {
  host: "127.0.0.1",
  publicOrigin: undefined,
  widgetOrigin: undefined,
  operatorOrigin: undefined,
  imagesDir: "kept",
  reportDir: "report",
  acceptTool: "tool.ts",
};

const at = "http://127.0.0.1:4100/images/accept";
const headers = { Origin: "http://127.0.0.1:4100", "Content-Type": "application/json" };

function appWith(asked: Parameters<typeof addPictures>[1]): Hono {
  const app = new Hono();
  addPictures(app, asked, { report: () => undefined, stopping: new AbortController().signal });
  return app;
}

async function offers(asked: Parameters<typeof addPictures>[1]) {
  const app = appWith(asked);
  const [offer, request] = await Promise.all([
    app.request(at),
    app.request(at, { method: "POST", headers, body: "{}" }),
  ]);
  return [offer.status, request.status];
}

describe("the images of the states", () => {
  it("can be accepted where the server listens to this machine only and has the tool", async () => {
    for (const host of ["127.0.0.1", "localhost", "::1"])
      expect(await offers({ ...whole, host })).toEqual([204, 422]);
    expect(await offers({ ...whole, publicOrigin: "http://localhost:5173" })).toEqual([204, 422]);
  });

  it("have names of at most a thousand bytes; longer requests are not read", async () => {
    const asked = { method: "POST", headers, body: `{"name":"${"a".repeat(1024)}"}` };
    expect((await appWith(whole).request(at, asked)).status).toBe(413);
  });

  it("can be accepted nowhere else: not where others reach the server, nor without report or tool", async () => {
    const others = [
      { ...whole, host: "0.0.0.0" },
      { ...whole, host: "bank.example" },
      { ...whole, publicOrigin: "https://bank.example" },
      { ...whole, widgetOrigin: "https://papers.bank.example" },
      { ...whole, acceptTool: undefined },
      { ...whole, reportDir: undefined },
      { ...whole, imagesDir: undefined },
    ];
    for (const asked of others) expect(await offers(asked)).toEqual([404, 404]);
  });
});
