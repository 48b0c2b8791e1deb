import { type AnyCall } from "@amberline/api/contract";
import { type OwnAccount } from "../../http/caller";
import { type CallerAsk, type Reply } from "../../http/handle";
import { type Parts } from "../../parts";

type Waking = Pick<Parts, "pubsub">;

/** Says to the streams of everybody who looks at the account that there is news. */
export const wakeEverybody = ({ pubsub }: Waking, account: Pick<OwnAccount, "id">): Promise<void> =>
  pubsub.publish(account.id);

/** A call that changes something of the token's account, which everybody who sees it is shown at once. */
export const thenWake =
  <C extends AnyCall>(parts: Waking, answer: (ask: CallerAsk<C>) => Promise<Reply<C>>) =>
  async (ask: CallerAsk<C>): Promise<Reply<C>> => {
    const reply = await answer(ask);
    if (ask.caller.account) await wakeEverybody(parts, ask.caller.account);
    return reply;
  };
