import { Hono } from "hono";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { serverAddresses } from "../server/addresses";
import { sameAddress } from "../areas/identity";
import { mountWidget } from "./mount";

const files = new Map([
  ["widget.js", { type: "text/javascript; charset=UTF-8", bytes: Uint8Array.of(59), etag: '"a"' }],
]);

const serving = (addresses = sameAddress) => {
  const app = new Hono();
  mountWidget(app, files, addresses);
  return app;
};

describe("serving the widget", () => {
  const loopback = serverAddresses({
    app: undefined,
    widget: undefined,
    host: "127.0.0.1",
    listening: "http://127.0.0.1:4100",
  });
  const policyOf = ({ headers }: Response) => (headers.get("Content-Security-Policy") ?? "").split("; ");

  it("may only be framed by the app, and is told its origin", async () => {
    const page = await serving(loopback).request("http://localhost:4100/websdk/websdk.html?_=id_x");
    expect(policyOf(page)).toContain("frame-ancestors http://127.0.0.1:4100");
    expect(await page.text()).toContain('<meta name="app-origin" content="http://127.0.0.1:4100" />');
    const same = await serving().request("http://bank.test/websdk/websdk.html");
    expect(policyOf(same)).toContain("frame-ancestors 'self'");
  });

  it("lets nobody frame the page behind a mailed link, which links to the bank's own address", async () => {
    const page = await serving(loopback).request("http://evil.example/websdk/link.html");
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
    expect(await page.text()).toContain('<meta name="app-origin" content="http://127.0.0.1:4100" />');
  });

  it.each(["websdk.html", "link.html"])(
    "runs only its own script on %s, and may use the camera",
    async (name) => {
      const page = await serving().request(`http://bank.test/websdk/${name}`);
      const policy = policyOf(page);
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src blob:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy.join()).not.toContain("unsafe");
      expect(page.headers.get("Permissions-Policy")?.split(", ")).toContain("camera=(self)");
      expect(page.headers.get("Permissions-Policy")).toContain("microphone=()");
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(await page.text()).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*src=)/);
    },
  );

  it.each(["websdk.html", "link.html"])("calls the bank by its name on %s", async (name) => {
    vi.stubEnv("BANK_NAME", "Birch & Sons");
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      // Files share what they import.
      vi.resetModules();
    });
    const { mountWidget: mount } = await import("./mount");
    const app = new Hono();
    mount(app, files, sameAddress);
    const html = await (await app.request(`http://bank.test/websdk/${name}`)).text();
    expect(html).toContain("<title>Birch &amp; Sons</title>");
    expect(html).toContain('<meta name="application-name" content="Birch &amp; Sons" />');
    expect(html).not.toContain("Amberline");
  });

  it("reads the theme from the address, and nothing else", async () => {
    const html = async (query: string) =>
      (await serving().request(`http://bank.test/websdk/websdk.html?${query}`)).text();
    expect(await html("theme=dark")).toContain('data-theme="dark"');
    for (const query of ["theme=sepia", 'theme="><script>', "lang=<b>"]) {
      expect(await html(query)).toBe(await html(""));
    }
  });

  it("serves its files while they have changed, and no others", async () => {
    const app = serving();
    const script = await app.request("/websdk/widget.js");
    expect([script.status, script.headers.get("Content-Type")]).toEqual([
      200,
      "text/javascript; charset=UTF-8",
    ]);
    const again = await app.request("/websdk/widget.js", { headers: { "If-None-Match": '"a"' } });
    expect(again.status).toBe(304);
    const style = await app.request("/websdk/style.css");
    expect(style.headers.get("Content-Type")).toBe("text/css; charset=UTF-8");
    for (const name of ["other.js", "..%2fserver.js", "constructor"]) {
      expect((await app.request(`/websdk/${name}`)).status).toBe(404);
    }
  });
});
