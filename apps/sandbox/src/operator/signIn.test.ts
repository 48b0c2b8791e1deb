import * as contract from "@amberline/api/operator";
import { type AnyOperatorCall, type OperatorRoute, type Right } from "@amberline/api/operator";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { attemptsBeforeLock } from "../areas/auth/throttle";
import { totpCode, totpStepMs } from "../areas/auth/totp";
import { describeOnDatabases, describeOnPGlite } from "../platform/testDatabases";
import { chatters } from "../testing/chatters";
import { start, testBank } from "../testing/testBank";
import { firstInvitation } from "./invitations";
import { deleteEnded } from "./sessions";

const minute = 60_000;
const hour = 60 * minute;
const password = "Zaļa-pūce-7-kokos";
const key = "the key of programs, for tests only";

const isRoute = (value: unknown): value is OperatorRoute =>
  typeof value === "object" && value !== null && "access" in value;

const routes = Object.entries(contract).flatMap(([name, value]) =>
  isRoute(value) ? [{ name, ...value }] : [],
);

type Bank = ReturnType<typeof testBank>;

/** A browser: it keeps the cookies it is given. */
function browser(bank: Bank, origin = "http://bank.test") {
  const cookies = new Map<string, string>();
  let given: readonly string[] = [];
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await bank.app.request(`${origin}/sandbox/api${path}`, {
      method,
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "Content-Type": "application/json",
        ...headers,
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    given = response.headers.getSetCookie();
    for (const [, name = "", value = ""] of given.map((each) => /^([^=]*)=([^;]*)/.exec(each) ?? []))
      cookies.set(name, value);
    const text = await response.text();
    return {
      headers: response.headers,
      status: response.status,
      body: (text.startsWith("{") ? JSON.parse(text) : text) as Record<string, unknown>,
    };
  };
  return {
    ask,
    /** What the last answer set for the session. */
    get setCookie() {
      return given.find((each) => /^(__Host-)?operator=/.test(each)) ?? "";
    },
    who: async () => (await ask("GET", "/session")).body["operator"],
    signIn: (name: string, typed = password, code?: string) =>
      ask("POST", "/session", { name, password: typed, code }),
    accept: (invitation: unknown, name: string, typed = password) =>
      ask("POST", "/invitations/accept", { invitation, name, password: typed }),
  };
}

function operatorsAt(at: Parameters<typeof testBank>[0], { isTesting = true, requiresFactor = false } = {}) {
  let now = start;
  const clock = { now: () => now };
  const bank = testBank(at, { operator: { key, isTesting, requiresFactor, origin: undefined, clock } });
  const invitation = async (rights: readonly Right[] = contract.rights) =>
    (await (await bank.operate("/invitations", { method: "POST", body: JSON.stringify({ rights }) })).json())
      .invitation as string;
  return {
    bank,
    clock,
    invitation,
    later: (ms: number) => {
      now += ms;
    },
    /** Somebody with these rights, signed in. */
    async operator(rights: readonly Right[], name = `Anna ${crypto.randomUUID()}`) {
      const own = browser(bank);
      expect((await own.accept(await invitation(rights), name)).status).toBe(200);
      return { ...own, name };
    },
    trail: () => at.db.selectFrom("audit_log").selectAll().orderBy("id").execute(),
    reset: async () => {
      await at.db.deleteFrom("known_devices").execute();
      await at.db.deleteFrom("operator_sessions").execute();
      await at.db.deleteFrom("operator_invitations").execute();
      await at.db.deleteFrom("operators").execute();
    },
  };
}

describeOnPGlite("each call of the operator", (at) => {
  const { bank, operator } = operatorsAt(at);
  const addressOf = ({ path }: OperatorRoute) => path.replaceAll(/:(\w+)/g, () => crypto.randomUUID());
  const statusOf = async ({ ask }: Pick<ReturnType<typeof browser>, "ask">, route: OperatorRoute) =>
    (await ask(route.method, addressOf(route))).status;

  it("is refused without a session, but for signing in [ASVS 6.1.3, 8.2.1]", async () => {
    const open = [];
    for (const route of routes) if ((await statusOf(browser(bank), route)) !== 401) open.push(route.name);
    expect(open).toEqual(["readSession", "signIn", "acceptInvitation"]);
    const mounted = bank.app.routes.filter(({ path }) => /^\/sandbox\/api\/[^*]/.test(path));
    expect(mounted.length).toBeGreaterThan(routes.length);
    for (const { method, path } of mounted) {
      const isOpen = /\/(session|invitations\/accept)$/.test(path) && method !== "DELETE";
      if (isOpen) continue;
      const response = await bank.app.request(`http://bank.test${path}`, {
        method,
        headers: { "Content-Type": "application/json" },
      });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
  });

  it("is refused to whoever lacks its right, and to nobody who has it [ASVS 8.2.1]", async () => {
    for (const right of contract.rights) {
      const own = await operator([right]);
      for (const route of routes) {
        if (route.name === "signOut") continue;
        const isAllowed = ["everybody", "signedIn", "view", right].includes(route.access);
        const status = await statusOf(own, route);
        expect([right, route.name, status === 403]).toEqual([right, route.name, !isAllowed]);
        expect(status, route.name).not.toBe(401);
      }
    }
    const refused = await at.db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "operator.refused")
      .execute();
    expect(refused.map(({ detail }) => JSON.parse(detail))).toContainEqual({
      operator: expect.any(String),
      call: "decidePayment",
    });
  });

  it("is there for tests only where that was asked for at the start [ASVS 15.2.3]", async () => {
    const forTests = routes.filter(({ access }) => access === "faults");
    expect(forTests.map(({ name }) => name)).toEqual(expect.arrayContaining(["shiftClock", "planFault"]));
    const live = operatorsAt(at, { isTesting: false });
    const own = await live.operator(contract.rights);
    const others = [
      { method: "POST", path: "/sessions" },
      { method: "GET", path: "/codes" },
      { method: "GET", path: "/ledger" },
      { method: "POST", path: "/verifications/submit" },
    ] as const;
    for (const { method, ...call } of [...forTests, ...others]) {
      const path = call.path.replaceAll(/:(\w+)/g, "x");
      expect([path, (await own.ask(method, path)).status]).toEqual([path, 404]);
    }
    expect(await own.who()).toMatchObject({ rights: ["view", "support", "payments", "operators"] });
  });

  it("shows codes only to whoever may do what tests need [ASVS 15.2.3]", async () => {
    const who = await bank.customer();
    await bank.call("reset", { email: who.login });
    const mailed = /\b[A-Z\d]{6}\b/.exec((await bank.mail()).at(-1)?.body ?? "")?.[0] ?? "";
    const seen = async ({ ask }: Pick<ReturnType<typeof browser>, "ask">) => {
      const search = encodeURIComponent(who.login);
      const { body: found } = await ask("GET", `/customers?search=${search}`);
      const [{ id, code }] = found["customers"] as [{ id: string; code: unknown }];
      const { customer } = (await ask("GET", `/customers/${id}`)).body as { customer: { code: unknown } };
      const mailWith = async (words: string) =>
        (await ask("GET", `/outbox?search=${words}`)).body["mail"] as { body: string }[];
      const [letter] = await mailWith(search);
      const isSearched = (await mailWith(mailed)).length > 0;
      return {
        code,
        codeOfFile: customer.code,
        password: found["password"],
        letter: letter?.body,
        isSearched,
      };
    };
    const secret = { code: null, codeOfFile: null, password: null, letter: "", isSearched: false };
    expect(await seen(await operator(["support", "payments", "operators"]))).toMatchObject(secret);
    const shown = await seen(await operator(["faults"]));
    expect(shown.code).toMatchObject({ code: expect.any(String) });
    expect(shown.letter).toContain(mailed);
    expect(shown.isSearched).toBe(true);
  });
});

describeOnDatabases("an invitation", (at) => {
  const { bank, clock, invitation, operator, later, reset } = operatorsAt(at);
  afterEach(reset);
  const parts = () => bank.parts();
  const printed = (isWanted = false) => firstInvitation(parts(), { isWanted, now: clock.now() });

  it("is printed while there is no operator, and with the first use of one all that were printed are void", async () => {
    const [older, newer] = [await printed(), await printed()];
    const own = browser(bank);
    const anna = { name: "Anna", rights: contract.rights, secondFactor: "off" };
    expect((await own.accept(newer, "Anna")).body).toEqual(anna);
    expect(await own.who()).toEqual(anna);
    for (const used of [older, newer])
      expect((await browser(bank).accept(used, "Thief")).body).toEqual({ err: "invitation_over" });
    expect(await printed()).toBeNull();
    expect(await printed(true)).toEqual(expect.any(String));
  });

  it("is used once, however many try at the same moment", async () => {
    const open = [await printed(), await printed()];
    const all = [...open, ...open, ...open];
    const tried = await Promise.all(all.map((each, at) => browser(bank).accept(each, `Anna ${at}`)));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tried.filter(({ body }) => body["err"] === "invitation_over")).toHaveLength(5);
  });

  it("ends after a day, and is not used up by a bad password or a taken name", async () => {
    const anna = await operator(["view"], "Anna");
    const own = browser(bank);
    const open = await invitation(["support"]);
    for (const [name, typed, err] of [
      ["Jānis", "Amberline2026", "passwordWeak"],
      ["Jānis", "short", "passwordInvalid"],
      ["Jānis", "Password123", "passwordCommon"],
      [` ${anna.name.toUpperCase()} `, password, "name_taken"],
      ["key", password, "name_taken"],
    ] as const)
      expect((await own.accept(open, name, typed)).body).toEqual({ err });
    expect((await own.accept(open, "Jānis")).body).toMatchObject({
      name: "Jānis",
      rights: ["view", "support"],
    });
    const late = await invitation();
    later(24 * hour);
    expect((await own.accept(late, "Zane")).body).toEqual({ err: "invitation_over" });
  });

  it("gives no right the inviter lacks, and is void once the inviter is disabled", async () => {
    const boss = await operator(["operators", "support"]);
    const asked = (rights: Right[]) => boss.ask("POST", "/invitations", { rights });
    expect((await asked(["payments"])).body).toEqual({ err: "right_lacking" });
    const { body } = await asked(["support"]);
    const { id } = await at.db
      .selectFrom("operators")
      .select("id")
      .where("name", "=", boss.name)
      .executeTakeFirstOrThrow();
    await operator(contract.rights);
    expect((await bank.operate(`/operators/${id}/disable`, { method: "POST", body: "{}" })).status).toBe(200);
    expect((await browser(bank).accept(body["invitation"], "Zane")).body).toEqual({ err: "invitation_over" });
    expect((await boss.ask("GET", "/operators")).status).toBe(401);
    expect((await boss.signIn(boss.name)).body).toEqual({ err: "wrong_password" });
  });

  it("is never needed because the last who could invite was disabled", async () => {
    await operator(["support"], "Zane");
    const two = [await operator(["operators"], "Anna"), await operator(["operators"], "Jānis")];
    const { body } = await two[0]!.ask("GET", "/operators");
    const listed = body["operators"] as { id: string; name: string; rights: Right[]; isDisabled: boolean }[];
    expect(listed.map(({ name, rights }) => [name, rights.at(-1)])).toEqual([
      ["Anna", "operators"],
      ["Jānis", "operators"],
      ["Zane", "support"],
    ]);
    const ids = listed.slice(0, 2).map(({ id }) => id);
    const tried = await Promise.all(
      ids.map((id) => bank.operate(`/operators/${id}/disable`, { method: "POST", body: "{}" })),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describeOnDatabases("an operator who was disabled", (at) => {
  const { operator, reset } = operatorsAt(at);
  afterEach(reset);
  const idOf = async (name: string) =>
    (await at.db.selectFrom("operators").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;

  it("is enabled again with the rights they had, and signs in anew", async () => {
    const [boss, zane] = [await operator(["operators", "support"]), await operator(["support"])];
    const id = await idOf(zane.name);
    expect((await boss.ask("POST", `/operators/${id}/enable`)).status).toBe(404);
    await boss.ask("POST", `/operators/${id}/disable`);
    expect((await boss.ask("POST", `/operators/${id}/enable`)).status).toBe(200);
    expect(await zane.who()).toBeNull();
    expect((await zane.signIn(zane.name)).body).toMatchObject({
      name: zane.name,
      rights: ["view", "support"],
    });
  });

  it("is not enabled by one who has fewer rights, nor by one who may not", async () => {
    const [boss, zane, support] = [
      await operator(["operators"]),
      await operator(["payments"]),
      await operator(["support"]),
    ];
    const id = await idOf(zane.name);
    await boss.ask("POST", `/operators/${id}/disable`);
    expect((await boss.ask("POST", `/operators/${id}/enable`)).body).toEqual({ err: "right_lacking" });
    expect((await support.ask("POST", `/operators/${id}/enable`)).status).toBe(403);
    expect((await zane.signIn(zane.name)).body).toEqual({ err: "wrong_password" });
  });
});

describeOnDatabases("a session of an operator", (at) => {
  const { bank, operator, later, trail, reset } = operatorsAt(at);
  afterEach(reset);

  it("ends after half an hour in which nobody did anything, and after half a day [ASVS 7.3.1, 7.3.2]", async () => {
    const own = await operator(["view"]);
    later(29 * minute);
    expect(await own.who()).toMatchObject({ name: own.name });
    later(29 * minute);
    const background = { [contract.BACKGROUND_HEADER]: "1" };
    expect((await own.ask("GET", "/payments", undefined, background)).status).toBe(200);
    later(minute);
    expect(await own.who()).toBeNull();
    expect((await own.signIn(own.name)).status).toBe(200);
    for (let passed = 0; passed < 12 * hour; passed += 20 * minute) {
      expect(await own.who()).toMatchObject({ name: own.name });
      later(20 * minute);
    }
    expect(await own.who()).toBeNull();
  });

  it("does not follow the bank's clock, and leaves nothing behind once it has ended", async () => {
    const own = await operator(["view"]);
    bank.later(48 * hour);
    expect(await own.who()).toMatchObject({ name: own.name });
    await deleteEnded(at.db, start + 100 * hour);
    expect(await at.db.selectFrom("operator_sessions").select("hash").execute()).toEqual([]);
  });

  it("is a cookie no script reads and no other site sends, of the host alone on https [ASVS 3.3.1, 3.3.2, 3.3.3, 3.3.4]", async () => {
    const { name } = await operator(["view"]);
    const own = browser(bank);
    await own.signIn(name);
    expect(own.setCookie).toMatch(/^operator=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const secure = browser(bank, "https://bank.test");
    await secure.signIn(name);
    expect(secure.setCookie).toMatch(
      /^__Host-operator=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const stored = JSON.stringify(await at.db.selectFrom("operator_sessions").selectAll().execute());
    expect(stored).not.toContain(/=([\w-]+)/.exec(own.setCookie)?.[1]);
  });

  it("ends with signing out, for its browser alone", async () => {
    const own = await operator(["view"]);
    const other = browser(bank);
    await other.signIn(own.name);
    const end = await own.ask("DELETE", "/session");
    expect([end.status, end.headers.get("Clear-Site-Data")]).toEqual([200, '"cache"']);
    expect([await own.who(), await other.who()]).toEqual([null, expect.objectContaining({ name: own.name })]);
  });

  it("survives a change of the password alone, which needs the current one [ASVS 7.4.3, 6.2.3]", async () => {
    const own = await operator(["view"]);
    const other = browser(bank);
    await other.signIn(own.name);
    const change = (current: string, newPassword: string) =>
      own.ask("POST", "/password", { password: current, newPassword });
    expect((await change("wrong", "Pelēka-vārna-8")).body).toEqual({ err: "wrong_password" });
    expect((await change(password, "Amberline2026")).body).toEqual({ err: "passwordWeak" });
    expect((await change(password, "Pelēka-vārna-8-laukā")).status).toBe(200);
    expect([await own.who(), await other.who()]).toEqual([expect.objectContaining({ name: own.name }), null]);
    expect((await other.signIn(own.name)).body).toEqual({ err: "wrong_password" });
    expect((await other.signIn(own.name, "Pelēka-vārna-8-laukā")).status).toBe(200);
  });

  it("is refused for a while after five wrong passwords, known name or not, and the trail has them [ASVS 6.3.1, 16.3.1]", async () => {
    const { name } = await operator(["view"]);
    for (const tried of [name, "Nobody"]) {
      for (let attempt = 0; attempt < attemptsBeforeLock; attempt += 1)
        expect((await browser(bank).signIn(tried, "wrong")).body).toEqual({ err: "wrong_password" });
      expect((await browser(bank).signIn(tried)).body).toEqual({ err: "locked", minutes: 1 });
    }
    const entries = (await trail()).filter(({ detail }) => detail.includes(`"${name}"`));
    expect(entries.map(({ action }) => action)).toEqual([
      "operator.joined",
      ...Array.from({ length: attemptsBeforeLock }, () => "operator.wrongPassword"),
      "operator.locked",
    ]);
    later(minute);
    expect((await browser(bank).signIn(name)).status).toBe(200);
  });

  it("is not kept from its operator by strangers' guesses, at a device that has signed in before [ASVS 6.1.1, 6.3.1]", async () => {
    const invited = await operator(["view"]);
    const { name } = invited;
    const own = browser(bank);
    expect((await own.signIn(name)).status).toBe(200);
    const guess = (from: ReturnType<typeof browser>) => from.signIn(name, "wrong");
    const locked = { err: "locked", minutes: 1 };
    const strangers = await Promise.all(Array.from({ length: 6 }, () => guess(browser(bank))));
    expect(strangers.filter(({ body }) => body["err"] === "locked")).toHaveLength(1);
    expect((await browser(bank).signIn(name)).body).toEqual(locked);
    for (const known of [own, invited]) expect((await known.signIn(name)).status).toBe(200);
    for (let attempt = 0; attempt < attemptsBeforeLock; attempt += 1) await guess(own);
    expect((await own.signIn(name)).body).toEqual(locked);
    expect((await invited.signIn(name)).status).toBe(200);
    const other = await operator(["view"]);
    for (let attempt = 0; attempt < attemptsBeforeLock; attempt += 1)
      await browser(bank).signIn(other.name, "wrong");
    expect((await own.signIn(other.name)).body).toEqual(locked);
  });
});

describeOnDatabases("a second factor of an operator", (at) => {
  const local = operatorsAt(at);
  const open = operatorsAt(at, { requiresFactor: true });
  afterEach(local.reset);
  const wrongCode = { err: "wrong_code" };
  const codeNeeded = { err: "code_needed" };
  type Browser = ReturnType<typeof browser>;

  /** Chooses an authenticator. */
  async function chosen({ clock }: typeof local, { ask }: Pick<Browser, "ask">) {
    const { secret } = (await ask("POST", "/factor/setup", { password })).body;
    const code = () => totpCode(String(secret), Math.floor(clock.now() / totpStepMs));
    return { secret, code, confirm: (typed = code()) => ask("POST", "/factor", { code: typed }) };
  }
  /** Sets an authenticator up, the first code of which is used. */
  async function protectedOperator(at: typeof local, rights: readonly Right[]) {
    const own = await at.operator(rights);
    const authenticator = await chosen(at, own);
    expect((await authenticator.confirm()).body).toMatchObject({ secondFactor: "on" });
    return { ...own, ...authenticator };
  }

  it("gives every right, and only once it is set up and presented, where others reach the bank [ASVS 6.3.3]", async () => {
    const own = await open.operator(contract.rights);
    expect(await own.who()).toEqual({ name: own.name, rights: [], secondFactor: "missing" });
    for (const { name, method, path, access } of routes) {
      if (access === "everybody" || access === "signedIn") continue;
      expect([name, (await own.ask(method, path)).status]).toEqual([name, 403]);
    }
    const { code, confirm } = await chosen(open, own);
    expect(await own.who()).toMatchObject({ rights: [] });
    const all = { name: own.name, rights: contract.rights, secondFactor: "on" };
    expect((await confirm()).body).toEqual(all);
    expect(await own.who()).toEqual(all);
    open.later(minute);
    const other = browser(open.bank);
    expect((await other.signIn(own.name)).body).toEqual(codeNeeded);
    expect(await other.who()).toBeNull();
    expect((await other.signIn(own.name, password, code())).body).toEqual(all);
  });

  it("is offered on this machine alone, asks for the password, and is demanded from then on [ASVS 6.3.3, 7.5.1]", async () => {
    const own = await local.operator(["support"]);
    expect(await own.who()).toMatchObject({ rights: ["view", "support"], secondFactor: "off" });
    expect((await own.ask("POST", "/factor", { code: "000000" })).body).toEqual({ err: "not_set_up" });
    const wrong = await own.ask("POST", "/factor/setup", { password: "wrong" });
    expect(wrong.body).toEqual({ err: "wrong_password" });
    const { secret, code, confirm } = await chosen(local, own);
    const other = browser(local.bank);
    expect((await other.signIn(own.name)).status).toBe(200);
    expect((await other.ask("POST", "/factor", { code: code() })).body).toEqual({ err: "not_set_up" });
    expect((await confirm("12345")).body).toEqual(wrongCode);
    expect((await confirm()).status).toBe(200);
    expect([await own.who(), await other.who()]).toEqual([expect.anything(), null]);
    expect((await other.signIn(own.name)).body).toEqual(codeNeeded);
    for (const [path, more] of [
      ["/password", { newPassword: "Pelēka-vārna-8-laukā" }],
      ["/factor/setup", {}],
    ] as const)
      expect((await own.ask("POST", path, { password, ...more })).body).toEqual(codeNeeded);
    const kept = JSON.stringify([
      await at.db.selectFrom("operators").selectAll().execute(),
      await at.db.selectFrom("operator_sessions").selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
  });

  it("takes a code once, also of two who send it at the same moment [ASVS 6.5.1]", async () => {
    const { name, code } = await protectedOperator(local, ["view"]);
    const signIn = () => browser(local.bank).signIn(name, password, code());
    expect((await signIn()).body).toEqual(wrongCode);
    local.later(minute);
    const both = await Promise.all([signIn(), signIn()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const entries = (await local.trail()).filter(({ detail }) => detail.includes(name));
    expect(entries.filter(({ action }) => action === "operator.usedCode")).toHaveLength(2);
  });

  it("is not guessed: wrong codes are counted with wrong passwords, a missing one is not [ASVS 6.3.1]", async () => {
    const { name, code } = await protectedOperator(local, ["view"]);
    local.later(minute);
    const other = browser(local.bank);
    for (const _ of "missing") expect((await other.signIn(name)).body).toEqual(codeNeeded);
    for (const _ of "123") await other.signIn(name, "wrong", code());
    for (const _ of "45") expect((await other.signIn(name, password, "000")).body).toEqual(wrongCode);
    expect((await other.signIn(name, password, code())).body).toEqual({ err: "locked", minutes: 1 });
    local.later(minute);
    expect((await other.signIn(name, password, code())).status).toBe(200);
  });

  it("that is lost is taken away by another operator alone, and ends the sessions [ASVS 6.4.4]", async () => {
    const boss = await protectedOperator(open, ["operators"]);
    const own = await protectedOperator(open, ["support"]);
    const listed = (await boss.ask("GET", "/operators")).body["operators"] as contract.Operator[];
    expect(listed.every(({ hasFactor }) => hasFactor)).toBe(true);
    const idOf = (name: string) => listed.find((each) => each.name === name)?.id ?? "";
    const take = (by: Pick<Browser, "ask">, name: string) =>
      by.ask("DELETE", `/operators/${idOf(name)}/factor`);
    expect((await take(own, boss.name)).status).toBe(403);
    expect((await take(boss, boss.name)).body).toEqual({ err: "own_factor" });
    expect((await take(boss, own.name)).status).toBe(200);
    expect((await take(boss, own.name)).status).toBe(404);
    expect(await own.who()).toBeNull();
    expect((await own.signIn(own.name)).body).toMatchObject({ rights: [], secondFactor: "missing" });
    const entry = (await open.trail()).findLast(({ action }) => action === "operator.removeFactor");
    expect(JSON.parse(entry?.detail ?? "")).toEqual({ operator: boss.name, id: idOf(own.name) });
  });
});

describeOnDatabases("an act of an operator whose entry in the audit log fails", (at) => {
  const { bank, operator, reset } = operatorsAt(at);
  afterEach(async () => {
    await sql`alter table audit_log drop constraint if exists no_entry`.execute(at.db);
    await reset();
  });

  it("is not done, whatever it is [ASVS 16.2.1]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const token = await bank.token(who);
    const own = await operator(contract.rights);
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    await sql`alter table audit_log add constraint no_entry check (action not like 'operator.%') not valid`.execute(
      at.db,
    );
    for (const [method, path, body] of [
      ["POST", `/customers/${id}/block`, { reason: "Stolen" }],
      ["POST", `/customers/${id}/end-sessions`, { reason: "Stolen" }],
      ["POST", "/incoming", { account: who.iban, amount: "5.00" }],
      ["POST", "/clearing", { paused: true }],
      ["POST", "/faults", { call: "login", fault: "drop" }],
      ["POST", "/invitations", { rights: ["view"] }],
      ["POST", "/password", { password, newPassword: "Pelēka-vārna-8-laukā" }],
      ["DELETE", "/session", {}],
      ["GET", `/customers/${id}`, undefined],
    ] as const)
      expect([path, (await own.ask(method, path, body)).status]).toEqual([path, 500]);
    await sql`alter table audit_log drop constraint no_entry`.execute(at.db);
    const { data } = await bank.call("accountInfo", {}, { token });
    expect(data.data).toMatchObject({ balance: "1000.00" });
    expect((await own.ask("GET", "/payments")).body).toMatchObject({ isPaused: false });
    expect(bank.faults.pending()).toEqual([]);
    expect(await at.db.selectFrom("operator_invitations").select("hash").execute()).toEqual([]);
    expect((await own.signIn(own.name)).status).toBe(200);
    expect((await bank.signIn(who)).accessToken).toBeTruthy();
  });
});

describeOnPGlite("what an operator does", (at) => {
  const { bank, operator, trail } = operatorsAt(at);

  it("is in the audit log also where they only look, once in ten minutes of each [ASVS 16.2.1]", async () => {
    const { id, post } = await chatters(bank).chatter();
    await post("Labdien!");
    const [anna, zane] = [await operator(["view"]), await operator(["view"])];
    const before = (await trail()).length;
    for (const { ask } of [anna, anna, zane]) expect((await ask("GET", `/customers/${id}`)).status).toBe(200);
    await anna.ask("GET", `/chats/${id}`);
    await anna.ask("GET", `/customers/${crypto.randomUUID()}`);
    await anna.ask("GET", `/verifications/${crypto.randomUUID()}/photos/front`);
    const company = await bank.customer({ kind: "corporate" });
    for (const _ of "twice") {
      await anna.ask("GET", `/companies/${company.accountId}`);
      await anna.ask("GET", "/verifications?search=Zane");
    }
    bank.later(10 * minute);
    await anna.ask("GET", `/customers/${id}`);
    const entries = (await trail()).slice(before);
    expect(entries.map(({ action, login_id, detail }) => [action, login_id, JSON.parse(detail)])).toEqual([
      ["operator.readCustomer", id, { operator: anna.name, id }],
      ["operator.readCustomer", id, { operator: zane.name, id }],
      ["operator.readChat", id, { operator: anna.name, loginId: id }],
      ["operator.readCompany", null, { operator: anna.name, id: company.accountId }],
      ["operator.listVerifications", null, { operator: anna.name }],
      ["operator.readCustomer", id, { operator: anna.name, id }],
    ]);
  });

  it("is in the audit log with their name and what it was about [ASVS 16.2.1]", async () => {
    const who = await bank.customer();
    const own = await operator(contract.rights);
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    const before = (await trail()).length;
    await own.ask("POST", `/customers/${id}/unlock`);
    await own.ask("POST", "/incoming", { account: who.iban, amount: "5.00", reference: "private" });
    await own.ask("POST", "/payments/nothing/settle");
    await own.ask("POST", "/clearing", { paused: true });
    await own.ask("POST", "/clearing", { paused: false });
    await own.ask("POST", "/password", { password, newPassword: "Pelēka-vārna-8-laukā" });
    await own.ask("DELETE", "/session");
    const entries = (await trail()).slice(before);
    const by = { operator: own.name };
    expect(entries.map(({ action, login_id, detail }) => [action, login_id, JSON.parse(detail)])).toEqual([
      ["operator.unlockCustomer", id, { ...by, id }],
      ["operator.letMoneyArrive", null, { ...by, account: who.iban, amount: "5.00" }],
      ["operator.pauseClearing", null, { ...by, paused: "true" }],
      ["operator.pauseClearing", null, { ...by, paused: "false" }],
      ["operator.changeOwnPassword", null, by],
      ["operator.signOut", null, by],
    ]);
  });

  it("is done by a program only with the whole key [ASVS 6.1.3]", async () => {
    const ask = async (Authorization: string) =>
      (await bank.app.request("http://bank.test/sandbox/api/payments", { headers: { Authorization } }))
        .status;
    expect(await ask(`Bearer ${key}`)).toBe(200);
    for (const wrong of [`Bearer ${key}x`, "Bearer undefined", key]) expect(await ask(wrong)).toBe(401);
    const closed = testBank(at, {
      operator: {
        key: undefined,
        isTesting: true,
        requiresFactor: false,
        origin: undefined,
        clock: bank.clock,
      },
    });
    expect((await closed.operate("/payments")).status).toBe(401);
  });

  it("logs no field that is a secret", () => {
    const isSecret = /password|current|token|invitation|text|answer|base64/;
    const logged = routes.flatMap((route) => route.logged ?? []);
    expect(logged.filter((field) => isSecret.test(field))).toEqual([]);
    for (const { name, logged: fields = [], customer, ...route } of routes) {
      const { request } = route as Partial<AnyOperatorCall>;
      const known = Object.keys((request?.fields ?? {}) as object);
      expect(known, name).toEqual(expect.arrayContaining([...fields, ...(customer ? [customer] : [])]));
    }
  });
});
