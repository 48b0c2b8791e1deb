import { PASSKEY_REFUSED, STEP_UP_REQUIRED } from "@amberline/api/contract";
import { SettingsService } from "@simplewebauthn/server";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { authenticator } from "../../testing/authenticator";
import { payers } from "../../testing/orders";
import { testBank } from "../../testing/testBank";

const origin = "http://bank.test";

/** What a refused sign-in asks a passkey to sign. */
const challengeIn = ({ text }: { text: string }): string =>
  (JSON.parse(text) as { passkey?: string }).passkey ?? "";

describeOnDatabases("a passkey", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf } = payers(bank);
  const signedIn = async () => {
    const who = await bank.customer();
    return { who, token: await bank.token(who) };
  };
  type SignedIn = Awaited<ReturnType<typeof signedIn>>;
  const begin = async ({ who, token }: SignedIn) => {
    await bank.stepUp(who, token, "passkeyBegin");
    const { data } = await bank.call("passkeyBegin", {}, { token });
    return data.data?.options ?? "";
  };
  const added = async (customer: SignedIn, device = authenticator(origin)) => {
    const answer = device.create(await begin(customer));
    const done = await bank.call("passkeyCreate", { name: "Telefons", answer }, { token: customer.token });
    if (done.err) throw new Error(done.text);
    return device;
  };
  const listed = async ({ token }: SignedIn) =>
    (await bank.call("passkeyList", {}, { token })).data.data?.map(({ id, name }) => [id, name]);
  /** A payer with a passkey, and a checked order with what its passkey is to sign. */
  const paying = async () => {
    const payer = await ready();
    const customer = { who: payer.who, token: await bank.token(payer.who) };
    const device = await added(customer);
    const { token } = customer;
    const ask = async (amount: string) => {
      const { data: check } = await payer.ask({ amount });
      const act = { act: "payment", subject: check.vop_id } as const;
      const { data } = await bank.call("challengeCreate", act, { token });
      return {
        act,
        vop_id: check.vop_id ?? "",
        passkey: data.data?.passkey ?? "",
        sentTo: data.data?.sent_to,
      };
    };
    const answer = (act: Awaited<ReturnType<typeof ask>>["act"], text: string) =>
      bank.call("challengeAnswer", { ...act, answer: text }, { token });
    return { ...payer, ...customer, device, order: ask, answer };
  };

  it("is added after a step-up, told by mail, and listed by its name", async () => {
    const customer = await signedIn();
    const { token, who } = customer;
    expect((await bank.call("passkeyBegin", {}, { token })).err).toBe(STEP_UP_REQUIRED);
    const device = await added(customer);
    expect(await listed(customer)).toEqual([[device.id, "Telefons"]]);
    const told = (await bank.mail()).filter(({ recipient }) => recipient === who.login).at(-1);
    expect(told).toMatchObject({ subject: "You have a new passkey" });
    expect(told?.body).toContain('"Telefons"');
  });

  it("is asked to sign a payment, which it then pays without a code sent [ASVS 6.6.2]", async () => {
    const { order, answer, device, force, who } = await paying();
    const sent = (await bank.mail()).length;
    const { act, passkey, sentTo, vop_id } = await order("25.00");
    expect(sentTo).toBeNull();
    expect(JSON.parse(passkey)).toMatchObject({ rpId: "bank.test", userVerification: "required" });
    expect((await bank.mail()).length).toBe(sent);
    const { data } = await answer(act, device.sign(passkey));
    expect((await force({ vop_id, code2fa: data.data?.code })).data.id).toBeTruthy();
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it("agrees to that very order: neither to another one, nor twice", async () => {
    const { order, answer, device, force, who } = await paying();
    const [small, large] = [await order("0.03"), await order("77.77")];
    const signature = device.sign(small.passkey);
    expect((await answer(large.act, signature)).err).toBe(PASSKEY_REFUSED);
    const again = await order("0.03");
    const answered = device.sign(again.passkey);
    const { data } = await answer(again.act, answered);
    const code2fa = data.data?.code ?? "";
    expect(code2fa).toHaveLength(6);
    expect((await answer(again.act, answered)).err).toBe(PASSKEY_REFUSED);
    const other = { amount: "77.77", vop_id: large.vop_id, code2fa };
    expect((await force(other)).err).toBe("INCORRECT_2FA_CODE");
    expect(await paymentsOf(who)).toEqual([]);
  });

  it("is refused from another site, without the holder's finger, by another key or another session, and too late", async () => {
    const { order, answer, device, who } = await paying();
    const stranger = authenticator(origin);
    const forged = [
      (options: string) => device.sign(options, { origin: "http://evil.test" }),
      (options: string) => device.sign(options, { site: "evil.test" }),
      (options: string) => device.sign(options, { isVerified: false }),
      (options: string) => device.sign(options, { challenge: "AAAA" }),
      (options: string) => stranger.sign(options),
      (options: string) => JSON.stringify({ ...JSON.parse(stranger.sign(options)), id: device.id }),
      () => "{}",
      () => "null",
      () => "not JSON",
    ];
    for (const forge of forged) {
      const { act, passkey } = await order("1.00");
      expect((await answer(act, forge(passkey))).err).toBe(PASSKEY_REFUSED);
    }
    const { act, passkey } = await order("1.00");
    const elsewhere = await bank.token(who);
    const signature = { ...act, answer: device.sign(passkey) };
    expect((await bank.call("challengeAnswer", signature, { token: elsewhere })).err).toBe(PASSKEY_REFUSED);
    bank.later(300_000);
    expect((await answer(act, device.sign(passkey))).err).toBe(PASSKEY_REFUSED);
  });

  it("makes the server follow no certificates, which say where to fetch lists of revoked ones [ASVS 13.2.5]", () => {
    for (const identifier of [
      "android-key",
      "android-safetynet",
      "apple",
      "packed",
      "tpm",
      "fido-u2f",
    ] as const)
      expect(SettingsService.getRootCertificates({ identifier })).toEqual([]);
  });

  it("leaves the way by a code, which the customer may ask for instead", async () => {
    const { order, token, who, force } = await paying();
    const { act, vop_id } = await order("25.00");
    const { data } = await bank.call("challengeCreate", { ...act, by: "code" }, { token });
    expect(data.data).toMatchObject({ sent_to: who.login });
    expect((await force({ vop_id, code2fa: await bank.sentCode(who) })).data.id).toBeTruthy();
  });

  it("is not asked for at another address of the bank, where it could not sign", async () => {
    const { order, token, who } = await paying();
    const { act } = await order("25.00");
    const elsewhere = await bank.app.request(`http://other.test/api/v1/user/challenge`, {
      method: "POST",
      headers: { "Content-Type": "application/json", token },
      body: JSON.stringify(act),
    });
    expect(await elsewhere.json()).toEqual({ data: { sent_to: who.login } });
  });

  it("is added to one login only, and not by a stale or foreign answer", async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const device = await added(one);
    const create = (answer: string, { token }: SignedIn) =>
      bank.call("passkeyCreate", { name: "X", answer }, { token });
    expect((await create(device.create(await begin(two)), two)).err).toBe(PASSKEY_REFUSED);
    const options = await begin(two);
    expect((await create(authenticator(origin).create(options), one)).err).toBe(PASSKEY_REFUSED);
    bank.later(300_000);
    expect((await create(authenticator(origin).create(options), two)).err).toBe(PASSKEY_REFUSED);
    expect(await listed(two)).toEqual([]);
  });

  it("is removed after a step-up by its owner alone, and with two-factor", async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const device = await added(one);
    const remove = async ({ who, token }: SignedIn) => {
      await bank.stepUp(who, token, "passkeyDelete");
      return bank.call("passkeyDelete", { id: device.id }, { token });
    };
    expect((await bank.call("passkeyDelete", { id: device.id }, { token: one.token })).err).toBe(
      STEP_UP_REQUIRED,
    );
    await remove(two);
    expect(await listed(one)).toHaveLength(1);
    const challenge = await bank.call("challengeCreate", { act: "passkeyDelete" }, { token: one.token });
    const agreed = await bank.call(
      "challengeAnswer",
      { act: "passkeyDelete", answer: device.sign(challenge.data.data?.passkey ?? "") },
      { token: one.token },
    );
    const code = agreed.data.data?.code;
    const step = { act: "passkeyDelete", password: one.who.password, code } as const;
    expect((await bank.call("stepUp", step, { token: one.token })).err).toBeUndefined();
    await bank.call("passkeyDelete", { id: device.id }, { token: one.token });
    expect(await listed(one)).toEqual([]);
  });

  it("is renamed by its owner alone, in the trail, with a name as long as when it was made", async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const device = await added(one);
    const rename = (name: string, { token }: SignedIn) =>
      bank.call("passkeyRename", { id: device.id, name }, { token });
    expect((await rename("Dators", one)).status).toBe(200);
    expect((await rename("Mans", two)).status).toBe(403);
    expect((await rename("", one)).status).toBe(400);
    expect((await rename("x".repeat(41), one)).status).toBe(400);
    expect(await listed(one)).toEqual([[device.id, "Dators"]]);
    const trail = bank.db.selectFrom("audit_log").selectAll().where("action", "=", "passkey.renamed");
    expect((await trail.execute()).map(({ detail }) => JSON.parse(detail ?? "") as unknown)).toEqual([
      { passkey: device.id, name: "Dators" },
    ]);
  });

  it("signs its owner in without password or code, once for each challenge", async () => {
    const { who, token } = await signedIn();
    const device = await added({ who, token });
    const challenge = async () => (await bank.call("loginChallenge", {})).data.data?.options ?? "";
    const answer = device.sign(await challenge());
    const { data } = await bank.call("loginPasskey", { answer });
    const user = await bank.call("userInfo", {}, { token: data.accessToken ?? "" });
    expect(user.data.data?.email_address).toBe(who.login);
    expect((await bank.call("loginPasskey", { answer })).err).toBe(PASSKEY_REFUSED);
    const trail = await bank.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(trail.filter(({ action }) => action === "signIn.done").at(-1)?.detail).toBe('{"by":"passkey"}');
  });

  it("signs nobody in from another site, without a finger, with another's challenge, too late, removed, or without two-factor", async () => {
    const { who, token } = await signedIn();
    const device = await added({ who, token });
    const stranger = authenticator(origin);
    const challenge = async () => (await bank.call("loginChallenge", {})).data.data?.options ?? "";
    const signIn = async (answer: string) => (await bank.call("loginPasskey", { answer })).err;
    const own = await bank.call("challengeCreate", { act: "sessionRevoke" }, { token });
    expect(await signIn(device.sign(own.data.data?.passkey ?? ""))).toBe(PASSKEY_REFUSED);
    const options = await challenge();
    for (const forged of [
      device.sign(options, { origin: "http://evil.test" }),
      device.sign(options, { site: "evil.test" }),
      device.sign(options, { isVerified: false }),
      device.sign(options, { challenge: "AAAA" }),
      stranger.sign(options),
      JSON.stringify({ ...JSON.parse(stranger.sign(options)), id: device.id }),
      "{}",
      "not JSON",
    ])
      expect(await signIn(forged)).toBe(PASSKEY_REFUSED);
    bank.later(300_000);
    expect(await signIn(device.sign(options))).toBe(PASSKEY_REFUSED);
    expect(await signIn(device.sign(await challenge()))).toBeUndefined();
    await bank.db.updateTable("logins").set({ two_factor: false }).where("email", "=", who.login).execute();
    expect(await signIn(device.sign(await challenge()))).toBe(PASSKEY_REFUSED);
    await bank.db.deleteFrom("passkeys").where("id", "=", device.id).execute();
    expect(await signIn(device.sign(await challenge()))).toBe(PASSKEY_REFUSED);
  });

  it("signs nobody in to a blocked login, and is gone once a customer has disowned a sign-in", async () => {
    const { who, token } = await signedIn();
    const device = await added({ who, token });
    const signIn = async () => {
      const options = (await bank.call("loginChallenge", {})).data.data?.options ?? "";
      return (await bank.call("loginPasskey", { answer: device.sign(options) })).err;
    };
    await bank.db.updateTable("logins").set({ blocked_by: "bank" }).where("email", "=", who.login).execute();
    expect(await signIn()).toMatch(/blocked/);
    await bank.db.updateTable("logins").set({ blocked_by: null }).where("email", "=", who.login).execute();
    const [first] = (await bank.call("signInList", {}, { token })).data.data ?? [];
    await bank.call("signInDisown", { id: first?.id ?? "" }, { token });
    expect(await signIn()).toBe(PASSKEY_REFUSED);
  });

  it("signs in through the lock that strangers' guesses at the password have set", async () => {
    const { who, token } = await signedIn();
    const device = await added({ who, token });
    for (let tries = 0; tries < 5; tries += 1)
      await bank.call("login", { login: who.login, password: "Nepareizi 1" });
    expect((await bank.call("login", { login: who.login, password: who.password })).err).toMatch(/minute/);
    const options = (await bank.call("loginChallenge", {})).data.data?.options ?? "";
    expect((await bank.call("loginPasskey", { answer: device.sign(options) })).err).toBeUndefined();
  });

  /** A customer with a passkey, and what it is to sign after the password. */
  const confirming = async () => {
    const customer = await signedIn();
    const device = await added(customer);
    const { login, password } = customer.who;
    const enter = (proof: { code?: string; passkey?: string } = {}) =>
      bank.call("login", { login, password, ...proof });
    const ask = async () => {
      const asked = await enter();
      expect(asked.err).toBe("INCORRECT_2FA_CODE");
      return challengeIn(asked);
    };
    return { ...customer, device, enter, ask };
  };

  it("confirms the password in place of the code, which is taken still, and is in the trail as such", async () => {
    const { who, device, enter, ask } = await confirming();
    const passkey = await ask();
    expect(JSON.parse(passkey)).toMatchObject({ rpId: "bank.test", allowCredentials: [{ id: device.id }] });
    const { data } = await enter({ passkey: device.sign(passkey) });
    const user = await bank.call("userInfo", {}, { token: data.accessToken ?? "" });
    expect(user.data.data?.email_address).toBe(who.login);
    expect(await bank.token(who)).toBeTruthy();
    const trail = await bank.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    const done = trail.filter(({ action }) => action === "signIn.done").map(({ detail }) => detail);
    expect(done.slice(-2)).toEqual(['{"by":"passwordAndPasskey"}', '{"by":"password"}']);
  });

  it("confirms no password from another site, without a finger, by another's key, for another login or purpose, twice, or too late", async () => {
    const { device, enter, ask, token, who } = await confirming();
    const other = await confirming();
    const refused = async (passkey: string) => {
      const answer = await enter({ passkey });
      expect(answer.err).toBe(PASSKEY_REFUSED);
      return challengeIn(answer);
    };
    const options = await ask();
    const own = await bank.call("challengeCreate", { act: "sessionRevoke" }, { token });
    const alone = await bank.call("loginChallenge", {});
    for (const forged of [
      device.sign(options, { origin: "http://evil.test" }),
      device.sign(options, { site: "evil.test" }),
      device.sign(options, { isVerified: false }),
      device.sign(options, { challenge: "AAAA" }),
      device.sign(own.data.data?.passkey ?? ""),
      device.sign(alone.data.data?.options ?? ""),
      device.sign(await other.ask()),
      other.device.sign(options),
      JSON.stringify({ ...JSON.parse(other.device.sign(options)), id: device.id }),
      "{}",
    ])
      expect(await refused(forged)).toBeTruthy();
    expect((await bank.call("loginPasskey", { answer: device.sign(options) })).err).toBe(PASSKEY_REFUSED);
    bank.later(300_000);
    const next = await refused(device.sign(options));
    const passkey = device.sign(next);
    const wrong = { login: who.login, password: "Nepareizi 1", passkey };
    expect((await bank.call("login", wrong)).err).toBe("BADPASS");
    expect((await enter({ passkey })).err).toBeUndefined();
    await refused(passkey);
  });

  it("is asked for after the right password alone, with two-factor on, at its own address", async () => {
    const { who, enter } = await confirming();
    const wrong = await bank.call("login", { login: who.login, password: "Nepareizi 1" });
    expect(challengeIn(wrong)).toBe("");
    const elsewhere = await bank.app.request("http://other.test/api/v1/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ login: who.login, password: who.password }),
    });
    expect(await elsewhere.json()).toEqual({ err: "INCORRECT_2FA_CODE" });
    await bank.db.updateTable("logins").set({ two_factor: false }).where("email", "=", who.login).execute();
    expect((await enter({ passkey: "{}" })).err).toBeUndefined();
  });

  it("takes two-factor, whose recovery codes help when every passkey is lost", async () => {
    const who = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(who);
    await bank.stepUp(who, token, "passkeyBegin");
    expect((await bank.call("passkeyBegin", {}, { token })).err).toMatch(/^Two-factor authentication is off/);
  });
});

