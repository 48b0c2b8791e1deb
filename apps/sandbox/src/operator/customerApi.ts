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
import { signInKey } from "../areas/auth/signIn";
import { forgetAttempts } from "../areas/auth/throttle";
import { instant } from "../db/schema";
import { inTransaction, type Db } from "../ledger";
import { type Parts } from "../parts";
import { demoPassword } from "../seed";
import { maySeeCodes, type Asker } from "./asker";
import { createCustomer } from "./createCustomer";
import { findCustomer, findCustomers } from "./customerQueries";
import { customerPayments } from "./paymentQueries";
import { trailOf } from "./trailApi";
import { notThere, onCall, type OperatorApi } from "./route";

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

export function mountCustomers(api: OperatorApi, parts: Parts): void {
  const { db, clock } = parts;
  let hashed: Promise<string> | undefined;
  const demoHash = () => (hashed ??= parts.passwords.hash(demoPassword));
  const customerOf = async (id: string) => {
    const customer = await findCustomer(parts, clock.now(), id);
    if (!customer) throw notThere("customer");
    return customer;
  };

  onCall(api, listCustomers, async ({ search }, by) => ({
    customers: (await findCustomers(parts, clock.now(), search)).map(shownTo(by)),
    password: maySeeCodes(by) ? demoPassword : null,
  }));
  onCall(api, createCustomerCall, async (wanted) => createCustomer(parts, wanted, await demoHash()));
  onCall(api, readCustomer, async ({ id }, by) => ({
    customer: shownTo(by)(await customerOf(id)),
    trail: await trailOf(db, id),
    payments: await customerPayments(db, id),
  }));
  onCall(api, confirmCustomer, async ({ id }) => {
    await confirmByHand(db, await customerOf(id), clock.now());
    return { id };
  });
  onCall(api, unlockCustomer, async ({ id }) => {
    const { email } = await customerOf(id);
    await forgetAttempts(db, signInKey(email));
    return { id };
  });
  onCall(api, endCustomerSessions, async ({ id }) => {
    const { id: loginId } = await customerOf(id);
    const asked = { loginId, now: clock.now(), reason: "ended by the bank" };
    const ended = await inTransaction(db, (trx) => endAllSessions(trx, asked));
    await parts.pubsub.publish(loginId);
    return { ended };
  });
  onCall(api, blockCustomer, async ({ id }) => {
    const { id: loginId } = await customerOf(id);
    const asked = { loginId, by: "bank", now: clock.now(), reason: "blocked by the bank" } as const;
    await inTransaction(db, (trx) => blockLogin(trx, asked));
    await parts.pubsub.publish(loginId);
    return { id };
  });
  onCall(api, unblockCustomer, async ({ id }) => {
    await unblockLogin(db, (await customerOf(id)).id);
    return { id };
  });
}
