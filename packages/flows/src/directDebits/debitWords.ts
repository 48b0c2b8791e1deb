import type { DebitCollection, Mandate } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import type { MandateLimit } from "@amberline/domain/directDebits";
import { formatMoney } from "@amberline/domain/money";
import type { StatusTagProps } from "@amberline/ui/StatusTag";
import type { Translate } from "../i18n";

export const stateTones: Record<Mandate["state"], StatusTagProps["tone"]> = {
  new: "caution",
  active: "positive",
  blocked: "negative",
  revoked: "neutral",
  ended: "neutral",
};

/** "Up to €60.00, at most once a month". */
export function limitWords({ amount, every }: MandateLimit, t: Translate, locale: string): string {
  if (amount === null) return t(`directDebits.limit.${every}`);
  return t(`directDebits.limit.upTo.${every}`, { amount: formatMoney(amount, locale) });
}

interface CollectionWords {
  text: string;
  /** Where something went otherwise than the creditor wanted, or will. */
  hitch: string | undefined;
}

/** What is, or what becomes of a collection. */
export function collectionWords(collection: DebitCollection, t: Translate, locale: string): CollectionWords {
  const { state, problem, reference, refundableUntil } = collection;
  if (state === "coming")
    return problem
      ? { text: t("directDebits.willRefuse", { why: problem }), hitch: "coming" }
      : { text: reference || t("directDebits.one"), hitch: undefined };
  if (state === "refused") return { text: t("directDebits.refused", { why: problem }), hitch: "refused" };
  if (state === "returned") return { text: t("directDebits.returned"), hitch: undefined };
  return refundableUntil === null
    ? { text: reference || t("directDebits.one"), hitch: undefined }
    : {
        text: t("directDebits.refundable", { day: formatDate(refundableUntil, locale) }),
        hitch: undefined,
      };
}
