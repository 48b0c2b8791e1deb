import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { type Customer } from "../../operator/createCustomer";
import { testAccounts } from "../../seed";
import { testBank } from "../../testing/testBank";
import { paymentTo, type OrderRequest } from "../../testing/orders";

const payee = (result: string) => {
  const found = testAccounts.find(({ typed }) => typed?.result === result);
  if (!found?.typed) throw new Error(`No test account answers ${result}.`);
  return { iban: found.iban, name: found.typed.name, holder: found.holder };
};

describeOnDatabases("checking a payment", (at) => {
  const bank = testBank(at);
  const tokens = new Map<string, string>();
  const check = async (who: Customer, change: Partial<OrderRequest>, language?: string) => {
    const token = tokens.get(who.login) ?? (await bank.token(who));
    tokens.set(who.login, token);
    return bank.call("orderCreate", paymentTo(who, change), { token, key: "k1", language });
  };

  it.each(["MTCH", "CMTC", "NMTC", "NOAP"] as const)(
    "answers %s with its text, and moves no money [8]",
    async (result) => {
      const who = await bank.customer();
      const { iban, name, holder } = payee(result);
      const { data } = await check(who, { to_account: iban, to_name: name });
      expect(data.vop_result).toBe(result);
      expect(data.vop_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(data.matchedName ?? null).toBe(result === "CMTC" ? holder : null);
      expect(data.message).toBeTruthy();
      if (result !== "CMTC") expect(data.message).not.toContain(holder);
      expect(data.id).toBeUndefined();
      const rows = await at.db
        .selectFrom("transactions")
        .select("id")
        .where("account_id", "=", who.accountId)
        .execute();
      expect(rows).toHaveLength(1);
    },
  );

  it("uses the language of the request", async () => {
    const who = await bank.customer();
    const { iban, name } = payee("NOAP");
    const { data } = await check(who, { to_account: iban, to_name: name }, "lv");
    expect(data.message).toMatch(/^Saņēmēju neizdevās pārbaudīt/);
  });

  it("finds the holder among its own customers, companies by their name", async () => {
    const who = await bank.customer();
    const company = await bank.customer({ kind: "corporate", name: "SIA Jūras Vējš" });
    const own = { to_account: company.iban, to_bic: "AMBRLV22" };
    expect((await check(who, { ...own, to_name: "Juras Vejs" })).data.vop_result).toBe("MTCH");
    expect((await check(who, { ...own, to_name: "Laura Vanaga" })).data.vop_result).toBe("NMTC");
  });

  it.each([
    [{ to_name: "Anna & Jānis" }, /^The payee's name may have/],
    [{ to_name: "A".repeat(71) }, null],
    [{ to_account: "LV97HABA0012345678911" }, /^This IBAN is not valid/],
    [{ to_account: "TR330006100519786457841326" }, /not part of SEPA/],
    [{ to_bic: "HABA" }, /^This BIC is not valid/],
    [{ to_reference: "Rēķins #5" }, /^The reference may have/],
    [{ amount: "0.00" }, /^Enter an amount/],
    [{ amount: "-5.00" }, /^Enter an amount/],
    [{ amount: "1.005" }, /^Enter an amount/],
    [{ amount: "1e3" }, null],
    [{ amount: "1000.01" }, /^The amount is above your available balance of €1,000\.00\.$/],
    [{ currency: "GBP" }, null],
    [{ payment_system: "SWIFT" as const, to_account: "12-34" }, /^The account number may have/],
  ])("refuses %j, even if the client accepted it [5]", async (change, reason) => {
    const who = await bank.customer();
    const { status, err } = await check(who, change as Partial<OrderRequest>);
    expect(status).toBe(reason ? 200 : 400);
    expect(err).toMatch(reason ?? /^The request could not be read/);
  });

  it("refuses the payer's own account", async () => {
    const who = await bank.customer();
    expect((await check(who, { to_account: who.iban })).err).toMatch(/your own account/);
  });

  it.each([
    [{ verified: false }, /^Verify your identity/],
    [{ twoFactor: false }, /^Turn on two-factor/],
    [{ kind: "corporate" as const, confirmed: false }, /^The company is still under review/],
    [{ balance: "0.00" }, /^The amount is above your available balance of €0\.00/],
  ])("refuses a customer who is %j [6-3]", async (wanted, reason) => {
    expect((await check(await bank.customer(wanted), {})).err).toMatch(reason);
  });

  it("names the two kinds of unreachable banks verbatim [8]", async () => {
    const who = await bank.customer();
    const regular = { to_account: "", to_bic: "KURZLV21" };
    const account = (bic: string) =>
      testAccounts.find(({ iban }) => iban.includes(bic.slice(0, 4)))?.iban ?? "";
    const instant = await check(who, { ...regular, to_account: account("KURZ"), payment_type: "INSTANT" });
    expect(instant.err).toBe(INSTANT_NOT_REACHABLE);
    const credit = await check(who, { ...regular, to_account: account("KURZ"), payment_type: "CREDIT" });
    expect(credit.data.vop_result).toBe("NMTC");
    const none = { to_account: account("DZIN"), to_bic: "DZINLV21", payment_type: "CREDIT" as const };
    expect((await check(who, none)).err).toBe(CREDIT_NOT_REACHABLE);
    expect((await check(who, { to_bic: "ZZZZLV22" })).err).toBe(INSTANT_NOT_REACHABLE);
    expect((await check(who, { to_bic: "HABALV22XXX" })).err).toBeUndefined();
  });

  it("includes the fee, and says if only the fee exceeds the balance", async () => {
    const who = await bank.customer({ kind: "corporate", balance: "100.00" });
    expect((await check(who, { amount: "99.65" })).data.vop_result).toBeTruthy();
    expect((await check(who, { amount: "99.66" }, "lv")).err).toMatch(
      /^Kopā ar komisijas maksu 0,35\s€ maksājums ir 100,01\s€ un pārsniedz/,
    );
  });

  it("requires an idempotency key [7-23]", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    for (const key of [undefined, "x".repeat(256), "a b"]) {
      const { status, err } = await bank.call("orderCreate", paymentTo(who), { token, key });
      expect([status, err]).toEqual([400, "The request has no idempotency key, so it was not carried out."]);
    }
  });
});
