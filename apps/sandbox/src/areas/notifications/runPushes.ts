import { hourMs, minuteMs } from "@amberline/domain/dates";
import { ownBank, ownLanguage } from "../../bank";
import { epochOf, instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { catalogueIn } from "../../locales";
import { type Parts, type Pusher } from "../../parts";
import { ofLogin, countUnread } from "./list";
import { pushPayload } from "./pushPayload";
import { languageOfLogin } from "./tell";

interface Bank extends Pick<Parts, "db" | "clock"> {
  pusher: Pusher;
  /** Called with pushes that were given up. */
  report: (error: unknown) => void;
  /** Aborted when the process is to stop. */
  stopping?: AbortSignal;
}

/** Longer than a push may take: one taken so long ago was taken by a process that is gone. */
const takenMs = 2 * minuteMs;
const firstPauseMs = 10_000;
const longestPauseMs = 6 * hourMs;
const batch = 10;

const pauseAfter = (tries: number) => Math.min(firstPauseMs * 3 ** (tries - 1), longestPauseMs);

/** Takes pushes that are due, each for one process alone. */
const take = ({ db, clock }: Bank, service: string) =>
  db
    .updateTable("pushes")
    .set((row) => ({ tries: row("tries", "+", 1), next_try_at: instant(clock.now() + takenMs) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("pushes")
        .select("id")
        .where("service", "=", service)
        .where("next_try_at", "<=", instant(clock.now()))
        .orderBy("next_try_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "subscription_id", "notification_id", "service", "tries", "useful_until"])
    .execute();

type Taken = Awaited<ReturnType<typeof take>>[number];

/** The browser and what it is told; null if the customer is not to be told it any more. */
async function readPush(db: Db, { subscription_id: id, notification_id: notificationId }: Taken) {
  const to = await db
    .selectFrom("push_subscriptions")
    .innerJoin("logins", "logins.id", "login_id")
    .select(["login_id", "endpoint", "p256dh", "auth", "shows_details"])
    .where("push_subscriptions.id", "=", id)
    .where("blocked_by", "is", null)
    .executeTakeFirst();
  if (!to) return null;
  const told = await ofLogin(db, to.login_id)
    .select(["kind", "words"])
    .where("id", "=", notificationId)
    .where("read_at", "is", null)
    .executeTakeFirst();
  if (!told) return null;
  const { language } = await languageOfLogin(db, to.login_id).executeTakeFirstOrThrow();
  const spoken = language ?? ownLanguage;
  const { title, text } = to.shows_details
    ? (told.words[spoken] ?? told.words.en)
    : { title: ownBank.name, text: catalogueIn(spoken).pushed[told.kind] };
  const unread = await countUnread(db, to.login_id);
  return {
    to,
    payload: pushPayload({ id: notificationId, title, body: text, path: "/notifications", unread }),
  };
}

async function deliver({ db, clock, pusher, report }: Bank, taken: Taken): Promise<void> {
  const { id, tries, subscription_id: subscriptionId } = taken;
  const endPush = () => db.deleteFrom("pushes").where("id", "=", id).execute();
  const push = await readPush(db, taken);
  if (!push) return void (await endPush());
  const isKnown = pusher.serviceOf(push.to.endpoint) !== null;
  const pushed = isKnown ? await pusher.send(push.to, push.payload) : "gone";
  if (pushed === "gone")
    return void (await db.deleteFrom("push_subscriptions").where("id", "=", subscriptionId).execute());
  if (pushed === "sent") return void (await endPush());
  const { problem, laterMs } = pushed;
  const next = clock.now() + Math.max(laterMs ?? 0, pauseAfter(tries));
  if (laterMs === null || next > epochOf(taken.useful_until)) {
    await endPush();
    return report(new Error(`A push through ${taken.service} was given up: ${problem}.`));
  }
  await db
    .updateTable("pushes")
    .set({ next_try_at: instant(next) })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/**
 * Sends what is due to one push service. Safe to run concurrently, in several processes. One that dies between a
 * service's yes and noting it has the push sent once more.
 */
export async function runPushes(bank: Bank, service: string): Promise<void> {
  for (;;) {
    const taken = await take(bank, service);
    const sent = await Promise.allSettled(taken.map((each) => deliver(bank, each)));
    for (const each of sent) if (each.status === "rejected") bank.report(each.reason);
    if (taken.length < batch || bank.stopping?.aborted) return;
  }
}
