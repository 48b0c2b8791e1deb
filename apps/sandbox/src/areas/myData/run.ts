import { dayMs, minuteMs } from "@amberline/domain/dates";
import { instant } from "../../db/schema";
import { type Parts } from "../../parts";
import { Abandoned } from "../../platform/turns";
import { yieldToEventLoop } from "../../platform/yieldToEventLoop";
import { tell, type Letter } from "../notifications";
import { eachDue } from "../orders/eachDue";
import { inPieces, zipOf } from "./archive";
import { filesOf } from "./files";

type Bank = Pick<Parts, "db" | "mailer" | "clock" | "draw"> & { stopping: AbortSignal };

/** Without a sign of life for so long, another process begins anew. */
const leaseMs = 5 * minuteMs;
const mostTries = 5;
const pieceBytes = 1024 * 1024;
/** An archive of the format that everybody can open has no more than twice as much. */
const mostBytes = 2 * 1024 ** 3;
/** How long a copy can be downloaded. */
const keptMs = 7 * dayMs;

/** The next one that is due, which is this process's from then on. */
const take = ({ db, clock }: Bank) => {
  const now = clock.now();
  return db
    .updateTable("data_copies")
    .set((row) => ({ tries: row("tries", "+", 1), due_at: instant(now + leaseMs) }))
    .where("id", "=", (row) =>
      row
        .selectFrom("data_copies as due")
        .select("due.id")
        .where("due.state", "=", "making")
        .where("due.due_at", "<=", instant(now))
        .orderBy("due.due_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "login_id", "language", "tries"])
    .executeTakeFirst();
};

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>;

/** Still this process's: another may have begun since. */
const ours = ({ db }: Pick<Bank, "db">, { id, tries }: Taken) =>
  db.updateTable("data_copies").where("id", "=", id).where("tries", "=", tries).where("state", "=", "making");

/** Ends it, and tells the customer. Nothing, if it is not this process's any more. */
const end = (
  { db, mailer, clock }: Bank,
  copy: Taken,
  ended: { state: "ready"; size: number } | { state: "failed" },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    const until = ended.state === "ready" ? instant(now + keptMs) : null;
    const { numUpdatedRows } = await ours({ db: trx }, copy)
      .set({ ...ended, due_at: null, until })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { id, login_id: loginId, language } = copy;
    if (ended.state === "ready")
      await trx
        .updateTable("data_copies")
        .set({ until: instant(now) })
        .where("login_id", "=", loginId)
        .where("state", "=", "ready")
        .where("id", "<>", id)
        .execute();
    const letter: Letter = ({ dataCopy }) =>
      ended.state === "ready" ? dataCopy.ready(keptMs / dayMs) : dataCopy.failed;
    const about = { target: "myData" } as const;
    await tell({ db: trx, mailer }, { loginId, kind: "security", letter, about, otherwise: language }, now);
  });

async function make(bank: Bank, copy: Taken): Promise<void> {
  const { db, clock, stopping } = bank;
  const { id, tries } = copy;
  if (tries > mostTries) return end(bank, copy, { state: "failed" });
  await db.deleteFrom("data_copy_pieces").where("copy_id", "=", id).where("try", "<", tries).execute();
  const pause = yieldToEventLoop();
  let size = 0;
  let nth = 0;
  for await (const bytes of inPieces(zipOf(filesOf(bank, copy)), pieceBytes)) {
    await pause();
    if (stopping.aborted) throw new Abandoned();
    size += bytes.length;
    if (size > mostBytes) return end(bank, copy, { state: "failed" });
    await db.insertInto("data_copy_pieces").values({ copy_id: id, try: tries, nth, bytes }).execute();
    nth += 1;
    const { numUpdatedRows } = await ours(bank, copy)
      .set({ due_at: instant(clock.now() + leaseMs) })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
  }
  await end(bank, copy, { state: "ready", size });
}

/** Makes the copies that customers ordered, one after the other. */
export const runDataCopies = (bank: Bank): Promise<void> =>
  eachDue(async (_, begins) => {
    if (bank.stopping.aborted) return false;
    const copy = await take(bank);
    if (!copy) return false;
    begins(copy.id);
    try {
      await make(bank, copy);
    } catch (error) {
      // Begun anew at once, by whichever process comes first.
      if (bank.stopping.aborted)
        await ours(bank, copy)
          .set({ due_at: instant(bank.clock.now()) })
          .execute();
      if (!(error instanceof Abandoned)) throw error;
    }
    return true;
  });
