import { validateIban } from "@amberline/domain/iban";
import { expect, it } from "vitest";
import { balanceOf, receivePayment, trialBalance } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { systemRandom } from "../../secrets/random";
import { tenant } from "../../seed/counterparties";
import { newcomers } from "../../testing/signUp";
import { testBank } from "../../testing/testBank";

const minute = 60_000;
const day = 24 * 60 * minute;

describeOnDatabases("signing up", (at) => {
  const bank = testBank(at);
  const { wanted, signUp, loginOf, mailTo } = newcomers(bank);
  const accountsOf = async (email: string) =>
    at.db
      .selectFrom("accounts")
      .selectAll()
      .where("login_id", "=", (await loginOf(email)).id)
      .execute();
  const codeIn = (body: string | undefined) => /\b[2-9A-Z]{6}\b/.exec(body ?? "")?.[0] ?? "";
  const confirm = (token: string, code: string) => bank.call("confirm", { type: "email", code }, { token });

  it("opens an unconfirmed login, and mails a code at once [2.4] [4]", async () => {
    const { status, data, request } = await signUp();
    expect(status).toBe(200);
    expect(data.accessToken).toMatch(/^[\w-]{43}$/);
    expect(data.refreshToken).toBeTruthy();
    expect(await loginOf(request.login)).toMatchObject({
      first_name: "Anna Marija",
      last_name: "Liepa",
      phone: "+37120000012",
      country: "LV",
      city: "Rīga",
      zip_code: "LV-1010",
      street: "Brīvības iela 1-2",
      two_factor: false,
      email_confirmed: false,
      phone_confirmed: false,
      confirm_by: "email",
      sumsub_status: null,
    });
    const mail = await mailTo(request.login);
    expect(mail).toHaveLength(1);
    expect(codeIn(mail[0])).toHaveLength(6);
  });

  it("opens an empty EUR account with an IBAN of its own and valid check digits [2.4]", async () => {
    const [one, other] = [await signUp(), await signUp()];
    const [first, ...more] = await accountsOf(one.request.login);
    const [second] = await accountsOf(other.request.login);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: "private", name: "My account", bic: "AMBRLV22", own_iban: true });
    expect(validateIban(first?.iban ?? "")).toMatchObject({ ok: true });
    expect(first?.iban).not.toBe(second?.iban);
    expect(await balanceOf(at.db, first?.id ?? "")).toMatchObject({
      postedCents: 0,
      availableCents: 0,
      overdraftCents: 0,
      currency: "EUR",
    });
    expect((await trialBalance(at.db)).unequal).toEqual([]);
  });

  it("returns a token for the confirmation and nothing else [4-24] [6]", async () => {
    const { token, request, data } = await signUp();
    const [account] = await accountsOf(request.login);
    const info = await bank.call("userInfo", {}, { token });
    expect([info.status, info.err, info.type]).toEqual([400, "NOT_CONFIRMED", "email"]);
    expect(await mailTo(request.login)).toHaveLength(1);
    const { data: accounts } = await bank.call("multilogin", {}, { token });
    expect(accounts.tokens?.map(({ corp_id: id }) => id)).toEqual([account?.id]);
    for (const refused of [
      await bank.call("orderList", { id: account?.id ?? "" }, { token }),
      await bank.call("payeeBank", { account: account?.iban ?? "" }, { token }),
      await bank.call("passwordChange", { password: "Jauna2026x" }, { token }),
      await bank.call("sessionList", {}, { token }),
      await bank.call("sessionRevoke", {}, { token }),
      await bank.call("twoFactorSetup", {}, { token }),
    ]) {
      expect([refused.status, refused.err]).toEqual([400, "NOT_CONFIRMED"]);
    }
    const { data: renewed } = await bank.call("refresh", { refreshToken: data.refreshToken ?? "" });
    expect((await bank.call("userInfo", {}, { token: renewed.accessToken })).err).toBe("NOT_CONFIRMED");
    expect((await bank.call("logout", {}, { token: renewed.accessToken })).status).toBe(200);
  });

  it("gives access after the code, and lets the customer sign in again [2.5] [4]", async () => {
    const { token, request } = await signUp();
    const code = codeIn((await mailTo(request.login))[0]);
    const { data } = await confirm(token, code);
    const { data: info } = await bank.call("userInfo", {}, { token: data.token ?? "" });
    expect(info.data).toMatchObject({
      email_confirm: true,
      phone_confirm: false,
      sumsub_status: null,
      email_address: request.login,
      mobile_number: "+37120000012",
    });
    const again = await bank.call("login", { login: request.login, password: request.password });
    expect(again.data.accessToken).toBeTruthy();
  });

  it("refuses an address with an account, in any letter case, with the provider's text [8]", async () => {
    const { request } = await signUp();
    for (const login of [request.login, request.login.toUpperCase(), ` ${request.login} `]) {
      const again = await signUp({ login, password: "Cita2026parole", confirm_password: "Cita2026parole" });
      expect([again.status, again.text]).toEqual([200, '{"err":"NO UINIQ "}']);
    }
    expect(await accountsOf(request.login)).toHaveLength(1);
    const signedIn = await bank.call("login", { login: request.login, password: request.password });
    expect(signedIn.data.accessToken).toBeTruthy();
  });

  it("opens one login and one account for many concurrent sign-ups with the same address", async () => {
    const request = wanted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => bank.call("register", request)));
    expect(answers.filter(({ data }) => data.accessToken)).toHaveLength(1);
    expect(answers.filter(({ err }) => err === "NO UINIQ ")).toHaveLength(5);
    expect(await accountsOf(request.login)).toHaveLength(1);
    expect(await mailTo(request.login)).toHaveLength(1);
  });

  it("opens nothing at all if the account cannot be opened", async () => {
    const request = wanted();
    const broken = testBank(at, { random: (length) => (length === 13 ? fail() : systemRandom(length)) });
    const fail = (): never => {
      throw new Error("no more account numbers");
    };
    expect((await broken.send("register", request)).status).toBe(500);
    expect((await bank.call("register", request)).data.accessToken).toBeTruthy();
  });

  it("chooses another IBAN if the first one is taken", async () => {
    const draws = [7, 7, 9];
    const repeating = testBank(at, {
      random: (length) =>
        length === 13 ? new Uint8Array(length).fill(draws.shift() ?? 0) : systemRandom(length),
    });
    const [first, second] = [wanted(), wanted()];
    for (const request of [first, second]) {
      expect((await repeating.call("register", request)).data.accessToken).toBeTruthy();
    }
    const ibans = [...(await accountsOf(first.login)), ...(await accountsOf(second.login))];
    expect(ibans.map(({ iban }) => iban?.slice(8))).toEqual(["7".repeat(13), "9".repeat(13)]);
  });

  it("hashes as much for a taken address as for a free one", async () => {
    let hashes = 0;
    const { passwords } = bank.parts();
    const counting = testBank(at, {
      passwords: { ...passwords, hash: (password) => ((hashes += 1), passwords.hash(password)) },
    });
    const request = wanted();
    for (const expected of [1, 2]) {
      await counting.call("register", request);
      expect(hashes).toBe(expected);
    }
  });

  it("accepts thirty attempts a minute from an address, and a hundred from its network", async () => {
    bank.later(minute);
    const request = wanted();
    const refusedOf = async (count: number, addressOf: (nth: number) => string) => {
      const tries = Array.from({ length: count }, (_, nth) => ({ address: addressOf(nth) }));
      const answers = await Promise.all(tries.map((from) => bank.call("register", request, from)));
      return answers.filter(({ err }) => err?.startsWith("Too many sign-ups from your network")).length;
    };
    expect(await refusedOf(31, () => "192.0.2.1")).toBe(1);
    expect(await refusedOf(71, (nth) => `192.0.2.${nth + 2}`)).toBe(1);
    const signUpAt = async (address: string) => (await bank.call("register", wanted(), { address })).data;
    expect(await signUpAt("192.0.3.1")).toHaveProperty("accessToken");
    bank.later(minute);
    expect(await signUpAt("192.0.2.1")).toHaveProperty("accessToken");
  });

  it("lets an address that nobody confirmed for a day sign up again, with nothing left of before", async () => {
    const { request, data, token } = await signUp({ phone: "+371 20 000 013" });
    const code = codeIn((await mailTo(request.login))[0]);
    const again = { ...request, phone: "", password: "Mana2026parole", confirm_password: "Mana2026parole" };
    bank.later(day - minute);
    expect((await bank.call("register", again)).err).toBe("NO UINIQ ");
    bank.later(minute);
    const taken = await bank.call("register", { ...again, first_name: "Zane" });
    expect(taken.data.accessToken).toBeTruthy();
    expect((await bank.call("register", again)).err).toBe("NO UINIQ ");
    expect(await loginOf(request.login)).toMatchObject({ first_name: "Zane", phone: null });
    expect(await accountsOf(request.login)).toHaveLength(1);
    expect((await bank.call("login", { login: request.login, password: request.password })).err).toBe(
      "BADPASS",
    );
    expect((await bank.call("userInfo", {}, { token })).status).toBe(401);
    expect((await bank.call("refresh", { refreshToken: data.refreshToken ?? "" })).status).toBe(401);
    expect((await confirm(taken.data.accessToken ?? "", code)).data.token).toBeNull();
    const fresh = codeIn((await mailTo(request.login)).at(-1));
    expect((await confirm(taken.data.accessToken ?? "", fresh)).data.token).toBeTruthy();
    bank.later(2 * day);
    expect((await bank.call("register", again)).err).toBe("NO UINIQ ");
  });

  it("never reassigns a login that somebody proved an identity by, nor renames that person", async () => {
    const { request } = await signUp();
    const { id } = await loginOf(request.login);
    const change = (to: object) => at.db.updateTable("logins").set(to).where("id", "=", id).execute();
    for (const status of ["in_progress", "reject", "verify"]) {
      await change({ sumsub_status: status });
      bank.later(2 * day);
      expect((await bank.call("register", { ...request, first_name: "Zane" })).err).toBe("NO UINIQ ");
      await expect(change({ last_name: "Ozola" })).rejects.toThrow("without a new verification");
    }
    expect(await loginOf(request.login)).toMatchObject({ first_name: "Anna Marija", last_name: "Liepa" });
  });

  it("never reassigns an account that has received money", async () => {
    const { request } = await signUp();
    const [account] = await accountsOf(request.login);
    const to = { name: "Anna Marija Liepa", account: account?.iban ?? "", bic: account?.bic ?? "" };
    await receivePayment(at.db, {
      accountId: account?.id ?? "",
      amountCents: 100,
      reference: "Dāvana",
      paymentType: "INSTANT",
      from: tenant,
      to,
      now: bank.clock.now(),
    });
    bank.later(2 * day);
    expect((await bank.call("register", request)).err).toBe("NO UINIQ ");
  });
});
