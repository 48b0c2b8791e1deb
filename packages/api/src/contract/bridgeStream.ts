import { defineCall } from "./call";
import { wireFile } from "./file";
import { noBody } from "./schemas";

/**
 * Server-Sent Events: a `message` event for each new message of the caller's thread, its data a `wireLiveMessage` in
 * JSON, until the session ends. A `news` event without data, an addition to the specification, says that something of the
 * login or of the account of the token is not as it was: a balance, a transaction, a notification. Comments are heartbeats.
 */
export const bridgeStream = defineCall({
  name: "bridgeStream",
  summary: "Streams the messages of the caller's chat as they come, and says when there is other news.",
  method: "GET",
  path: "/bridge/stream",
  answer: "stream",
  request: noBody,
  response: wireFile("text/event-stream"),
});
