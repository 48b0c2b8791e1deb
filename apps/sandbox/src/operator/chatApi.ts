import {
  chatAttachment,
  cutChatStreams,
  listChats,
  markChatRead,
  readChat,
  replyToChat,
} from "@amberline/api/operator";
import { chats, findAttachment, markRead, replyTo, threadMessages } from "../areas/chat";
import { writeFile } from "../http/answer";
import { Refused } from "../http/refusal";
import { type Parts } from "../parts";
import { notThere, onCall, type OperatorApi, OperatorRefusal } from "./route";

/** Passes a refusal made for customers on to the operator. */
const orRefusal = (error: unknown): never => {
  if (error instanceof Refused) throw new OperatorRefusal(409, error.message);
  throw error;
};

export function mountChats(api: OperatorApi, parts: Pick<Parts, "db" | "clock" | "random" | "pubsub">): void {
  const { db, pubsub } = parts;
  onCall(api, listChats, async ({ search }) => {
    const found = await chats(db, { search, limit: 200 });
    return { chats: found, unread: found.reduce((sum, { unread }) => sum + unread, 0) };
  });
  onCall(api, cutChatStreams, ({ loginId }) => {
    pubsub.disconnect(loginId);
    return {};
  });
  api.open(chatAttachment, async (context) => {
    const file = await findAttachment(db, context.req.param("id") ?? "");
    if (!file) return context.notFound();
    const { body, headers } = writeFile(file);
    return context.body(body, 200, headers);
  });
  onCall(api, readChat, async (asked) => {
    const found = await threadMessages(db, asked);
    if (!found) throw notThere("chat");
    return found;
  });
  onCall(api, markChatRead, async (asked) => {
    if (!(await markRead(db, asked))) throw notThere("chat");
    return { number: asked.number };
  });
  onCall(api, replyToChat, async (reply) => {
    const written = await replyTo(parts, reply).catch(orRefusal);
    if (!written) throw notThere("customer");
    return written;
  });
}
