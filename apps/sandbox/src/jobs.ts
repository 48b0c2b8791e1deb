import { hourMs, minuteMs } from "@amberline/domain/dates";
import { runApprovals } from "./areas/approvals";
import { runBudgets } from "./areas/budgets";
import { runCollections } from "./areas/directDebits";
import { reviewWaiting } from "./areas/identity";
import { runDataCopies } from "./areas/myData";
import { runNotifications, runPushes } from "./areas/notifications";
import { runPlans, tellOfStatements } from "./areas/orders";
import { tellOfFees } from "./areas/papers";
import { runPaymentFiles } from "./areas/paymentFiles";
import { runSpaces } from "./areas/spaces";
import { runDocumentChanges } from "./areas/user";
import { startClearing } from "./clearing";
import { deleteExpired } from "./housekeeping";
import { reconcile } from "./ledger";
import { deleteEnded } from "./operator";
import { type Parts } from "./parts";
import { systemClock, type ShiftableClock } from "./platform/clock";
import { repeatedly } from "./platform/repeatedly";

const tidyEveryMs = hourMs;
const clockEveryMs = 2_000;
const plansEveryMs = 1_000;
const collectionsEveryMs = 1_000;
const spacesEveryMs = 1_000;
const budgetsEveryMs = 3_000;
const approvalsEveryMs = 5_000;
const paymentFilesEveryMs = 1_000;
const notificationsEveryMs = 1_000;
const pushesEveryMs = 1_000;
const statementsEveryMs = minuteMs;
const feesEveryMs = hourMs;
const termsEveryMs = hourMs;
const dataCopiesEveryMs = 1_000;
const reviewEveryMs = 2_000;
/** How often it is looked whether the ledger is to be checked. */
const reconcileEveryMs = minuteMs;

async function checkLedger({ db }: Pick<Parts, "db">): Promise<void> {
  const found = await reconcile(db, systemClock.now());
  if (found && !found.isEqual)
    throw new Error(
      `The ledger does not add up. Unequal ledger accounts: ${found.unequal.join(", ") || "none"}.`,
    );
}

async function tidy({ db, clock }: Pick<Parts, "db" | "clock">): Promise<void> {
  await deleteExpired(db, clock.now());
  await deleteEnded(db, systemClock.now());
}

const untraced = <T>(_name: string, work: () => Promise<T>) => work();

interface Jobs extends Pick<Parts, "db" | "mailer" | "pubsub" | "draw" | "pusher"> {
  clock: ShiftableClock;
  report: (error: unknown) => void;
  stopping: AbortSignal;
  /** Does what deserves a name in a trace. @default without one */
  traced?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** What the bank does by itself, until it is stopped. */
export function startJobs({ clock, report, stopping, traced = untraced, ...parts }: Jobs): {
  stop(): Promise<void>;
} {
  const { db, mailer, pubsub, draw, pusher } = parts;
  const loops = [
    startClearing({ db, clock, onError: report }),
    ...(
      [
        [tidyEveryMs, () => traced("deletion of what has expired", () => tidy({ db, clock }))],
        [clockEveryMs, () => clock.reload()],
        [reconcileEveryMs, () => traced("check of the ledger", () => checkLedger({ db }))],
        [plansEveryMs, () => runPlans({ db, mailer }, clock.now())],
        [collectionsEveryMs, () => runCollections({ db, mailer }, clock.now())],
        [spacesEveryMs, () => runSpaces({ db, mailer }, clock.now())],
        [budgetsEveryMs, () => runBudgets({ db, mailer }, clock.now())],
        [paymentFilesEveryMs, () => runPaymentFiles({ db, mailer }, clock.now())],
        [approvalsEveryMs, () => runApprovals({ db, mailer }, clock.now())],
        [notificationsEveryMs, () => runNotifications({ db, mailer, pubsub }, clock.now())],
        ...(pusher?.services ?? []).map(
          (service) =>
            [
              pushesEveryMs,
              async () => pusher && runPushes({ db, clock, pusher, report, stopping }, service),
            ] as const,
        ),
        [statementsEveryMs, () => tellOfStatements({ db, mailer }, clock.now())],
        [termsEveryMs, () => runDocumentChanges({ db, mailer }, clock.now())],
        [feesEveryMs, () => tellOfFees({ db, mailer }, clock.now())],
        [dataCopiesEveryMs, () => runDataCopies({ db, mailer, clock, draw, stopping })],
        [reviewEveryMs, () => reviewWaiting({ db, mailer }, clock.now())],
      ] as const
    ).map(([everyMs, work]) => repeatedly(work, { everyMs, onError: report })),
  ];
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}
