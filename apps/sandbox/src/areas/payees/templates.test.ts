import { type RequestOf, type Calls } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { savedLimit } from "./saved";

type Template = RequestOf<Calls["templateCreate"]>;

const template: Template = {
  template_name: " Īre ",
  beneficiary_name: "Anna Liepiņa",
  beneficiary_iban: "lv80 bank 0000-4351 9500 1\u200b",
  bic: "unlalv2x",
  details: "",
  amount: "450.00",
  provider_template: true,
};
const kept = {
  template_name: "Īre",
  beneficiary_name: "Anna Liepiņa",
  beneficiary_iban: "LV80BANK0000435195001",
  bic: "UNLALV2X",
  details: "",
  amount: "450.00",
  provider_template: false,
};

describeOnDatabases("payment templates", (at) => {
  const bank = testBank(at);
  const customer = async () => {
    const who = await bank.customer();
    return { id: who.accountId, token: await bank.token(who) };
  };
  type Customer = Awaited<ReturnType<typeof customer>>;
  const list = async ({ id, token }: Customer) =>
    (await bank.call("templateList", { id }, { token })).data.data;
  const create = async ({ token }: Customer, change: Partial<Template> = {}) =>
    (await bank.call("templateCreate", { ...template, ...change }, { token })).data.id ?? "";

  it("are saved tidied, for the token's account, and never as the provider's own [2.14]", async () => {
    const who = await customer();
    const id = await create(who);
    expect(await list(who)).toEqual([{ id, ...kept }]);
  });

  it("are listed newest first, per account [7-14]", async () => {
    const [who, other] = [await customer(), await customer()];
    await create(who, { template_name: "First" });
    bank.later(1_000);
    await create(who, { template_name: "Second" });
    expect((await list(who))?.map((row) => row.template_name)).toEqual(["Second", "First"]);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    [{ amount: "0.00" }, "Enter an amount of at least 0.01 with at most two decimals."],
    [{ amount: "1.005" }, "Enter an amount of at least 0.01 with at most two decimals."],
    [{ template_name: "  " }, "Enter a name for the template."],
    [
      { beneficiary_name: "Anna & Co" },
      "The payee's name may have 1 to 70 letters, digits, spaces, dots and commas.",
    ],
    [
      { beneficiary_iban: "LV80BANK0000435195002" },
      "Enter a valid IBAN, or an account number of 8 to 34 letters and digits.",
    ],
    [{ bic: "UNLA" }, "This BIC is not valid."],
    [{ details: "Rēķins #5" }, "The reference may have 1 to 140 letters, digits, spaces, dots and commas."],
  ])("are refused with %j, created or changed, with the reason [5]", async (change, err) => {
    const who = await customer();
    const id = await create(who);
    const { token } = who;
    const created = await bank.call("templateCreate", { ...template, ...change }, { token });
    const updated = await bank.call("templateUpdate", { id, ...template, ...change }, { token });
    expect([created, updated].map((answer) => [answer.status, answer.err])).toEqual([
      [200, err],
      [200, err],
    ]);
    expect(await list(who)).toEqual([{ id, ...kept }]);
  });

  it("are changed as a whole and keep their position [2.14]", async () => {
    const who = await customer();
    const id = await create(who);
    const { token } = who;
    const change = { template_name: "Rent", amount: "460.5", details: "Rent December" };
    const { data } = await bank.call("templateUpdate", { id, ...template, ...change }, { token });
    expect(data).toEqual({ success: true });
    expect(await list(who)).toEqual([{ id, ...kept, ...change, amount: "460.50" }]);
  });

  it("are deleted once; the second time they are not found [2.14]", async () => {
    const who = await customer();
    const id = await create(who);
    const { token } = who;
    expect((await bank.call("templateDelete", { id }, { token })).data).toEqual({ success: true });
    expect((await bank.call("templateDelete", { id }, { token })).err).toBe("NOT_FOUND");
    expect(await list(who)).toEqual([]);
  });

  it("are saved once if saved twice, as after a lost answer, even concurrently", async () => {
    const who = await customer();
    const ids = await Promise.all([create(who), create(who), create(who)]);
    expect(new Set(ids).size).toBe(1);
    expect(await create(who, { amount: "450.01" })).not.toBe(ids[0]);
    expect(await list(who)).toHaveLength(2);
  });

  it("of another customer are neither shown, changed nor deleted, and appear not to exist [6]", async () => {
    const [who, other] = [await customer(), await customer()];
    const theirs = await create(other);
    const { token } = who;
    for (const id of [other.id, crypto.randomUUID(), "1 or 1=1"]) {
      expect((await bank.call("templateList", { id }, { token })).status).toBe(403);
    }
    for (const id of [theirs, crypto.randomUUID(), "1 or 1=1"]) {
      expect((await bank.call("templateUpdate", { id, ...template }, { token })).err).toBe("NOT_FOUND");
      expect((await bank.call("templateDelete", { id }, { token })).err).toBe("NOT_FOUND");
    }
    expect(await list(other)).toEqual([{ id: theirs, ...kept }]);
  });

  it("of another account of the login are shown, but only changed with that account's own token [6]", async () => {
    const company = await bank.customer({ kind: "corporate" });
    const { accessToken } = await bank.signIn(company);
    const whole = { id: company.accountId, token: await bank.token(company) };
    const id = await create(whole);
    expect(await list({ ...whole, token: accessToken })).toHaveLength(1);
    expect((await bank.call("templateDelete", { id }, { token: accessToken })).err).toBe("NOT_FOUND");
    expect((await bank.call("templateDelete", { id }, { token: whole.token })).data.success).toBe(true);
  });

  it("of the provider are marked, and cannot be changed or deleted by customers [3-6]", async () => {
    const who = await customer();
    const id = await create(who);
    await at.db.updateTable("payment_templates").set({ from_provider: true }).where("id", "=", id).execute();
    const { token } = who;
    expect((await list(who))?.[0]?.provider_template).toBe(true);
    expect((await bank.call("templateUpdate", { id, ...template }, { token })).err).toBe("NOT_FOUND");
    expect((await bank.call("templateDelete", { id }, { token })).err).toBe("NOT_FOUND");
  });

  it("are limited to 500 per account, with a message in the customer's language", async () => {
    const who = await customer();
    const first = await create(who);
    const { token } = who;
    const row = await at.db
      .selectFrom("payment_templates")
      .selectAll()
      .where("id", "=", first)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: savedLimit - 1 }, () => ({ ...row, id: crypto.randomUUID() }));
    await at.db.insertInto("payment_templates").values(copies).execute();
    const more = { ...template, template_name: "One more" };
    const answer = await bank.call("templateCreate", more, { token, language: "lv" });
    expect(answer.err).toBe(
      "Sasniegts ierakstu skaita ierobežojums (500). Izdzēsiet kādu, kas vairs nav vajadzīgs.",
    );
    await bank.call("templateDelete", { id: first }, { token });
    expect(await create(who, { template_name: "One more" })).not.toBe("");
  });
});
