import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { serverAddresses } from "./addresses";
import { readAppFolder, readBrands } from "./appFolder";
import { listen, stopListening } from "./listen";
import { serveApp, serveOperator, serveStepper, stepperPaths } from "./serveApp";

const page = (what: string) =>
  `<!doctype html><html lang="__LANG__" data-theme="__THEME__"><style nonce="__CSP_NONCE__"></style><script nonce="__CSP_NONCE__"></script>${what}</html>`;

const built: Record<string, string> = {
  "index.html": page("app"),
  "app.lv.html": page("lietotne"),
  "login.en.html": page("sign in"),
  "login.lv.html": page("pieslēgties"),
  "assets/index-Ab3_x9Qz.js": "export {}",
  "assets/index-Ab3_x9Qz.js.br": "brotli",
  "assets/index-Ab3_x9Qz.js.map": "{}",
  "assets/text-Ab3_x9Qz.css": "a{}",
  "assets/text-Ab3_x9Qz.css.gz": "gzip",
  "icon.svg": "<svg/>",
  ".vite/manifest.json": "{}",
};

describe("serving the built app", () => {
  const app = new Hono();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-app-"));
    for (const [name, text] of Object.entries(built)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    await writeFile(path.join(folder, "..", `${path.basename(folder)}.js`), "outside");
    app.get("*", serveApp(await readAppFolder(folder)));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await rm(`${folder}.js`);
  });
  const get = (where: string, headers: Record<string, string> = {}) => app.request(where, { headers });

  it("serves its page for every path of the app, never cached", async () => {
    for (const where of ["/", "/home", "/payment_templates/edit/7", "/index.html"]) {
      const response = await get(where);
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).toContain("app</html>");
    }
  });

  it("serves the sign-in page prerendered in the visitor's language [9]", async () => {
    const said = async (headers: Record<string, string>) => (await get("/login", headers)).text();
    expect(await said({})).toContain('lang="en"');
    expect(await said({})).toContain("sign in");
    expect(await said({ "Accept-Language": "lv-LV,lv;q=0.9" })).toContain("pieslēgties");
    expect(await said({ "Accept-Language": "lv", Cookie: "theme=dark; lang=en" })).toContain("sign in");
    expect(await said({ "Accept-Language": "en", Cookie: "lang=lv" })).toContain('lang="lv"');
    expect(await said({ Cookie: "__Host-lang=lv; lang=en" })).toContain('lang="lv"');
    expect(await said({ Cookie: "lang=<script>" })).toContain('lang="en"');
  });

  it("serves the shell prerendered in the visitor's language for every other path", async () => {
    const [lv, en] = [await get("/home", { Cookie: "lang=lv" }), await get("/home", { Cookie: "lang=en" })];
    expect(await lv.text()).toContain("lietotne");
    expect(await en.text()).toContain("app</html>");
  });

  it("serves the same files as another bank at that bank's hosts", async () => {
    const brands = await mkdtemp(path.join(tmpdir(), "amberline-brands-"));
    const birch = { hosts: ["birch.example"], languages: ["lv"], language: "lv", theme: "dark" };
    const painted = {
      "bank.json": JSON.stringify(birch),
      "app.lv.html": page("bērzs"),
      "login.lv.html": page("bērza durvis"),
      "icon.svg": "<svg>birch</svg>",
    };
    await mkdir(path.join(brands, "birch"));
    for (const [name, text] of Object.entries(painted))
      await writeFile(path.join(brands, "birch", name), text);
    const base = await readAppFolder(folder);
    const both = new Hono();
    both.get("*", serveApp(base, undefined, await readBrands(brands, base)));
    const said = async (where: string, headers = {}) => (await both.request(where, { headers })).text();

    const home = await said("http://birch.example/home", { "Accept-Language": "en" });
    expect(home).toContain("bērzs");
    expect(home).toContain('lang="lv"');
    expect(home).toContain('data-theme="dark"');
    expect(await said("http://birch.example/home", { Cookie: "theme=system" })).toContain('data-theme=""');
    expect(await said("http://birch.example/login", { Cookie: "lang=en" })).toContain("bērza durvis");
    expect(await said("http://birch.example/icon.svg")).toContain("birch");
    expect(await said("http://birch.example/assets/index-Ab3_x9Qz.js")).toBe("export {}");
    expect(await said("http://other.example/icon.svg")).toBe("<svg/>");
    expect(await said("http://other.example/login")).toContain("sign in");

    await mkdir(path.join(brands, "twin"));
    await writeFile(path.join(brands, "twin", "bank.json"), JSON.stringify(birch));
    await expect(readBrands(brands, base)).rejects.toThrow("birch.example");
    await rm(brands, { recursive: true });
    await expect(readBrands(brands, base)).rejects.toThrow("no painted bank");
  });

  it("chooses the bank by the name alone that was asked for, however it is written", async () => {
    const brands = await mkdtemp(path.join(tmpdir(), "amberline-brands-"));
    onTestFinished(() => rm(brands, { recursive: true }));
    await mkdir(path.join(brands, "birch"));
    const birch = { hosts: ["birch.example"], languages: ["en"], language: "en", theme: "dark" };
    await writeFile(path.join(brands, "birch", "bank.json"), JSON.stringify(birch));
    await writeFile(path.join(brands, "birch", "app.en.html"), page("birch"));
    const base = await readAppFolder(folder);
    const serve = new Hono().get("*", serveApp(base, undefined, await readBrands(brands, base)));
    const { server, url } = await listen({
      answer: (request) => serve.fetch(request),
      ...{ host: "127.0.0.1", port: 0 },
    });
    onTestFinished(() => stopListening(server));
    const { port } = new URL(url);
    const asked = async (headers: Record<string, string>) => {
      const sent = request({ host: "127.0.0.1", port, path: "/home", headers }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return [answer.statusCode, /birch|app/.exec(await text(answer))?.[0] ?? null];
    };
    for (const Host of ["birch.example", "BIRCH.example", "birch.example:8443", "birch.example."])
      expect(await asked({ Host }), Host).toEqual([200, "birch"]);
    for (const Host of ["birch.example.evil.example", "evil-birch.example", "__proto__", "localhost"])
      expect(await asked({ Host }), Host).toEqual([200, "app"]);
    for (const Host of [
      "birch.example/../x",
      "birch.example?",
      "user@birch.example",
      "birch.example:x",
      "a b",
    ])
      expect((await asked({ Host }))[0], Host).toBe(400);
    const forwarded = { "X-Forwarded-Host": "birch.example", Forwarded: "host=birch.example" };
    expect(await asked({ Host: "bank.example", ...forwarded })).toEqual([200, "app"]);
  });

  it("lets a bank's pages ask its provider, chat and analytics, and frame its widget, and refuses what is no origin", async () => {
    const bank = await mkdtemp(path.join(tmpdir(), "amberline-bank-"));
    onTestFinished(() => rm(bank, { recursive: true }));
    const at = {
      providerUrl: "https://api.birch.example",
      verificationOrigins: ["https://id.example"],
      chat: { id: "support", bridgeUrl: "https://chat.example:8443" },
      adapterOrigins: ["https://use.example"],
    };
    const facts = { hosts: ["birch.example"], languages: ["en"], language: "en", theme: "system" };
    const serving = async (file: object) => {
      await writeFile(path.join(bank, "bank.json"), JSON.stringify({ ...facts, ...file }));
      await writeFile(path.join(bank, "index.html"), page("birch"));
      return new Hono().get("*", serveApp(await readAppFolder(bank)));
    };
    const { headers } = await (await serving(at)).request("http://birch.example/home");
    const policy = headers.get("Content-Security-Policy")?.split("; ");
    expect(policy).toContain(
      "connect-src 'self' https://api.birch.example https://chat.example:8443 https://use.example",
    );
    expect(policy).toContain("frame-src 'self' https://api.birch.example https://id.example");
    expect(headers.get("Permissions-Policy")).toContain(
      'camera=(self "https://api.birch.example" "https://id.example"),',
    );
    for (const wrong of [
      "javascript:alert(1)",
      "//evil",
      "*",
      "https://x;script-src",
      "https://x 'unsafe-eval'",
    ]) {
      await expect(serving({ ...at, providerUrl: wrong })).rejects.toThrow("is no origin");
      await expect(serving({ ...at, verificationOrigins: [wrong] })).rejects.toThrow("is no origin");
      await expect(serving({ ...at, adapterOrigins: [wrong] })).rejects.toThrow("is no origin");
    }
  });

  it("writes the visitor's theme into the page, or none", async () => {
    expect(await (await get("/home", { Cookie: "theme=dark" })).text()).toContain('data-theme="dark"');
    expect(await (await get("/home", { Cookie: 'theme="><script>' })).text()).toContain('data-theme=""');
  });

  it("gives each response its own nonce, the same in page and policy", async () => {
    const [first, second] = [await get("/home"), await get("/home")];
    const nonceOf = (response: Response) =>
      /style-src 'self' 'nonce-([\w+/=]{24})'/.exec(
        response.headers.get("Content-Security-Policy") ?? "",
      )?.[1] ?? "";
    expect(nonceOf(first)).toHaveLength(24);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const html = await first.text();
    expect(html.split(nonceOf(first))).toHaveLength(3);
    expect(html).not.toContain("__");
  });

  it("forbids everything the app does not need", async () => {
    const { headers } = await get("/login");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/script-src ('self' 'nonce-[\w+/=]{24}'); style-src \1;/);
    for (const part of [
      "default-src 'none'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types app-worker app-service-worker",
    ]) {
      expect(policy.split("; ")).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
    expect(headers.get("Permissions-Policy")).toContain("microphone=()");
  });

  it("frames nothing but the verification widget, which alone may use the camera besides it", async () => {
    const apart = new Hono();
    const addresses = serverAddresses({
      app: undefined,
      widget: undefined,
      host: "127.0.0.1",
      listening: "http://127.0.0.1:4100",
    });
    apart.get("*", serveApp(await readAppFolder(folder), addresses));
    const { headers } = await apart.request("http://127.0.0.1:4100/home");
    expect(headers.get("Content-Security-Policy")?.split("; ")).toContain("frame-src http://localhost:4100");
    expect(headers.get("Permissions-Policy")?.split(", ")).toContain('camera=(self "http://localhost:4100")');
    const together = await get("/home");
    expect(together.headers.get("Content-Security-Policy")?.split("; ")).toContain("frame-src 'self'");
    expect(together.headers.get("Permissions-Policy")?.split(", ")).toContain("camera=(self)");
  });

  it("caches files with hashed names for ever, and revalidates others", async () => {
    const hashed = await get("/assets/index-Ab3_x9Qz.js");
    expect(hashed.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("Content-Type")).toBe("text/javascript; charset=UTF-8");
    const icon = await get("/icon.svg");
    expect(icon.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const again = await get("/icon.svg", { "If-None-Match": `W/${icon.headers.get("ETag")}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each([
    ["/assets/index-Ab3_x9Qz.js", "gzip, deflate, br", "br", "brotli"],
    ["/assets/index-Ab3_x9Qz.js", "gzip, br;q=0", null, "export {}"],
    ["/assets/index-Ab3_x9Qz.js", "", null, "export {}"],
    ["/assets/text-Ab3_x9Qz.css", "br, gzip;q=0.5", "gzip", "gzip"],
    ["/icon.svg", "br, gzip", null, "<svg/>"],
  ])("serves %s to a browser that accepts %j as %j", async (where, accepted, encoding, body) => {
    const response = await get(where, { "Accept-Encoding": accepted });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe(body);
  });

  it("serves nothing but what was built to be served", async () => {
    const outside = path.basename(folder);
    for (const where of [
      "/assets/index-Ab3_x9Qz.js.map",
      "/assets/index-Ab3_x9Qz.js.br",
      "/.vite/manifest.json",
      "/login.en.html",
      "/missing.js",
      `/../${outside}.js`,
      `/..%2f${outside}.js`,
      `/assets/..%5c..%5c${outside}.js`,
      "/api/v2/login",
      "/sandbox",
      "/websdk/websdk.html",
    ]) {
      expect((await get(where)).status, where).toBe(404);
    }
  });

  it("reports in one sentence that there is no app", async () => {
    await expect(readAppFolder(path.join(folder, "assets"))).rejects.toThrow(
      /^There is no built app in .*npm run build\.$/,
    );
  });
});

describe("serving the operator application", () => {
  const app = new Hono();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-operator-"));
    await mkdir(path.join(folder, "assets"));
    await writeFile(path.join(folder, "index.html"), page("tool"));
    await writeFile(path.join(folder, "assets/index-Ab3_x9Qz.js"), "export {}");
    const tool = serveOperator(await readAppFolder(folder));
    app.get("/sandbox/api/clock", (context) => context.json({ now: 0 }));
    app.get("/sandbox", tool).get("/sandbox/*", tool);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("serves its page for every address under /sandbox, which frames nothing and runs files only", async () => {
    for (const where of ["/sandbox", "/sandbox/", "/sandbox/customers/7"]) {
      const response = await app.request(where, { headers: { Cookie: "lang=lv; theme=dark" } });
      const html = await response.text();
      expect(html).toContain("tool</html>");
      expect(html).toContain('<html lang="lv" data-theme="dark">');
      expect(html).not.toContain("__");
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      for (const rule of ["script-src 'self'", "frame-src 'none'", "frame-ancestors 'none'"]) {
        expect(policy.split("; ")).toContain(rule);
      }
      expect(response.headers.get("Permissions-Policy")).toContain("camera=()");
    }
  });

  it("serves its files, and leaves the calls and unknown addresses to others", async () => {
    const script = await app.request("/sandbox/assets/index-Ab3_x9Qz.js");
    expect([script.status, await script.text()]).toEqual([200, "export {}"]);
    expect(await (await app.request("/sandbox/api/clock")).json()).toEqual({ now: 0 });
    for (const where of ["/sandbox/api", "/sandbox/api/nothing", "/sandbox/assets/gone.js"]) {
      expect((await app.request(where)).status).toBe(404);
    }
  });
});

describe("serving the flow stepper", () => {
  const app = new Hono();
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-stepper-"));
    await mkdir(path.join(folder, "stepper"));
    await writeFile(path.join(folder, "stepper.html"), page("stepper"));
    await writeFile(path.join(folder, "screen.html"), page("screen"));
    await writeFile(path.join(folder, "stepper/stepper-Ab3_x9Qz.js"), "export {}");
    await writeFile(path.join(folder, "index.html"), page("bank").replace("<style", "<head><style"));
    const stepper = serveStepper(await readAppFolder(folder, "stepper.html"));
    for (const where of stepperPaths) app.get(where, stepper);
    app.get("*", (context) => context.text("the bank"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const policyOf = (response: Response) =>
    (response.headers.get("Content-Security-Policy") ?? "").split("; ");

  it("lets its page frame the page of a screen, which nothing else may frame", async () => {
    const stepper = await app.request("http://127.0.0.1:4100/stepper.html", {
      headers: { Cookie: "lang=lv" },
    });
    expect(await stepper.text()).toContain('<html lang="lv"');
    expect(policyOf(stepper)).toEqual(
      expect.arrayContaining(["frame-src 'self'", "frame-ancestors 'none'", "script-src 'self'"]),
    );
    const screen = await app.request("http://127.0.0.1:4100/screen.html");
    expect(await screen.text()).toContain("screen</html>");
    expect(policyOf(screen)).toEqual(expect.arrayContaining(["frame-src 'none'", "frame-ancestors 'self'"]));
  });

  it("serves its files, cached for ever, and leaves every other address to the bank", async () => {
    const script = await app.request("/stepper/stepper-Ab3_x9Qz.js");
    expect([script.status, script.headers.get("Cache-Control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    for (const where of ["/", "/stepper", "/stepper/gone.js", "/screen", "/login"])
      expect(await (await app.request(where)).text()).toBe("the bank");
  });

  it("has a page of the bank followed only where that was asked, for tests, and on this machine", async () => {
    const bank = await readAppFolder(folder);
    const asked = async (isForTesting: boolean, headers: Record<string, string>, host = "127.0.0.1:4100") => {
      const serve = new Hono().get("*", serveApp(bank, undefined, undefined, isForTesting));
      return (await serve.request(`http://${host}/login`, { headers })).text();
    };
    const wanted = { Cookie: "amberline-live=on" };
    const script = '<head><script type="module" src="/stepper/live.js"></script>';
    expect(await asked(true, wanted)).toContain(script);
    expect(await asked(true, {})).not.toContain("live.js");
    expect(await asked(false, wanted)).not.toContain("live.js");
    expect(await asked(true, wanted, "bank.example")).not.toContain("live.js");
    expect(await asked(true, { ...wanted, "X-Forwarded-For": "192.0.2.1" })).not.toContain("live.js");
  });

  it("reports in one sentence that there is no stepper", async () => {
    await expect(readAppFolder(path.join(folder, "stepper"), "stepper.html")).rejects.toThrow(
      /^There is no built app in .*npm run build\.$/,
    );
  });
});
