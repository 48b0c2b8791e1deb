import { type calls } from "@amberline/api/contract";
import { addDays, addMonths, civilDate, startOfMonth } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { epochOf, instant } from "../../db/schema";
import { bankTimeZone, startOfDay } from "../../days";
import { accountOfCaller, hiddenAs } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { largestPayees, oldestTransaction, recentPayees, turnovers, waitingPayments } from "../../ledger";
import { type Parts } from "../../parts";
import { toApprove } from "../approvals/list";
import { upcomingCollections } from "../directDebits/list";
import { wireTransactionOf } from "./list";
import { upcomingPlans } from "./plans/plans";

const monthsShown = 12;

const at = (day: string) => instant(startOfDay(day));
const euro = (cents: number) => moneyToDecimal(money(cents, "EUR"));

/** /order/overview: months and days are those at the bank. */
export const overviewOrders =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, now, texts }: CallerAsk<typeof calls.orderOverview>) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    const { id } = account;
    const sight = { accountId: id, hiddenAs: hiddenAs(account, texts) };
    const today = civilDate(now, bankTimeZone);
    const month = startOfMonth(today);
    const months = Array.from({ length: monthsShown }, (_, nth) => addMonths(month, nth + 1 - monthsShown));
    const sameDay = addMonths(today, -1);
    const spans = [
      ...months.map((first) => ({ start: at(first), end: at(addMonths(first, 1)) })),
      { start: at(startOfMonth(sameDay)), end: at(addDays(sameDay, 1)) },
    ];
    const [sums, payees, recent, waiting, oldest, upcoming, approvals, collections] = await Promise.all([
      turnovers(db, id, spans),
      largestPayees(db, sight, at(month)),
      recentPayees(db, sight),
      waitingPayments(db, sight),
      oldestTransaction(db, id),
      upcomingPlans(db, id, texts),
      toApprove(db, caller, account, now),
      upcomingCollections(db, { accountId: id, texts, now }),
    ]);
    const hasBegunBefore = oldest !== null && epochOf(oldest) < startOfDay(month);
    return {
      data: {
        months: months.map((first, nth) => ({
          month: first.slice(0, 7),
          in: euro(sums[nth]?.inCents ?? 0),
          out: euro(sums[nth]?.outCents ?? 0),
        })),
        before: hasBegunBefore ? { day: sameDay, out: euro(sums.at(-1)?.outCents ?? 0) } : null,
        payees: payees.map(({ name, account, outCents }) => ({ name, account, out: euro(outCents) })),
        recent: recent.map((payee) => ({
          name: payee.to_name,
          account: payee.to_account,
          bic: payee.to_bic,
          beneficary_type: payee.beneficiary_type,
        })),
        waiting: {
          total: waiting.total,
          data: waiting.rows.map((row) => wireTransactionOf(row, texts)),
        },
        upcoming,
        collections,
        to_approve: approvals,
      },
    };
  };
