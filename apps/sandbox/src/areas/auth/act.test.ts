import { STEP_UP_REQUIRED } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { payers, paymentTo } from "../../testing/orders";
import { testBank } from "../../testing/testBank";

const minute = 60_000;
const mailsTo = <Mail extends { recipient: string }>(mail: Mail[], login: string) =>
  mail.filter(({ recipient }) => recipient === login);

describeOnDatabases("the code of a payment", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf } = payers(bank);

  it("is sent with amount, fee, payee, account and reference, in the customer's language", async () => {
    const { who, ask } = await ready({ kind: "corporate" });
    const token = await bank.token(who);
    const { data } = await ask({});
    const challenge = { act: "payment", subject: data.vop_id } as const;
    const sent = await bank.call("challengeCreate", challenge, { token, language: "lv" });
    expect(sent.data.data).toEqual({ sent_to: who.login });
    const message = mailsTo(await bank.mail(), who.login).at(-1)?.body ?? "";
    for (const fact of ["25,00", "0,35", "Anna Liepiņa", "LV50 UNLA 0050 0012 3456 7", "Kopīgās vakariņas"])
      expect(message.replaceAll(/\s/g, " ")).toContain(fact);
  });

  it("goes to the phone, masked and with its risk, once the customer has shown that it is theirs [ASVS 6.6.1]", async () => {
    const { who, ask } = await ready();
    await at.db
      .updateTable("logins")
      .set({ phone: "+37120000001", phone_confirmed: true })
      .where("email", "=", who.login)
      .execute();
    const { data } = await ask({});
    const token = await bank.token(who);
    const sent = await bank.call("challengeCreate", { act: "payment", subject: data.vop_id }, { token });
    expect(sent.data.data?.sent_to).toBe("+371 •••• 0001");
    const message = (await bank.mail()).at(-1);
    expect(message).toMatchObject({ channel: "sms", recipient: "+37120000001" });
    expect(message?.body).toContain("Others may be able to read text messages; a passkey is safer.");
  });

  it("pays this order only: no other amount, payee, reference or fee, and no later one like it", async () => {
    const { who, ask, force, codeFor } = await ready();
    const { data: cheap } = await ask({ amount: "0.03" });
    const code2fa = await codeFor(cheap.vop_id);
    for (const change of [
      { amount: "77.77" },
      { amount: "0.03", to_reference: "Cits" },
      { amount: "0.03", to_account: "LV97HABA0012345678910", to_bic: "HABALV22" },
      { amount: "0.03" },
    ]) {
      const { data: other } = await ask(change);
      expect((await force({ ...change, code2fa, vop_id: other.vop_id })).err).toBe("INCORRECT_2FA_CODE");
    }
    await at.db.updateTable("accounts").set({ tariff: "business" }).where("id", "=", who.accountId).execute();
    bank.later(minute);
    const order = { amount: "0.03", vop_id: cheap.vop_id, code2fa };
    expect((await force(order)).err).toBe("INCORRECT_2FA_CODE");
    bank.later(minute);
    await at.db.updateTable("accounts").set({ tariff: "everyday" }).where("id", "=", who.accountId).execute();
    expect((await force(order)).data.id).toBeTruthy();
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it("is none of the authenticator app, which signs in and nothing more", async () => {
    const { who, ask, force } = await ready();
    await ask({});
    bank.later(30_000);
    expect((await force({ code2fa: await bank.code(who) })).err).toBe("INCORRECT_2FA_CODE");
    expect(await paymentsOf(who)).toEqual([]);
  });

  it("does not sign in", async () => {
    const { who, ask, codeFor } = await ready();
    await ask({});
    const { login, password } = who;
    const answer = await bank.call("login", { login, password, code: await codeFor() });
    expect(answer.err).toBe("INCORRECT_2FA_CODE");
  });

  it("is not sent for somebody else's order, an old one or none", async () => {
    const [one, other] = [await ready(), await ready()];
    const { data: theirs } = await other.ask({});
    const token = await bank.token(one.who);
    for (const subject of [theirs.vop_id, crypto.randomUUID(), "x", undefined]) {
      const sent = await bank.call("challengeCreate", { act: "payment", subject }, { token });
      expect(sent.err).toMatch(/^The payment changed after/);
    }
    expect(mailsTo(await bank.mail(), one.who.login)).toEqual([]);
  });

  it("is sent again after half a minute, at once when it was guessed at too often, a hundred times an hour", async () => {
    const { who, ask, force } = await ready();
    const token = await bank.token(who);
    const { data } = await ask({});
    const challenge = () => bank.call("challengeCreate", { act: "payment", subject: data.vop_id }, { token });
    const sent = async () => mailsTo(await bank.mail(), who.login).length;
    await challenge();
    await challenge();
    expect(await sent()).toBe(1);
    for (let guess = 0; guess < 5; guess += 1) await force({ vop_id: data.vop_id, code2fa: "AAAAAA" });
    await challenge();
    expect(await sent()).toBe(2);
    bank.later(30_000);
    await challenge();
    expect(await sent()).toBe(3);
    const newest = await at.db
      .selectFrom("codes")
      .selectAll()
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 97 }, () => ({
      ...newest,
      id: crypto.randomUUID(),
      subject: "other",
    }));
    await at.db.insertInto("codes").values(others).execute();
    bank.later(30_000);
    expect((await challenge()).err).toMatch(/^Too many codes/);
  });
});

