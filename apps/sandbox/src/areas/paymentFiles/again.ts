import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { type Count } from "../../db/schema";
import { stillAllowed } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";
import { addDraft } from "./addDraft";
import { checkSome, noteRepeats } from "./check";
import { answerFile, fileOf, filesOf, isHidden } from "./files";
import { stateOf } from "./judge";
import { payingCompany, requireFewLookups, requireFewOpen, storeRows } from "./upload";

/** Payments of a file that were refused, or came back, with the file that has them again. */
const unpaidOf = (db: Db, fileId: string) =>
  db
    .selectFrom("payment_rows as row")
    .leftJoin("transactions as payment", "payment.id", "row.payment_id")
    .leftJoin("payment_files as again", (join) =>
      join.onRef("again.id", "=", "row.again_in").on("again.state", "<>", "removed"),
    )
    .where("row.file_id", "=", fileId)
    .where((row) =>
      row.or([row("row.state", "=", "refused"), row("payment.status", "in", ["declined", "error_done"])]),
    );

const newestAgain = (db: Db, fileId: string) =>
  unpaidOf(db, fileId)
    .select("again.id")
    .where("again.id", "is not", null)
    .orderBy("again.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** How many of them can be prepared again, and where those are that were. */
export async function againOf(db: Db, fileId: string): Promise<{ count: Count; file_id: string | null }> {
  const { count } = await unpaidOf(db, fileId)
    .select((row) => row.fn.countAll<Count>().as("count"))
    .where("again.id", "is", null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), file_id: (await newestAgain(db, fileId))?.id ?? null };
}

/** /order/file/again: all that is prepared again in a company is so one after the other, and each payment once. */
export const prepareAgain = (parts: Parts) => async (ask: CallerAsk<typeof calls.paymentFileAgain>) => {
  const { caller, request, texts, language, now } = ask;
  const account = payingCompany(ask);
  const id = await inTransaction(parts.db, async (trx) => {
    await lockCompany(trx, account.id);
    await stillAllowed(trx, caller, account, "prepare");
    const file = await fileOf(trx, account.id, request.id);
    if (isHidden(file, caller, account)) throw new NotYours();
    const rows = await unpaidOf(trx, file.id).selectAll("row").where("again.id", "is", null).execute();
    if (rows.length === 0) return (await newestAgain(trx, file.id))?.id ?? refuse(texts.nothingRefused);
    requireFewOpen(await filesOf(trx, account.id, now), texts);
    const draft = await addDraft(
      trx,
      parts,
      file,
      { checks_names: true, lookups: rows.length, made_by: caller.id, language, warnings: "[]" },
      now,
    );
    const fresh = { name_result: null, matched_name: null, repeats: null, is_accepted: false };
    // Their day has come already.
    const unmade = { payment_id: null, refused: null, again_in: null, day: null };
    await storeRows(
      trx,
      rows.map((row) => {
        const next = { ...row, ...fresh, ...unmade, file_id: draft.id };
        return { ...next, state: stateOf(next, draft.checks_names, account.vop_policy) };
      }),
    );
    await trx
      .updateTable("payment_rows")
      .set({ again_in: draft.id })
      .where("file_id", "=", file.id)
      .where("nth", "in", trx.selectFrom("payment_rows").select("nth").where("file_id", "=", draft.id))
      .execute();
    await requireFewLookups(trx, account.id, ask);
    await noteRepeats(trx, account, draft, now);
    await checkSome(trx, account, draft);
    const detail = { file: draft.id, of: file.id, payments: rows.length };
    const action = "paymentFile.preparedAgain";
    await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
    return draft.id;
  });
  return { data: await answerFile(parts.db, id, { caller, account, texts, now }) };
};
