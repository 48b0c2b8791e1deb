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
import { notThere, onCall, onRoute, type OperatorApi, OperatorRefusal } from "./route";

/** Passes a refusal made for customers on to the operator. */
const orRefusal = (error: unknown): never => {
  if (error instanceof Refused) throw new OperatorRefusal(409, error.message);
  throw error;
};

export function mountChats(api: OperatorApi): void {
  onCall(api, listChats, async ({ search }, { db }) => {
    const found = await chats(db, { search, limit: 200 });
    return { chats: found, unread: found.reduce((sum, { unread }) => sum + unread, 0) };
  });
  onCall(api, cutChatStreams, ({ loginId }, { pubsub }) => {
    pubsub.disconnect(loginId);
    return {};
  });
  onRoute(api, chatAttachment, async (context, { db }) => {
    const file = await findAttachment(db, context.req.param("id") ?? "");
    if (!file) return context.notFound();
    const { body, headers } = writeFile(file);
    return context.body(body, 200, headers);
  });
  onCall(api, readChat, async (asked, { db }) => {
    const found = await threadMessages(db, asked);
    if (!found) throw notThere("chat");
    return found;
  });
  onCall(api, markChatRead, async (asked, { db }) => {
    if (!(await markRead(db, asked))) throw notThere("chat");
    return { number: asked.number };
  });
  onCall(api, replyToChat, async (reply, parts) => {
    const written = await replyTo(parts, reply).catch(orRefusal);
    if (!written) throw notThere("customer");
    return written;
  });
}
