import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { tokensPerAccount } from "../auth/sessions";
import { tokensPerLogin } from "../identity/widgetToken";

describeOnDatabases("a customer's own data", (at) => {
  const bank = testBank(at);

  it("name each account of the login, with its token [7-3]", async () => {
    const who = await bank.customer({ kind: "corporate", name: "SIA Jūras Vējš", balance: "500.00" });
    const { accessToken: token } = await bank.signIn(who);
    const { data } = await bank.call("multilogin", {}, { token });
    expect(data.tokens?.map(({ name }) => name)).toEqual(["My account", "SIA Jūras Vējš"]);
    for (const { corp_id: id, token: own } of data.tokens ?? []) {
      const { data: account } = await bank.call("accountInfo", {}, { token: own });
      expect(account.data?.id).toBe(id);
      expect(account.data?.user.is_corporate).toBe(id === who.accountId);
    }
  });

  it("have so many tokens at once, and the newest is good, however often they are asked for", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    const rowsOf = async (table: "access_tokens" | "widget_tokens") =>
      (await at.db.selectFrom(table).select("hash").execute()).length;
    const [access, widget] = [await rowsOf("access_tokens"), await rowsOf("widget_tokens")];
    let newest = token;
    for (let nth = 0; nth <= tokensPerAccount; nth += 1) {
      bank.later(1);
      const { data } = await bank.call("multilogin", {}, { token: newest });
      newest = data.tokens?.[0]?.token ?? "";
      await bank.send("verificationToken", {}, { token: newest });
    }
    expect(await rowsOf("access_tokens")).toBeLessThanOrEqual(access + tokensPerAccount);
    expect(await rowsOf("widget_tokens")).toBe(widget + tokensPerLogin);
    expect((await bank.call("accountInfo", {}, { token: newest })).status).toBe(200);
  });

  it("are the account with its balance, pending payments and its user [3-1]", async () => {
    const who = await bank.customer({ balance: "1234.50", overdraft: "200.00" });
    const { data } = await bank.call("accountInfo", {}, { token: await bank.token(who) });
    expect(data.data).toMatchObject({
      id: who.accountId,
      name: "My account",
      balance: "1234.50",
      pending_out: "0.00",
      bic: "AMBRLV22",
      vop_policy: "warn",
      user: { iban: who.iban, overdraft: "200.00", two_factor_auth: true, sumsub_status: "verify" },
    });
  });

  it("are the user as seen from the token's account, and never a secret [3-2]", async () => {
    const who = await bank.customer({ kind: "corporate", confirmed: false });
    const answer = await bank.call("userInfo", {}, { token: await bank.token(who) });
    expect(answer.data.data).toMatchObject({
      account_id: who.accountId,
      email_address: who.login,
      first_name: "Laura",
      last_name: "Vanaga",
      is_corporate: true,
      corporate_confirm: false,
    });
    const { password_hash: hash } = await at.db
      .selectFrom("logins")
      .select("password_hash")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    for (const secret of [who.totpSecret ?? "", hash]) expect(answer.text).not.toContain(secret);
  });
});
