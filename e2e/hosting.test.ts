import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createEntryClient } from "@amberline/api/client/entry";
import { calls, type AnyCall } from "@amberline/api/contract";
import { corsHeaders } from "@amberline/sandbox/http/cors";
import { pageHeaders } from "@amberline/sandbox/http/pagePolicy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** What the Fetch standard lets every page send and read. */
const free = {
  sent: ["accept", "accept-language"],
  read: ["cache-control", "content-language", "content-length", "content-type", "expires", "last-modified"],
};

const sent = new Set<string>();
const readBack = new Set<string>();

/** An answer that notes which of its headers are asked for. */
function noting(type: string): Response {
  const response = new Response("{}", { headers: { "Content-Type": type } });
  const get = response.headers.get.bind(response.headers);
  response.headers.get = (name) => {
    readBack.add(name.toLowerCase());
    return get(name);
  };
  return response;
}

beforeAll(async () => {
  for (const call of Object.values(calls) as AnyCall[]) {
    const isFile = call.answer === "file" || call.answer === "stream";
    const { send } = createEntryClient({
      baseUrl: "https://provider.example",
      fetch: async (_, options) => {
        new Headers(options?.headers).forEach((_value, name) => sent.add(name));
        return noting(isFile ? "application/pdf" : "application/json");
      },
      session: { token: () => "token", replacement: async () => null, ended: () => undefined },
      language: () => "lv",
    });
    const options = { idempotencyKey: "key", etag: '"1"' };
    await send(call, {}, options);
    if (call.body === "multipart") await send(call, {}, { ...options, form: new FormData() });
  }
});

const lower = (names: Iterable<string>) => [...names].map((name) => name.toLowerCase()).sort();
const beyond = (names: Set<string>, those: readonly string[]) =>
  [...names].filter((name) => !those.includes(name)).sort();

describe("an app on another origin than its provider", () => {
  it("is allowed to send and to read what its client does, and nothing else", () => {
    expect(lower(corsHeaders.allowed)).toEqual(beyond(sent, free.sent));
    expect(lower(corsHeaders.exposed)).toEqual(beyond(readBack, free.read));
  });

  it("has what it needs in docs/adopting.md", () => {
    const text = read("docs/adopting.md");
    expect(text).toContain(`Access-Control-Allow-Headers: ${corsHeaders.allowed.join(", ")}\n`);
    expect(text).toContain(`Access-Control-Expose-Headers: ${corsHeaders.exposed.join(", ")}\n`);
  });
});

