import { describe, expect, it } from "vitest";
import { money } from "../money";
import { isWithin, roleOf, roles, type Access } from ".";

const euro = (minor: number) => money(minor, "EUR");
const access = (given: Partial<Access>): Access => ({
  rights: roles.payer,
  perPayment: null,
  perDay: null,
  ...given,
});

describe("the role of rights", () => {
  it("is the one that has just these", () => {
    expect(roleOf(["pay", "see"])).toBe("payer");
    expect(roleOf(["see"])).toBe("viewer");
  });

  it("is none for a set of one's own", () => {
    expect(roleOf(["see", "pay", "documents"])).toBeNull();
  });
});

describe("what one person may give another", () => {
  it("is no right that they don't have", () => {
    const manager = access({ rights: roles.manager });
    expect(isWithin(access({ rights: roles.manager }), manager)).toBe(true);
    expect(isWithin(access({}), access({ rights: ["see", "people"] }))).toBe(false);
  });

  it("is no higher amount, and no amount without a limit, than their own", () => {
    const most = access({ perPayment: euro(50_000), perDay: euro(100_000) });
    expect(isWithin(access({ perPayment: euro(50_000), perDay: euro(100_000) }), most)).toBe(true);
    expect(isWithin(access({ perPayment: euro(50_001), perDay: euro(100_000) }), most)).toBe(false);
    expect(isWithin(access({ perPayment: euro(50_000) }), most)).toBe(false);
    expect(isWithin(access({ rights: roles.viewer }), most)).toBe(true);
  });
});
