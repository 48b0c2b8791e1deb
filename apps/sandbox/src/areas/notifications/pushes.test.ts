import { notificationKinds, type NotificationKind } from "@amberline/api/contract";
import { dayMs, minuteMs } from "@amberline/domain/dates";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { keptKeys } from "../../server/vapid";
import { webPusher } from "../../server/webPusher";
import { startPushService, type PushService } from "../../testing/pushService";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank, testSealing } from "../../testing/testBank";
import { blockLogin } from "../auth/block";
import { runPushes, tell } from ".";
import { longestPayload, pushPayload } from "./pushPayload";
import { pushServiceOf } from "./pushServices";
import { mostBrowsers } from "./subscriptions";

describeOnDatabases("notifications are pushed", (at) => {
  let service: PushService;
  let pusher: ReturnType<typeof webPusher>;
  let hasty: typeof pusher;
  let keys: Awaited<ReturnType<typeof keptKeys>>;
  const settings = () => ({ keys, subject: "mailto:security@bank.example", origins: [service.origin] });
  const given: unknown[] = [];
  /** Made before the service is there. */
  const later = {
    get publicKey() {
      return pusher.publicKey;
    },
    get services() {
      return pusher.services;
    },
    serviceOf: (endpoint: string) => pusher.serviceOf(endpoint),
    send: (...push: Parameters<typeof pusher.send>) => pusher.send(...push),
  };
  const bank = testBank(at, { pusher: later });
  const { company, colleague } = sharedAccounts(bank);

  beforeAll(async () => {
    service = await startPushService();
    keys = await keptKeys(at.db, testSealing);
    pusher = webPusher(settings());
    hasty = webPusher({ ...settings(), patienceMs: 300 });
  });
  afterAll(() => service.close());
  beforeEach(() => void given.splice(0));

  const run = (by = pusher) =>
    runPushes(
      { ...bank.parts(), db: at.db, pusher: by, report: (error) => given.push(error) },
      service.origin,
    );

  const person = async (wanted: Parameters<typeof bank.customer>[0] = {}) => {
    const who = await bank.customer(wanted);
    await at.db.updateTable("logins").set({ language: "en" }).where("email", "=", who.login).execute();
    return { who, token: await bank.token(who) };
  };

  const on = (token: string, keys: ReturnType<PushService["browser"]>["keys"], shows = false) =>
    bank.call("pushSubscribe", { ...keys, shows_details: shows }, { token });

  /** A browser of the person that is pushed to. */
  const subscribed = async (token: string, shows = false) => {
    const browser = service.browser();
    expect((await on(token, browser.keys, shows)).data).toEqual({ success: true });
    return browser;
  };

  const idOf = async ({ login }: Customer) =>
    (await at.db.selectFrom("logins").select("id").where("email", "=", login).executeTakeFirstOrThrow()).id;

  const tellThem = async (
    who: Customer,
    {
      kind = "moneyIn",
      text = "From Jānis Ozols.",
      accountId,
    }: { kind?: NotificationKind; text?: string; accountId?: string } = {},
  ) =>
    tell(
      { ...bank.parts(), db: at.db },
      {
        ...{ loginId: await idOf(who), kind, ...(accountId && { accountId }) },
        letter: (_, language) => (language === "en" ? ["Money in: €25.00", text] : ["Nauda: 25,00 €", text]),
      },
      bank.clock.now(),
    );

  const state = async (token: string, endpoint?: string) =>
    (await bank.call("pushKey", endpoint === undefined ? {} : { endpoint }, { token })).data;

  it("encrypted for the browser alone and signed by the bank, without amounts and names [2.2-13]", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    await tellThem(who);
    await run();
    await run();
    const [pushed] = browser.received;
    expect(browser.received).toHaveLength(1);
    const { data } = await bank.call("notificationList", { kind: "moneyIn" }, { token });
    expect(pushed?.payload).toEqual({
      ...{ id: data.data?.[0]?.id, title: "Amberline", body: "Money has come in." },
      ...{ path: "/notifications", unread: data.unread },
    });
    expect(pushed?.headers).toMatchObject({ ttl: "86400", urgency: "normal" });
    expect(pushed?.headers).not.toHaveProperty("topic");
    expect(pushed?.key).toBe((await state(token)).public_key);
    expect(pushed?.claims).toMatchObject({ aud: service.origin, sub: "mailto:security@bank.example" });
    expect(Number(pushed?.claims["exp"]) * 1000 - Date.now()).toBeLessThanOrEqual(dayMs);
  });

  it("with amounts and names if the customer wants that, until they don't [2.2-13]", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token, true);
    expect(await state(token, browser.keys.endpoint)).toMatchObject({ is_on: true, shows_details: true });
    await tellThem(who);
    await run();
    expect(browser.received[0]?.payload).toMatchObject({
      title: "Money in: €25.00",
      body: "From Jānis Ozols.",
    });
    await on(token, browser.keys, false);
    await tellThem(who);
    await run();
    expect(browser.received[1]?.payload).toMatchObject({ title: "Amberline", body: "Money has come in." });
  });

  it("in the language in which the customer last read the bank", async () => {
    const { who, token } = await person();
    const [plain, open] = [await subscribed(token), await subscribed(token, true)];
    await at.db.updateTable("logins").set({ language: "lv" }).where("email", "=", who.login).execute();
    await tellThem(who);
    await run();
    expect(plain.received[0]?.payload["body"]).toBe("Saņemts maksājums.");
    expect(open.received[0]?.payload["title"]).toBe("Nauda: 25,00 €");
  });

  it("as the customer chooses by kind, apart from what is mailed [2.2-13]", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    const choose = (...choices: { kind: NotificationKind; is_mailed?: boolean; is_pushed?: boolean }[]) =>
      bank.call("notificationChoicesUpdate", { choices }, { token });
    const usual = (await bank.call("notificationChoices", {}, { token })).data.data;
    expect(usual?.filter(({ is_pushed: is }) => !is).map(({ kind }) => kind)).toEqual([
      "paymentMade",
      "statement",
    ]);
    const chosen = await choose(
      { kind: "moneyIn", is_pushed: false },
      { kind: "security", is_pushed: false },
      { kind: "paymentMade", is_pushed: true },
    );
    expect(chosen.data.data).toEqual(
      usual?.map((each) => {
        if (each.kind === "paymentMade") return { ...each, is_pushed: true };
        return ["moneyIn", "security"].includes(each.kind) ? { ...each, is_pushed: false } : each;
      }),
    );
    for (const kind of notificationKinds) await tellThem(who, { kind });
    await run();
    const told = browser.received.map(({ payload }) => payload["body"]);
    expect(told).toHaveLength(8);
    expect(told).toContain("A payment was made.");
    await choose({ kind: "moneyIn", is_mailed: true });
    expect((await choose({ kind: "moneyIn", is_mailed: true })).data.data).toContainEqual(
      expect.objectContaining({ kind: "moneyIn", is_mailed: true, is_pushed: false }),
    );
    expect((await choose({ kind: "security", is_mailed: false })).text).toContain("can't be switched off");
    expect((await choose({ kind: "moneyIn" })).status).toBe(400);
  });

  it("once, in however many processes the job runs", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    for (let nth = 0; nth < 25; nth += 1) await tellThem(who);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(browser.received).toHaveLength(25);
    expect(new Set(browser.received.map(({ payload }) => payload["id"])).size).toBe(25);
  });

  it("no more to a browser that is gone", async () => {
    for (const status of [404, 410]) {
      const { who, token } = await person();
      const browser = await subscribed(token);
      browser.answer(status);
      await tellThem(who);
      await run();
      expect(await state(token, browser.keys.endpoint)).toMatchObject({ is_on: false });
      await tellThem(who);
      const before = service.asked();
      bank.later(dayMs);
      await run();
      expect(service.asked()).toBe(before);
    }
  });

  it("again after growing pauses while the service is not well, and given up after a day", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    const tries = async () => {
      const before = service.asked();
      await run();
      return service.asked() - before;
    };
    browser.answer(503);
    await tellThem(who);
    expect([await tries(), await tries()]).toEqual([1, 0]);
    bank.later(10_000);
    browser.answer(429, { "Retry-After": "600" });
    expect(await tries()).toBe(1);
    bank.later(9 * minuteMs);
    expect(await tries()).toBe(0);
    bank.later(minuteMs);
    browser.answer(201);
    expect(await tries()).toBe(1);
    expect(browser.received).toHaveLength(1);
    browser.answer(500);
    await tellThem(who);
    let count = 0;
    for (let hour = 0; hour < 30; hour += 1) {
      count += await tries();
      bank.later(60 * minuteMs);
    }
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(12);
    expect(given.map(String)).toEqual([`Error: A push through ${service.origin} was given up: HTTP 500.`]);
    expect(JSON.stringify(given.map(String))).not.toContain(browser.keys.endpoint);
    browser.answer(201);
    expect(await tries()).toBe(0);
  });

  it("not where the service sends it on, nor again where it is refused for good", async () => {
    const elsewhere = service.browser();
    for (const [status, headers] of [
      [302, { Location: elsewhere.keys.endpoint }],
      [307, { Location: elsewhere.keys.endpoint }],
      [400, {}],
      [413, {}],
    ] as const) {
      const { who, token } = await person();
      const browser = await subscribed(token);
      browser.answer(status, headers);
      await tellThem(who);
      const before = service.asked();
      await run();
      expect(await state(token, browser.keys.endpoint)).toMatchObject({ is_on: true });
      bank.later(dayMs / 2);
      await run();
      expect(service.asked()).toBe(before + 1);
    }
    expect(elsewhere.received).toEqual([]);
    expect(given.map(String)).toEqual(
      [302, 307, 400, 413].map((status) => expect.stringContaining(`given up: HTTP ${status}.`)),
    );
  });

  it("without locks and within bounds while a service does not answer", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    await tellThem(who);
    const go = service.hold();
    const before = service.asked();
    const running = run(hasty);
    await expect.poll(() => service.asked()).toBe(before + 1);
    await at.db.updateTable("logins").set({ risk_level: "low" }).where("email", "=", who.login).execute();
    expect(await state(token, browser.keys.endpoint)).toMatchObject({ is_on: true });
    await running;
    expect(browser.received).toEqual([]);
    go();
    bank.later(10_000);
    await run();
    expect(browser.received.at(-1)?.payload["body"]).toBe("Money has come in.");
  });

  it("by one service while another does not answer", async () => {
    const other = await startPushService();
    onTestFinished(() => other.close());
    const { who, token } = await person();
    const wide = webPusher({ ...settings(), origins: [service.origin, other.origin] });
    const both = testBank(at, { pusher: wide });
    const [slow, quick] = [service.browser(), other.browser()];
    for (const { keys } of [slow, quick])
      await both.call("pushSubscribe", { ...keys, shows_details: false }, { token });
    await tellThem(who);
    const go = service.hold();
    const running = run();
    await runPushes({ ...bank.parts(), db: at.db, pusher: wide, report: () => undefined }, other.origin);
    expect([slow.received.length, quick.received.length]).toEqual([0, 1]);
    go();
    await running;
    expect(slow.received).toHaveLength(1);
  });

  it.runIf(at.kind === "postgres")("without waiting for a browser that is being unsubscribed", async () => {
    const { who, token } = await person();
    const [leaving, staying] = [await subscribed(token), await subscribed(token)];
    await at.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("push_subscriptions").where("endpoint", "=", leaving.keys.endpoint).execute();
      await tellThem(who);
    });
    await run();
    expect([leaving.received.length, staying.received.length]).toEqual([0, 1]);
  });

  it("again by another process after one that died while it sent", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    await tellThem(who);
    await run({ ...pusher, send: () => Promise.reject(new Error("The process is gone.")) });
    await run();
    expect(browser.received).toEqual([]);
    bank.later(2 * minuteMs);
    await run();
    expect(browser.received).toHaveLength(1);
  });

  it("to the login alone that subscribed the browser last", async () => {
    const [first, second] = [await person(), await person()];
    const browser = await subscribed(first.token, true);
    await tellThem(first.who, { text: "Of the first." });
    await on(second.token, browser.keys, true);
    await tellThem(first.who, { text: "Of the first." });
    await tellThem(second.who, { text: "Of the second." });
    await run();
    expect(browser.received.map(({ payload }) => payload["body"])).toEqual(["Of the second."]);
    expect(await state(first.token, browser.keys.endpoint)).toMatchObject({ is_on: false });
    const off = (token: string) =>
      bank.call("pushUnsubscribe", { endpoint: browser.keys.endpoint }, { token });
    expect((await off(first.token)).data).toEqual({ success: true });
    expect(await state(second.token, browser.keys.endpoint)).toMatchObject({ is_on: true });
    expect((await off(second.token)).data).toEqual({ success: true });
    await tellThem(second.who);
    await run();
    expect(browser.received).toHaveLength(1);
  });

  it("to the twenty browsers that were subscribed last", async () => {
    const { token } = await person();
    const browsers = [];
    for (let nth = 0; nth <= mostBrowsers; nth += 1) {
      bank.later(1000);
      browsers.push(await subscribed(token));
    }
    const states = await Promise.all(browsers.map(({ keys }) => state(token, keys.endpoint)));
    expect(states.map(({ is_on: isOn }) => isOn)).toEqual([
      false,
      ...Array<boolean>(mostBrowsers).fill(true),
    ]);
  });

  it("neither of what was read meanwhile, nor of an account that the person may not see any more", async () => {
    const shared = await company();
    const { id, own } = await colleague(shared, access([]));
    const who = (await at.db
      .selectFrom("account_people")
      .innerJoin("logins", "logins.id", "login_id")
      .select("email as login")
      .where("account_people.id", "=", id)
      .executeTakeFirstOrThrow()) as Customer;
    const browser = await subscribed(own, true);
    await tellThem(who, { text: "Read.", accountId: shared.owner.accountId });
    await bank.call("notificationRead", { all: true }, { token: own });
    await tellThem(who, { text: "Seen.", accountId: shared.owner.accountId });
    await run();
    expect(browser.received.map(({ payload }) => payload["body"])).toEqual(["Seen."]);
    await tellThem(who, { text: "Hidden.", accountId: shared.owner.accountId });
    await shared.remove(shared.owner, shared.token, id);
    await run();
    expect(JSON.stringify(browser.received)).not.toContain("Hidden");
  });

  it("neither to a blocked login nor to a browser that was signed out from elsewhere", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    const other = await bank.token(who);
    const otherBrowser = await subscribed(other);
    const sessions = await at.db
      .selectFrom("push_subscriptions")
      .select(["session_id", "endpoint"])
      .where("login_id", "=", await idOf(who))
      .execute();
    const own = sessions.find(({ endpoint }) => endpoint === browser.keys.endpoint)?.session_id;
    await bank.stepUp(who, other, "sessionRevoke");
    await bank.call("sessionRevoke", { id: own ?? "" }, { token: other });
    await tellThem(who);
    await run();
    expect([browser.received.length > 0, otherBrowser.received.length > 0]).toEqual([false, true]);
    const before = otherBrowser.received.length;
    await tellThem(who);
    await at.db.updateTable("logins").set({ blocked_by: "bank" }).where("email", "=", who.login).execute();
    await run();
    expect(otherBrowser.received).toHaveLength(before);
    await blockLogin(at.db, { loginId: await idOf(who), by: "bank", now: bank.clock.now(), reason: "test" });
    const left = await at.db
      .selectFrom("push_subscriptions")
      .select("id")
      .where("login_id", "=", await idOf(who))
      .execute();
    expect(left).toEqual([]);
  });

  it("and what is switched on and off is in the audit log, without the address", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token, true);
    for (let twice = 0; twice < 2; twice += 1)
      await bank.call("pushUnsubscribe", { endpoint: browser.keys.endpoint }, { token });
    const rows = await at.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("login_id", "=", await idOf(who))
      .where("action", "like", "pushes.%")
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      {
        action: "pushes.switchedOn",
        detail: JSON.stringify({ service: service.origin, shows_details: true }),
      },
      { action: "pushes.switchedOff", detail: JSON.stringify({ service: service.origin }) },
    ]);
  });

  it("to no address but one of a push service, and by keys that a browser can have", async () => {
    const { token } = await person();
    const { keys } = service.browser();
    const refused = await on(token, { ...keys, endpoint: "https://bank.example/push" });
    expect(refused.text).toContain("can't send notifications to this browser");
    for (const wrong of [
      { p256dh: "x" },
      { p256dh: `A${keys.p256dh.slice(1)}` },
      { auth: "" },
      { auth: "a b" },
    ])
      expect((await on(token, { ...keys, ...wrong })).status).toBe(400);
    const none = testBank(at);
    expect((await none.call("pushKey", {}, { token })).data).toEqual({
      ...{ public_key: null, is_on: false, shows_details: false },
    });
    expect((await none.call("pushSubscribe", { ...keys, shows_details: false }, { token })).text).toContain(
      "can't send notifications",
    );
  });

  it("not to an address that is no longer one of a push service", async () => {
    const { who, token } = await person();
    const browser = await subscribed(token);
    await tellThem(who);
    await run({ ...pusher, serviceOf: () => null });
    expect(browser.received).toEqual([]);
    expect(await state(token, browser.keys.endpoint)).toMatchObject({ is_on: false });
  });

  it("by keys that are made once and not readable in the database", async () => {
    const [first, second] = await Promise.all([keptKeys(at.db, testSealing), keptKeys(at.db, testSealing)]);
    expect(first).toEqual(second);
    const rows = await at.db.selectFrom("push_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first.privateKey);
  });
});

