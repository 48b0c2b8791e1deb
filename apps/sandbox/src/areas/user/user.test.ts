import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

describeOnDatabases("a customer's own data", (at) => {
  const bank = testBank(at);

  it("names each account of the login with a token that speaks for it [7]", async () => {
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

  it("shows the account with its balance, what is on its way out, and its user [3]", async () => {
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

  it("shows the user as seen from the token's account, and never a secret [3]", async () => {
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

describeOnDatabases("a payment template", (at) => {
  const bank = testBank(at);
  const template = {
    template_name: " Īre ",
    beneficiary_name: "Anna Liepiņa",
    beneficiary_iban: "lv80 bank 0000 4351 9500 1",
    bic: "unlalv2x",
    details: "",
    amount: "450.00",
    provider_template: true,
  };

  it("is saved tidied, for the token's account, and never as the provider's own [2.14]", async () => {
    const who = await bank.customer();
    const { data } = await bank.call("templateCreate", template, { token: await bank.token(who) });
    const saved = await at.db
      .selectFrom("payment_templates")
      .selectAll()
      .where("id", "=", data.id ?? "")
      .executeTakeFirstOrThrow();
    expect(saved).toMatchObject({
      account_id: who.accountId,
      template_name: "Īre",
      beneficiary_iban: "LV80BANK0000435195001",
      bic: "UNLALV2X",
      amount_cents: 45_000,
      from_provider: false,
    });
  });

  it.each([
    [{ amount: "0.00" }, "Enter an amount of at least 0.01 with at most two decimals."],
    [{ amount: "1.005" }, "Enter an amount of at least 0.01 with at most two decimals."],
    [{ template_name: "  " }, "Enter a name for the template."],
    [
      { beneficiary_name: "Anna & Co" },
      "The payee's name may have 1 to 70 letters, digits, spaces, dots and commas.",
    ],
    [{ beneficiary_iban: "LV80" }, "The account number may have 8 to 34 letters and digits."],
    [{ bic: "UNLA" }, "This BIC is not valid."],
    [{ details: "Rēķins #5" }, "The reference may have 1 to 140 letters, digits, spaces, dots and commas."],
  ])("is refused with %j, saying why [5]", async (change, err) => {
    const token = await bank.token(await bank.customer());
    const answer = await bank.call("templateCreate", { ...template, ...change }, { token });
    expect([answer.status, answer.err]).toEqual([200, err]);
  });
});
