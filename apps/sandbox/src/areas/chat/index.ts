import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { attachment } from "./attachment";
import { history } from "./history";
import { post } from "./post";
import { stream } from "./stream";
import { read } from "./unread";

export { findAttachment } from "./attachment";
export { chats, markRead, replyTo, threadMessages, type ChatSummary } from "./support";
export { openStreams } from "./stream";
export { addMessage, nameOf, type ThreadOwner } from "./thread";

/** One thread per customer, which no other customer reads or writes. */
export function mountChat(handle: Handle, parts: Parts): void {
  handle.session(calls.bridgeHistory, history(parts));
  handle.session(calls.bridgeMessage, post(parts));
  handle.session(calls.bridgeStream, stream(parts));
  handle.session(calls.bridgeRead, read(parts));
  handle.session(calls.bridgeAttachment, attachment(parts));
}
