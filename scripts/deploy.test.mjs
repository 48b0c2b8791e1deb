import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./setup.mjs";

const read = (file) => readFileSync(path.join(root, file), "utf8");
const found = (pattern, text) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

const options = read("apps/sandbox/src/server/options.ts");
const inFiles = found(/"([A-Z][A-Z_]+)"/g, read("apps/sandbox/src/server/secretFiles.ts"));
const settings = found(/env\["([A-Z_]+)"\]/g, options);
const [, usage] = /export const usage = `([^`]*)`/.exec(options);

const compose = read("deploy/compose.yaml");
const example = read("deploy/bank.env.example");
const container = read("deploy/Containerfile");
const haproxy = read("deploy/haproxy.cfg");

/** What compose.yaml says under a key at the start of a line, or a service. */
const part = (name, text = compose) =>
  new RegExp(`^( *)${name}:.*\\n((?:\\1 .*\\n|\\n)*)`, "m").exec(text)[2];
const variables = (text) => found(/^ +([A-Z][A-Z0-9_]+): /gm, part("environment", text));
const assigned = (text) => found(/^([A-Z_]+)=/gm, text);

describe("the settings of the server", () => {
  it("are all in the text of --help, and no others", () => {
    expect(settings.length).toBeGreaterThan(20);
    const said = found(/\b([A-Z]{2,}(?:_[A-Z]+)+|PORT)\b/g, usage.replaceAll("_FILE names", ""));
    expect(said).toEqual(expect.arrayContaining(settings));
    expect(said.filter((name) => !name.endsWith("_FILE") || name === "GEOIP_FILE")).toEqual(settings);
  });

  it("are what deploy/ sets or explains, each in one place", () => {
    const ofCompose = variables(part("x-bank")).map((name) =>
      inFiles.includes(name.replace(/_FILE$/, "")) ? name.replace(/_FILE$/, "") : name,
    );
    // PUSH_HOSTS needs --testing, which no public bank has.
    expect([...ofCompose, ...assigned(example), "PUSH_HOSTS"].sort()).toEqual(settings);
  });

  it("are each explained above where they are set", () => {
    const [, ...blocks] = example.split(/\n\n|\n(?=#)/).filter((block) => block.includes("="));
    expect(blocks.filter((block) => !/^# .*\n[A-Z_]+=/.test(block))).toEqual([]);
  });
});

describe("deploy/", () => {
  it("hands HAProxy every variable its file reads, and no other", () => {
    const used = found(/"[^"\n]*\$\{([A-Z0-9_]+)\}"/g, haproxy);
    const set = [...variables(part("haproxy")), ...assigned(read("deploy/haproxy.env.example"))].sort();
    expect(set).toEqual(used);
  });

  it("agrees on ports", () => {
    const bank = /PORT: "(\d+)"/.exec(part("x-bank"))[1];
    const operators = String(Number(bank) + 1);
    const ofHaproxy = part("haproxy");
    expect(container).toContain(`EXPOSE ${bank} ${operators}\n`);
    for (const nth of ["1", "2"]) {
      expect(ofHaproxy).toContain(`BANK_${nth}: bank${nth}:${bank}\n`);
      expect(ofHaproxy).toContain(`OPERATORS_${nth}: bank${nth}:${operators}\n`);
    }
    const [, ofBank] = /AS bank\n([^]*?)\n\n/.exec(container);
    for (const text of [ofBank, part("x-bank")]) expect(found(/127\.0\.0\.1:(\d+)/g, text)).toEqual([bank]);
    const [, http, https] = /ports: \["80:(\d+)", "443:(\d+)"\]/.exec(ofHaproxy);
    expect(ofHaproxy).toContain(`HTTP_PORT: "${http}"`);
    expect(ofHaproxy).toContain(`HTTPS_PORT: "${https}"`);
    const pooled = /listen_port = (\d+)/.exec(read("deploy/pgbouncer.ini"))[1];
    expect(read("deploy/secrets.sh")).toContain(`@pgbouncer:${pooled}/`);
    expect(container).toContain(`EXPOSE ${pooled}\n`);
  });

  it("has room in PgBouncer for all connections of both processes, and for those past it in PostgreSQL", () => {
    const [, each] = /defaultConnections = (\d+)/.exec(read("apps/sandbox/src/db/postgresPools.ts"));
    const [, pool] = /default_pool_size = (\d+)/.exec(read("deploy/pgbouncer.ini"));
    const [, limit] = /connection limit (\d+)/.exec(read("deploy/postgres.sh"));
    const [, most] = /-cmax_connections=(\d+)/.exec(compose);
    expect(Number(pool)).toBe(Number(each) * 2);
    expect(Number(limit)).toBeGreaterThan(Number(pool) + 2);
    expect(Number(most)).toBeGreaterThan(Number(limit));
  });

  it("writes every secret that the compose file hands out, but the bank's own certificate", () => {
    const declared = found(/file: secrets\/(\w+)/g, compose);
    const script = read("deploy/secrets.sh");
    const written = found(/(?:> |-out |-keyout )"?([a-z_]+)$/gm, script);
    const ofHosts = /for host in (.*); do/.exec(script)[1].split(" ");
    const all = [...written, "ca", ...ofHosts.flatMap((host) => [`${host}_certificate`, `${host}_key`])];
    expect(declared.filter((name) => !all.includes(name))).toEqual(["public_certificate"]);
  });

  it("names no file of the repository that is not there", () => {
    const files = readdirSync(path.join(root, "deploy"));
    for (const mounted of found(/"?\.\/([\w.]+):\//g, compose)) expect(files).toContain(mounted);
    expect(files).toEqual(expect.arrayContaining(["bank.env.example", "haproxy.env.example", "README.md"]));
  });
});
