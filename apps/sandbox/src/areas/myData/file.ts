import { type calls } from "@amberline/api/contract";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { bankTimeZone } from "../../days";
import { epochOf, instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { NotYours } from "../../http/refusal";
import { streamBytes } from "../../http/streamText";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { useStepUp, type FindChanges } from "../auth/stepUp";

async function readyCopy(db: Db, loginId: string, id: string, now: number) {
  const found = await db
    .selectFrom("data_copies")
    .select(["id", "tries", "ordered_at"])
    .where("id", "=", isUuid(id) ? id : null)
    .where("login_id", "=", loginId)
    .where("state", "=", "ready")
    .where("until", ">", instant(now))
    .executeTakeFirst();
  if (!found) throw new NotYours();
  return { ...found, day: civilDate(epochOf(found.ordered_at), bankTimeZone) };
}

type Copy = Awaited<ReturnType<typeof readyCopy>>;

/** One after the other, so that no more than one is in memory. Breaks off if the copy goes meanwhile. */
async function* piecesOf(db: Db, { id, tries }: Copy): AsyncGenerator<Uint8Array> {
  const { last } = await db
    .selectFrom("data_copy_pieces")
    .select((row) => row.fn.max("nth").as("last"))
    .where("copy_id", "=", id)
    .where("try", "=", tries)
    .executeTakeFirstOrThrow();
  for (let nth = 0; nth <= last; nth += 1) {
    const { bytes } = await db
      .selectFrom("data_copy_pieces")
      .select("bytes")
      .where("copy_id", "=", id)
      .where("try", "=", tries)
      .where("nth", "=", nth)
      .executeTakeFirstOrThrow();
    yield bytes;
  }
}

/** What a step-up allows to be downloaded. */
export const findCopy =
  ({ db }: Pick<Parts, "db">): FindChanges["dataCopyFile"] =>
  async ({ caller, request, language, now }) => {
    const { id, day } = await readyCopy(db, caller.id, request.subject ?? "", now);
    return {
      subject: id,
      purpose: ({ actPurposes }) => actPurposes.dataCopyFile(formatDate(day, language, "medium")),
    };
  };

/** /user/data_copies/file: once for each step-up. */
export const copyFile =
  ({ db }: Parts) =>
  async ({ caller, request, now }: CallerAsk<typeof calls.dataCopyFile>) => {
    const { id: loginId } = caller;
    const copy = await readyCopy(db, loginId, request.id, now);
    await db.transaction().execute(async (trx) => {
      await useStepUp(trx, caller, "dataCopyFile", now, copy.id);
      await audit(trx, { at: now, action: "dataCopy.downloaded", loginId, detail: { copy: copy.id } });
    });
    const content = streamBytes(piecesOf(db, copy));
    return { name: `amberline-my-data-${copy.day}.zip`, type: "application/zip", content };
  };
