import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { minuteMs } from "@amberline/domain/dates";
import { sealing } from "../secrets/sealing";
import { sealStored } from "../server/openSealing";
import { catalogueIn } from "../locales";
import { describeOnDatabases, describeOnPGlite, type TestDatabase } from "../platform/testDatabases";
import { testBank, testSealing } from "../testing/testBank";
import { messageCounts } from "./counts";
import { type Mail } from "./mailer";
import { queueingMailer } from "./outbox";
import { smtpSender } from "./smtp";
import { startMailServer, type MailServer } from "./testMailServer";

/** Decodes quoted-printable (RFC 2045, 6.7). */
const readable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replaceAll("\r\n", "\n")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const from = "Amberline <no-reply@amberline.example>";

/** A clock of its own, what writes messages, what a process of the bank sends them with, and what that reports. */
function mailOf(at: TestDatabase, url: string) {
  let now = testBank(at).clock.now();
  const clock = { now: () => now };
  const reported: string[] = [];
  const report = (error: unknown) => void reported.push(error instanceof Error ? error.message : "");
  const mailer = queueingMailer(clock, testSealing);
  const processOf = (server = url) =>
    smtpSender({ db: at.db, clock, sealing: testSealing, report }, { url: server, from });
  const post = (recipient: string, more: Partial<Mail> = {}) =>
    mailer.send(at.db, {
      loginId: null,
      channel: "email",
      recipient,
      texts: catalogueIn("lv"),
      subject: "Jūsu kods",
      body: "Kods ir K7M2QX.\n.\nĀ",
      ...more,
    });
  const entryOf = (recipient: string) =>
    at.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).executeTakeFirstOrThrow();
  const later = (ms: number) => void (now += ms);
  return {
    clock,
    mailer,
    post,
    processOf,
    entryOf,
    later,
    reported,
    counts: () => messageCounts(at.db, now),
  };
}

