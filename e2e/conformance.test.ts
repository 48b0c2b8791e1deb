import { askProvider, run, textOf, verdictOn, type ProviderOptions } from "@amberline/api/conformance";
import { calls } from "@amberline/api/contract";
import { describeOnPGlite } from "@amberline/sandbox/platform/testDatabases";
import { testBank } from "@amberline/sandbox/testing/testBank";
import { describe, expect, it } from "vitest";
import { LiteralProvider } from "./literalProvider";

const payee = { name: "Anna Liepiņa", account: "LV50UNLA0050001234567", bic: "UNLALV2X" };
const now = Date.parse("2026-11-20T08:00:00Z");
const newId = () => crypto.randomUUID();

const literal = (change: Partial<ProviderOptions> = {}): ProviderOptions => ({
  ...{ url: "http://literal.test", fetch: new LiteralProvider().fetch },
  ...{ login: "ilze@example.lv", password: "Amberline2026", code: async () => "492039" },
  ...{ newId, now: () => now, mayWrite: true, payee },
  ...change,
});

/** A provider whose JSON answers of a call are others. */
const changed = (path: string, change: (body: never) => unknown, status = 200) => {
  const { fetch } = new LiteralProvider();
  return literal({
    fetch: async (...request) => {
      const answer = await fetch(...request);
      if (new URL(new Request(...request).url).pathname !== `/api/v1${path}` || !answer.ok) return answer;
      return Response.json(change((await answer.json()) as never), { status });
    },
  });
};

describeOnPGlite("the conformance of the sandbox", (at) => {
  const bank = testBank(at);

  it.each(["private", "corporate"] as const)(
    "is complete for a %s customer, asked every call rightly and wrongly [7-1]",
    async (kind) => {
      const who = await bank.customer({ kind });
      const checks = await askProvider({
        url: "http://bank.test",
        fetch: async (address, init) => {
          bank.later(1);
          return bank.app.request(String(address), init);
        },
        ...{ login: who.login, password: who.password },
        code: async () => {
          bank.later(30_000);
          return bank.code(who);
        },
        ...{ newId, now: bank.clock.now, mayWrite: true, payee: kind === "private" ? payee : null },
      });
      expect(checks.filter(({ findings }) => findings.length > 0)).toEqual([]);
      expect(new Set(checks.map(({ call }) => call)).size).toBe(Object.keys(calls).length);
    },
  );
});

describe("the conformance of other providers", () => {
  it("names what a provider to the letter of the specification lacks, and passes the rest", async () => {
    const checks = await askProvider(literal());
    const text = textOf(checks);
    expect(text).not.toContain("DIFFERS, asked");
    expect(verdictOn(checks)).toMatchObject({ passes: true, isComplete: false });
    expect(text).toContain(`lacks     POST /order/quote
    lacks, asked rightly: answers 404
      The form names no fee, and the dialogs name the tariff's.`);
    expect(text).toContain(`lacks, asked once more with the same key: pays twice
      The app looks for a lost payment in /order before it sends another.`);
    expect(text).toContain("data.pending_out is missing\n      Money on its way out counts as none.");
  });

  it.each([
    [
      "a transaction without its time",
      changed("/order", (list: object[]) => list.map((each) => ({ ...each, createdAt: undefined }))),
      `DIFFERS, asked rightly: data[].createdAt is missing
      The app cannot read the answer: what was asked for is not shown, and the page says so.`,
    ],
    [
      "an amount in a form of its own",
      changed("/order", (list: object[]) => list.map((each) => ({ ...each, fee: "1.5e0" }))),
      `DIFFERS, asked rightly: data[].fee is "1.5e0", not decimal amount, of ^-?\\d{1,15}(\\.\\d{1,3})?$
      The app goes on as if it were not there.`,
    ],
    [
      "an amount with a float's decimals",
      changed("/order", (list: object[]) =>
        list.map((each) => ({ ...each, amount: "40.10000000000000142" })),
      ),
      `lenient, asked rightly: data[].amount is "40.10000000000000142", not decimal amount, of ^-?\\d{1,15}(\\.\\d{1,3})?$
      The app reads 40.1.`,
    ],
    [
      "a failure where there is a list",
      changed("/user/payment_templates/list", () => ({}), 500),
      `DIFFERS, asked rightly: answers 500
      The app says that it failed, and offers to try again.`,
    ],
    [
      "a name check without a result",
      changed("/order/create", () => ({})),
      `DIFFERS, asked to check the name: vop_result is missing`,
    ],
    [
      "a session that is not looked at",
      literal({
        fetch: (address, init) => {
          const headers = new Headers(init?.headers);
          if (headers.has("token")) headers.set("token", "token-7");
          return new LiteralProvider().fetch(address, { ...init, headers });
        },
      }),
      `DIFFERS, asked with a token nobody has: answers 200, not 401
      Whoever has no session, or an old token, reads what is a customer's.`,
    ],
    [
      "a payment by a wrong code",
      literal({
        fetch: (address, init) => {
          const isOrder = String(address).endsWith("/order/create");
          const body = isOrder ? String(init?.body).replace('"000000"', '"492039"') : init?.body;
          return new LiteralProvider().fetch(address, { ...init, body });
        },
      }),
      `DIFFERS, asked with a wrong code: takes it for right
      The app says that it is done.`,
    ],
  ])("tells precisely of %s", async (_, options, told) => {
    const checks = await askProvider(options);
    expect(textOf(checks)).toContain(told);
    expect(verdictOn(checks).passes).toBe(!told.startsWith("DIFFERS"));
  });

  it("changes nothing unless it is told to", async () => {
    const provider = new LiteralProvider();
    const asked = new Set<string>();
    const fetch: typeof provider.fetch = (address, init) => {
      const token = new Headers(init?.headers).get("token") ?? "token-7";
      if (token.startsWith("token-")) asked.add(String(address));
      return provider.fetch(address, init);
    };
    await askProvider(literal({ fetch, mayWrite: false }));
    const writes = [...asked].filter((address) =>
      /create|update|delete|remove|send|add|message|block|note$|reg|reset|sign$|confirm/.test(address),
    );
    expect(writes).toEqual([]);
    expect(provider.paid).toEqual([]);
  });
});

