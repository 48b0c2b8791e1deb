import { type OwnAccount } from "../../http/caller";
import { type Parts } from "../../parts";
import { peopleOf } from "../company/readPeople";

/** Wakes the streams of everybody who sees the account. */
export async function wakeEverybody({ db, pubsub }: Pick<Parts, "db" | "pubsub">, account: OwnAccount) {
  const people = await peopleOf(db, account.id).where("person.state", "=", "active").execute();
  for (const loginId of new Set([account.login_id, ...people.map((person) => person.login_id)]))
    await pubsub.publish(loginId);
}
