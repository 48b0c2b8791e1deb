import { notificationKinds, type consentKinds } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { bankTimeZone } from "../../days";
import { epochOf, instant, type Instant } from "../../db/schema";
import { isAllowed, type Caller, type OwnAccount } from "../../http/caller";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { stateOf } from "../directDebits/judge";
import { fixedMail, isMailedTo } from "../notifications/choices";
import { deviceName } from "./sessions";

export interface Asked {
  caller: Caller;
  texts: Catalogue;
  now: number;
}

interface Given {
  kind: (typeof consentKinds)[number];
  name: string;
  since: string;
}

const dayOf = (at: Instant) => civilDate(epochOf(at), bankTimeZone);

/** The kinds that the person can choose not to be mailed, since they last chose or signed up. */
async function mailsOf(db: Db, { caller: { id: loginId }, texts }: Asked): Promise<Given[]> {
  const { created_at: signedUp } = await db
    .selectFrom("logins")
    .select("created_at")
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  const chosen = await db
    .selectFrom("notification_choices")
    .select(["kind", "is_mailed", "mail_chosen_at"])
    .where("login_id", "=", loginId)
    .execute();
  return notificationKinds
    .filter((kind) => !fixedMail.includes(kind))
    .flatMap((kind) => {
      const own = chosen.find((each) => each.kind === kind);
      if (!isMailedTo(kind, own?.is_mailed ?? null)) return [];
      const since = dayOf(own?.mail_chosen_at ?? signedUp);
      return [{ kind: "mail" as const, name: texts.notificationKinds[kind], since }];
    });
}

async function ofLogin(db: Db, asked: Asked): Promise<Given[]> {
  const {
    caller: { id: loginId },
    texts,
    now,
  } = asked;
  const devices = await db
    .selectFrom("sessions")
    .select(["browser", "system", "created_at"])
    .where("login_id", "=", loginId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", instant(now))
    .orderBy("created_at", "desc")
    .execute();
  const browsers = await db
    .selectFrom("push_subscriptions")
    .leftJoin("sessions", "sessions.id", "session_id")
    .select(["browser", "system", "subscribed_at"])
    .where("push_subscriptions.login_id", "=", loginId)
    .orderBy("subscribed_at", "desc")
    .execute();
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["name", "created_at"])
    .where("login_id", "=", loginId)
    .orderBy("created_at", "desc")
    .execute();
  return [
    ...devices.map(({ created_at: at, ...device }) => ({
      ...{ kind: "device" as const, since: dayOf(at) },
      name: deviceName(device, texts),
    })),
    ...browsers.map(({ browser, system, subscribed_at: at }) => ({
      ...{ kind: "push" as const, since: dayOf(at) },
      name: deviceName({ browser: browser ?? "", system: system ?? "" }, texts),
    })),
    ...(await mailsOf(db, asked)),
    ...passkeys.map(({ name, created_at: at }) => ({ kind: "passkey" as const, name, since: dayOf(at) })),
  ];
}

async function ofAccount(db: Db, account: OwnAccount, now: number): Promise<Given[]> {
  const mandates = await db
    .selectFrom("mandates")
    .selectAll()
    .where("account_id", "=", account.id)
    .orderBy("signed", "desc")
    .execute();
  const payees = await db
    .selectFrom("trusted_payees")
    .innerJoin("receivers", (join) =>
      join
        .onRef("receivers.id", "=", "receiver_id")
        .onRef("receivers.name", "=", "trusted_payees.name")
        .onRef("receivers.account", "=", "trusted_payees.account"),
    )
    .select(["receivers.name", "trusted_payees.created_at"])
    .where("trusted_payees.account_id", "=", account.id)
    .orderBy("trusted_payees.created_at", "desc")
    .execute();
  const people = isAllowed(account, "people")
    ? await db
        .selectFrom("account_people")
        .select(["first_name", "last_name", "invited_at"])
        .where("account_id", "=", account.id)
        .where("state", "=", "active")
        .orderBy("invited_at", "desc")
        .execute()
    : [];
  return [
    ...mandates
      .filter((mandate) => stateOf(mandate, now) === "active")
      .map(({ creditor_name: name, signed: since }) => ({ kind: "debit" as const, name, since })),
    ...payees.map(({ name, created_at: at }) => ({ kind: "trusted" as const, name, since: dayOf(at) })),
    ...people.map(({ first_name: first, last_name: last, invited_at: at }) => ({
      ...{ kind: "access" as const, name: `${first} ${last}`, since: dayOf(at) },
    })),
  ];
}

/**
 * What the person has let happen, newest first in each kind: in their own name, and with the account of the token. With
 * one that is closed nothing happens any more.
 */
export async function consentsOf(db: Db, asked: Asked): Promise<Given[]> {
  const { account } = asked.caller;
  const isOpen = account && account.closed_at === null;
  return [...(await ofLogin(db, asked)), ...(isOpen ? await ofAccount(db, account, asked.now) : [])];
}
