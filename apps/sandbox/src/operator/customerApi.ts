import {
  blockCustomer,
  confirmCustomer,
  createCustomer as createCustomerCall,
  endCustomerSessions,
  listCustomers,
  readCustomer,
  unblockCustomer,
  unlockCustomer,
  type OperatorCustomer,
} from "@amberline/api/operator";
import { blockLogin, endAllSessions, unblockLogin } from "../areas/auth/block";
import { factorKey, signInKey } from "../areas/auth/signIn";
import { forgetAttempts } from "../areas/auth/throttle";
import { instant } from "../db/schema";
import { type Db } from "../ledger";
import { type Parts } from "../parts";
import { demoPassword } from "../seed";
import { maySeeCodes, type Asker } from "./asker";
import { createCustomer } from "./createCustomer";
import { findCustomer, findCustomers } from "./customerQueries";
import { customerPayments } from "./paymentQueries";
import { customerPlans } from "./planQueries";
import { trailOf } from "./trailApi";
import { notThere, onCall, onPreparedCall, type OperatorApi } from "./route";

async function confirmByHand(db: Db, { id, confirm_by: by }: OperatorCustomer, now: number): Promise<void> {
  await db
    .updateTable("logins")
    .set({
      ...(by === "phone" ? { phone_confirmed: true } : { email_confirmed: true }),
      updated_at: instant(now),
    })
    .where("id", "=", id)
    .execute();
}

/** Without the code, unless the asker may see it. */
const shownTo =
  (by: Asker) =>
  (customer: OperatorCustomer): OperatorCustomer =>
    maySeeCodes(by) ? customer : { ...customer, code: null };

/** Throws OperatorRefusal. */
async function customerOf(parts: Parts, id: string): Promise<OperatorCustomer> {
  const customer = await findCustomer(parts, parts.clock.now(), id);
  if (!customer) throw notThere("customer");
  return customer;
}

export function mountCustomers(api: OperatorApi, { passwords }: Pick<Parts, "passwords">): void {
  let hashed: Promise<string> | undefined;
  const demoHash = () => (hashed ??= passwords.hash(demoPassword));

  onCall(api, listCustomers, async ({ search }, asked) => ({
    customers: (await findCustomers(asked, asked.clock.now(), search)).map(shownTo(asked.by)),
    password: maySeeCodes(asked.by) ? demoPassword : null,
  }));
  onPreparedCall(api, createCustomerCall, demoHash, (wanted, parts, hash) =>
    createCustomer(parts, wanted, hash),
  );
  onCall(api, readCustomer, async ({ id }, asked) => ({
    customer: shownTo(asked.by)(await customerOf(asked, id)),
    trail: await trailOf(asked.db, id),
    payments: await customerPayments(asked.db, id),
    plans: await customerPlans(asked.db, id),
  }));
  onCall(api, confirmCustomer, async ({ id }, parts) => {
    await confirmByHand(parts.db, await customerOf(parts, id), parts.clock.now());
    return { id };
  });
  onCall(api, unlockCustomer, async ({ id }, parts) => {
    const { id: loginId, email } = await customerOf(parts, id);
    for (const key of [signInKey(email), factorKey(loginId)]) await forgetAttempts(parts.db, key);
    return { id };
  });
  onCall(api, endCustomerSessions, async ({ id }, parts) => {
    const { id: loginId } = await customerOf(parts, id);
    const asked = { loginId, now: parts.clock.now(), reason: "ended by the bank" };
    const ended = await endAllSessions(parts.db, asked);
    await parts.pubsub.publish(loginId);
    return { ended };
  });
  onCall(api, blockCustomer, async ({ id }, parts) => {
    const { id: loginId } = await customerOf(parts, id);
    const asked = { loginId, by: "bank", now: parts.clock.now(), reason: "blocked by the bank" } as const;
    await blockLogin(parts.db, asked);
    await parts.pubsub.publish(loginId);
    return { id };
  });
  onCall(api, unblockCustomer, async ({ id }, parts) => {
    await unblockLogin(parts.db, (await customerOf(parts, id)).id);
    return { id };
  });
}
