import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogueIn } from "../locales";
import { describeOnPGlite } from "../platform/testDatabases";
import { testBank } from "../testing/testBank";
import { smtpMailer, type SmtpMailer } from "./smtp";
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

describeOnPGlite("mail by SMTP", (at) => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const mailerTo = (url: string): SmtpMailer =>
    smtpMailer({ db: at.db, clock: testBank(at).clock, report }, { url, from });
  const letter = (recipient: string) =>
    ({
      loginId: null,
      channel: "email",
      recipient,
      texts: catalogueIn("lv"),
      subject: "Jūsu kods",
      body: "Kods ir K7M2QX.\n.\nĀ",
    }) as const;
  const entryOf = (recipient: string) =>
    at.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).executeTakeFirstOrThrow();

  it("reaches the mail server complete, and the outbox records it without the text", async () => {
    const mailer = mailerTo(server.url);
    await mailer.send(letter("ilze@example.com"));
    await mailer.settled();
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
    const entry = await entryOf("ilze@example.com");
    expect(entry).toMatchObject({ route: "smtp", body: "", problem: null });
    expect(entry.delivered_at).toBe(new Date(testBank(at).clock.now()).toISOString());
  });

  it("goes to a server on another machine by TLS alone [ASVS 12.3.1]", async () => {
    const mailer = mailerTo(server.url.replace("127.0.0.1", "0.0.0.0"));
    await mailer.send(letter("plain@example.com"));
    await mailer.settled();
    expect(server.mail.filter(({ to }) => to === "plain@example.com")).toEqual([]);
    expect((await entryOf("plain@example.com")).problem).toMatch(/^ETLS/);
  });

  it("keeps its headers and its recipient, whatever stands in them [ASVS 1.3.11]", async () => {
    const mailer = mailerTo(server.url);
    const recipient = "eve@example.com>\r\nRCPT TO:<all@example.com";
    await mailer.send({ ...letter(recipient), subject: "Kods\r\nBcc: all@example.com\r\n\r\nText" });
    await mailer.settled();
    const texts = server.mail.map(({ to, text }) => `${to}\n${text}`).join("\n");
    expect(server.mail.map(({ to }) => to)).not.toContain("all@example.com");
    expect(texts).not.toMatch(/^Bcc:/m);
  });

  it("that is refused does no harm: the outbox has a short reason", async () => {
    const mailer = mailerTo(server.url);
    await mailer.send(letter("nobody@example.com"));
    await mailer.settled();
    const entry = await entryOf("nobody@example.com");
    expect(entry).toMatchObject({ body: "", delivered_at: null, problem: "EENVELOPE 550" });
  });

  it("that cannot be delivered does no harm either", async () => {
    const mailer = mailerTo("smtp://127.0.0.1:1");
    await mailer.send(letter("late@example.com"));
    await mailer.settled();
    expect(await entryOf("late@example.com")).toMatchObject({ delivered_at: null, problem: "ESOCKET" });
  });

  it("does not delay the call that sends it, even if the mail server never answers", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const connected = once(silent, "connection");
    const mailer = mailerTo(`smtp://127.0.0.1:${port}`);
    const bank = testBank(at, { mailer });
    const who = await bank.customer();
    const answer = await bank.call("reset", { email: who.login });
    expect(answer.status).toBe(200);
    expect(await entryOf(who.login)).toMatchObject({ route: "smtp", delivered_at: null, problem: null });
    await connected;
    for (const socket of sockets) socket.destroy();
    silent.close();
    await mailer.settled();
    expect((await entryOf(who.login)).problem).toBeTruthy();
  });

  it("contains the requested code; text messages stay in the outbox", async () => {
    const mailer = mailerTo(server.url);
    const bank = testBank(at, { mailer });
    const who = await bank.customer({ twoFactor: false });
    await bank.call("reset", { email: who.login });
    await mailer.settled();
    const received = server.mail.find(({ to }) => to === who.login);
    const code = /code is ([2-9A-Z]{6})\./.exec(received?.text ?? "")?.[1] ?? "";
    const request = { email: who.login, code, password: "Jauna2026parole" };
    expect((await bank.call("resetConfirm", request)).data.res).toBeTruthy();
    const byPhone = await bank.customer({ confirmed: false, confirmBy: "phone", twoFactor: false });
    const { accessToken: token } = await bank.signIn(byPhone);
    await bank.call("userInfo", {}, { token });
    await mailer.settled();
    const sms = await at.db.selectFrom("outbox").selectAll().where("channel", "=", "sms").execute();
    expect(sms).toMatchObject([{ route: "outbox", body: expect.stringMatching(/[2-9A-Z]{6}/) }]);
  });

  it("reports its own defects", async () => {
    const readings = [testBank(at).clock.now(), NaN];
    const clock = { now: () => readings.shift() ?? NaN };
    const mailer = smtpMailer({ db: at.db, clock, report }, { url: server.url, from });
    await mailer.send(letter("first@example.com"));
    await mailer.settled();
    expect(reported.splice(0)).toEqual([new RangeError("Invalid time value")]);
  });

  it("reports nothing else", () => {
    expect(reported).toEqual([]);
  });
});
