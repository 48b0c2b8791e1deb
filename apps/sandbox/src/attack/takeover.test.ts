import { calls, STEP_UP_REQUIRED, steppedUpActs, type AnyCall, type CallName } from "@amberline/api/contract";
import { OPERATOR_PATH } from "@amberline/api/operator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "../openapi";
import { type Customer } from "../operator/createCustomer";
import { authenticator } from "../testing/authenticator";
import { callsOf, requestOf } from "../testing/bankCalls";
import { founders } from "../testing/companies";
import { paymentTo } from "../testing/orders";
import { photo } from "../testing/photos";
import { startTarget, type Target } from "./target";

const password = "Zils ezis dzied 77";

let bank: Target;
beforeAll(async () => {
  bank = await startTarget();
  await bank.operated("/clearing", { paused: true });
});
afterAll(() => bank.stop());

/** A customer with a session. */
async function signedIn(wanted: Parameters<Target["customer"]>[0] = {}) {
  const who = await bank.customer(wanted);
  const { accessToken: token, refreshToken } = await bank.signIn(who);
  return { who, token, refreshToken };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** An order that was checked, with the code sent for it. */
async function checked({ who, token }: Pick<SignedIn, "who" | "token">, change = {}) {
  const ask = (key: string, more: object = {}) =>
    bank.call("orderCreate", paymentTo(who, { ...change, ...more }), { token, key });
  const { data } = await ask("check");
  const code2fa = await bank.codeFor(who, token, "payment", data.vop_id);
  const pay = (key: string, more: object = {}) =>
    ask(key, { force_payment: true, vop_id: data.vop_id, code2fa, ...more });
  return { vopId: data.vop_id, code2fa, pay };
}

const paid = async ({ who, token }: Pick<SignedIn, "who" | "token">) => {
  const { data } = await bank.call("orderList", { id: who.accountId, limit: 50 }, { token });
  return (data.data ?? []).filter(({ type }) => type === "SEND").length;
};

/** The next code of the customer's authenticator. */
const appCode = async ({ login }: Customer) =>
  (await bank.operated<{ code: string }>(`/codes?login=${login}`)).code;

/** The bank by the name that passkeys belong to, and a customer with one. */
async function withPasskey() {
  const named = `http://localhost:${bank.port}`;
  const send = (name: CallName, body: unknown, how = {}) => fetch(requestOf(named, name, body, how));
  const at = callsOf({ send, sentCode: bank.sentCode });
  const { who, token } = await signedIn();
  const device = authenticator(named);
  await at.stepUp(who, token, "passkeyBegin");
  const { data } = await at.call("passkeyBegin", {}, { token });
  const answer = device.create(data.data?.options ?? "");
  await at.call("passkeyCreate", { name: "Telefons", answer }, { token });
  return { at, who, token, device };
}

/** Tries to use something. Says whether it was taken. */
type Use = (nth: number) => Promise<boolean>;

/** What may be used once, and whether a use hashes a password, of which an address may not ask many at once. */
const usedOnce: Record<string, { isCostly?: boolean; make: () => Promise<Use> }> = {
  "the code of a payment": {
    make: async () => {
      const { pay } = await checked(await signedIn());
      return async (nth) => (await pay(`key-${nth}`)).data.id !== undefined;
    },
  },
  "a code of the authenticator at sign-in": {
    isCostly: true,
    make: async () => {
      const { login, password: own, ...who } = await bank.customer();
      const code = await appCode({ ...who, login, password: own });
      return async () =>
        (await bank.call("login", { login, password: own, code })).data.accessToken !== undefined;
    },
  },
  "what a passkey signed at sign-in": {
    make: async () => {
      const { at, device } = await withPasskey();
      const { data } = await at.call("loginChallenge", {});
      const answer = device.sign(data.data?.options ?? "");
      return async () => (await at.call("loginPasskey", { answer })).data.accessToken !== undefined;
    },
  },
  "what a passkey signed for a payment": {
    make: async () => {
      const { at, device, who, token } = await withPasskey();
      const order = await at.call("orderCreate", paymentTo(who), { token, key: "check" });
      const act = { act: "payment", subject: order.data.vop_id } as const;
      const { data } = await at.call("challengeCreate", act, { token });
      const answer = device.sign(data.data?.passkey ?? "");
      return async () => (await at.call("challengeAnswer", { ...act, answer }, { token })).err === undefined;
    },
  },
  "the code of a reset": {
    isCostly: true,
    make: async () => {
      const who = await bank.customer();
      await bank.call("reset", { email: who.login });
      const code = await bank.sentCode(who);
      return async () =>
        (await bank.call("resetConfirm", { email: who.login, code, password })).err === undefined;
    },
  },
  "the code of a step-up": {
    isCostly: true,
    make: async () => {
      const { who, token } = await signedIn();
      const act = "sessionRevoke" as const;
      const code = await bank.codeFor(who, token, act);
      return async () =>
        (await bank.call("stepUp", { act, password: who.password, code }, { token })).err === undefined;
    },
  },
  "an operator's invitation": {
    isCostly: true,
    make: async () => {
      const { invitation } = await bank.operated<{ invitation: string }>("/invitations", { rights: [] });
      return async (nth) => {
        const body = JSON.stringify({
          invitation,
          name: `Thief ${nth} of ${invitation.slice(0, 8)}`,
          password,
        });
        const answer = await fetch(`${bank.origin}${OPERATOR_PATH}/invitations/accept`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body,
        });
        return answer.ok;
      };
    },
  },
  "an invitation to a company": {
    make: async () => {
      const { founder, userId } = founders(bank);
      const { add } = await founder();
      const { token } = await signedIn();
      await add(await userId(token));
      const { data } = await bank.call("userInfo", {}, { token });
      const id = data.data?.invitations?.[0]?.id ?? "";
      return async () =>
        (await bank.call("invitationAnswer", { id, accept: true }, { token })).err === undefined;
    },
  },
};

