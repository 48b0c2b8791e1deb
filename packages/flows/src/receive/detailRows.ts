import { formatIban } from "@amberline/domain/iban";
import type { Translate } from "../i18n";
import type { DetailToCopy } from "../paymentDetails";
import type { BankDetails } from "./bankDetails";

const order = ["payee", "iban", "bic", "bankName", "bankAddress", "reference"] as const;

/** The known details in the order of a payment form. */
export const detailRows = (details: BankDetails, t: Translate): DetailToCopy[] =>
  order.flatMap((name) => {
    const value = details[name];
    if (!value) return [];
    const words = { label: t(`receive.field.${name}`), copy: t(`receive.copy.${name}`) };
    return [{ ...words, value, shown: name === "iban" ? formatIban(value) : value }];
  });
