import { type calls, type RequestOf } from "@amberline/api/contract";
import { moneyToDecimal, type Money } from "@amberline/domain/money";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { ownAccount, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { limitsOf, readLimits, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { useStepUp } from "../auth/stepUp";
import { tell, type Letter } from "../notifications";
import { readAmount } from "../orders/fields";
import { enteredBy } from "../orders/parties";

type Wanted = RequestOf<typeof calls.limitsUpdate>;

const decimal = (limit: Money | null) => limit && moneyToDecimal(limit);

async function wireLimitsOf(db: Db, caller: Caller, { id, access }: OwnAccount, now: number) {
  const row = await limitsOf(db, id, enteredBy(db, caller).$asScalar(), now).executeTakeFirstOrThrow();
  const { limits, own, ...today } = readLimits(row);
  return {
    per_payment: decimal(limits.perPayment),
    per_day: decimal(limits.perDay),
    instant_per_payment: decimal(limits.instantPerPayment),
    instant_per_day: decimal(limits.instantPerDay),
    sent_today: moneyToDecimal(today.sentToday),
    instant_today: moneyToDecimal(today.instantToday),
    own: access && {
      per_payment: decimal(own?.perPayment ?? null),
      per_day: decimal(own?.perDay ?? null),
      sent_today: moneyToDecimal(own?.sentToday ?? today.sentToday),
    },
  };
}

/** /user/limits */
export const answerLimits =
  ({ db }: Parts) =>
  async ({ caller, now }: CallerAsk<typeof calls.limitsInfo>) => ({
    data: await wireLimitsOf(db, caller, ownAccount(caller, "see"), now),
  });

const readLimit = (limit: Wanted["per_day"], texts: Catalogue) =>
  limit === null ? null : readAmount(limit, texts);

const rowOf = (wanted: Wanted, texts: Catalogue) => ({
  per_payment_cents: readLimit(wanted.per_payment, texts),
  per_day_cents: readLimit(wanted.per_day, texts),
  instant_per_payment_cents: readLimit(wanted.instant_per_payment, texts),
  instant_per_day_cents: readLimit(wanted.instant_per_day, texts),
});

/** /user/limits/update: they hold from the next payment on; the customer is told by mail. */
export const updateLimits = (parts: Parts) => async (ask: CallerAsk<typeof calls.limitsUpdate>) => {
  const { caller, request, texts, now } = ask;
  const account = ownAccount(caller, "owner");
  const limits = rowOf(request, texts);
  return parts.db.transaction().execute(async (trx) => {
    await useStepUp(trx, caller, "limitsUpdate", now);
    const row = { ...limits, updated_at: instant(now) };
    await trx
      .insertInto("payment_limits")
      .values({ account_id: account.id, ...row })
      .onConflict((known) => known.column("account_id").doUpdateSet(row))
      .execute();
    const { id: loginId } = caller;
    await audit(trx, { at: now, action: "limits.changed", loginId, accountId: account.id, detail: limits });
    const letter: Letter = (each) => [
      each.limitsChangedSubject,
      each.limitsChangedBody(account.iban ?? account.name),
    ];
    await tell(
      { ...parts, db: trx },
      { loginId, kind: "security", otherwise: ask.language, letter, accountId: account.id },
      now,
    );
    return { data: await wireLimitsOf(trx, caller, account, now) };
  });
};