describe.each(Object.entries(usedOnce))("%s", (_, { isCostly = false, make }) => {
  it("is taken once, not a second time", async () => {
    const use = await make();
    expect([await use(0), await use(1)]).toEqual([true, false]);
  });

  it("is taken once of many times at the same moment", async () => {
    const use = await make();
    const times = Array.from({ length: isCostly ? 4 : 10 }, (__, nth) => use(nth));
    expect((await Promise.all(times)).filter(Boolean)).toHaveLength(1);
    expect(bank.defects).toEqual([]);
  });
});

describe("a payment", () => {
  it("is one for a key, however often and fast it is sent, and another body is none", async () => {
    const payer = await signedIn();
    const { pay } = await checked(payer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay("key")));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.data.id).toBeTruthy();
    for (const change of [{ amount: "26.00" }, { to_reference: "Cits" }, { to_name: "Jānis Ozols" }])
      expect((await pay("key", change)).data.id).toBeUndefined();
    expect(await paid(payer)).toBe(1);
    const other = await signedIn();
    const theirs = await checked(other);
    const { data } = await theirs.pay("key");
    expect(data.id).not.toBe(answers[0]?.data.id);
    expect([await paid(payer), await paid(other)]).toEqual([1, 1]);
  });

  it("spends a balance once, however many are made at the same moment", async () => {
    const payer = await signedIn({ balance: "1000.00" });
    const orders = [];
    for (let nth = 0; nth < 10; nth += 1)
      orders.push(await checked(payer, { amount: "600.00", to_reference: `Nr. ${nth}` }));
    const answers = await Promise.all(orders.map(({ pay }, nth) => pay(`key-${nth}`)));
    expect(answers.filter(({ data }) => data.id !== undefined)).toHaveLength(1);
    expect(await paid(payer)).toBe(1);
  });
});