describeOnDatabases("how customers agree", (at) => {
  const codes = testBank(at, { consentBy: "codes" });
  const passkeys = testBank(at, { consentBy: "passkeys" });
  const both = testBank(at);
  /** A customer with a passkey. */
  const customer = async () => {
    const who = await both.customer();
    const token = await both.token(who);
    await both.stepUp(who, token, "passkeyBegin");
    const { data } = await both.call("passkeyBegin", {}, { token });
    const device = authenticator(origin);
    await both.call(
      "passkeyCreate",
      { name: "X", answer: device.create(data.data?.options ?? "") },
      { token },
    );
    return { who, token, device };
  };

  it("is by codes alone where the bank takes no passkeys", async () => {
    const { who, token } = await customer();
    expect((await codes.call("loginChallenge", {})).text).toMatch(/doesn't accept passkeys/);
    const asked = await codes.call("challengeCreate", { act: "sessionRevoke" }, { token });
    expect(asked.data.data).toEqual({ sent_to: who.login });
    await codes.stepUp(who, token, "passkeyBegin");
    expect((await codes.call("passkeyBegin", {}, { token })).err).toMatch(/doesn't accept/);
    expect((await codes.call("userInfo", {}, { token })).data.data?.passkeys).toBeNull();
  });

  it("is by a passkey alone where the bank takes no codes, once there is one", async () => {
    const { token } = await customer();
    const act = "sessionRevoke" as const;
    const asked = await passkeys.call("challengeCreate", { act }, { token });
    expect(asked.data.data?.passkey).toBeTruthy();
    const code = await passkeys.call("challengeCreate", { act, by: "code" }, { token });
    expect(code.err).toMatch(/code isn't accepted/);
    const newcomer = await both.customer();
    const { accessToken } = await both.signIn(newcomer);
    const first = await passkeys.call("challengeCreate", { act: "passkeyBegin" }, { token: accessToken });
    expect(first.data.data).toEqual({ sent_to: newcomer.login });
  });

  it("is by the bank's rule at sign-in too", async () => {
    const { who, device } = await customer();
    const password = { login: who.login, password: who.password };
    const options = challengeIn(await both.call("login", password));
    const answered = { ...password, passkey: device.sign(options) };
    expect(challengeIn(await codes.call("login", password))).toBe("");
    expect((await codes.call("login", answered)).err).toBe("INCORRECT_2FA_CODE");
    const byCode = { ...password, code: await both.code(who) };
    expect((await passkeys.call("login", byCode)).err).toMatch(/code isn't accepted/);
    expect((await passkeys.call("login", answered)).err).toBeUndefined();
    expect((await both.call("login", byCode)).err).toBeUndefined();
  });
});
