import { describe, expect, it } from "vitest";
import { money } from "../money";
import { approvalsNeeded, hasRight, isLooser, isWithin, roleOf, roles, type Access } from ".";

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
    expect(roleOf(["see", "pay", "approve", "documents", "people"])).toBeNull();
  });

  it("lets see salaries who keeps the books or manages the company, nobody else", () => {
    const seeing = Object.entries(roles).filter(([, given]) => hasRight(given, "salaries"));
    expect(seeing.map(([role]) => role)).toEqual(["accountant", "manager"]);
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
    expect(isWithin(access({ rights: roles.approver }), access({ ...most, rights: roles.manager }))).toBe(
      false,
    );
  });

  it("is to see salaries for nobody who doesn't see them", () => {
    const payer = access({ rights: ["see", "pay"] });
    expect(isWithin(access({ rights: ["see", "salaries"] }), payer)).toBe(false);
    expect(isWithin(access({ rights: ["see", "salaries"] }), access({ rights: roles.manager }))).toBe(true);
  });

  it("is to prepare payments, for who may pay", () => {
    const prepares = access({ rights: ["see", "prepare"] });
    expect(isWithin(prepares, access({}))).toBe(true);
    expect(isWithin(access({}), prepares)).toBe(false);
  });
});

describe("a payment", () => {
  const rule = { above: euro(50_000), approvers: 2 };

  it("above the amount of the rule needs the approvals of the rule, whoever makes it", () => {
    for (const given of [null, roles.payer, roles.accountant, roles.manager])
      expect(approvalsNeeded(rule, given, euro(50_001))).toBe(2);
  });

  it("below it needs none, but of who may only prepare it always one", () => {
    expect(approvalsNeeded(rule, null, euro(50_000))).toBe(0);
    expect(approvalsNeeded(null, roles.payer, euro(50_001))).toBe(0);
    expect(approvalsNeeded(rule, roles.accountant, euro(1))).toBe(1);
    expect(approvalsNeeded(null, roles.accountant, euro(1))).toBe(1);
  });
});

describe("a rule", () => {
  const rule = { above: euro(50_000), approvers: 2 };

  it("is looser without approvals, with fewer, or from a higher amount", () => {
    expect(isLooser(null, rule)).toBe(true);
    expect(isLooser({ ...rule, approvers: 1 }, rule)).toBe(true);
    expect(isLooser({ above: euro(50_001), approvers: 3 }, rule)).toBe(true);
  });

  it("is not looser with more, from a lower amount, or where there was none", () => {
    expect(isLooser({ above: euro(0), approvers: 3 }, rule)).toBe(false);
    expect(isLooser(rule, rule)).toBe(false);
    expect(isLooser(rule, null)).toBe(false);
  });
});