describe("a refresh token", () => {
  it("used by more than two at the same moment ends the session for all of them", async () => {
    const { token, refreshToken } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bank.call("refresh", { refreshToken })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    for (const each of [token, ...answers.map(({ data }) => data.accessToken)])
      expect((await bank.call("userInfo", {}, { token: each ?? "" })).status).toBe(401);
    for (const { data } of answers.filter(({ status }) => status === 200))
      expect((await bank.call("refresh", { refreshToken: data.refreshToken ?? "" })).status).toBe(401);
  });
});

describe("a stolen session", () => {
  const names = Object.keys(calls) as CallName[];

  it.each([true, false])(
    "changes nothing about how its owner signs in, by any call, two-factor or not: %s [ASVS 6.2.3] [ASVS 7.5.1] [ASVS 7.5.2]",
    async (twoFactor) => {
      const { who, token } = await signedIn({ twoFactor });
      const shown = async () => {
        const { data } = await bank.call("userInfo", {}, { token });
        const { email_address, mobile_number, two_factor_auth, passkeys } = data.data ?? {};
        const { data: sessions } = await bank.call("sessionList", {}, { token });
        return [email_address, mobile_number, two_factor_auth, passkeys, sessions.data?.map(({ id }) => id)];
      };
      // What lets less be collected holds at once: more would take a step-up.
      await bank.operated("/collections", {
        ...{ account: who.iban, amount: "3.00", mandate: "L-1" },
        ...{ creditorName: "Latvenergo", creditorId: "LV61ZZZ40003032949" },
      });
      const { data: debits } = await bank.call("directDebitRule", { rule: "allowed" }, { token });
      const mandate = { id: debits.data?.mandates?.[0]?.id ?? "" };
      const limit = { amount: "1.00", every: "year" } as const;
      await bank.call("mandateUpdate", { ...mandate, act: "limit", limit }, { token });
      const saved = await bank.send("receiverCreate", examples.receiverCreate.request, { token });
      const receiver = (await saved.json()) as { id: string };
      const before = await shown();
      /** The others are refused anyway. */
      const isPossible = (name: string) =>
        twoFactor
          ? ![
              "twoFactorSetup",
              "personSave",
              "personRemove",
              "approvalRuleSave",
              "dataCopyFile",
              "accountClose",
            ].includes(name)
          : ["passwordChange", "sessionRevoke", "twoFactorSetup"].includes(name);
      const request = (name: CallName) => {
        if (name === "twoFactorUpdate") return { enable: !twoFactor, code: "492039" };
        if (name === "mandateUpdate") return { ...examples[name].request, ...mandate };
        return name === "receiverTrust" ? { ...receiver, trust: true } : examples[name].request;
      };
      for (const name of names.filter((each) => calls[each].access === "session" && each !== "logout")) {
        const answer = await bank.send(name, request(name), { token, key: name });
        const isChange = (calls[name] as AnyCall).refusals.includes(STEP_UP_REQUIRED);
        expect([name, steppedUpActs.some((act) => act === name)]).toEqual([name, isChange]);
        if (!isChange) await answer.body?.cancel();
        else if (isPossible(name))
          expect([name, await answer.json()]).toEqual([name, { err: STEP_UP_REQUIRED }]);
        else expect([name, await answer.text()]).toEqual([name, expect.stringMatching(/"err(or)?":"/)]);
      }
      expect(await shown()).toEqual(before);
      const { login, password: own } = who;
      const code = twoFactor ? await appCode(who) : undefined;
      expect((await bank.call("login", { login, password: own, code })).data.accessToken).toBeTruthy();
    },
  );

  it("pays nothing and changes nothing with a code of another act, nor of the authenticator", async () => {
    const thief = await signedIn();
    const { who, token } = thief;
    const { pay, code2fa } = await checked(thief);
    const change = await bank.codeFor(who, token, "passwordChange");
    for (const wrong of [change, await appCode(who)])
      expect((await pay("key", { code2fa: wrong })).err).toBe("INCORRECT_2FA_CODE");
    for (const code of [code2fa, change, await appCode(who)]) {
      const step = { act: "twoFactorUpdate", password: who.password, code } as const;
      expect((await bank.call("stepUp", step, { token })).err).toBe("INCORRECT_2FA_CODE");
    }
    const { data } = await bank.call("orderCreate", paymentTo(who, { amount: "99.00" }), { token, key: "x" });
    expect((await pay("y", { amount: "99.00", vop_id: data.vop_id })).err).toBe("INCORRECT_2FA_CODE");
    expect(await paid(thief)).toBe(0);
  });

  it("is of no use once its owner has signed out, or set a new password", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const { data } = await bank.call("multilogin", {}, { token: one.token });
    await bank.call("logout", {}, { token: one.token });
    await bank.call("reset", { email: other.who.login });
    const code = await bank.sentCode(other.who);
    await bank.call("resetConfirm", { email: other.who.login, code, password });
    for (const token of [one.token, data.tokens?.[0]?.token, other.token])
      expect((await bank.call("userInfo", {}, { token: token ?? "" })).status).toBe(401);
    for (const { refreshToken } of [one, other])
      expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
  });
});

describe("whoever reads a customer's mail", () => {
  it("guesses at the second factor no more often for setting a new password each time [ASVS 6.3.1] [ASVS 6.4.3]", async () => {
    const { login } = await bank.customer();
    const isLocked = ({ err }: { err: string | undefined }) => err?.startsWith("Too many attempts") ?? false;
    let [guesses, Cookie] = [0, ""];
    for (let nth = 0; nth < 3; nth += 1) {
      await bank.call("reset", { email: login }, { headers: { Cookie } });
      const code = await bank.sentCode({ login });
      const own = `${password} ${nth}`;
      const set = await bank.call("resetConfirm", { email: login, code, password: own });
      Cookie = set.headers.get("Set-Cookie")?.split(";")[0] ?? "";
      for (const cookie of ["", Cookie]) {
        const how = { headers: { Cookie: cookie } };
        const guess = () => bank.call("login", { login, password: own, code: "000000" }, how);
        for (let answer = await guess(); !isLocked(answer); answer = await guess()) guesses += 1;
      }
    }
    // Five with the cookie of a device, five without.
    expect(guesses).toBe(10);
  });
});

describe("a mailed link to verify somebody", () => {
  it("is over once its photos were handed in, and so is its token", async () => {
    const { who, token } = await signedIn({ kind: "corporate", verified: false });
    const { data } = await bank.call("userInfo", {}, { token });
    await bank.call("verificationLink", { external_id: data.data?.id ?? "" }, { token });
    const link = /#([\w-]{43})\b/.exec((await bank.mailTo(who))[0]?.body ?? "")?.[1] ?? "";
    const widget = (bearer: string, at: string, init: RequestInit) =>
      fetch(`${bank.origin}/websdk/api/${at}`, { ...init, headers: { Authorization: `Bearer ${bearer}` } });
    const open = () => widget("", "link", { method: "POST", body: JSON.stringify({ link }) });
    const { token: opened } = (await (await open()).json()) as { token: string };
    const put = (part: string) =>
      widget(opened, `photos/${part}?document=passport`, { method: "PUT", body: photo.jpeg });
    const submit = () =>
      widget(opened, "submit", { method: "POST", body: '{"document":"passport","language":"en"}' });
    for (const part of ["front", "selfie"]) expect((await put(part)).status).toBe(200);
    const submitted = await Promise.all(Array.from({ length: 10 }, submit));
    expect(submitted.map(({ status }) => status)).toContain(200);
    expect([(await open()).status, (await put("front")).ok]).toEqual([410, false]);
    const list = await bank.operated<{ verifications: { login_id: string }[] }>(
      `/verifications?search=${who.login}`,
    );
    expect(list.verifications).toHaveLength(1);
    expect(bank.defects).toEqual([]);
  });
});
