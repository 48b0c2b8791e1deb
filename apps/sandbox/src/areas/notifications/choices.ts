import { notificationKinds, type calls, type NotificationKind } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";

const fixed: readonly NotificationKind[] = ["security", "company"];
const notUsual: readonly NotificationKind[] = ["moneyIn", "paymentMade", "chat"];

/** `chosen`: null if the person has not. */
export const isMailedTo = (kind: NotificationKind, chosen: boolean | null): boolean =>
  fixed.includes(kind) || (chosen ?? !notUsual.includes(kind));

const notUsualPushes: readonly NotificationKind[] = ["paymentMade", "statement"];

/** `chosen`: null if the person has not. */
export const isPushedTo = (kind: NotificationKind, chosen: boolean | null): boolean =>
  chosen ?? !notUsualPushes.includes(kind);

async function choicesOf(db: Db, loginId: string) {
  const chosen = await db
    .selectFrom("notification_choices")
    .select(["kind", "is_mailed"])
    .where("login_id", "=", loginId)
    .execute();
  return {
    data: notificationKinds.map((kind) => ({
      kind,
      is_mailed: isMailedTo(kind, chosen.find((each) => each.kind === kind)?.is_mailed ?? null),
      is_fixed: fixed.includes(kind),
      is_pushed: isPushedTo(kind, null),
    })),
  };
}

/** /notification/choices */
export const answerChoices =
  ({ db }: Pick<Parts, "db">) =>
  ({ caller }: CallerAsk<typeof calls.notificationChoices>) =>
    choicesOf(db, caller.id);

/** /notification/choices/update */
export const updateChoices =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.notificationChoicesUpdate>) => {
    const { choices } = request;
    if (choices.some(({ kind }) => fixed.includes(kind))) refuse(texts.mailIsFixed);
    return inTransaction(db, async (trx) => {
      for (const { kind, is_mailed } of choices) {
        if (is_mailed === undefined) continue;
        const row = { is_mailed, updated_at: instant(now) };
        await trx
          .insertInto("notification_choices")
          .values({ login_id: caller.id, kind, ...row })
          .onConflict((known) => known.columns(["login_id", "kind"]).doUpdateSet(row))
          .execute();
      }
      const detail = Object.fromEntries(choices.map(({ kind, is_mailed }) => [kind, is_mailed ?? null]));
      await audit(trx, { at: now, action: "notifications.chosen", loginId: caller.id, detail });
      return choicesOf(trx, caller.id);
    });
  };
