import { type calls } from "@amberline/api/contract";
import { catalogueIn } from "../../documents";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { everyTransaction, listTransactions, type LedgerFilter, type Sight, statementOf } from "../../ledger";
import { type Parts } from "../../parts";
import { accountOfCaller, hiddenAs } from "../../http/caller";
import { readFilter } from "../orders/filter";
import { headOf, pdfFile } from "./facts";

type StatementAsk = CallerAsk<typeof calls.orderPdf>;

/** A PDF with more rows would be no use to a reader and occupy the server. */
const mostRows = 20_000;

const isFilter = ({ text = "", ...others }: Omit<LedgerFilter, keyof Sight>) =>
  text.trim() !== "" || Object.values(others).some((part) => part !== undefined);

/** /order/pdf: the statement of a range; with any filter, a list of the matches. */
export const statementPdf = (parts: Parts) => async (ask: StatementAsk) => {
  const { caller, request, language, texts } = ask;
  const { db, findReader } = parts;
  const account = await accountOfCaller(db, caller, request.id, "see");
  const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
  const range = { ...sight, start: request.start, end: request.end, now: ask.now };
  const { start: from, end: until, ...filter } = readFilter(request, texts);
  const head = headOf(ask);
  const paperTexts = catalogueIn(language);
  const { entries, ...statement } = await statementOf(db, range, findReader);
  const { start, end } = statement;
  if (!isFilter(filter)) {
    if (statement.count > mostRows) return refuse(texts.paperTooLong);
    const paper = await parts.draw({ ...head, of: "statement", statement }, ask.signal(), entries());
    return pdfFile(paperTexts.statementFile(start, end), paper);
  }
  const found = { ...sight, start: from, end: until, ...filter };
  const reader = await findReader();
  const { total } = await listTransactions(reader, { ...found, limit: 1 });
  if (total > mostRows) return refuse(texts.paperTooLong);
  const rows = everyTransaction(reader, found);
  const list = { account: statement.account, start, end, filter };
  const paper = await parts.draw({ ...head, of: "list", list }, ask.signal(), rows);
  return pdfFile(paperTexts.listFile(start, end), paper);
};