describeOnDatabases("a change of how one signs in", (at) => {
  const bank = testBank(at);
  const signedIn = async (wanted: Parameters<typeof bank.customer>[0] = {}) => {
    const who = await bank.customer(wanted);
    const { accessToken: token } = await bank.signIn(who);
    bank.later(30_000);
    return { who, token };
  };

  it("is refused with a token alone, whatever else is known [ASVS 6.2.3] [ASVS 7.5.1] [ASVS 7.5.2]", async () => {
    const { who, token } = await signedIn();
    const off = await signedIn({ twoFactor: false });
    const code = await bank.code(who);
    const answers = [
      await bank.call("passwordChange", { password: "Jauna2026parole" }, { token }),
      await bank.call("twoFactorUpdate", { enable: false, code }, { token }),
      await bank.call("recoveryCodesCreate", { code }, { token }),
      await bank.call("sessionRevoke", {}, { token }),
      await bank.call("twoFactorSetup", {}, { token: off.token }),
    ];
    expect(answers.map(({ status, err }) => [status, err])).toEqual(
      answers.map(() => [200, STEP_UP_REQUIRED]),
    );
    expect((await bank.signIn(off.who)).accessToken).toBeTruthy();
  });

  it("is allowed once, for five minutes, to this session and this change alone", async () => {
    const { who, token } = await signedIn({ twoFactor: false });
    const { accessToken: other } = await bank.signIn(who);
    const change = (as: string, password: string) => bank.call("passwordChange", { password }, { token: as });
    await bank.stepUp(who, token, "passwordChange");
    expect((await change(other, "Jauna2026parole")).err).toBe(STEP_UP_REQUIRED);
    expect((await bank.call("sessionRevoke", {}, { token })).err).toBe(STEP_UP_REQUIRED);
    expect((await change(token, "short")).err).toMatch(/8 to 64/);
    expect((await change(token, "Jauna2026parole")).data.res).toBeTruthy();
    expect((await change(token, "Cita2026parole")).err).toBe(STEP_UP_REQUIRED);
    await bank.stepUp({ ...who, password: "Jauna2026parole" }, token, "passwordChange");
    bank.later(5 * minute);
    expect((await change(token, "Cita2026parole")).err).toBe(STEP_UP_REQUIRED);
  });

  it("takes the password and the code sent for it, which names it", async () => {
    const { who, token } = await signedIn();
    const act = "sessionRevoke" as const;
    const code = await bank.codeFor(who, token, act);
    expect(mailsTo(await bank.mail(), who.login).at(-1)?.body).toContain(
      "is your code to sign other devices out.",
    );
    const prove = (password: string, typed?: string) =>
      bank.call("stepUp", { act, password, code: typed }, { token });
    expect((await prove("Wrong12345", code)).err).toBe("BADPASS");
    for (const wrong of [undefined, "", await bank.code(who), "AAAAAA"])
      expect((await prove(who.password, wrong)).err).toBe("INCORRECT_2FA_CODE");
    expect((await prove(who.password, code)).err).toMatch(/^Too many attempts/);
    bank.later(minute);
    expect((await prove(who.password, code)).err).toBeUndefined();
    expect((await bank.call("sessionRevoke", {}, { token })).data).toEqual({ revoked: 0 });
  });

  it("takes no code of another change, another session or a payment", async () => {
    const { who, token } = await signedIn();
    const { accessToken: other } = await bank.signIn(who);
    const { data } = await bank.call("orderCreate", paymentTo(who), {
      token: await bank.token(who),
      key: "k",
    });
    const payment = await bank.codeFor(who, await bank.token(who), "payment", data.vop_id);
    const codes = [
      payment,
      await bank.codeFor(who, token, "passwordChange"),
      await bank.codeFor(who, other, "sessionRevoke"),
    ];
    for (const code of codes) {
      const answer = await bank.call(
        "stepUp",
        { act: "sessionRevoke", password: who.password, code },
        { token },
      );
      expect(answer.err).toBe("INCORRECT_2FA_CODE");
    }
  });

  it("says by mail that devices were signed out", async () => {
    const { who, token } = await signedIn({ twoFactor: false });
    await bank.signIn(who);
    await bank.stepUp(who, token, "sessionRevoke");
    expect((await bank.call("sessionRevoke", {}, { token })).data.revoked).toBe(1);
    expect(mailsTo(await bank.mail(), who.login)).toMatchObject([{ subject: "Devices were signed out" }]);
  });
});
