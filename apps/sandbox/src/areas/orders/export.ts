import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { epochOf } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { streamBytes, streamText } from "../../http/streamText";
import { oldestTransaction, statementOf } from "../../ledger";
import { type Parts } from "../../parts";
import { accountOfCaller, hiddenAs } from "../../http/caller";
import { listAsCsv, listAsXlsx } from "./listFile";
import { bankTimeZone } from "../../days";
import { readDays, readFilter } from "./filter";
import { statementFile } from "./statementFile";

const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type ExportAsk = CallerAsk<typeof calls.orderExport>;

/** /order/export: the filtered list, or the statement of its range, generated while it is sent. */
export const exportOrders =
  ({ db, findReader }: Pick<Parts, "db" | "findReader">) =>
  async ({ caller, request, now, language, texts }: ExportAsk) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    const filter = { ...sight, ...readFilter(request, texts) };
    const days = readDays(request, texts);
    const today = civilDate(now, bankTimeZone);
    const oldest = days.start === undefined ? await oldestTransaction(db, account.id) : null;
    const start = days.start ?? (oldest ? civilDate(epochOf(oldest), bankTimeZone) : today);
    const end = days.end ?? today;
    if (request.format === "csv") {
      const content = streamText(listAsCsv(await findReader(), filter, language));
      return { name: `transactions-${start}-${end}.csv`, type: "text/csv", content };
    }
    if (request.format === "xlsx") {
      const content = streamBytes(listAsXlsx(await findReader(), filter, language));
      return { name: `transactions-${start}-${end}.xlsx`, type: spreadsheetType, content };
    }
    const statement = await statementOf(db, { ...sight, start, end, now }, findReader);
    const content = streamText(statementFile(statement, request.format, now));
    const name = `statement-${statement.start}-${statement.end}`;
    return request.format === "mt940"
      ? { name: `${name}.sta`, type: "text/plain", content }
      : { name: `${name}.xml`, type: "application/xml", content };
  };
