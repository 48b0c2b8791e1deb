import { expect, it } from "vitest";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { acceptAs, founders } from "../../testing/companies";
import { testBank, type TestBank } from "../../testing/testBank";
import { invitationsPerHour } from "./members";

const anna = { first_name: "Anna", last_name: "Liepa", email: "anna.liepa@amberline.example" };

const added = { success: true, error: null, pending: false };
const invited = { ...added, pending: true };

function company(bank: TestBank) {
  const { founder, userId } = founders(bank);
  const tokens = new Map<string, string>();
  const person = async (verified = true) => {
    const { accessToken } = await bank.signIn(await bank.customer({ verified }));
    const id = await userId(accessToken);
    tokens.set(id, accessToken);
    return id;
  };
  const invitations = async (id: string) =>
    (await bank.call("userInfo", {}, { token: tokens.get(id) })).data.data?.invitations ?? [];
  /** The person answers the one invitation they have. */
  const answers = async (id: string, accept = true) => {
    const [invitation] = await invitations(id);
    return bank.call(
      "invitationAnswer",
      { id: invitation?.id ?? crypto.randomUUID(), accept },
      { token: tokens.get(id) },
    );
  };
  const mailTo = async (address: string) =>
    (await bank.mail()).filter(({ recipient }) => recipient === address);
  return { founder, person, invitations, answers, mailTo };
}

