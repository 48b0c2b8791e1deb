import type { MoneyRequest } from "@amberline/api/client";
import { compareMoney, formatMoney, isZeroMoney, subtractMoney, type Money } from "@amberline/domain/money";
import type { StatusTagProps } from "@amberline/ui/StatusTag";
import type { Translate } from "../i18n";

type Sums = Pick<MoneyRequest, "amount" | "paid">;

/** What is not paid yet. */
export const leftOf = ({ amount, paid }: Sums): Money => subtractMoney(amount, paid);

const isPartlyPaid = ({ amount, paid }: Sums) => !isZeroMoney(paid) && compareMoney(paid, amount) < 0;

interface StateWords {
  tone: StatusTagProps["tone"];
  text: string;
}

/** How it stands with a request. */
export function stateWords(request: MoneyRequest, t: Translate, locale: string): StateWords {
  const { state, amount, paid } = request;
  const sums = { paid: formatMoney(paid, locale), amount: formatMoney(amount, locale) };
  const tones = {
    open: "info",
    paid: "positive",
    settled: "positive",
    expired: "caution",
    cancelled: "neutral",
  } as const;
  if (compareMoney(paid, amount) > 0)
    return {
      tone: "caution",
      text: t("moneyRequests.state.more", { more: formatMoney(subtractMoney(paid, amount), locale) }),
    };
  if (state === "settled") return { tone: tones.settled, text: t("moneyRequests.state.settled", sums) };
  if (state === "open" && isPartlyPaid(request))
    return { tone: "info", text: t("moneyRequests.state.partly", sums) };
  return { tone: tones[state], text: t(`moneyRequests.state.${state}`) };
}

/** What can be done with one; `settle` only once something came in. */
export function actsOn({ state, amount, paid }: MoneyRequest): readonly ("cancel" | "settle" | "reopen")[] {
  if (state === "settled") return ["reopen"];
  const settle = isPartlyPaid({ amount, paid }) ? (["settle"] as const) : [];
  if (state === "open") return ["cancel", ...settle];
  return state === "expired" ? settle : [];
}
