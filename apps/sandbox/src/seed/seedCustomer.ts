import { dayMs } from "@amberline/domain/dates";
import { openFirstAccount } from "../areas/auth/firstAccount";
import { openLogin } from "../areas/auth/openLogin";
import { ownBank } from "../bank";
import {
  inTransaction,
  placePayment,
  receivePayment,
  recordPast,
  type Db,
  type Party,
  type PastTransaction,
} from "../ledger";
import { type Parts } from "../parts";
import { uuid } from "../secrets/random";
import { busyHistory } from "./busyHistory";
import { latvenergo, tenant } from "./counterparties";
import { demoAddress, demoPassword } from "./demoLogins";
import { seededRandom } from "./seededRandom";
import { seedDirectory } from "./seedDemo";

export interface WantedPast {
  /** E-mail of the new login. */
  login: string;
  /** Rows in the list. */
  transactions: number;
}

const pastMs = 3 * 365 * dayMs;
const batchSize = 5_000;
const holder = { firstName: "Laima", lastName: "Ķēniņa" };

/** Batches, so that a long history is never held in memory. */
function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let piece: T[] = [];
  for (const one of all) {
    if (piece.push(one) < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** Pending transactions: one announced by its payer, and one that clearing settles next. */
async function addWaiting(
  db: Db,
  { accountId, owner, now }: { accountId: string; owner: Party; now: number },
): Promise<void> {
  const shared = { accountId, paymentType: "CREDIT", amountCents: 1_500, now } as const;
  await receivePayment(db, {
    ...shared,
    from: tenant,
    to: owner,
    reference: "Kopīgās vakariņas",
    status: "new",
  });
  const key = "seed-waiting";
  const order = { ...shared, from: owner, to: latvenergo, reference: "Elektrība" };
  await placePayment(db, { ...order, idempotencyKey: key, payloadHash: key });
}

/**
 * Creates a verified customer with a deterministic history of so many transactions in the last three years. Resolves to
 * the account's id, or null if the e-mail already has a login. `told` is called with the number written so far.
 */
export async function seedCustomer(
  { db, clock, passwords, random }: Pick<Parts, "db" | "clock" | "passwords" | "random">,
  { login, transactions }: WantedPast,
  told: (written: number) => void = () => undefined,
): Promise<string | null> {
  const now = clock.now();
  const from = now - pastMs;
  const passwordHash = await passwords.hash(demoPassword);
  await seedDirectory(db);
  const accountId = await inTransaction(db, async (trx) => {
    const id = uuid(random);
    const person = { ...holder, id, email: login.toLowerCase(), passwordHash, address: demoAddress };
    const isNew = await openLogin(trx, { ...person, isConfirmed: true, verification: "verify", now: from });
    return isNew ? openFirstAccount(trx, { random }, { loginId: id, now: from }) : null;
  });
  if (accountId === null) return null;
  const { iban } = await db
    .selectFrom("accounts")
    .select("iban")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const owner = {
    name: `${holder.firstName} ${holder.lastName}`,
    account: iban ?? "",
    bic: ownBank.bic,
    bankName: ownBank.name,
  };
  const waiting = transactions < 10 ? 0 : 2;
  const booked = transactions - waiting;
  const past: Iterable<PastTransaction> = busyHistory({
    owner,
    transactions: booked,
    from,
    to: now - dayMs,
    random: seededRandom(53),
  });
  let written = 0;
  for (const piece of inBatches(past, batchSize)) {
    await recordPast(db, { accountId, past: piece });
    written += piece.reduce((rows, { feeCents }) => rows + (feeCents ? 2 : 1), 0);
    told(written);
  }
  if (waiting > 0) await addWaiting(db, { accountId, owner, now });
  return accountId;
}
