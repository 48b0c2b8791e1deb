import { type calls } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { instant, type Count } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";

const mostPerDay = 2;

/** Of those that are there. */
const copiesOf = (db: Db, loginId: string, now: number) =>
  db
    .selectFrom("data_copies")
    .select(["id", "state", "ordered_at", "until", "size"])
    .where("login_id", "=", loginId)
    .where((copy) => copy.or([copy("until", "is", null), copy("until", ">", instant(now))]))
    .orderBy("ordered_at", "desc")
    .orderBy("id");

/** Those that have gone count too. */
async function hasOrderedMost(db: Db, loginId: string, now: number): Promise<boolean> {
  const { ordered } = await db
    .selectFrom("data_copies")
    .select((row) => row.fn.countAll<Count>().as("ordered"))
    .where("login_id", "=", loginId)
    .where("ordered_at", ">", instant(now - dayMs))
    .executeTakeFirstOrThrow();
  return Number(ordered) >= mostPerDay;
}

async function answerCopies(db: Db, loginId: string, now: number) {
  const copies = await copiesOf(db, loginId, now).execute();
  const isOneMade = copies.some(({ state }) => state === "making");
  return { data: copies, may_order: !isOneMade && !(await hasOrderedMost(db, loginId, now)) };
}

/** /user/data_copies */
export const listCopies =
  ({ db }: Parts) =>
  async ({ caller, now }: CallerAsk<typeof calls.dataCopyList>) =>
    answerCopies(db, caller.id, now);

/** /user/data_copies/order: one at a time, and so many a day. */
export const orderCopy =
  ({ db, random }: Parts) =>
  async ({ caller, request: { key }, language, texts, now }: CallerAsk<typeof calls.dataCopyOrder>) => {
    const { id: loginId } = caller;
    return db.transaction().execute(async (trx) => {
      await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
      const made = await trx
        .selectFrom("data_copies")
        .select(["key", "state"])
        .where("login_id", "=", loginId)
        .where((copy) => copy.or([copy("key", "=", key), copy("state", "=", "making")]))
        .execute();
      if (made.some((copy) => copy.key === key)) return answerCopies(trx, loginId, now);
      if (made.length > 0) return refuse(texts.dataCopyBeingMade);
      if (await hasOrderedMost(trx, loginId, now)) return refuse(texts.dataCopiesTooMany(mostPerDay));
      const id = uuid(random);
      const at = instant(now);
      const none = { until: null, size: null };
      await trx
        .insertInto("data_copies")
        .values({
          id,
          login_id: loginId,
          key,
          language,
          state: "making",
          due_at: at,
          ordered_at: at,
          ...none,
        })
        .execute();
      await audit(trx, { at: now, action: "dataCopy.ordered", loginId, detail: { copy: id } });
      return answerCopies(trx, loginId, now);
    });
  };
