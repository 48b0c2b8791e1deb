import { expect, it } from "vitest";
import { instantAt } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";
import { outboxMailer } from "../../outbox";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { nextTold, tellOfStatements } from "./statementSchedule";

const at = (day: string, time: string) => instantAt(day, time, bankTimeZone);

it("is told of in the morning after a day, a week from Monday or a month", () => {
  const friday = at("2026-11-20", "10:00");
  expect(nextTold("daily", friday)).toBe(at("2026-11-21", "06:00"));
  expect(nextTold("weekly", friday)).toBe(at("2026-11-23", "06:00"));
  expect(nextTold("monthly", friday)).toBe(at("2026-12-01", "06:00"));
  expect(nextTold("weekly", at("2026-11-23", "05:00"))).toBe(at("2026-11-30", "06:00"));
  // Clocks go back on 25 October 2026, and on on 28 March 2027.
  expect(nextTold("daily", at("2026-10-24", "23:59"))).toBe(at("2026-10-25", "06:00"));
  expect(nextTold("monthly", at("2027-03-31", "00:00"))).toBe(at("2027-04-01", "06:00"));
});

describeOnDatabases("a schedule of statements", (database) => {
  const scheduled = async (rhythm: "none" | "daily" | "weekly" | "monthly", language = "en") => {
    const bank = testBank(database);
    const who = await bank.customer();
    const token = await bank.token(who);
    const set = (next: typeof rhythm) =>
      bank.call("statementScheduleUpdate", { rhythm: next }, { token, language });
    await set(rhythm);
    const run = (day: string, time = "06:00") =>
      tellOfStatements({ db: database.db, mailer: outboxMailer(bank.clock) }, at(day, time));
    const mails = async () =>
      (await bank.mail())
        .filter(({ recipient, subject }) => recipient === who.login && /statement|pārskats/.test(subject))
        .map(({ subject, body }) => ({ subject, body }));
    return { bank, who, token, set, run, mails };
  };

  it("is none at first, one's own, and kept until it is changed", async () => {
    const { bank, token, set } = await scheduled("none");
    const read = async () => (await bank.call("statementScheduleInfo", {}, { token })).data.data?.rhythm;
    expect(await read()).toBe("none");
    expect((await set("weekly")).data.data).toEqual({ rhythm: "weekly" });
    expect(await read()).toBe("weekly");
    const other = await bank.token(await bank.customer());
    expect((await bank.call("statementScheduleInfo", {}, { token: other })).data.data?.rhythm).toBe("none");
    await set("none");
    expect(await read()).toBe("none");
  });

  it("tells once when a month is over, by however many processes, and without any figure", async () => {
    const { who, run, mails } = await scheduled("monthly");
    await run("2026-12-01", "05:59");
    expect(await mails()).toEqual([]);
    await Promise.all([run("2026-12-01"), run("2026-12-01"), run("2026-12-01")]);
    await run("2026-12-31");
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your statement for 1.–.30 Nov 2026 is ready$/);
    expect(mail?.body).toContain(`ending in ${who.iban.slice(-4)}`);
    expect(mail?.body).not.toContain("1,000.00");
  });

  it("in Latvian, for whom asked for it in Latvian", async () => {
    const { run, mails } = await scheduled("weekly", "lv");
    await run("2026-11-23");
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "Konta pārskats (16.11.2026.–22.11.2026.) ir gatavs",
    ]);
  });

  it("tells of what was due while the bank was down together, and goes on", async () => {
    const { run, mails } = await scheduled("monthly");
    await run("2027-02-10");
    await run("2027-03-01");
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ 1 Nov 2026.–.31 Jan 2027 /),
      expect.stringMatching(/ 1.–.28 Feb 2027 /),
    ]);
  });

  it("tells everybody else when one can't be told", async () => {
    const first = await scheduled("daily");
    const second = await scheduled("daily");
    const mailer = {
      ...outboxMailer(first.bank.clock),
      send: (...[db, mail]: Parameters<ReturnType<typeof outboxMailer>["send"]>) =>
        mail.recipient === first.who.login
          ? Promise.reject(new Error("no such address"))
          : outboxMailer(first.bank.clock).send(db, mail),
    };
    const told = tellOfStatements({ db: database.db, mailer }, at("2026-11-21", "06:00"));
    await expect(told).rejects.toThrow("no such address");
    expect([(await first.mails()).length, (await second.mails()).length]).toEqual([0, 1]);
    await first.run("2026-11-21");
    expect([(await first.mails()).length, (await second.mails()).length]).toEqual([1, 1]);
  });

  it("tells nobody who may not see the account any more", async () => {
    const { bank, run } = await scheduled("none");
    const owner = await bank.customer({ kind: "corporate" });
    const who = await bank.customer();
    const token = await bank.token(owner);
    const access = { rights: ["see" as const], per_payment: null, per_day: null };
    const person = { first_name: "Anna", last_name: "Liepa", email: who.login, access };
    await bank.stepUp(owner, token, "personSave");
    const saved = await bank.call("personSave", { corporate_id: owner.accountId, ...person }, { token });
    const { accessToken: own } = await bank.signIn(who);
    const { data } = await bank.call("userInfo", {}, { token: own });
    const id = data.data?.access_invitations?.[0]?.id ?? "";
    await bank.call("invitationAnswer", { id, accept: true }, { token: own });
    const tokens = (await bank.call("multilogin", {}, { token: own })).data.tokens ?? [];
    const theirs = tokens.find(({ corp_id: account }) => account === owner.accountId)?.token;
    await bank.call("statementScheduleUpdate", { rhythm: "daily" }, { token: theirs });
    const told = async () =>
      (await bank.mail()).filter(
        ({ recipient, subject }) => recipient === who.login && /statement/.test(subject),
      );
    await run("2026-11-21");
    expect(await told()).toHaveLength(1);
    await bank.stepUp(owner, token, "personRemove");
    const gone = { corporate_id: owner.accountId, id: saved.data.data?.[0]?.id ?? "" };
    await bank.call("personRemove", gone, { token });
    await run("2026-11-22");
    expect(await told()).toHaveLength(1);
  });
});
