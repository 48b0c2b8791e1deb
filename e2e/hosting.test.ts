import { readFileSync } from "node:fs";
import path from "node:path";
import { createEntryClient } from "@amberline/api/client/entry";
import { calls, type AnyCall } from "@amberline/api/contract";
import { corsHeaders } from "@amberline/sandbox/http/cors";
import { beforeAll, describe, expect, it } from "vitest";

/** What the Fetch standard lets every page send and read. */
const free = {
  sent: ["accept", "accept-language"],
  read: ["cache-control", "content-language", "content-length", "content-type", "expires", "last-modified"],
};

const sent = new Set<string>();
const read = new Set<string>();

/** An answer that notes which of its headers are asked for. */
function noting(type: string): Response {
  const response = new Response("{}", { headers: { "Content-Type": type } });
  const get = response.headers.get.bind(response.headers);
  response.headers.get = (name) => {
    read.add(name.toLowerCase());
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
    expect(lower(corsHeaders.exposed)).toEqual(beyond(read, free.read));
  });

  it("has what it needs in docs/adopting.md", () => {
    const text = readFileSync(path.join(import.meta.dirname, "../docs/adopting.md"), "utf8");
    expect(text).toContain(`Access-Control-Allow-Headers: ${corsHeaders.allowed.join(", ")}\n`);
    expect(text).toContain(`Access-Control-Expose-Headers: ${corsHeaders.exposed.join(", ")}\n`);
  });
});
