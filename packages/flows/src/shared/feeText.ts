import { formatMoney, isZeroMoney, type Money } from "@amberline/domain/money";
import type { Translate } from "../i18n";

/** A fee in words, also when there is none. */
export const feeText = (fee: Money, t: Translate, locale: string) =>
  isZeroMoney(fee) ? t("send.noFee") : formatMoney(fee, locale);
