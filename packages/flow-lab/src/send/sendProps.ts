import { useMemo, useState } from "react";
import { formatDayMonth } from "@amberline/domain/dates";
import { formatAmount } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import type { SendPrefill, SendScreenProps } from "@amberline/flows/send";
import { exampleOrder } from "@amberline/flows/send/examples";
import { exampleAccount } from "../host/exampleAccount";
import { exampleDay } from "../host/exampleDay";

const { payee, amount, reference } = exampleOrder;

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
      account: exampleAccount,
      arrivalDay: { day: "date" as const, text: formatDayMonth("2026-11-23", locale, exampleDay.today) },
      findBank,
      now,
      today: exampleDay.today,
      prefill,
      steps: { step, onStep },
    };
  }, [locale, step]);
}