describeOnPGlite("a company's members", (at) => {
  const bank = testBank(at);
  const { founder, person, invitations, answers, mailTo } = company(bank);

  it("are named by their user id, owners with a share, and accept; the director is first [5]", async () => {
    const { add, id, info } = await founder();
    const [owner, other] = [await person(), await person(false)];
    expect((await add(owner.toUpperCase(), "owner", "33.33")).data).toEqual(invited);
    bank.later(1);
    expect((await add(other, "member", "50")).data).toEqual(invited);
    expect((await add(id, "director")).data).toEqual(added);
    expect((await answers(owner)).data).toEqual({ success: true, pending: false });
    bank.later(1);
    await answers(other);
    expect((await info()).members).toMatchObject([
      { position: "director", percent: null, user: { id, sumsub_status: "verify" } },
      { position: "owner", percent: "33.33", user: { id: owner }, account: { last_name: "Vanaga" } },
      { position: "member", percent: null, user: { id: other, sumsub_status: null } },
    ]);
  });

  it("are named at most sixty times an hour, so that nobody is flooded with mail", async () => {
    const { add, remove } = await founder();
    const id = await person();
    for (let nth = 0; nth < invitationsPerHour; nth += 1) await add(id, "member");
    await remove(id);
    expect((await add(id, "member")).err).toBe("Too many people were added. Try again in an hour.");
  });

  it("are invited, and show nothing of themselves before they accept", async () => {
    const { add, info, who } = await founder();
    const id = await person();
    await add(id, "owner", "25");
    expect((await info()).members).toEqual([
      {
        position: "owner",
        percent: "25",
        account: { first_name: "", last_name: "" },
        user: { id, sumsub_status: null, email_address: "" },
        change: { kind: "add", state: "invited", reason: "" },
      },
    ]);
    const [invitation] = await invitations(id);
    expect(invitation).toMatchObject({ company: "SIA Dzintara Krasts", position: "owner", percent: "25" });
    const letter = (await bank.mail()).at(-1);
    expect(letter?.body).toContain("has named you as a member of SIA Dzintara Krasts");
    await answers(id);
    expect((await info()).members).toMatchObject([{ user: { sumsub_status: "verify" }, change: null }]);
    expect((await mailTo(who.login)).at(-1)?.subject).toBe("Your invitation has been accepted");
    expect(await invitations(id)).toEqual([]);
  });

  it("who refuse are no members, and may be named again", async () => {
    const { add, info, who } = await founder();
    const id = await person();
    await add(id);
    await answers(id, false);
    expect((await info()).members).toMatchObject([
      { account: { last_name: "" }, change: { kind: "add", state: "refused" } },
    ]);
    expect((await mailTo(who.login)).at(-1)?.subject).toBe("Your invitation has been declined");
    expect((await answers(id)).err).toBe("NOT_FOUND");
    await add(id, "owner", "10");
    expect(await invitations(id)).toMatchObject([{ percent: "10" }]);
  });

  it("answer only invitations of their own, and none that was withdrawn", async () => {
    const { add, remove, info } = await founder();
    const [one, other] = [await person(), await person()];
    await add(one);
    const [invitation] = await invitations(one);
    await add(other);
    const own = await answers(other);
    expect(own.data.success).toBe(true);
    const stolen = await bank.call(
      "invitationAnswer",
      { id: invitation?.id ?? "", accept: true },
      { token: (await founder()).token },
    );
    expect(stolen.err).toBe("NOT_FOUND");
    expect((await remove(one)).data).toEqual(added);
    expect((await answers(one)).err).toBe("NOT_FOUND");
    expect((await info()).members).toHaveLength(1);
  });

  it("have one director, who cannot be removed [4-16]", async () => {
    const { add, remove, id } = await founder();
    await add(id, "director");
    expect((await add(await person(), "director")).err).toBe("DIRECTOR_EXISTS");
    expect((await remove(id)).err).toBe("DIRECTOR_STAYS");
  });

  it("are added once: the same request again is accepted, another position is refused", async () => {
    const { add, info } = await founder();
    const id = await person();
    await add(id, "owner", 50);
    expect((await add(id, "owner", "50.00")).data).toEqual(invited);
    expect((await add(id, "owner", "40")).err).toBe("MEMBER_EXISTS");
    await answers(id);
    expect((await add(id, "owner", "50.00")).data).toEqual(added);
    expect((await add(id, "member")).err).toBe("MEMBER_EXISTS");
    expect((await info()).members).toHaveLength(1);
  });

  it.each([
    ["owner", undefined, 200],
    ["owner", "100.01", 200],
    ["owner", "33.333", 400],
    ["owner", 33.333, 200],
    ["owner", -1, 200],
    ["boss", undefined, 400],
  ])("are refused as %s with %j percent [5]", async (position, percent, status) => {
    const { add, id, info } = await founder();
    const answer = await add(id, position as "owner", percent);
    expect([answer.status, answer.err === undefined]).toEqual([status, false]);
    expect((await info()).members).toEqual([]);
  });

  it("are existing people", async () => {
    const { add } = await founder();
    for (const id of [crypto.randomUUID(), "1 or 1=1", ""]) {
      const { err, status } = await add(id);
      expect([err === "USER_NOT_FOUND" || status === 400, err === undefined]).toEqual([true, false]);
    }
  });

  it("are removed once", async () => {
    const { add, remove, info } = await founder();
    const id = await person();
    await add(id);
    await answers(id);
    expect((await remove(id)).data).toEqual(added);
    for (const again of [id, crypto.randomUUID(), "x"]) expect((await remove(again)).err).toBe("NOT_FOUND");
    expect((await info()).members).toEqual([]);
  });

  it("who are new choose their own password: none is mailed", async () => {
    const { token } = await founder();
    const email = "janis.ozols@amberline.example";
    const { data } = await bank.call("memberUserCreate", { ...anna, email, password: "generate" }, { token });
    expect(data.success).toBe(true);
    const [letter] = await mailTo(email);
    expect(letter?.body).toContain("set a password");
    await bank.call("reset", { email });
    const code = /\b[2-9A-HJ-NP-Z]{6}\b/.exec((await mailTo(email)).at(-1)?.body ?? "")?.[0] ?? "";
    const reset = { email, code, password: "Dzintars2026" };
    expect((await bank.call("resetConfirm", reset)).data.res).toBeTruthy();
    const entered = await bank.call("login", { login: email, password: "Dzintars2026" });
    expect(entered.data.accessToken).toBeTruthy();
  });

  it("who are new get no mail if they are not invited", async () => {
    const { token } = await founder();
    const email = "klusa@amberline.example";
    await bank.call("memberUserCreate", { ...anna, email, generatePassword: false }, { token });
    expect(await mailTo(email)).toEqual([]);
  });

  it("are named by address alike whether they bank here or not", async () => {
    const { add, info, token, id } = await founder();
    const banksHere = await founder();
    const named = async (email: string) => {
      bank.later(1);
      const { data } = await bank.call(
        "memberUserCreate",
        { ...anna, email, password: "generate" },
        { token },
      );
      return { data: Object.keys(data), added: (await add(data.user_id ?? "")).data, id: data.user_id };
    };
    const [there, nowhere] = [await named(banksHere.who.login), await named("nowhere@amberline.example")];
    expect(there).toEqual({ ...nowhere, id: banksHere.id });
    const typed = { account: { first_name: "Anna", last_name: "Liepa" }, change: { state: "invited" } };
    expect((await info()).members).toMatchObject([
      { ...typed, user: { sumsub_status: null, email_address: banksHere.who.login } },
      { ...typed, user: { sumsub_status: null, email_address: "nowhere@amberline.example" } },
    ]);
    expect((await mailTo(banksHere.who.login)).at(-1)?.body).toContain("SIA Dzintara Krasts");
    const own = await bank.call(
      "memberUserCreate",
      { ...anna, email: banksHere.who.login },
      { token: banksHere.token },
    );
    expect([own.data.user_id, own.data.user_id === id]).toEqual([banksHere.id, false]);
  });

  it("named by address accept only once the address is proved theirs", async () => {
    const { add, token } = await founder();
    const id = await person();
    await at.db
      .updateTable("logins")
      .set({ email_confirmed: false, phone_confirmed: true, confirm_by: "phone" })
      .where("id", "=", id)
      .execute();
    const { email } = await at.db
      .selectFrom("logins")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await bank.call("memberUserCreate", { ...anna, email }, { token });
    await add(id);
    expect(await invitations(id)).toEqual([]);
    await at.db.updateTable("logins").set({ email_confirmed: true }).where("id", "=", id).execute();
    expect(await invitations(id)).toHaveLength(1);
  });

  it.each([{ first_name: "R2" }, { last_name: "" }, { email: "anna" }])(
    "get no user with %j [5]",
    async (change) => {
      const { token } = await founder();
      const answer = await bank.call("memberUserCreate", { ...anna, ...change }, { token });
      expect(answer.err).toBeTruthy();
    },
  );

  it("receive a link to verify themselves, from their own company only [4, 6-5, 7-20]", async () => {
    const [one, other] = [await founder(), await founder()];
    const email = "saite@amberline.example";
    const { data } = await bank.call("memberUserCreate", { ...anna, email }, { token: one.token });
    const external_id = data.user_id ?? "";
    const send = (token: string) => bank.call("verificationLink", { external_id }, { token });
    expect((await send(one.token)).err).toBe("There is no such member.");
    await one.add(external_id);
    expect((await send(one.token)).err).toBe("There is no such member.");
    await acceptAs(at.db, one.companyId, external_id);
    expect((await send(one.token)).data.res).toBe("The link has been sent.");
    expect((await send(other.token)).err).toBe("There is no such member.");
    expect((await mailTo(email)).at(-1)?.body).toContain("SIA Dzintara Krasts asks you");
    await one.remove(external_id);
    bank.later(60_000);
    expect((await send(one.token)).err).toBe("There is no such member.");
  });
});

