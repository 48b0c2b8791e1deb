import { type calls } from "@amberline/api/contract";
import { type CallerAsk } from "../../http/handle";
import { type Parts } from "../../parts";
import { messagesOf, wireMessageOf, type Message } from "./messages";
import { ownThread } from "./ownThread";

/** Default page size. */
const pageOf = 50;

const bare = (message: Message): Message => ({ ...message, attachments: [] });

/** /bridge/get-history */
export const history =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request }: CallerAsk<typeof calls.bridgeHistory>) => {
    const thread = await ownThread(db, caller, request);
    if (!thread) return { messages: [], root_id: null, next: null };
    const { before, after, limit = pageOf, include_attachments: hasFiles } = request;
    const found = await messagesOf(db, thread.id, { before, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      messages: page.map((message) => wireMessageOf(hasFiles ? message : bare(message), caller.id)),
      root_id: thread.id,
      next: found.length > limit && last ? last.number : null,
    };
  };
