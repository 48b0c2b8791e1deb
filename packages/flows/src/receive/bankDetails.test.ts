import type { Account, User } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { describe, expect, test } from "vitest";
import { createI18n } from "../i18n";
import en from "../locales/en.json";
import { copyText, paymentCode } from "../paymentDetails";
import { accountStatusOf, type LoadingBanks } from "./bankDetails";
import { detailRows } from "./detailRows";

const banks: LoadingBanks = {
  own: {
    bic: "AMBRLV22",
    name: "Amberline",
    address: { en: "Dzintaru iela 8, Rīga, Latvia", lv: "Dzintaru iela 8, Rīga, Latvija" },
  },
  partner: {
    holder: "Amberline AS",
    iban: "DK4489000099123456",
    bic: "SXPYDKKK",
    name: "Banking Circle",
    address: { en: "Lautrupsgade 17, Copenhagen", lv: "Lautrupsgade 17, Kopenhāgena" },
  },
};

const user: User = {
  id: "user-1",
  firstName: "Ilze",
  lastName: "Bērziņa",
  email: "ilze@example.lv",
  phone: "",
  isEmailConfirmed: true,
  isPhoneConfirmed: true,
  verification: "verify",
  hasTwoFactor: true,
  recoveryCodesLeft: null,
  passkeys: null,
  hasLimits: true,
  hasPlans: true,
  unreadMessages: null,
  unreadNotifications: null,
  isCompany: false,
  isCompanyConfirmed: false,
  invitations: [],
  changedDocuments: [],
  rejectedDocuments: [],
  returnedReason: "",
  tariffName: "",
  fees: null,
  address: { street: "", city: "", zip: "", country: "" },
};

const account = (change: Partial<Account> = {}, who: Partial<User> = {}): Account => ({
  id: "account-1",
  name: "My account",
  balance: null,
  balanceGbp: null,
  pendingOut: money(0, "EUR"),
  overdraft: money(0, "EUR"),
  iban: "LV80BANK0000435195001",
  bic: "BANKLV22",
  topUpReference: "",
  nameCheckPolicy: "warn",
  checksNamesFirst: true,
  access: null,
  hasPeople: false,
  canLeave: false,
  approvals: null,
  hasStatements: false,
  closedAt: null,
  canClose: true,
  hasPaymentFiles: false,
  hasMoneyRequests: false,
  hasSpaces: false,
  hasBudgets: false,
  hasDirectDebits: false,
  user: { ...user, ...who },
  ...change,
});

const detailsOf = (change?: Partial<Account>, who?: Partial<User>) =>
  accountStatusOf(account(change, who), banks, "en").details;

const { t } = createI18n("en", en);
const own = detailsOf();
const pooled = detailsOf({ iban: "", topUpReference: "AMB-4021-7788" });

describe("the bank details", () => {
  test("are the customer's own for an account with an IBAN, whatever reference it has too [9, 2.9-1]", () => {
    expect(own).toEqual({
      customer: "Ilze Bērziņa",
      payee: "Ilze Bērziņa",
      iban: "LV80BANK0000435195001",
      bic: "BANKLV22",
      bankName: "Amberline",
      bankAddress: "Dzintaru iela 8, Rīga, Latvia",
      reference: null,
    });
    expect(detailsOf({ topUpReference: "AMB-1" })).toEqual(own);
  });

  test("are the partner bank's with the top-up reference for an account without one [9-8]", () => {
    expect(pooled).toEqual({
      customer: "Ilze Bērziņa",
      payee: "Amberline AS",
      iban: "DK4489000099123456",
      bic: "SXPYDKKK",
      bankName: "Banking Circle",
      bankAddress: "Lautrupsgade 17, Copenhagen",
      reference: "AMB-4021-7788",
    });
  });

  test("name the bank's address in the language of the screen", () => {
    expect(accountStatusOf(account({}, {}), banks, "lv").details?.bankAddress).toBe(
      "Dzintaru iela 8, Rīga, Latvija",
    );
  });

  test("name a company by its own name, and use the bank's BIC where the account says none", () => {
    expect(detailsOf({ name: "SIA Ziemeļu Koks", bic: "" }, { isCompany: true })).toMatchObject({
      payee: "SIA Ziemeļu Koks",
      bic: "AMBRLV22",
    });
    expect(detailsOf({}, { firstName: "", lastName: "" })?.payee).toBe("My account");
  });

  test.each(["none", "in_progress", "reject"] as const)(
    "are missing for a customer whose verification is %s [2.9, 6-6]",
    (verification) => expect(detailsOf({}, { verification })).toBeNull(),
  );

  test("are missing while the account has neither an IBAN nor a reference", () => {
    expect(detailsOf({ iban: "" })).toBeNull();
  });

  test("show the IBAN in groups and copy it without spaces [2.9-2]", () => {
    const rows = own ? detailRows(own, t) : [];
    expect(rows.map(({ label }) => label)).toEqual(["Payee", "IBAN", "BIC", "Bank", "Bank's address"]);
    expect(rows[1]).toMatchObject({ value: "LV80BANK0000435195001", shown: "LV80 BANK 0000 4351 9500 1" });
  });

  test("can be copied together, one per line [2.9-2]", () => {
    expect(pooled && copyText(detailRows(pooled, t))).toBe(
      [
        "Payee: Amberline AS",
        "IBAN: DK4489000099123456",
        "BIC: SXPYDKKK",
        "Bank: Banking Circle",
        "Bank's address: Lautrupsgade 17, Copenhagen",
        "Payment reference: AMB-4021-7788",
      ].join("\n"),
    );
  });

  test("make a QR code without an amount, with the reference as its text [2.9]", () => {
    expect(own && paymentCode(own)?.split("\n")).toEqual([
      ...["BCD", "002", "1", "SCT", "BANKLV22", "Ilze Bērziņa", "LV80BANK0000435195001"],
    ]);
    expect(pooled && paymentCode(pooled)?.split("\n").slice(4)).toEqual([
      ...["SXPYDKKK", "Amberline AS", "DK4489000099123456", "", "", "", "AMB-4021-7788"],
    ]);
  });

  test("make no QR code when they do not fit one", () => {
    expect(own && paymentCode({ ...own, payee: "a".repeat(71) })).toBeNull();
  });
});