describe("the command", () => {
  const printed: string[] = [];
  const files = new Map<string, string>();
  const command = (line: string, password = "Amberline2026") =>
    run(line.split(" "), {
      ...{ fetch: new LiteralProvider().fetch, password, newId, now: () => now },
      ask: async () => "492039",
      print: (text) => printed.push(text),
      writeFile: async (file, text) => void files.set(file, text),
    });

  it("ends with 0 if the app works with the provider, with 1 if it is to be complete and is not", async () => {
    const line = "http://literal.test --login ilze@example.lv --junit report.xml";
    expect(await command(line)).toBe(0);
    expect(printed.at(-1)).toContain("The app works with it");
    const report = files.get("report.xml") ?? "";
    expect(report).toMatch(/<testsuite name="amberline-conformance" tests="\d+" failures="0" skipped="\d+">/);
    expect(report).toContain(
      '<testcase classname="orderQuote" name="/api/v1/order/quote rightly"><skipped message="answers 404. ',
    );
    expect(await command(`${line} --complete`)).toBe(1);
  });

  it("prints neither tokens nor accounts, and signs out what it could not use", async () => {
    const calls: string[] = [];
    const leaking: typeof fetch = async (address, init) => {
      const token = new Headers(init?.headers).get("token");
      calls.push(`${new URL(String(address)).pathname} ${token}`);
      const isIn = String(init?.body).includes("Amberline2026");
      return Response.json(isIn ? { accessToken: "live-token", expires: {} } : { err: "BADPASS" });
    };
    const line = ["http://literal.test", "--login", "ilze@example.lv"];
    const surroundings = {
      ...{ password: "Amberline2026", newId, now: () => now, ask: async () => null },
      ...{ print: (text: string) => printed.push(text), writeFile: async () => undefined },
    };
    const unread: typeof fetch = async (...sent) => {
      const answer = await leaking(...sent);
      const body = (await answer.json()) as Record<string, unknown>;
      return Response.json(
        body["err"] ? body : { ...body, accessToken: "live-token", refreshToken: 7.5e300, success: false },
      );
    };
    expect(await run(line, { ...surroundings, fetch: unread })).toBe(2);
    expect(printed.at(-1)).toContain("accessToken, expires");
    expect(calls.at(-1)).toBe("/api/v1/logout live-token");
    expect(printed.at(-1)).not.toContain("live-token");

    const checks = await askProvider(
      changed("/order", (list: object[]) => list.map((each) => ({ ...each, from_account: 123456 }))),
    );
    expect(textOf(checks)).toContain("data[].from_account is of type number, not");
    expect(textOf(checks)).not.toContain("123456");
  });

  it("ends with 2 if the provider could not be asked", async () => {
    for (const line of [
      "",
      "literal",
      "http://literal.test",
      "http://literal.test --login a --payee b",
      "--no",
    ])
      expect(await command(line)).toBe(2);
    expect(await command("http://literal.test --login nobody@example.lv")).toBe(2);
    expect(printed.at(-1)).toContain("BADPASS");
  });
});
