import { type calls } from "@amberline/api/contract";
import { formatMoney, money } from "@amberline/domain/money";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { loginOf, ownAccount, stillAllowed, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { lockSpace, movable, moveMoney, type Db, type LockedSpace } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { readAmount } from "../orders/fields";
import { debtorOf, enteredBy } from "../orders/parties";
import { answerSpaces } from "./list";
import { requireMayMove } from "./may";
import { wakeEverybody } from "../company/wake";

type MoveAsk = CallerAsk<typeof calls.spaceMove>;
type CloseAsk = CallerAsk<typeof calls.spaceClose>;

const spaceOf = async (trx: Db, { id }: OwnAccount, { request, texts }: MoveAsk | CloseAsk) =>
  (isUuid(request.id) ? await lockSpace(trx, id, request.id) : null) ?? refuse(texts.spaceUnknown);

async function makerOf(trx: Db, account: OwnAccount, { caller }: MoveAsk | CloseAsk) {
  const owner = await loginOf(trx, account.login_id);
  const own = await enteredBy(trx, caller).executeTakeFirst();
  return { holder: debtorOf(owner, account), enteredBy: own?.id ?? null };
}

/** The message for too little money on the side that it is moved from. */
function tooLittle(locked: LockedSpace, { request: { direction }, language, texts }: MoveAsk): string {
  const has = formatMoney(money(movable(locked, direction), "EUR"), language);
  return direction === "in" ? texts.balanceTooLow(has) : texts.spaceTooLow(has);
}

/** /space/move */
export const moveToSpace = (parts: Parts) => async (ask: MoveAsk) => {
  const { caller, request, texts, now } = ask;
  const account = ownAccount(caller, "pay");
  requireMayMove(caller, account, texts);
  const amountCents = readAmount(request.amount, texts);
  const answer = await parts.db.transaction().execute(async (trx) => {
    await stillAllowed(trx, caller, account, "pay");
    const locked = await spaceOf(trx, account, ask);
    if (locked.space.closed_at !== null) refuse(texts.spaceUnknown);
    const moved = await moveMoney(trx, locked, {
      ...(await makerOf(trx, account, ask)),
      ...{ direction: request.direction, amountCents, now },
      // With a space, which no key of a payment has.
      idempotencyKey: `space ${request.key}`,
    });
    if (!moved.ok) refuse(moved.refusal === "key_reused" ? texts.keyReused : tooLittle(locked, ask));
    else if (!moved.replayed) {
      const detail = { space: locked.space.id, direction: request.direction, cents: amountCents };
      await audit(trx, {
        at: now,
        action: "space.moved",
        loginId: caller.id,
        accountId: account.id,
        detail,
      });
    }
    return answerSpaces(trx, account.id);
  });
  await wakeEverybody(parts, account);
  return answer;
};

/** /space/close: its money goes back in the same step. */
export const closeSpace = (parts: Parts) => async (ask: CloseAsk) => {
  const { caller, texts, now } = ask;
  const account = ownAccount(caller, "pay");
  requireMayMove(caller, account, texts);
  const answer = await parts.db.transaction().execute(async (trx) => {
    await stillAllowed(trx, caller, account, "pay");
    const locked = await spaceOf(trx, account, ask);
    const { id, posted_cents: amountCents, closed_at: closedAt } = locked.space;
    if (closedAt !== null) return answerSpaces(trx, account.id);
    if (amountCents > 0) {
      const moved = await moveMoney(trx, locked, {
        ...(await makerOf(trx, account, ask)),
        ...{ direction: "out", amountCents, idempotencyKey: `space ${id} closed`, now },
      });
      if (!moved.ok) throw new Error(`Space ${id} keeps its money: ${moved.refusal}.`);
    }
    await trx
      .updateTable("spaces")
      .set({ rule: null, monthly_cents: null, monthly_day: null, rounded_until: null, due_at: null })
      .set({ closed_at: instant(now), updated_at: instant(now) })
      .where("id", "=", id)
      .execute();
    const detail = { space: id, cents: amountCents };
    await audit(trx, {
      at: now,
      action: "space.closed",
      loginId: caller.id,
      accountId: account.id,
      detail,
    });
    return answerSpaces(trx, account.id);
  });
  await wakeEverybody(parts, account);
  return answer;
};
