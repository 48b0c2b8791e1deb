import {
  clearFaults,
  listFaults,
  planFault,
  readClock,
  readOverview,
  shiftClock,
  faultKinds,
} from "@amberline/api/operator";
import { chats } from "../areas/chat";
import { complaints } from "../areas/complaint";
import { isReviewAutomatic } from "../areas/identity";
import { bankTimeZone } from "../days";
import { ownBank } from "../bank";
import { isClearingPaused } from "../clearing";
import { type Faults } from "../faults";
import { lastReconciliation } from "../ledger";
import { bodyOf } from "./bodyOf";
import { shiftable } from "./clock";
import { countChanges } from "../areas/company";
import { countComplete } from "./companyQueries";
import { callNames, readFault } from "./faultPlan";
import { countWaiting } from "./paymentQueries";
import { onCall, onRoute, type OperatorApi, OperatorRefusal } from "./route";
import { countSubmitted } from "./verificationQueries";

/** Planned faults and the sandbox's clock. */
export function mountTesting(api: OperatorApi, faults: Faults): void {
  const pending = () => ({
    faults: faults.pending().map(({ times = 1, ...fault }) => ({ ...fault, times })),
  });
  onCall(api, listFaults, () => ({ ...pending(), calls: callNames, kinds: [...faultKinds] }));
  onCall(api, clearFaults, () => {
    faults.clear();
    return pending();
  });
  // One fault, or a list in the order they apply.
  onRoute(api, planFault, async (context) => {
    const body = await bodyOf(context);
    faults.plan(...(Array.isArray(body) ? body : [body]).map(readFault));
    return context.json(pending());
  });

  onCall(api, readClock, (_, { clock }) => {
    const movable = shiftable(clock);
    return { now: clock.now(), shiftMs: movable?.shiftMs() ?? 0, isMovable: movable !== null };
  });
  onCall(api, shiftClock, async ({ shiftMs }, { db, clock }) => {
    const movable = shiftable(clock);
    if (!movable) throw new OperatorRefusal(409, "This clock cannot be moved.");
    await movable.shiftBy(shiftMs, db);
    return { now: clock.now(), shiftMs: movable.shiftMs() };
  });
}

/** Numbers of everything that needs attention. */
export function mountOverview(api: OperatorApi, faults: Faults): void {
  onCall(api, readOverview, async (_, { db, clock }) => ({
    bank: { name: ownBank.name, timeZone: bankTimeZone },
    now: clock.now(),
    shiftMs: shiftable(clock)?.shiftMs() ?? 0,
    isPaused: await isClearingPaused(db),
    isAutomatic: await isReviewAutomatic(db),
    isLedgerEqual: (await lastReconciliation(db))?.isEqual ?? null,
    waiting: {
      chats: (await chats(db, { search: "", limit: 200 })).filter(({ unread }) => unread > 0).length,
      complaints: (await complaints(db, { search: "", status: "received", limit: 200 })).length,
      verifications: await countSubmitted(db),
      companies: await countComplete(db),
      changes: await countChanges(db),
      payments: await countWaiting(db),
      faults: faults.pending().length,
    },
  }));
}
