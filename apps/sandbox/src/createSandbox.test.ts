import { existsSync, readFileSync } from "node:fs";
import { calls, type CallName } from "@amberline/api/contract";
import { expect, it, vi } from "vitest";
import { inProcessFetch, visitorHeader } from "./faults";
import { examples, openApiDocument } from "./openapi";
import { describeOnPGlite } from "./platform/testDatabases";
import { testBank } from "./testing/testBank";
import { knownBody } from "./http/knownBody";

const names = Object.keys(calls) as CallName[];

/** Every module a file of this folder imports, directly or transitively within the folder. */
function importsOf(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const source = readFileSync(file, "utf8").replace(/^import type .*|, type \w+|\{ type \w+ \}/gm, "");
  const specifiers = [...source.matchAll(/^(?:import|export)\s[^"]*from "([^"]+)"/gms)].map(
    (found) => found[1] ?? "",
  );
  return specifiers.flatMap((specifier) => {
    if (!specifier.startsWith(".")) return [specifier];
    const base = new URL(specifier, file);
    const found = [`${base.href}.ts`, `${base.href.replace(/\/$/, "")}/index.ts`].map(
      (href) => new URL(href),
    );
    return found
      .filter((candidate) => existsSync(candidate))
      .flatMap((candidate) => importsOf(candidate, seen));
  });
}

it("needs nothing that browsers lack", () => {
  const imported = new Set(importsOf(new URL("./createSandbox.ts", import.meta.url)));
  for (const name of ["hono", "kysely", "otplib"]) expect(imported).toContain(name);
  expect([...imported].filter((name) => /^(node:|pg$|@hono\/node-server|@electric-sql)/.test(name))).toEqual(
    [],
  );
});

describeOnPGlite("the provider", (at) => {
  const bank = testBank(at);
  const api = (path: string, init?: RequestInit) => bank.app.request(`/api/v1${path}`, init);

  it("answers every call of the contract, each with its own method only [7-1]", async () => {
    for (const name of names) {
      const { method, path } = calls[name];
      expect([404, 405], name).not.toContain((await api(path, { method })).status);
      for (const other of ["GET", "POST", "PUT", "DELETE"].filter((verb) => verb !== method)) {
        const response = await api(path, { method: other });
        expect([response.status, response.headers.get("Allow")], `${other} ${name}`).toEqual([405, method]);
      }
    }
  });

  it("refuses what no database can store, and takes no name of the language's own for a field", async () => {
    const token = await bank.token(await bank.customer());
    const hostile = '"constructor":1,"toString":null,"__proto__":{"id":""}';
    for (const name of names.filter((each) => calls[each].method === "POST" && each !== "complaintSend")) {
      const { request } = examples[name];
      const texts = Object.entries(request).filter(([, value]) => typeof value === "string");
      for (const [field] of texts) {
        const answer = await bank.send(name, { ...request, [field]: "a\0" }, { token, key: "k" });
        expect(answer.status, `${name}.${field}`).toBe(400);
      }
      const whole = JSON.stringify(request);
      const keys = whole === "{}" ? `{${hostile}}` : whole.replace(/\}$/, `,${hostile}}`);
      // The last, as it ends the session.
      if (name !== "logout") await bank.send(name, keys, { token, key: "k" });
    }
    expect((await bank.send("logout", `{${hostile}}`, { token })).status).toBe(200);
    expect(bank.defects).toEqual([]);
  });

  it("takes no character that makes a text look like another, but in passwords [ASVS 1.3.3]", () => {
    const sent = {
      subject: "Rēķins\u202Egnp.exe\u2069\u0007",
      description: "viens\r\n\tdivi \u{1F469}\u200D\u{1F680} تجربة",
      files: [],
      complaint_id: "\u2066x\u061C",
    };
    expect(knownBody(calls.complaintSend.request, sent)).toMatchObject({
      subject: "Rēķinsgnp.exe",
      description: "viens\r\n\tdivi \u{1F469}\u200D\u{1F680} تجربة",
      complaint_id: "x",
    });
    const password = "Drošs\u202E2026";
    expect(knownBody(calls.login.request, { login: "a\u200Fb@c.lv", password })).toMatchObject({
      login: "ab@c.lv",
      password,
    });
    const files = [{ name: "a\u202Efdp.exe", base64: "" }];
    const message = { message: "\u202Ex", attachments: files };
    expect(knownBody(calls.bridgeMessage.request, message)).toMatchObject({
      message: "x",
      attachments: [{ name: "afdp.exe" }],
    });
  });

  it("refuses what is nested so deeply that reading it would exhaust the stack", async () => {
    const deep = `${"[".repeat(50_000)}1${"]".repeat(50_000)}`;
    for (const body of [deep, `{"email":${deep}}`]) expect((await bank.send("reset", body)).status).toBe(400);
    expect(bank.defects).toEqual([]);
  });

  it.each(["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31", "2026-02-30"])(
    "refuses %s as an end of a range",
    async (day) => {
      const who = await bank.customer();
      const token = await bank.token(who);
      const range = { id: who.accountId, start: day, end: day };
      for (const name of ["orderList", "orderPdf", "orderExport"] as const)
        expect((await bank.send(name, { ...range, format: "csv" }, { token })).status).toBe(400);
      expect(bank.defects).toEqual([]);
    },
  );

  it("answers 404 at unknown addresses", async () => {
    const response = await api("/nothing", { headers: { "Accept-Language": "lv" } });
    expect([response.status, await response.json()]).toEqual([404, { err: "Šajā adresē nekā nav." }]);
  });

  it("serves the OpenAPI document of its contract, which it makes once", async () => {
    const written = vi.spyOn(JSON, "stringify");
    const asked = await Promise.all([api("/openapi.json"), api("/openapi.json")]);
    const times = written.mock.calls.filter(([value]) => Object.hasOwn(Object(value) as object, "openapi"));
    written.mockRestore();
    expect(times.length).toBeLessThanOrEqual(1);
    for (const answer of asked)
      expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it("says in every answer what time it is by its own clock, which need not be the machine's", async () => {
    const said = async () => Date.parse((await api("/nothing")).headers.get("Date") ?? "");
    const before = await said();
    bank.later(3_600_000);
    expect((await said()) - before).toBe(3_600_000);
  });

  it("lets no answer be cached, sniffed, framed or executed, including refusals and failures", async () => {
    const answers = [
      await api("/openapi.json"),
      await api("/nothing"),
      await api("/login", { method: "POST", body: "{}" }),
      await api("/order", { method: "POST", body: "{}" }),
      await api("/login", { method: "POST", body: "x".repeat(300_000) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 401, 413]);
    for (const { headers } of answers) {
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    }
  });

  it.each([
    ["no JSON", "{"],
    ["JSON of another shape", "[]"],
    ["null", "null"],
    ["a field of another type", '{"login":1,"password":"x"}'],
    ["a missing field", '{"login":"x"}'],
    ["a field too long", `{"login":"x","password":"x","code":"1234567"}`],
  ])("refuses %s without details [8]", async (_, body) => {
    const response = await api("/login", { method: "POST", body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      err: "The request could not be read. Check what you entered and try again.",
    });
  });

  it("ignores fields unknown to the contract", async () => {
    const who = await bank.customer({ twoFactor: false });
    const request = {
      login: who.login,
      password: who.password,
      two_factor: true,
      __proto__: { admin: true },
    };
    expect((await bank.call("login", request)).data.accessToken).toBeTruthy();
  });

  it("lets nobody set the columns of what they write, by any field [ASVS 15.3.3]", async () => {
    const login = "mass.assignment@amberline.example";
    const columns = {
      sumsub_status: "verify",
      two_factor: true,
      email_confirmed: true,
      phone_confirmed: true,
    };
    const more = { ...columns, blocked_by: "bank", risk_level: "none", id: crypto.randomUUID() };
    const answer = await bank.send("register", { ...examples.register.request, login, ...more });
    expect(answer.status).toBe(200);
    const kept = await at.db
      .selectFrom("logins")
      .selectAll()
      .where("email", "=", login)
      .executeTakeFirstOrThrow();
    expect(
      Object.entries(more).filter(([column, value]) => kept[column as keyof typeof kept] === value),
    ).toEqual([]);
  });

  it("reports a defect, and tells the client only that there was one", async () => {
    const defects: unknown[] = [];
    const broken = testBank(at, {
      onDefect: (defect) => defects.push(defect),
      passwords: {
        ...bank.parts().passwords,
        verify: () => Promise.reject(new Error("relation logins, column password_hash")),
      },
    });
    const response = await broken.send("login", { login: "a@b.cd", password: "x" });
    expect([response.status, await response.json()]).toEqual([
      500,
      {
        err: expect.stringMatching(
          /^Something went wrong on our side\. Try again later\. If you write to support, tell them the code [2-9A-Z]{6}\.$/,
        ),
      },
    ]);
    expect(defects).toEqual([new Error("relation logins, column password_hash")]);
  });

  it("answers programs, and no browser that opens, frames or embeds a call [ASVS 3.2.1] [ASVS 3.5.3]", async () => {
    const token = await bank.token(await bank.customer());
    const ask = async (dest: string | undefined, at = "/user/sumsub_token") => {
      const headers = { token, ...(dest ? { "Sec-Fetch-Dest": dest } : {}) };
      return (await bank.app.request(`/api/v1${at}`, { headers })).status;
    };
    expect([await ask(undefined), await ask("empty")]).toEqual([200, 200]);
    for (const dest of ["document", "iframe", "image", "script"]) expect(await ask(dest)).toBe(403);
    expect(await ask("document", "/openapi.json")).toBe(200);
  });

  it("applies planned faults: before the work nothing is done, after it only the answer is lost", async () => {
    const fetch = inProcessFetch(bank.app);
    const who = await bank.customer({ twoFactor: false });
    const signIn = () =>
      fetch("/api/v1/login", {
        method: "POST",
        body: JSON.stringify({ login: who.login, password: who.password }),
      });
    const sessions = async () =>
      (
        await at.db
          .selectFrom("sessions")
          .innerJoin("logins", "logins.id", "sessions.login_id")
          .where("logins.email", "=", who.login)
          .select("sessions.id")
          .execute()
      ).length;
    bank.faults.plan({ call: "login", fault: "drop" }, { call: "login", fault: "dropAfter" });
    await expect(signIn()).rejects.toThrow(TypeError);
    expect(await sessions()).toBe(0);
    await expect(signIn()).rejects.toThrow(TypeError);
    expect(await sessions()).toBe(1);
    bank.faults.plan({ call: "login", fault: "status", status: 503 }, { call: "login", fault: "duplicate" });
    expect((await signIn()).status).toBe(503);
    expect((await signIn()).status).toBe(200);
    expect(await sessions()).toBe(3);
    expect(bank.faults.pending()).toEqual([]);
  });

  it("applies a visitor's planned faults to nobody else", async () => {
    const ask = (visitor: string) =>
      bank.app.request("/api/v1/login", {
        method: "POST",
        headers: { [visitorHeader]: visitor },
        body: JSON.stringify({ login: "nobody@example.com", password: "Unknown-1" }),
      });
    bank.faults.plan({ call: "login", fault: "status", status: 503, visitor: "anna" });
    expect((await ask("juris")).status).not.toBe(503);
    expect((await ask("anna")).status).toBe(503);
  });

  it("serves no operator calls unless enabled", async () => {
    const closed = testBank(at, { operator: undefined });
    expect((await closed.operate("/codes?login=x")).status).toBe(404);
    expect((await bank.operate("/clock")).status).toBe(200);
  });
});