describeOnDatabases("a company's members added concurrently", (at) => {
  const bank = testBank(at);
  const { founder, person, mailTo } = company(bank);

  it("have one director if two are added from two tabs at once [4]", async () => {
    const { add, info } = await founder();
    const people = [await person(), await person(), await person()];
    const answers = await Promise.all(people.map((id) => add(id, "director")));
    expect(answers.filter(({ data }) => data.success)).toHaveLength(1);
    expect(answers.filter(({ err }) => err === "DIRECTOR_EXISTS")).toHaveLength(2);
    expect((await info()).members).toHaveLength(1);
  });

  it("cannot have a second director, by a constraint of the database", async () => {
    const { add, id, companyId } = await founder();
    await add(id, "director");
    const second = { account_id: companyId, login_id: await person(), position: "director" } as const;
    const created_at = new Date(bank.clock.now()).toISOString();
    const insert = at.db.insertInto("company_members").values({ ...second, share: null, created_at });
    await expect(insert.execute()).rejects.toThrow("company_directors");
  });

  it("who are new get one user per address, however often it is requested [7-15]", async () => {
    const { token, add, info } = await founder();
    const create = (change: object = {}) =>
      bank.call("memberUserCreate", { ...anna, generatePassword: true, ...change }, { token });
    const [first, again] = await Promise.all([create(), create()]);
    expect(first.data).toEqual({ user_id: again.data.user_id, data: null, success: true });
    const renamed = await create({ email: " Anna.Liepa@amberline.EXAMPLE", first_name: "Anna Marija" });
    expect(renamed.data.user_id).toBe(first.data.user_id);
    await add(first.data.user_id ?? "", "owner", "60");
    expect((await info()).members).toMatchObject([
      { account: { first_name: "Anna Marija" }, user: { sumsub_status: null, email_address: anna.email } },
    ]);
    expect((await mailTo(anna.email)).map(({ subject }) => subject)).toEqual([
      "You've been added to a company account at Amberline",
      "SIA Dzintara Krasts has named you as a member",
    ]);
  });
});