describe("the pages of a host", () => {
  const widget = "https://identity.example.com";
  const sent = pageHeaders("NONCE", { own: "https://bank.example.com", widget, hasOwnScript: true });
  const policy = sent["Content-Security-Policy"]
    ?.replace("connect-src 'self'", "connect-src 'self' https://provider.example.com")
    // The host of the app has nobody to report to.
    .replace(/; report-to .*$/, "");
  const permissions = sent["Permissions-Policy"];

  it("have the sandbox's policies behind nginx", () => {
    const filled = (text: string) =>
      text
        .replaceAll("$request_id", "NONCE")
        .replace("$bank_connect", "'self' https://provider.example.com")
        .replace("$bank_camera", `(self "${widget}")`)
        .replace("$bank_frame", widget);
    expect(filled(read("deploy/nginx/pages.conf"))).toContain(`Content-Security-Policy "${policy}" always;`);
    expect(filled(read("deploy/nginx/headers.conf"))).toContain(
      `Permissions-Policy '${permissions}' always;`,
    );
  });

  it("have the sandbox's policies behind Caddy", () => {
    const text = read("deploy/caddy/Caddyfile")
      .replaceAll("{http.request.uuid}", "NONCE")
      .replace("{bank_connect}", "'self' https://provider.example.com")
      .replace("{bank_camera}", `(self "${widget}")`)
      .replace("{bank_frame}", widget);
    expect(text).toContain(`Content-Security-Policy "${policy}"\n`);
    expect(text).toContain(`Permissions-Policy \`${permissions}\`\n`);
  });

  it("have them on a host of files, with hashes", () => {
    const [, lines = ""] = /const policyOf = [^[]*\[([\s\S]*?)\n  \]/.exec(read("scripts/pages.mjs")) ?? [];
    const own = (policy ?? "").split("; ").map((rule) => rule.split(" ")[0]);
    expect(own.filter((rule) => !lines.includes(`${rule} `))).toEqual([]);
  });
});

describe("what a host has to know of bank.json", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "amberline-pages-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** By the command, from a painted app that has nothing but this file. */
  function writtenFor(kind: "nginx" | "caddy", own: object): string {
    const from = path.join(folder, "app");
    mkdirSync(from, { recursive: true });
    const bank = JSON.parse(read("apps/bank/brands/amberline/bank.json")) as object;
    writeFileSync(path.join(from, "bank.json"), JSON.stringify({ ...bank, ...own }));
    const to = path.join(folder, kind);
    const line = ["scripts/pages.mjs", kind, "--from", from, "--to", to];
    execFileSync(process.execPath, line, { cwd: root, stdio: "pipe" });
    return readFileSync(path.join(to, ".host", kind === "nginx" ? "bank.conf" : "bank.caddy"), "utf8");
  }
  const elsewhere = {
    languages: ["lv", "de", "en"],
    ...{ language: "de", theme: "dark", providerUrl: "https://api.birch.example" },
    verificationOrigins: ["https://identity.birch.example"],
    chat: { id: "support", bridgeUrl: "https://chat.birch.example" },
  };
  const origins = {
    connect: `default "'self' https://api.birch.example https://chat.birch.example"`,
    frame: `default "https://api.birch.example https://identity.birch.example"`,
    camera: '(self "https://api.birch.example" "https://identity.birch.example")',
  };

  it("is written for nginx", () => {
    const text = writtenFor("nginx", elsewhere);
    for (const part of Object.values(origins)) expect(text).toContain(part);
    expect(text).toContain('default de;\n    "~*^lv\\b" lv;\n    "~*^en\\b" en;\n}');
    expect(text).toContain("(?<kept>lv|de|en)");
    expect(text).toContain('map $http_cookie $bank_theme {\n    default "dark";');
  });

  it("is written for Caddy", () => {
    const text = writtenFor("caddy", elsewhere);
    for (const part of Object.values(origins)) expect(text).toContain(part);
    expect(text).toContain('"~^(lv|de|en)\\b" "${1}"\n\tdefault de\n');
    expect(text).toContain("__Host-lang=(lv|de|en)");
    expect(text).toContain('default "dark"');
  });

  it("is the host itself where the provider is below it", () => {
    for (const kind of ["nginx", "caddy"] as const) {
      const text = writtenFor(kind, {});
      expect(text.match(/default "'self'"/g)).toHaveLength(2);
      expect(text).toContain("(self)");
    }
  });

  it("is all that the files in deploy/ take from it", () => {
    const written = writtenFor("nginx", elsewhere);
    const own = ["pages", "headers", "maps", "bank", "container"].map((name) =>
      read(`deploy/nginx/${name}.conf`),
    );
    const namesIn = (text: string) => text.match(/\$bank_\w+/g) ?? [];
    const made = [...`${written}${own.join("")}`.matchAll(/^map \S+ (\$bank_\w+)/gm)].map(([, name]) => name);
    expect([...new Set(namesIn(own.join("")))].filter((name) => !made.includes(name))).toEqual([]);
    const caddy = read("deploy/caddy/Caddyfile");
    const ofCaddy = `${writtenFor("caddy", elsewhere)}${caddy}`;
    for (const [, name] of ofCaddy.matchAll(/\{(bank_\w+)\}/g))
      expect(ofCaddy).toMatch(new RegExp(`map \\S+ \\{${name}\\}`));
  });

  it("is refused where it is no origin, for any host", () => {
    for (const kind of ["nginx", "caddy"] as const)
      expect(() => writtenFor(kind, { providerUrl: "https://a.example; frame-src *" })).toThrow(
        /is no origin/,
      );
  });
});
