import {
  notificationKinds,
  type calls,
  type NotificationKind,
  type RequestOf,
} from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";

export const fixedMail: readonly NotificationKind[] = ["security", "company", "terms"];
const notUsual: readonly NotificationKind[] = ["moneyIn", "paymentMade", "budget", "chat"];

type Chosen = RequestOf<typeof calls.notificationChoicesUpdate>["choices"][number];

/** `chosen`: null if the person has not. */
export const isMailedTo = (kind: NotificationKind, chosen: boolean | null): boolean =>
  fixedMail.includes(kind) || (chosen ?? !notUsual.includes(kind));

const notUsualPushes: readonly NotificationKind[] = ["paymentMade", "statement"];

/** `chosen`: null if the person has not. */
export const isPushedTo = (kind: NotificationKind, chosen: boolean | null): boolean =>
  chosen ?? !notUsualPushes.includes(kind);

async function choicesOf(db: Db, loginId: string) {
  const chosen = await db
    .selectFrom("notification_choices")
    .select(["kind", "is_mailed", "is_pushed"])
    .where("login_id", "=", loginId)
    .execute();
  return {
    data: notificationKinds.map((kind) => {
      const own = chosen.find((each) => each.kind === kind);
      return {
        kind,
        is_mailed: isMailedTo(kind, own?.is_mailed ?? null),
        is_fixed: fixedMail.includes(kind),
        is_pushed: isPushedTo(kind, own?.is_pushed ?? null),
      };
    }),
  };
}

/** /notification/choices */
export const answerChoices =
  ({ db }: Pick<Parts, "db">) =>
  ({ caller }: CallerAsk<typeof calls.notificationChoices>) =>
    choicesOf(db, caller.id);

/** What a customer chooses of a kind, by what it stands for in the audit log. */
const detailOf = ({ kind, is_mailed, is_pushed }: Chosen) => [
  ...(is_mailed === undefined ? [] : [[kind, is_mailed] as const]),
  ...(is_pushed === undefined ? [] : [[`${kind} pushed`, is_pushed] as const]),
];

/** /notification/choices/update */
export const updateChoices =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.notificationChoicesUpdate>) => {
    const { choices } = request;
    if (choices.some((each) => detailOf(each).length === 0)) refuse(texts.badRequest, { status: 400 });
    if (choices.some(({ kind, is_mailed }) => is_mailed !== undefined && fixedMail.includes(kind)))
      refuse(texts.mailIsFixed);
    return inTransaction(db, async (trx) => {
      for (const { kind, ...chosen } of choices) {
        const known = await trx
          .selectFrom("notification_choices")
          .select("is_mailed")
          .where((row) => row.and({ login_id: caller.id, kind }))
          .executeTakeFirst();
        const { is_mailed: wanted } = chosen;
        const isOther = wanted !== undefined && wanted !== isMailedTo(kind, known?.is_mailed ?? null);
        const at = instant(now);
        const row = { ...chosen, ...(isOther && { mail_chosen_at: at }), updated_at: at };
        await trx
          .insertInto("notification_choices")
          .values({ login_id: caller.id, kind, ...row })
          .onConflict((known) => known.columns(["login_id", "kind"]).doUpdateSet(row))
          .execute();
      }
      const detail = Object.fromEntries(choices.flatMap(detailOf));
      await audit(trx, { at: now, action: "notifications.chosen", loginId: caller.id, detail });
      return choicesOf(trx, caller.id);
    });
  };