/** Takes connections and never answers. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, connected: once(server, "connection"), close };
}

describeOnDatabases("a message that waits for the mail server", (at) => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  const sentTo = (recipient: string) => server.mail.filter(({ to }) => to === recipient);

  it("is posted with what it tells or not at all", async () => {
    const mail = mailOf(at, server.url);
    const bank = testBank(at, { mailer: mail.mailer });
    const who = await bank.customer();
    await bank.call("reset", { email: who.login });
    const codes = () => at.db.selectFrom("codes").select("id").execute();
    expect(await codes()).toHaveLength(1);
    expect(await mail.entryOf(who.login)).toMatchObject({ body: "", tries: 0 });
    const failing = testBank(at, {
      mailer: { send: () => Promise.reject(new Error("The database broke off.")) },
    });
    const other = await failing.customer();
    expect((await failing.call("reset", { email: other.login })).status).toBe(500);
    expect(await codes()).toHaveLength(1);
  });

  it("is sent once by another process if the one that posted it dies", async () => {
    const mail = mailOf(at, server.url);
    await mail.post("posted@example.com");
    await mail.processOf()();
    await mail.processOf()();
    expect(sentTo("posted@example.com")).toHaveLength(1);
    expect(await mail.entryOf("posted@example.com")).toMatchObject({
      sealed_body: null,
      next_try_at: null,
      problem: null,
    });
  });

  it("is sent once by another process if the one that took it dies while sending", async () => {
    const mail = mailOf(at, server.url);
    const silent = await startSilentServer();
    await mail.post("taken@example.com");
    const dying = mail.processOf(silent.url)();
    await silent.connected;
    await mail.processOf()();
    expect(sentTo("taken@example.com")).toEqual([]);
    mail.later(6 * minuteMs);
    await mail.processOf()();
    silent.close();
    await dying;
    expect(sentTo("taken@example.com")).toHaveLength(1);
    expect(await mail.entryOf("taken@example.com")).toMatchObject({ tries: 2, problem: null });
    expect((await mail.entryOf("taken@example.com")).delivered_at).not.toBeNull();
  });

  it("is sent once by several processes together", async () => {
    const mail = mailOf(at, server.url);
    const recipients = Array.from({ length: 25 }, (_, each) => `crowd${each}@example.com`);
    for (const recipient of recipients) await mail.post(recipient);
    await Promise.all([mail.processOf()(), mail.processOf()()]);
    const crowd = server.mail.map(({ to }) => to).filter((to) => to.startsWith("crowd"));
    expect(crowd.toSorted()).toEqual(recipients.toSorted());
  });
});

describeOnPGlite("mail by SMTP", (at) => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  it("reaches the mail server complete, and the outbox does not keep its text", async () => {
    const mail = mailOf(at, server.url);
    await mail.post("ilze@example.com");
    const waiting = await mail.entryOf("ilze@example.com");
    expect(waiting).toMatchObject({ route: "smtp", body: "" });
    expect(JSON.stringify(waiting)).not.toContain("K7M2QX");
    await mail.processOf()();
    const received = server.mail.find(({ to }) => to === "ilze@example.com");
    expect(received?.from).toBe("no-reply@amberline.example");
    const [headers = "", ...parts] = received?.text.split(/\r\n\r\n/) ?? [];
    const body = parts.join("\r\n\r\n");
    expect(headers).toContain("From: Amberline <no-reply@amberline.example>");
    expect(headers).toContain("Auto-Submitted: auto-generated");
    const subject = /=\?UTF-8\?Q\?(.+?)\?=/.exec(headers)?.[1]?.replaceAll("_", " ");
    expect(readable(subject ?? "")).toBe("Jūsu kods");
    expect(readable(body).trim()).toBe(
      "Labdien!\n\nKods ir K7M2QX.\n.\nĀ\n\nAr cieņu\nAmberline\nDzintaru iela 8, Rīga, LV-1004, Latvija",
    );
    expect(headers).toContain(`Message-ID: <${waiting.message_id}@amberline.example>`);
    const entry = await mail.entryOf("ilze@example.com");
    expect(entry).toMatchObject({ route: "smtp", body: "", sealed_body: null, problem: null });
    expect(entry.delivered_at).toBe(new Date(mail.clock.now()).toISOString());
  });

  it("goes to a server on another machine by TLS alone [ASVS 12.3.1]", async () => {
    const mail = mailOf(at, server.url.replace("127.0.0.1", "0.0.0.0"));
    await mail.post("plain@example.com");
    await mail.processOf()();
    expect(server.mail.filter(({ to }) => to === "plain@example.com")).toEqual([]);
    expect((await mail.entryOf("plain@example.com")).problem).toMatch(/^ETLS/);
  });

  it("keeps its headers and its recipient, whatever stands in them [ASVS 1.3.11]", async () => {
    const mail = mailOf(at, server.url);
    const recipient = "eve@example.com>\r\nRCPT TO:<all@example.com";
    await mail.post(recipient, { subject: "Kods\r\nBcc: all@example.com\r\n\r\nText" });
    await mail.processOf()();
    const texts = server.mail.map(({ to, text }) => `${to}\n${text}`).join("\n");
    expect(server.mail.map(({ to }) => to)).not.toContain("all@example.com");
    expect(texts).not.toMatch(/^Bcc:/m);
  });

  it("that is refused for good is given up at once: the outbox, the figures and the log say so", async () => {
    const mail = mailOf(at, server.url);
    const { givenUp } = await mail.counts();
    await mail.post("nobody@example.com");
    await mail.processOf()();
    const given = { sealed_body: null, delivered_at: null, next_try_at: null, problem: "EENVELOPE 550" };
    expect(await mail.entryOf("nobody@example.com")).toMatchObject(given);
    expect((await mail.counts()).givenUp).toBe(givenUp + 1);
    expect(mail.reported).toEqual([expect.stringMatching(/^Message \d+ was given up: EENVELOPE 550\.$/)]);
  });

  it("that cannot be delivered is tried again after growing pauses, and sent when the server is back", async () => {
    const mail = mailOf(at, "smtp://127.0.0.1:1");
    await mail.post("late@example.com");
    const pauses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      await mail.processOf()();
      const { next_try_at: next, problem } = await mail.entryOf("late@example.com");
      expect(problem).toBe("ESOCKET");
      pauses.push((Date.parse(next ?? "") - mail.clock.now()) / 1_000);
      mail.later((pauses.at(-1) ?? 0) * 1_000 - 1);
      await mail.processOf()();
      mail.later(1);
    }
    expect(pauses).toEqual([10, 30, 90, 270]);
    expect(await mail.counts()).toMatchObject({ waiting: 2, oldestMs: 400_000 });
    expect(mail.reported).toEqual([]);
    await mail.processOf(server.url)();
    expect(await mail.entryOf("late@example.com")).toMatchObject({ problem: null, next_try_at: null });
  });

  it("with a code is not sent once the code is of no use", async () => {
    const mail = mailOf(at, "smtp://127.0.0.1:1");
    await mail.post("expired@example.com", { usefulUntil: mail.clock.now() + 9_000 });
    await mail.processOf()();
    expect(await mail.entryOf("expired@example.com")).toMatchObject({ next_try_at: null, sealed_body: null });
    await mail.post("stale@example.com", { usefulUntil: mail.clock.now() + 9_000 });
    mail.later(10_000);
    await mail.processOf(server.url)();
    expect((await mail.entryOf("stale@example.com")).problem).toBe("EXPIRED");
    expect(server.mail.map(({ to }) => to)).not.toContain("stale@example.com");
  });

  it("is posted by the call that asks for it, with the code; text messages stay in the outbox", async () => {
    const mail = mailOf(at, server.url);
    const bank = testBank(at, { mailer: mail.mailer });
    const who = await bank.customer({ twoFactor: false });
    await bank.call("reset", { email: who.login });
    await mail.processOf()();
    const received = server.mail.find(({ to }) => to === who.login);
    const code = /code is ([2-9A-Z]{6})\./.exec(received?.text ?? "")?.[1] ?? "";
    const request = { email: who.login, code, password: "Jauna2026parole" };
    expect((await bank.call("resetConfirm", request)).data.res).toBeTruthy();
    const byPhone = await bank.customer({ confirmed: false, confirmBy: "phone", twoFactor: false });
    const { accessToken: token } = await bank.signIn(byPhone);
    await bank.call("userInfo", {}, { token });
    const sms = await at.db.selectFrom("outbox").selectAll().where("channel", "=", "sms").execute();
    expect(sms).toMatchObject([{ route: "outbox", body: expect.stringMatching(/[2-9A-Z]{6}/) }]);
  });

  it("stays sealed under a new key of the bank", async () => {
    const mail = mailOf(at, server.url);
    await mail.post("resealed@example.com");
    const newer = sealing(new Uint8Array(32).fill(1));
    const key = { key: "secrets.key", value: testSealing.keyName };
    await at.db.insertInto("settings").values(key).execute();
    await sealStored(at.db, newer, testSealing);
    const report = (error: unknown) => mail.reported.push(String(error));
    await smtpSender({ db: at.db, clock: mail.clock, sealing: newer, report }, { url: server.url, from })();
    expect(server.mail.find(({ to }) => to === "resealed@example.com")?.text).toContain("K7M2QX");
  });
});
