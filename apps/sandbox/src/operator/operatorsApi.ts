import {
  disableOperator,
  enableOperator,
  inviteOperator,
  listOperators,
  removeFactor as removeFactorCall,
  type Right,
} from "@amberline/api/operator";
import { instant } from "../db/schema";
import { inTransaction, type Db } from "../ledger";
import { isUuid } from "../secrets/random";
import { readRights, type Asker } from "./asker";
import { invite } from "./invitations";
import { notThere, onCall, OperatorRefusal, type OperatorApi } from "./route";
import { endSessions, type OperatorOptions } from "./sessions";

async function operators(db: Db) {
  const rows = await db
    .selectFrom("operators")
    .leftJoin("operator_sessions", "operator_sessions.operator_id", "operators.id")
    .select((row) => [
      "id",
      "name",
      "rights",
      "operators.created_at",
      "disabled_at",
      "totp_secret",
      row.fn.max("last_seen_at").as("last_seen_at"),
    ])
    .groupBy("operators.id")
    .orderBy("operators.created_at")
    .orderBy("name_key")
    .execute();
  return rows.map(({ rights, disabled_at: disabledAt, totp_secret: secret, ...row }) => ({
    ...row,
    rights: readRights(rights),
    isDisabled: disabledAt !== null,
    hasFactor: secret !== null,
  }));
}

/** Ends what the operator has and gave. Throws OperatorRefusal for the last who could invite others. */
const disable = (db: Db, id: string, now: number) =>
  inTransaction(db, async (trx) => {
    const enabled = await trx
      .selectFrom("operators")
      .select(["id", "rights"])
      .where("disabled_at", "is", null)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (!enabled.some((each) => each.id === id)) throw notThere("operator");
    const left = enabled.filter((each) => each.id !== id);
    if (!left.some(({ rights }) => readRights(rights).includes("operators")))
      throw new OperatorRefusal(409, "last_operator");
    await trx
      .updateTable("operators")
      .set({ disabled_at: instant(now) })
      .where("id", "=", id)
      .execute();
    await endSessions(trx, id);
    await trx.deleteFrom("operator_invitations").where("invited_by", "=", id).execute();
  });

/** Those of an operator, whether they have an effect here or not. */
async function grantedTo(db: Db, { rights, session }: Asker): Promise<readonly Right[]> {
  if (!session) return rights;
  const own = await db
    .selectFrom("operators")
    .select("rights")
    .where("id", "=", session.operatorId)
    .executeTakeFirstOrThrow();
  return readRights(own.rights);
}

/** With the rights they had. Throws OperatorRefusal for rights that the enabler has not. */
async function enable(db: Db, id: string, by: Asker): Promise<void> {
  const disabled = await db
    .selectFrom("operators")
    .select("rights")
    .where("id", "=", id)
    .where("disabled_at", "is not", null)
    .executeTakeFirst();
  if (!disabled) throw notThere("operator");
  const own = await grantedTo(db, by);
  if (!readRights(disabled.rights).every((right) => own.includes(right)))
    throw new OperatorRefusal(409, "right_lacking");
  await db.updateTable("operators").set({ disabled_at: null }).where("id", "=", id).execute();
}

/** Ends their sessions: whoever has the authenticator may have one. Throws OperatorRefusal. */
const removeFactor = (db: Db, id: string) =>
  inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable("operators")
      .set({ totp_secret: null, totp_last_step: null })
      .where("id", "=", id)
      .where("totp_secret", "is not", null)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) throw notThere("operator");
    await endSessions(trx, id);
  });

/** Who may use the tool. */
export function mountOperators(api: OperatorApi, { clock }: Pick<OperatorOptions, "clock">): void {
  onCall(api, listOperators, async (_, { db }) => ({ operators: await operators(db) }));
  onCall(api, inviteOperator, async ({ rights }, { by, ...parts }) => {
    if (!rights.every((right) => by.rights.includes(right))) throw new OperatorRefusal(409, "right_lacking");
    const invitedBy = by.session?.operatorId ?? null;
    return invite(parts, { rights, invitedBy, now: clock.now() });
  });
  onCall(api, disableOperator, async ({ id }, { db }) => {
    if (!isUuid(id)) throw notThere("operator");
    await disable(db, id, clock.now());
    return { id };
  });
  onCall(api, enableOperator, async ({ id }, { db, by }) => {
    if (!isUuid(id)) throw notThere("operator");
    await enable(db, id, by);
    return { id };
  });
  onCall(api, removeFactorCall, async ({ id }, { db, by }) => {
    if (!isUuid(id)) throw notThere("operator");
    // Whoever came upon an open page would be rid of it.
    if (id === by.session?.operatorId) throw new OperatorRefusal(409, "own_factor");
    await removeFactor(db, id);
    return { id };
  });
}
