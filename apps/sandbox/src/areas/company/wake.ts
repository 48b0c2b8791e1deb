import { type AnyCall } from "@amberline/api/contract";
import { type OwnAccount } from "../../http/caller";
import { type CallerAsk, type Reply } from "../../http/handle";
import { type Parts } from "../../parts";
import { peopleOf } from "./readPeople";

type Waking = Pick<Parts, "db" | "pubsub">;

/** Wakes the streams of everybody who sees the account. */
export async function wakeEverybody({ db, pubsub }: Waking, account: OwnAccount): Promise<void> {
  const people = await peopleOf(db, account.id).where("person.state", "=", "active").execute();
  for (const loginId of new Set([account.login_id, ...people.map((person) => person.login_id)]))
    await pubsub.publish(loginId);
}

/** A call that changes something of the token's account, which everybody who sees it is shown at once. */
export const thenWake =
  <C extends AnyCall>(parts: Waking, answer: (ask: CallerAsk<C>) => Promise<Reply<C>>) =>
  async (ask: CallerAsk<C>): Promise<Reply<C>> => {
    const reply = await answer(ask);
    if (ask.caller.account) await wakeEverybody(parts, ask.caller.account);
    return reply;
  };
