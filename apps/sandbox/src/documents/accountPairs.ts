import { formatIban } from "@amberline/domain/iban";
import { type Statement } from "../ledger";
import { styles } from "./theme";
import { type Pair } from "./pairs";
import { type Catalogue } from "./locales";

/** Whose account it is and which: one without an IBAN of its own is known by its reference. */
export function accountPairs(account: Statement["account"], texts: Catalogue): Pair[] {
  const { holder, iban, topUpReference, bic } = account;
  const number =
    iban === null
      ? { label: texts.topUpReference, value: topUpReference ?? "" }
      : { label: texts.iban, value: formatIban(iban) };
  return [
    { label: texts.holder, value: holder },
    { ...number, style: styles.valueFigures },
    { label: texts.bic, value: bic },
  ];
}
