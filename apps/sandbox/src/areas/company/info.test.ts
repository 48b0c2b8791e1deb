import {
  companyAnswers,
  DOCUMENT_SECTION,
  EXPOSURE_DETAILS,
  EXPOSURE_QUESTION,
  EXPOSURE_SECTION,
} from "@amberline/domain/company";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { founders, wholeAnswers } from "../../testing/companies";
import { testBank } from "../../testing/testBank";

const company = { name: " SIA Jūras  Vējš", country: "LV", registration_number: "40003 999 001" };

describeOnDatabases("a company's registration", (at) => {
  const bank = testBank(at);
  const { founder } = founders(bank);
  const accounts = async (token: string) =>
    (await bank.call("multilogin", {}, { token })).data.tokens?.map(({ name }) => name);

  it("opens an unconfirmed company account beside the private one, with the given details [2.18-3]", async () => {
    const { token, companyId, info } = await founder();
    expect(await accounts(token)).toEqual(["My account", "SIA Dzintara Krasts"]);
    const { corporation, members, balance, info: entries, review } = await info();
    expect(corporation).toMatchObject({
      user: { account_id: companyId, is_corporate: true, corporate_confirm: false, tariff_name: "Business" },
      account: { id: companyId, name: "SIA Dzintara Krasts", country: "LV" },
    });
    expect([members, balance, review]).toEqual([[], "0.00", null]);
    expect(entries?.map(({ name, is_file, section }) => [name, is_file, section])).toEqual([
      ["country", false, "Company"],
      ["name", false, "Company"],
      ["registration_number", false, "Company"],
    ]);
  });

  it("opens one company, however often it is requested, even concurrently", async () => {
    const who = await bank.customer();
    const { accessToken: token } = await bank.signIn(who);
    const ask = () => bank.call("companyCreate", company, { token });
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(new Set(answers.map(({ data }) => data.corporate_id)).size).toBe(1);
    expect(await accounts(token)).toEqual(["My account", "SIA Jūras  Vējš"]);
  });

  it.each([
    [{ name: "Vējš 24/7" }, "A company's name"],
    [{ registration_number: "1" }, "This is not a registration number"],
    [{ country: "US" }, "Choose a country from the list."],
  ])("is refused with %j [5]", async (change, err) => {
    const who = await bank.customer();
    const { accessToken: token } = await bank.signIn(who);
    const answer = await bank.call("companyCreate", { ...company, ...change }, { token });
    expect(answer.err).toContain(err);
    expect(await accounts(token)).toEqual(["My account"]);
  });

  it("replaces the previous answer of the same name", async () => {
    const { answer, info } = await founder();
    for (const one of wholeAnswers)
      expect((await answer(one)).data).toEqual({ success: true, pending: false });
    await answer({ ...wholeAnswers[4]!, value: " Rīga " });
    const entries = (await info()).info ?? [];
    expect(entries).toHaveLength(companyAnswers.length + 1);
    expect(entries.find(({ name }) => name === "city")).toMatchObject({ value: "Rīga", is_file: false });
    expect((await info(false)).info).toBeUndefined();
  });

  it("asks for details of a politically exposed person, and deletes them with a no", async () => {
    const { answer, info } = await founder();
    const say = (name: string, value: string) => answer({ name, value, section: EXPOSURE_SECTION });
    const said = async () =>
      Object.fromEntries(
        ((await info()).info ?? [])
          .filter(({ section }) => section === EXPOSURE_SECTION)
          .map(({ name, value }) => [name, value]),
      );
    expect((await say(EXPOSURE_QUESTION, "maybe")).err).toContain("yes or no");
    await say(EXPOSURE_QUESTION, "yes");
    expect((await say(EXPOSURE_DETAILS, "  ")).err).toContain("say who it is");
    await say(EXPOSURE_DETAILS, "The director's father is a minister");
    expect(Object.keys(await said()).sort()).toEqual([EXPOSURE_QUESTION, EXPOSURE_DETAILS].sort());
    await say(EXPOSURE_QUESTION, "no");
    expect(await said()).toEqual({ [EXPOSURE_QUESTION]: "no" });
  });

  it("accepts no number of another country, and deletes one that no longer matches", async () => {
    const { token, answer, info, companyId } = await founder();
    const say = (name: string, value: string) => answer({ name, value, section: "Company" });
    expect((await say("registration_number", "HRB 1234")).err).toContain("not a registration number");
    await say("country", "DE");
    await say("registration_number", "hrb 1234");
    const account = async () => (await info()).corporation?.account;
    expect(await account()).toMatchObject({ id: companyId, country: "DE", registration_number: "HRB1234" });
    await bank.call("companyCreate", company, { token });
    await say("country", "LV");
    expect(await account()).toMatchObject({ country: "LV", registration_number: null });
    expect((await say("registration_number", "40003999001")).err).toContain("already");
  });

  it.each([
    ["colour", "blue", "Company"],
    ["city", "Rīga", "Somewhere else"],
    ["city", "Rīga 2", "Company"],
    ["legal_form", "sia", "Company"],
    ["website", "javascript:alert(1)", "Company"],
    ["business_description", "Buras", "Company"],
    ["__proto__", "x", "Company"],
    ["constructor", "x", EXPOSURE_SECTION],
    ["certificate_of_incorporation", "x", DOCUMENT_SECTION],
  ])("does not accept %s: %s under %s [5]", async (name, value, section) => {
    const { answer, info } = await founder();
    expect((await answer({ name, value, section })).err).toBeTruthy();
    expect((await info()).info).toHaveLength(3);
  });

  it("shows members and confirmation in the account's own information [3-8]", async () => {
    const { token, companyId, add, id } = await founder();
    await add(id, "director");
    const { data } = await bank.call("multilogin", {}, { token });
    const own = (corp: boolean) =>
      data.tokens?.find(({ corp_id }) => (corp_id === companyId) === corp)?.token;
    const account = async (of?: string) => (await bank.call("accountInfo", {}, { token: of })).data.data;
    expect(await account(own(true))).toMatchObject({
      members: [{ position: "director", percent: null, user: { id, sumsub_status: "verify" } }],
      user: { is_corporate: true, corporate_confirm: false },
    });
    expect((await account(own(false)))?.members).toBeUndefined();
  });
});
