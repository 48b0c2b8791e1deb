import { describe, expect, it } from "vitest";
import { calls } from ".";
import { knownFields, readLeniently } from "./reading";

const user = { id: "u-1" };
const row = { id: 7, type: "SEND", status: "done", amount: 12.5, createdAt: "2026-03-02T09:15:00Z" };

describe("an answer to the letter of the specification", () => {
  it("is read without all that section 3 does not name [3-1]", () => {
    const { data } = readLeniently(calls.accountInfo.response, { data: { token: "t", user } });
    expect(data).toMatchObject({ name: "My account", balance: null, user: { is_corporate: false } });
  });

  it("is read with null, numbers and text in the place of one another [3]", () => {
    const odd = {
      ...{ is_corporate: null, two_factor_auth: "1", email_confirm: 1, phone_confirm: "false" },
      ...{ id: 42, createdAt: 1772442900000, sumsub_status: "", overdraft: "" },
    };
    const { data } = readLeniently(calls.accountInfo.response, {
      data: { balance: 0.30000000000000004, balance_gbp: "1000.0000", vop_policy: "maybe", user: odd },
    });
    expect(data).toMatchObject({ balance: 0.30000000000000004, balance_gbp: 1000 });
    expect(data).not.toHaveProperty("vop_policy");
    expect(data.user).toMatchObject({
      ...{ is_corporate: false, two_factor_auth: true, email_confirm: true, phone_confirm: false },
      ...{ id: "42", createdAt: "1772442900000", overdraft: "0.00" },
    });
  });

  it.each([
    ["2026-03-02T09:15:00", "2026-03-02T09:15:00Z"],
    ["2026-03-02 09:15:00", "2026-03-02T09:15:00Z"],
    [1772442900000, "2026-03-02T09:15:00.000Z"],
    ["1772442900", "2026-03-02T09:15:00.000Z"],
    ["2026-03-02T11:15:00+02:00", "2026-03-02T11:15:00+02:00"],
  ])("has the instant %s", (createdAt, expected) => {
    const { data } = readLeniently(calls.orderList.response, { data: [{ ...row, createdAt }] });
    expect(data).toMatchObject([{ id: "7", createdAt: expected }]);
  });

  it("may be the list or the object itself, without `data` around it", () => {
    expect(readLeniently(calls.orderList.response, [row])).toMatchObject({ data: [{ id: "7" }] });
    expect(readLeniently(calls.userInfo.response, user)).toMatchObject({ data: user });
  });

  it("is read of a company that has nothing yet, or an entry that does not say what it is [7-17]", () => {
    const read = (more: object) =>
      readLeniently(calls.companyInfo.response, { corporation: { user }, ...more });
    expect(read({ members: null, info: null, balance: null })).toMatchObject({ members: [] });
    const owner = { position: "owner", account: null, user };
    const members = ["33.333", 33.333, "", "50"].map((percent) => ({ ...owner, percent }));
    expect(read({ members }).members?.map((member) => member?.percent)).toEqual([33.333, 33.333, null, "50"]);
    const [entry] = read({ info: [{ name: "pep" }] }).info ?? [];
    expect(entry).toMatchObject({ name: "pep", is_file: false });
  });

  it("is read without the rights that came after this release, which a request may not name", () => {
    const access = { rights: ["see", "signContracts", "pay", null] };
    const { data } = readLeniently(calls.accountInfo.response, { data: { token: "t", user, access } });
    expect(data.access).toMatchObject({ rights: ["see", "pay"], per_day: null });
    const asked = { corporate_id: "c-1", id: "p-1", access };
    expect(() => calls.personSave.request.validateSync(asked)).toThrow(/rights/);
  });

  it("is refused without what the journey cannot go on without", () => {
    expect(() => readLeniently(calls.accountInfo.response, { data: {} })).toThrow(/id/);
    expect(() => readLeniently(calls.orderList.response, { data: [{ ...row, id: null }] })).toThrow(/id/);
    expect(() => readLeniently(calls.twoFactorSetup.response, { secret: "A" })).toThrow(/qrCodeUrl/);
  });
});

it("has no field of the language's own [7]", () => {
  const hostile = JSON.parse('{"__proto__":{"id":"1"},"constructor":1,"data":[{"toString":1,"id":"2"}]}');
  expect(knownFields(calls.orderList.response, hostile)).toEqual({ data: [{ id: "2" }] });
  expect(knownFields(calls.logout.request, hostile)).toEqual({});
});
