import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const second = 1_000;
const minute = 60 * second;

describeOnDatabases("confirming an address", (at) => {
  const bank = testBank(at);
  const unconfirmed = (confirmBy: "email" | "phone" = "email") =>
    bank.customer({ confirmed: false, twoFactor: false, verified: false, confirmBy, balance: "0.00" });
  const mailTo = async (login: string, channel = "email") => {
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", login)
      .executeTakeFirstOrThrow();
    return (await bank.mail()).filter((mail) => mail.login_id === id && mail.channel === channel);
  };
  const codeIn = (body: string | undefined) => /\b[2-9A-Z]{6}\b/.exec(body ?? "")?.[0] ?? "";

  it("is required by user info, which sends a code [4] [8]", async () => {
    const who = await unconfirmed();
    const { accessToken: token } = await bank.signIn(who);
    const { status, err, type, text } = await bank.call("userInfo", {}, { token, language: "lv" });
    expect([status, err, type]).toEqual([400, "NOT_CONFIRMED", "email"]);
    expect(JSON.parse(text)).toMatchObject({ sent_to: who.login });
    const [mail, ...more] = await mailTo(who.login);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: who.login, subject: "Amberline apstiprinājuma kods" });
    expect(codeIn(mail?.body)).toHaveLength(6);
  });

  it("goes by text message when the login is confirmed by phone", async () => {
    const who = await unconfirmed("phone");
    const { accessToken: token } = await bank.signIn(who);
    const refused = await bank.call("userInfo", {}, { token });
    expect(JSON.parse(refused.text)).toMatchObject({ type: "phone", sent_to: "+371 •••• 0009" });
    const [sms] = await mailTo(who.login, "sms");
    expect(sms?.recipient).toBe("+37120000009");
    const code = codeIn(sms?.body);
    expect((await bank.call("confirm", { type: "email", code }, { token })).data.token).toBeNull();
    expect((await bank.call("confirm", { type: "phone", code }, { token })).data.token).toBeTruthy();
    expect((await bank.call("userInfo", {}, { token })).data.data).toMatchObject({ phone_confirm: true });
  });

  it("succeeds once with the code, in any letter case, and returns a token [7-24]", async () => {
    const who = await unconfirmed();
    const { accessToken: token } = await bank.signIn(who);
    await bank.call("userInfo", {}, { token });
    const code = codeIn((await mailTo(who.login))[0]?.body).toLowerCase();
    const { data } = await bank.call("confirm", { type: "email", code }, { token });
    expect((await bank.call("userInfo", {}, { token: data.token ?? "" })).data.data).toMatchObject({
      email_confirm: true,
      email_address: who.login,
    });
    expect((await bank.call("confirm", { type: "email", code }, { token })).data.token).toBeNull();
  });

  it("returns no token for a wrong code; after five only a new code helps, as the message says [8]", async () => {
    const who = await unconfirmed();
    const { accessToken: token } = await bank.signIn(who);
    await bank.call("userInfo", {}, { token });
    const newest = async () => codeIn((await mailTo(who.login)).at(-1)?.body);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = await bank.call("confirm", { type: "email", code: "AAAAAA" }, { token });
      expect(wrong.data).toEqual({ token: null });
    }
    const spent = await bank.call("confirm", { type: "email", code: await newest() }, { token });
    expect(spent.err).toBe("The code was entered incorrectly too many times. Request a new one.");
    bank.later(30 * second);
    await bank.call("userInfo", {}, { token });
    const right = await bank.call("confirm", { type: "email", code: await newest() }, { token });
    expect(right.data.token).toBeTruthy();
  });

  it("checks no more than five of many concurrent guesses", async () => {
    const who = await unconfirmed();
    const { accessToken: token } = await bank.signIn(who);
    await bank.call("userInfo", {}, { token });
    const guess = () => bank.call("confirm", { type: "email", code: "AAAAAA" }, { token });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter(({ data }) => data.token === null)).toHaveLength(5);
  });

  it("requires the newest code, within ten minutes", async () => {
    const who = await unconfirmed();
    let { accessToken: token } = await bank.signIn(who);
    await bank.call("userInfo", {}, { token });
    bank.later(30 * second);
    await bank.call("userInfo", {}, { token });
    const [older, newer] = (await mailTo(who.login)).map(({ body }) => codeIn(body));
    expect(
      (await bank.call("confirm", { type: "email", code: older ?? "" }, { token })).data.token,
    ).toBeNull();
    bank.later(10 * minute);
    token = (await bank.signIn(who)).accessToken;
    expect(
      (await bank.call("confirm", { type: "email", code: newer ?? "" }, { token })).data.token,
    ).toBeNull();
  });

  it("sends a new code at most once in 30 seconds and five times an hour", async () => {
    const who = await unconfirmed();
    const sent = async () => (await mailTo(who.login)).length;
    let { accessToken: token } = await bank.signIn(who);
    const ask = async () => expect((await bank.call("userInfo", {}, { token })).err).toBe("NOT_CONFIRMED");
    await Promise.all([ask(), ask(), ask()]);
    expect(await sent()).toBe(1);
    bank.later(30 * second - 1);
    await ask();
    expect(await sent()).toBe(1);
    bank.later(1);
    await ask();
    expect(await sent()).toBe(2);
    for (let round = 0; round < 6; round += 1) {
      bank.later(31 * second);
      await ask();
    }
    expect(await sent()).toBe(5);
    bank.later(60 * minute);
    token = (await bank.signIn(who)).accessToken;
    await ask();
    expect(await sent()).toBe(6);
  });

  it("is required before anything but the accounts' names and signing out", async () => {
    const who = await unconfirmed();
    const { accessToken: token } = await bank.signIn(who);
    expect((await bank.call("multilogin", {}, { token })).status).toBe(200);
    expect((await bank.call("accountInfo", {}, { token })).status).toBe(200);
    const list = await bank.call("orderList", { id: who.accountId }, { token });
    const bankOf = await bank.call("payeeBank", { account: who.iban }, { token });
    for (const { status, err } of [list, bankOf]) expect([status, err]).toEqual([400, "NOT_CONFIRMED"]);
    expect((await bank.call("logout", {}, { token })).status).toBe(200);
  });
});
