import { type RequestOf, type Calls } from "@amberline/api/contract";
import { expect, it, onTestFinished } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { listenTo } from "../../testing/chatters";
import { testBank } from "../../testing/testBank";

type Receiver = RequestOf<Calls["receiverCreate"]>;

const receiver: Receiver = {
  name: " Anna Liepiņa ",
  account: "lv80 bank 0000-4351 9500 1",
  bic: "unlalv2x",
  bank_name: " SEB banka ",
  beneficary_type: "private",
  details: "",
};
const kept = {
  is_trusted: false,
  name: "Anna Liepiņa",
  account: "LV80BANK0000435195001",
  bic: "UNLALV2X",
  bank_name: "SEB banka",
  beneficary_type: "private",
  details: "",
};
const elsewhere = "LV97HABA0012345678910";

describeOnDatabases("receivers", (at) => {
  const bank = testBank(at);
  const customer = async () => {
    const who = await bank.customer();
    return { id: who.accountId, token: await bank.token(who) };
  };
  type Customer = Awaited<ReturnType<typeof customer>>;
  const list = async ({ id, token }: Customer) =>
    (await bank.call("receiverList", { id }, { token })).data.data;
  const create = ({ token }: Customer, change: Partial<Receiver> = {}) =>
    bank.call("receiverCreate", { ...receiver, ...change }, { token });
  const created = async (who: Customer, change: Partial<Receiver> = {}) =>
    (await create(who, change)).data.id ?? "";

  it("are saved tidied, changed as a whole, and deleted once", async () => {
    const who = await customer();
    const { token } = who;
    const id = await created(who);
    expect(await list(who)).toEqual([{ id, ...kept }]);
    const change = { name: "SIA Liepa", beneficary_type: "organization", details: "Rēķins" } as const;
    await bank.call("receiverUpdate", { id, ...receiver, ...change }, { token });
    expect(await list(who)).toEqual([{ id, ...kept, ...change }]);
    expect((await bank.call("receiverDelete", { id }, { token })).data).toEqual({ success: true });
    expect((await bank.call("receiverDelete", { id }, { token })).err).toBe("NOT_FOUND");
    expect(await list(who)).toEqual([]);
  });

  it("are news to everybody who sees the account [4-35]", async () => {
    const who = await customer();
    const live = await listenTo(bank.app, who.token);
    onTestFinished(() => live.close());
    await create(who);
    expect(await live.block()).toBe("event: news\ndata: {}");
  });

  it("may have an account number of a country without IBANs [5]", async () => {
    const who = await customer();
    await create(who, { account: "0012 3456 78" });
    expect((await list(who))?.[0]?.account).toBe("0012345678");
  });

  it.each([
    [{ name: "" }, 400],
    [{ beneficary_type: "somebody" as "private" }, 400],
    [{ name: "Anna & Co" }, 200],
    [{ account: "LV80" }, 200],
    [{ bic: "UNLA" }, 200],
    [{ details: "Rēķins #5" }, 200],
  ])("are refused with %j [5]", async (change, status) => {
    const who = await customer();
    const answer = await create(who, change);
    expect([answer.status, answer.err === undefined]).toEqual([status, false]);
    expect(await list(who)).toEqual([]);
  });

  it("are unique per account number, however they were saved", async () => {
    const who = await customer();
    const { token } = who;
    const [first, again] = await Promise.all([created(who), created(who)]);
    expect(first).toBe(again);
    expect((await create(who, { name: "Somebody else" })).err).toBe("RECEIVER_EXISTS");
    const second = await created(who, { account: elsewhere });
    const taken = await bank.call("receiverUpdate", { id: second, ...receiver }, { token });
    expect(taken.err).toBe("RECEIVER_EXISTS");
    expect((await list(who))?.map(({ account }) => account).sort()).toEqual([kept.account, elsewhere]);
  });

  it("of another customer are neither shown, changed nor deleted, and appear not to exist [6]", async () => {
    const [who, other] = [await customer(), await customer()];
    const { token } = who;
    const theirs = await created(other);
    for (const id of [other.id, crypto.randomUUID(), "1 or 1=1"]) {
      expect((await bank.call("receiverList", { id }, { token })).status).toBe(403);
    }
    for (const id of [theirs, crypto.randomUUID(), "1 or 1=1"]) {
      expect((await bank.call("receiverUpdate", { id, ...receiver }, { token })).err).toBe("NOT_FOUND");
      expect((await bank.call("receiverDelete", { id }, { token })).err).toBe("NOT_FOUND");
    }
    expect(await list(other)).toEqual([{ id: theirs, ...kept }]);
    expect(await created(who)).not.toBe(theirs);
  });
});
