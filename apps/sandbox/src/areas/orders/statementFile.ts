import { money } from "@amberline/domain/money";
import {
  camt053File,
  mt940File,
  type StatementLine,
  type LineKind,
  type StatementParty,
} from "@amberline/domain/statement";
import { ownBank } from "../../bank";
import { type SeenTransaction, type Statement, type StatementEntry } from "../../ledger";

/** ISO 20022 allows 35 characters: a uuid without its dashes. */
const numberOf = (id: string) => id.replaceAll("-", "");

const bank: StatementParty = { name: ownBank.name, account: "", bic: ownBank.bic };

const kinds = {
  SEND: "sent",
  RECEIVE: "received",
  FEE: "paymentFee",
  fee_manual: "bankFee",
} satisfies Record<SeenTransaction["type"], LineKind>;

function kindOf({ transaction, isReturn }: StatementEntry): LineKind {
  const { type, direct_debit: scheme, space_id: spaceId } = transaction;
  if (spaceId !== null) return type === "RECEIVE" ? "takenBack" : "setAside";
  if (scheme === null) return isReturn ? "returned" : kinds[type];
  if (isReturn) return "paidBack";
  return scheme === "CORE" ? "coreDebit" : "b2bDebit";
}

function endToEndOf({ transaction, debit }: StatementEntry) {
  const { type, id, payment_id: paymentId, counterpart_id: counterpartId } = transaction;
  if (debit) return debit.endToEndId.startsWith("NOTPROVIDED") ? null : debit.endToEndId;
  if (type === "SEND") return numberOf(id);
  const payment = paymentId ?? counterpartId;
  return payment && numberOf(payment);
}

function entryOf(entry: StatementEntry): StatementLine {
  const { transaction, amountCents, day } = entry;
  const { type } = transaction;
  const isFee = type === "FEE" || type === "fee_manual";
  const creditor = {
    name: transaction.to_name,
    account: transaction.to_account,
    bic: transaction.to_bic,
  };
  return {
    id: numberOf(transaction.id),
    endToEndId: endToEndOf(entry),
    mandate: entry.debit && { id: entry.debit.mandate, creditorId: entry.debit.creditorId },
    kind: kindOf(entry),
    isInstant: transaction.payment_type === "INSTANT",
    isSepa: transaction.payment_system === "SEPA",
    amount: money(amountCents, transaction.currency),
    bookedOn: day,
    debtor: { name: transaction.from_name, account: transaction.from_account, bic: transaction.from_bic },
    creditor: isFee ? bank : creditor,
    reference: transaction.to_reference,
  };
}

async function* entriesOf(statement: Statement): AsyncGenerator<StatementLine> {
  for await (const entry of statement.entries()) yield entryOf(entry);
}

const files = { camt053: camt053File, mt940: mt940File };

/** A statement as a file for accounting software, streamed. `now` is the creation time of the file. */
export function statementFile(
  statement: Statement,
  format: keyof typeof files,
  now: number,
): AsyncGenerator<string> {
  const { account, currency, start, end, count, countIn } = statement;
  const sum = (cents: number) => money(cents, currency);
  const head = {
    id: [start, end, account.id].map(numberOf).join("-").slice(0, 35),
    createdAt: now,
    account: account.iban ?? account.topUpReference ?? numberOf(account.id),
    holder: account.holder,
    bic: account.bic,
    start,
    end,
    opening: sum(statement.openingCents),
    closing: sum(statement.closingCents),
    in: sum(statement.inCents),
    out: sum(statement.outCents),
    counts: { in: countIn, out: count - countIn },
  };
  return files[format](head, entriesOf(statement));
}
