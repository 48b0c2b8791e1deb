import { moneyFromDecimal } from "@amberline/domain/money";
import { validateIban } from "@amberline/domain/iban";
import {
  accountNumber,
  beneficiaryName,
  bic as bicRule,
  payeeAccount,
  paymentReference,
} from "@amberline/domain/rules";
import { type StringSchema } from "yup";
import { refuse } from "../../http/refusal";
import { type Catalogue } from "../../locales";

/** Tidies a value by its rule; refuses with the text if it breaks the rule. */
function read(rule: StringSchema, value: string, text: string): string {
  const required = rule.required();
  return required.isValidSync(value) ? required.cast(value) : refuse(text);
}

export const readPayeeName = (value: string, texts: Catalogue) =>
  read(beneficiaryName(), value, texts.payeeNameInvalid);

export const readReference = (value: string, texts: Catalogue) =>
  read(paymentReference(), value, texts.referenceInvalid);

export const readBic = (value: string, texts: Catalogue) => read(bicRule(), value, texts.bicInvalid);

/** An IBAN of a SEPA country. */
export function readSepaIban(value: string, texts: Catalogue): string {
  const checked = validateIban(value);
  if (!checked.ok) return refuse(texts.ibanInvalid);
  return checked.isSepa ? checked.iban : refuse(texts.ibanOutsideSepa);
}

/** Of a country without IBANs. */
export const readAccountNumber = (value: string, texts: Catalogue) =>
  read(accountNumber(), value, texts.accountInvalid);

/** An IBAN or an account number. */
export const readPayeeAccount = (value: string, texts: Catalogue): string =>
  read(payeeAccount(), value, texts.payeeAccountInvalid);

/** EPC rulebooks: at most 999 999 999.99. */
const largestCents = 99_999_999_999;

/** Null for what is no amount that can be paid. */
export function centsOf(value: string | number): number | null {
  const read = moneyFromDecimal(value, "EUR");
  return read && read.minor >= 1 && read.minor <= largestCents ? read.minor : null;
}

export const readAmount = (value: string | number, texts: Catalogue): number =>
  centsOf(value) ?? refuse(texts.amountInvalid);
