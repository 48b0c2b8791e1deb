import { addDays, isCivilDate } from "@amberline/domain/dates";
import { validateIban } from "@amberline/domain/iban";
import { payableText, tidyText } from "@amberline/domain/reference";
import { beneficiaryName, bic as bicRule, paymentReference } from "@amberline/domain/rules";
import { type StringSchema } from "yup";
import { type paymentRowFields } from "@amberline/api/contract";
import { type Bank } from "../../clearing";
import { type PaymentRowState, type PaymentRowsTable } from "../../db/tables/ledger";
import { type Catalogue } from "../../locales";
import { type ReadRow } from "../../paymentFiles";
import { centsOf } from "../orders/fields";
import { isRefusedBy } from "../orders/payeeCheck";
import { type AccountRow } from "../../http/caller";
import { type NameCheck } from "../../nameCheck";
import { type Selectable } from "kysely";

export type Row = Selectable<PaymentRowsTable>;

/** By the name of its words in the catalogue. */
export interface RowFault {
  field: (typeof paymentRowFields)[number];
  text: keyof Catalogue["rowFaults"];
}

/** What a payment is like: one of this file, of another file, or of the account. */
export type Repeat =
  | { of: "row"; nth: number }
  | { of: "file"; name: string }
  | { of: "payment"; day: string };

const longestAhead = 365;

/** Of what is too long to be paid so much is kept as there is to mend. */
const longestKept = 200;

const broken = (rule: StringSchema, value: string) => !rule.required().isValidSync(value);

export interface Judged extends Pick<
  Row,
  "payee_name" | "account" | "bic" | "bank_name" | "amount" | "amount_cents" | "reference" | "day" | "faults"
> {
  /** As soon as possible, although the file names a day that has passed. */
  isPast: boolean;
  /** A name or reference has characters that no payment carries. */
  isCorrected: boolean;
}

export const isTooFar = (day: string | null, today: string): boolean =>
  day !== null && day > addDays(today, longestAhead);

const kindFaults = (bank: Bank, isInstant: boolean): RowFault[] =>
  (isInstant ? bank.takes_instant : bank.takes_credit)
    ? []
    : [{ field: "to_account", text: isInstant ? "instantNotTaken" : "creditNotTaken" }];

interface Judging {
  own: Pick<AccountRow, "iban">;
  today: string;
  bankOf: (iban: string) => Promise<Bank | undefined>;
}

type Typed = Pick<
  ReadRow,
  "name" | "account" | "bic" | "amount" | "currency" | "reference" | "isInstant" | "day" | "dayText"
>;

/** Tidies a payment as it was read or typed, and says what keeps it from being made. */
export async function judge(read: Typed, { own, today, bankOf }: Judging): Promise<Judged> {
  const faults: RowFault[] = [];
  const fault = (field: RowFault["field"], text: RowFault["text"]) => void faults.push({ field, text });
  const name = payableText(read.name);
  if (broken(beneficiaryName(), name)) fault("to_name", "name");
  const reference = payableText(read.reference);
  if (reference !== "" && broken(paymentReference(), reference)) fault("to_reference", "reference");
  const cents = read.currency === "EUR" ? centsOf(read.amount) : null;
  if (read.currency !== "EUR") fault("amount", "currency");
  else if (cents === null) fault("amount", "amount");

  const checked = validateIban(read.account);
  const account = checked.ok ? checked.iban : read.account;
  let bank: Bank | undefined;
  if (!checked.ok) fault("to_account", "iban");
  else if (!checked.isSepa) fault("to_account", "outsideSepa");
  else if (account === own.iban) fault("to_account", "ownAccount");
  else {
    bank = await bankOf(account);
    if (bank) faults.push(...kindFaults(bank, read.isInstant));
    else fault("to_account", "bankUnknown");
  }
  const wanted = bicRule().cast(read.bic) ?? "";
  if (wanted !== "" && bank && wanted.slice(0, 8) !== bank.bic.slice(0, 8)) fault("to_bic", "otherBank");

  const isDay = read.dayText === "" && (read.day === null || isCivilDate(read.day));
  if (!isDay || isTooFar(read.day, today)) fault("day", "day");
  const isPast = isDay && read.day !== null && read.day < today;
  return {
    payee_name: name.slice(0, longestKept),
    account: account.slice(0, longestKept),
    bic: (bank?.bic ?? wanted).slice(0, longestKept),
    bank_name: bank?.name ?? "",
    amount: read.amount.slice(0, longestKept),
    amount_cents: cents,
    reference: reference.slice(0, longestKept),
    day: isDay && read.day !== null && read.day > today ? read.day : null,
    faults: JSON.stringify(faults),
    isPast,
    isCorrected: name !== tidyText(read.name) || reference !== tidyText(read.reference),
  };
}

/** What is left out stays as it is; no day is as soon as possible. */
export interface When {
  day?: string | null;
  is_instant?: boolean;
}

/** A payment on another day, or of another kind. What else is wrong with it stays so. */
export async function judgeWhen(
  row: Pick<Row, "account" | "faults" | "day" | "is_instant">,
  { day, is_instant: isInstant = row.is_instant }: When,
  bankOf: Judging["bankOf"],
): Promise<Pick<Row, "faults" | "day" | "is_instant">> {
  const others = faultsOf(row).filter(
    ({ field, text }) =>
      !(day !== undefined && field === "day") && text !== "instantNotTaken" && text !== "creditNotTaken",
  );
  const hasAccount = others.every(({ field }) => field !== "to_account");
  const bank = hasAccount ? await bankOf(row.account) : undefined;
  const faults = bank ? [...others, ...kindFaults(bank, isInstant)] : others;
  return { faults: JSON.stringify(faults), day: day === undefined ? row.day : day, is_instant: isInstant };
}

export const faultsOf = (row: Pick<Row, "faults">) => JSON.parse(row.faults) as RowFault[];
export const repeatOf = (row: Pick<Row, "repeats">) =>
  row.repeats === null ? null : (JSON.parse(row.repeats) as Repeat);

/** Of a payment that is not left out, and of a file that is not approved. */
export function stateOf(
  row: Pick<Row, "faults" | "name_result" | "repeats" | "is_accepted">,
  checksNames: boolean,
  policy: AccountRow["vop_policy"],
): PaymentRowState {
  if (row.faults !== "[]") return "toFix";
  const { name_result: result, is_accepted: isAccepted } = row;
  if (checksNames && result === null) return "checking";
  const isOther = checksNames && (result === "NMTC" || result === "CMTC");
  if (isOther && isRefusedBy(policy, result as NameCheck["result"])) return "toFix";
  return (isOther || row.repeats !== null) && !isAccepted ? "toFix" : "ready";
}
