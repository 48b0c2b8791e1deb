import { useMemo, useState } from "react";
import type { Account } from "@amberline/api/client";
import { formatDayMonth } from "@amberline/domain/dates";
import { formatAmount, money } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import type { SendPrefill, SendScreenProps } from "@amberline/flows/send";
import { exampleInput, exampleOrder } from "@amberline/flows/send/examples";
import { exampleDay } from "../host/exampleDay";

const { debtor, payee, amount, reference } = exampleOrder;

const account: Account = {
  id: exampleInput.accountId,
  name: debtor.name,
  balance: money(100_000, "EUR"),
  balanceGbp: null,
  pendingOut: money(0, "EUR"),
  overdraft: money(23_456, "EUR"),
  iban: debtor.account,
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
  user: {
    id: "user-1",
    firstName: "Ilze",
    lastName: "Bērziņa",
    email: "ilze@example.lv",
    phone: "+37120000001",
    isEmailConfirmed: true,
    isPhoneConfirmed: true,
    verification: "verify",
    hasTwoFactor: true,
    recoveryCodesLeft: 10,
    passkeys: 0,
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
    tariffName: "Business",
    fees: { instant: money(35, "EUR"), regular: money(35, "EUR") },
    address: { street: debtor.street, city: debtor.city, zip: debtor.zip, country: debtor.country },
  },
};

export const swedbank = {
  bic: payee.bic,
  name: "Swedbank",
  country: "LV",
  takesInstant: true,
  takesCredit: true,
};
const findBank: SendScreenProps["findBank"] = async () => swedbank;
const { now } = exampleDay;

/** What the page gives the payment screen besides the machine: the example order filled in, on a Saturday in November. */
export function useSendProps() {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const [step, onStep] = useState<SendScreenProps["steps"]["step"]>("amount");
  return useMemo(() => {
    const prefill: SendPrefill = {
      payeeName: payee.name,
      account: payee.account,
      bic: payee.bic,
      amount: formatAmount(amount, locale),
      reference,
    };
    return {
      account,
      arrivalDay: { day: "date" as const, text: formatDayMonth("2026-11-23", locale, exampleDay.today) },
      findBank,
      now,
      today: exampleDay.today,
      prefill,
      steps: { step, onStep },
    };
  }, [locale, step]);
}
