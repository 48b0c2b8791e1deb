import { calls } from "@amberline/api/contract";
import { type CallerAsk, type Handle } from "../../http/handle";
import { NotYours } from "../../http/refusal";
import { type Parts } from "../../parts";
import { ownAccount } from "../../http/caller";
import { inTurn } from "../papers";
import { againOf, prepareAgain } from "./again";
import { approveFile } from "./approve";
import { changeRows, removeFile, updateFile } from "./change";
import { answerFile, fileOf, filesOf, isHidden, sumsOf, wireFile, wireRow } from "./files";
import { passedIn } from "./passed";
import { reportFile } from "./report";
import { uploadFile } from "./upload";

export { findFileAct, makeFile } from "./approve";
export { runPaymentFiles } from "./run";

const companyOf = ({ caller }: Pick<CallerAsk<typeof calls.paymentFileList>, "caller">) => {
  const account = ownAccount(caller, "see");
  if (account.kind !== "corporate") throw new NotYours();
  return account;
};

/** /order/file */
const listFiles =
  ({ db }: Parts) =>
  async (ask: CallerAsk<typeof calls.paymentFileList>) => {
    const { caller, texts, now } = ask;
    const account = companyOf(ask);
    const files = await filesOf(db, account.id, now);
    const ids = files.map(({ id }) => id);
    const sums = await sumsOf(db, ids);
    const days = await passedIn(db, ids, now);
    return {
      data: files.flatMap((file) => {
        const sum = sums.get(file.id);
        return sum
          ? [wireFile(file, sum, { caller, account, texts, now }, days.get(file.id) ?? { passed: 0 })]
          : [];
      }),
    };
  };

/** /order/file/rows */
const listRows =
  ({ db }: Parts) =>
  async (ask: CallerAsk<typeof calls.paymentFileRows>) => {
    const { caller, request, texts, language, now } = ask;
    const account = companyOf(ask);
    const file = await fileOf(db, account.id, request.id);
    const data = await answerFile(db, file.id, { caller, account, texts, now });
    if (isHidden(file, caller, account))
      return { data, rows: [], total: 0, again: { count: 0, file_id: null } };
    const { state, offset, limit } = request;
    const rows = await db
      .selectFrom("payment_rows as row")
      .leftJoin("transactions as payment", "payment.id", "row.payment_id")
      .selectAll("row")
      .select(["payment.status", "payment.status_reason"])
      .where("file_id", "=", file.id)
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "toFix"))
      .orderBy((row) => row("state", "=", "toFix"), "desc")
      .orderBy("nth")
      .offset(offset)
      .limit(limit)
      .execute();
    const total = data.sums
      .filter((sum) => state === undefined || sum.state === state)
      .reduce((sum, { count }) => sum + count, 0);
    const again = await againOf(db, file.id);
    return { data, rows: rows.map((row) => wireRow(row, language)), total, again };
  };

export function mountPaymentFiles(handle: Handle, parts: Parts): void {
  handle.session(calls.paymentFileUpload, uploadFile(parts));
  handle.session(calls.paymentFileList, listFiles(parts));
  handle.session(calls.paymentFileRows, listRows(parts));
  handle.session(calls.paymentRowsChange, changeRows(parts));
  handle.session(calls.paymentFileUpdate, updateFile(parts));
  handle.session(calls.paymentFileApprove, approveFile(parts));
  handle.session(calls.paymentFileRemove, removeFile(parts));
  handle.session(calls.paymentFileAgain, prepareAgain(parts));
  handle.session(calls.paymentFileReport, inTurn()(reportFile(parts)));
}