describe("an address to push to", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc:APA91bH", "fcm.googleapis.com"],
    ["https://jmt17.google.com/fcm/send/abc", "jmt17.google.com"],
    ["https://updates.push.services.mozilla.com/wpush/v2/gAAA", "*.push.services.mozilla.com"],
    ["https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2fh%3d", "*.notify.windows.com"],
    ["https://web.push.apple.com/QGuQyavXutnMH", "*.push.apple.com"],
    ["http://127.0.0.1:9999/push/1", "http://127.0.0.1:9999"],
  ])("%s is of %s", (endpoint, service) => {
    expect(pushServiceOf(endpoint, ["http://127.0.0.1:9999"])).toBe(service);
  });

  it.each([
    "",
    "fcm.googleapis.com/fcm/send/abc",
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com:443/fcm/send/abc",
    "https://user:pw@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com@169.254.169.254/latest",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://evil.example/?fcm.googleapis.com",
    "https://evil.example\\@fcm.googleapis.com/abc",
    "https://evilpush.apple.com/abc",
    "https://push.apple.com/abc",
    "https://notify.windows.com.evil.example/abc",
    "https://fcm.googleapis.com./abc",
    "https://FCM.googleapis.com/abc",
    " https://fcm.googleapis.com/abc",
    "https://fcm.googleapis.com/abc#x",
    "https://fcm.googleapis.com/a/../b",
    "https://127.0.0.1/abc",
    "https://[::1]/abc",
    "https://2130706433/abc",
    "https://169.254.169.254/latest/meta-data",
    "http://127.0.0.1:9998/push/1",
    "http://127.0.0.1:9999@evil.example/push/1",
    "file:///etc/passwd",
    "data:text/plain,x",
  ])("%s is none", (endpoint) => {
    expect(pushServiceOf(endpoint, ["http://127.0.0.1:9999"])).toBeNull();
  });
});

it("what is pushed is cut to what a push service takes, between letters", () => {
  const told = { id: "x", title: "ā".repeat(500), path: "/notifications", unread: 1 };
  for (const body of ["ā".repeat(5_000), "😀".repeat(5_000), '"\u0001'.repeat(5_000)]) {
    const payload = pushPayload({ ...told, body });
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(longestPayload);
    const read = JSON.parse(payload) as { body: string };
    expect(read.body.endsWith("…")).toBe(true);
    expect(read.body).not.toMatch(/\p{Surrogate}/u);
  }
});
