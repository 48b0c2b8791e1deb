import { defineCall } from "./call";
import { wireFile } from "./file";
import { noBody } from "./schemas";

/**
 * Server-Sent Events: one `message` event a message of the caller's thread, its data a `wireLiveMessage` in JSON, from
 * when the stream begins until the session ends. Comments keep the line alive meanwhile.
 */
export const bridgeStream = defineCall({
  name: "bridgeStream",
  summary: "Streams the messages of the caller's chat as they come.",
  method: "GET",
  path: "/bridge/stream",
  answer: "stream",
  request: noBody,
  response: wireFile(),
});
