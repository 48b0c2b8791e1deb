import { readFileSync } from "node:fs";
import path from "node:path";
import { createEntryClient } from "@amberline/api/client/entry";
import { calls, type AnyCall } from "@amberline/api/contract";
import { corsHeaders } from "@amberline/sandbox/http/cors";
import { pageHeaders } from "@amberline/sandbox/http/pagePolicy";
import { beforeAll, describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "..", file), "utf8");

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
        .replace("$bank_widget", widget);
    expect(filled(read("deploy/nginx/pages.conf"))).toContain(`Content-Security-Policy "${policy}" always;`);
    expect(filled(read("deploy/nginx/headers.conf"))).toContain(
      `Permissions-Policy '${permissions}' always;`,
    );
  });

  it("have the sandbox's policies behind Caddy", () => {
    const text = read("deploy/caddy/Caddyfile")
      .replaceAll("{http.request.uuid}", "NONCE")
      .replace("{bank_camera}", `(self "${widget}")`)
      .replaceAll(/\{\$[A-Z_]+:([^}]+)\}/g, "$1");
    expect(text).toContain(`Content-Security-Policy "${policy}"\n`);
    expect(text).toContain(`Permissions-Policy \`${permissions}\`\n`);
  });

  it("have them on a host of files, with hashes", () => {
    const [, lines = ""] = /const policyOf = [^[]*\[([\s\S]*?)\n  \]/.exec(read("scripts/pages.mjs")) ?? [];
    const own = (policy ?? "").split("; ").map((rule) => rule.split(" ")[0]);
    expect(own.filter((rule) => !lines.includes(`${rule} `))).toEqual([]);
  });
});
