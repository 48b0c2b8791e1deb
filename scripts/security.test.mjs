import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./setup.mjs";
import { judged } from "./audit.mjs";

const read = (file) => readFileSync(path.join(root, file), "utf8");
const page = read("docs/security.md");

/** What the page says under a heading. */
const section = (title) => page.split(`\n## ${title}\n`)[1].split("\n## ")[0];

const sources = readdirSync(path.join(root, "apps/sandbox/src"), { recursive: true })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => read(path.join("apps/sandbox/src", file)))
  .join("\n");

describe("docs/security.md", () => {
  it("gives every table of the database a level of protection [ASVS 14.1.1]", () => {
    const [, fields] = /interface Database \{([^}]*)\}/.exec(read("apps/sandbox/src/db/schema.ts"));
    const tables = [...fields.matchAll(/^  (\w+): \w+Table;/gm)].map(([, table]) => table);
    expect(tables.length).toBeGreaterThan(40);
    const said = section("Data, and how it is protected");
    expect(tables.filter((table) => !said.includes(`\`${table}\``))).toEqual([]);
  });

  it("names every kind of entry of the audit log [ASVS 16.1.1]", () => {
    const kinds = new Set([...sources.matchAll(/action: [`"](\w+)\./g)].map(([, kind]) => kind));
    expect(kinds.size).toBeGreaterThan(15);
    const said = section("What is logged");
    expect([...kinds].filter((kind) => !said.includes(`\`${kind}\``))).toEqual([]);
  });
});

it.each([
  ["none is known", { vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }, 0, /^No component/],
  [
    "one is known",
    {
      vulnerabilities: { hono: { name: "hono", severity: "high" } },
      metadata: { vulnerabilities: { total: 1 } },
    },
    1,
    /hono \(high\)/,
  ],
  ["the registry refuses", { message: "405 Method Not Allowed" }, 2, /does not tell.*405/],
  ["there is no network", "", 2, /does not tell.*no report/],
])(
  "a release goes on only if no weakness of a component is known: %s [ASVS 15.2.1]",
  (_, report, code, said) => {
    const judgement = judged(typeof report === "string" ? report : JSON.stringify(report));
    expect(judgement.code).toBe(code);
    expect(judgement.sentence).toMatch(said);
  },
);

it("every component comes from one registry, with its integrity [ASVS 15.1.2]", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const outside = Object.entries(packages).filter(
    ([place, each]) => /(^|\/)node_modules\//.test(place) && !each.link,
  );
  expect(outside.length).toBeGreaterThan(500);
  for (const [place, { integrity, resolved }] of outside) {
    expect(integrity, place).toMatch(/^sha512-/);
    expect(resolved ?? "https://registry.npmjs.org/", place).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});
