import { formatIban } from "@amberline/domain/iban";
import { type Statement } from "../areas/orders/statement";
import { styles } from "./look";
import { type Pair } from "./pairs";
import { type Words } from "./words";

/** Whose account it is and which: one without an IBAN of its own is known by its reference. */
export function accountPairs(account: Statement["account"], words: Words): Pair[] {
  const { holder, iban, topUpReference, bic } = account;
  const number =
    iban === null
      ? { label: words.topUpReference, value: topUpReference ?? "" }
      : { label: words.iban, value: formatIban(iban) };
  return [
    { label: words.holder, value: holder },
    { ...number, style: styles.valueFigures },
    { label: words.bic, value: bic },
  ];
}
