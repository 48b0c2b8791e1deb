import { type calls, type WireTransaction } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { epochOf } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { cursorPattern, labelsOf, listTransactions, type NotedTransaction } from "../../ledger";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { accountOfCaller, hiddenAs, isAllowed } from "../../http/caller";
import { bankTimeZone } from "../../days";
import { readFilter } from "./filter";

type ListAsk = CallerAsk<typeof calls.orderList>;

const decimal = (minor: number, currency: string) => moneyToDecimal(money(minor, currency));

type Reasons = Catalogue["statusReasons"];

const isReason = (code: string, reasons: Reasons): code is keyof Reasons & string =>
  Object.hasOwn(reasons, code);

/** Why a payment did not arrive; an operator's own text is shown as it is. */
export const reasonText = (code: string | null, { statusReasons }: Catalogue) =>
  code !== null && isReason(code, statusReasons) ? statusReasons[code] : code;

export const wireTransactionOf = (row: NotedTransaction, texts: Catalogue): WireTransaction => ({
  id: row.id,
  type: row.type,
  status: row.status,
  amount: decimal(row.amount_cents, row.currency),
  fee: decimal(row.fee_cents, row.currency),
  currency: row.currency,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  from_name: row.from_name,
  from_account: row.from_account,
  from_bic: row.from_bic,
  from_bank_name: row.from_bank_name,
  to_name: row.to_name,
  to_account: row.to_account,
  to_bic: row.to_bic,
  to_bank_name: row.to_bank_name,
  to_address: row.to_address,
  to_address_city: row.to_address_city,
  to_address_zip: row.to_address_zip,
  to_address_country: row.to_address_country,
  to_reference: row.to_reference,
  status_reason: reasonText(row.status_reason, texts),
  is_hidden: row.is_hidden,
  direct_debit: row.direct_debit,
  category: row.category,
  category_from: row.category_from,
  note: row.note,
  note_version: row.note_version,
  files: row.files,
  labels: row.labels,
  space_id: row.space_id,
});

/** /order: dates are days at the bank, both included. */
export const listOrders =
  ({ db, findReader }: Pick<Parts, "db" | "findReader">) =>
  async ({ caller, request, texts }: ListAsk) => {
    const { limit, before } = request;
    const account = await accountOfCaller(db, caller, request.id, "see");
    const filter = readFilter(request, texts);
    if (before !== undefined && !cursorPattern.test(before)) refuse(texts.badRequest, { status: 400 });
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    const reader = await findReader();
    const page = await listTransactions(reader, {
      ...sight,
      ...filter,
      transactionId: request.transaction_id,
      limit,
      before,
      withTotals: request.totals,
    });
    return {
      data: page.rows.map((row) => wireTransactionOf(row, texts)),
      next: page.next,
      oldest: page.oldest && civilDate(epochOf(page.oldest), bankTimeZone),
      total: page.total,
      totals: page.totals && {
        in: decimal(page.totals.inCents, page.totals.currency),
        out: decimal(page.totals.outCents, page.totals.currency),
      },
      labels: request.with_labels ? await labelsOf(reader, sight) : undefined,
    };
  };

/** Version of the list for its ETag, which was read with the account, and whether salaries are hidden in it. */
export const listVersion =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request }: ListAsk) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    return `${account.id} ${account.version} ${isAllowed(account, "salaries")}`;
  };
