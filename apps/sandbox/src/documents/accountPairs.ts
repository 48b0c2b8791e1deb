import { formatIban } from "@amberline/domain/iban";
import { type Statement } from "../ledger";
import { styles } from "./theme";
import { type Pair } from "./pairs";
import { type Catalogue } from "./locales";

/** An account without its own IBAN is identified by its reference. */
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
